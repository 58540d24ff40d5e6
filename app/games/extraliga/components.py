"""The contents of the box, which all may see and which are the same for every match, each with its source."""

from functools import cache
from typing import Any

import msgspec

from app.engine.types import View
from app.games.extraliga import data
from app.games.extraliga.beats import BEATS
from app.games.extraliga.model import SLOTS
from app.games.extraliga.rules.draft import TEAM
from app.games.extraliga.rules.flow import DUTY
from app.games.extraliga.rules.match import kind_of
from app.games.extraliga.rules.season import TRAINER_HAND
from app.games.extraliga.rules.strength import FITS


@cache
def components() -> View:
    clubs = data.document("clubs")
    effects = data.effect_cards().values()
    return {
        "cards": {card.id: _card(card) for card in data.cards().values()},
        "order": list(data.canonical_rank()),
        "clubs": {club["id"]: club for club in clubs["clubs"]},
        "legend_label": clubs["legend_label"],
        "trainers": {card.id: msgspec.to_builtins(card) for card in effects if card.id.startswith("TR-")},
        "events": {card.id: msgspec.to_builtins(card) for card in effects if card.id.startswith("EV-")},
        "opponents": {card.id: _opponent(card) for card in data.opponents().values()},
        "lots": {lot.id: msgspec.to_builtins(lot, str_keys=True) for lot in data.lots().values()},
        "slots": {slot.value: FITS[place].value for place, slot in enumerate(SLOTS)},
        "team_cards": TEAM,
        "trainer_hand": TRAINER_HAND,
        "duty": {str(die): least for die, least in DUTY.items()},
        "references": data.document("refs")["refs"],
        "beats": BEATS.components(),
        "log": LOG,
    }


THING = "cards.*.name|trainers.*.name|events.*.name|opponents.*.name"
LOG = {
    "words": {
        **dict.fromkeys(
            ("who", "a", "b", "bye", "first", "roller", "seats", "seeds", "lineups_shown.seat"), "seat"
        ),
        **dict.fromkeys(("card", "opponent", "source", "out", "came"), THING),
        "event_turned.card": {"as": "events.*.name", "also": {"does": "events.*.text"}},
        "trainer_played.card": {"as": THING, "also": {"does": "trainers.*.text"}},
        "hint.card": {"as": THING, "also": {"does": "trainers.*.text"}},
        "left": {"as": THING, "empty": "–"},
        "right": {"as": THING, "empty": "–"},
        "dice": {"join": " ", "empty": "–"},
        "bonus_used.before": {"join": " "},
        "bonus_used.after": {"join": " "},
        "pairs": {"as": "seat", "join": [", ", " – "]},
        "lineups": {"say": "word-lineup"},
        "seeded.lots": {"as": "seat", "join": ["; ", ", "]},
        "ranking": {"as": "seat", "say": "word-place"},
        "hidden_revealed.trainers": {
            "as": THING,
            "say": "word-hand",
            "by": "seat",
            "join": ["; ", ", "],
            "empty": "–",
        },
    },
    "bands": ["match_ended", "lineups_shown", "season_ended", "seeded", "deciding_needed"],
    "silent": ["half_started"],
    "chapters": {
        "hands_dealt": "ui-draft-number",
        "table_dealt": "ui-heading-draft",
        "lot_turned": "ui-heading-round",
        "opponent_turned": "ui-heading-round",
        "playoff_round": "ui-heading-playoff",
        "deciding_needed": "ui-stage-deciding",
    },
    "before": "ui-heading-start",
}
"""The wording of event fields in the log, the lines that settle something, and the starts of chapters."""


def _opponent(card: data.Opponent) -> dict[str, Any]:
    """Return a virtual opponent under its club's name."""
    names = {club["id"]: club["name"] for club in data.document("clubs")["clubs"]}
    return {**msgspec.to_builtins(card), "name": names[card.club]}


def _card(card: data.Card) -> dict[str, Any]:
    """Return a card without unknown seasons, titles and references: nothing is shown for them."""
    fields: dict[str, Any] = msgspec.to_builtins(card) | {"kind": kind_of(card)}
    return {name: value for name, value in fields.items() if value is not None or name == "club"}
