"""The contents of the box, with names and texts in three languages."""

from functools import cache
from typing import Any

from app.engine.types import Seat, View
from app.games.hockey_game.beats import BEATS
from app.games.hockey_game.data import box, sheets
from app.games.hockey_game.model import CardId, FieldId, Move
from app.games.hockey_game.rules import opening, rink


@cache
def components() -> View:
    """Return every record with the `source` of its numbers: "seed" is printed, "house" is ours."""
    read = sheets()
    special = read["special_cards"]
    cards = [
        *read["bonus_cards"]["bonus_cards"],
        *read["heroes"]["heroes"],
        *special["special_cards"],
        *special["injury_cards"],
    ]
    return {
        "rink": _rink(read["rink"]),
        "attributes": _keyed(read["moves"]["attributes"]),
        "moves": _keyed(read["moves"]["moves"]),
        "teams": _keyed(read["teams"]["teams"]),
        "nations": list(box().teams),  # A list keeps the order of the box, unlike JSON keys.
        "cards": _keyed(cards),
        "referee_cards": _keyed(read["referee_cards"]["referee_cards"]),
        "constants": {key: one["value"] for key, one in read["moves"]["constants"].items() if "value" in one},
        "whistles": {id: _whistle(id, read["referee_cards"]["referee_cards"]) for id in box().whistles},
        "draft": _draft(),
        "beats": BEATS.components(),
        "log": LOG,
    }


CARD = "cards.*.name|cards.*.text"
LOG = {
    "words": {
        "who": "seat",
        "game_ended.who": {},  # The player whose goals come first.
        "attacker": "seat",
        "team": "teams.*.name",
        **dict.fromkeys(("card", "cards", "hero_removed.hero"), CARD),
        "special_played.card": {"as": CARD, "also": {"does": "cards.*.text"}},
        "referee_turned.card": {"as": "whistles.*.name", "also": {"told": "whistles.*.told"}},
        "cause": f"{CARD}|whistles.*.name",
        "declared.move": "attributes.*.label",
        "comment.move": "attributes.*.label",
        **dict.fromkeys(("source", "to", "at"), "rink.fields.*.name"),
        "dice": {"join": " + "},
        "totals": {"join": "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"},
        "goals": {"join": ":"},
        **{name: {"say": "word-sum"} for name in ("sum", "attack", "defence")},
    },
    "bands": ["faceoff_won", "round_decided", "goal_scored", "game_ended"],
    "silent": ["period_began", "faceoff_called", "puck_lost", "restart_offered"],
    "chapters": {
        "team_taken": "ui-before",
        "drafted": "ui-draft",
        "period_began": "log-period-began",
        "faceoff_called": "ui-faceoff",
        "declared": "ui-round",
    },
    "parts": ["period_began"],
}
"""The wording of event fields in the log, lines that settle something, and starts of chapters and parts."""


def _rink(sheet: dict[str, Any]) -> View:
    """Return the drawing of the rink and every way of the puck: to a field, or to the opponent's goal."""
    return {
        **{key: sheet[key] for key in ("source", "viewbox", "boards", "drawing", "speed_rows")},
        **{key: _keyed(sheet[key]) for key in ("lines", "zones", "fields")},
        "strength_neighbours": sheet["strength_neighbours"],
        "ways": {
            move.value: {
                source: {to: _way(0, move, source, to) for to in rink.reachable_fields(move, source)}
                for source in box().fields
            }
            for move in Move
            if move is not Move.SHOT
        },
        "shots": {
            str(seat): {source: _way(seat, Move.SHOT, source, None) for source in box().fields}
            for seat in (0, 1)
        },
    }


def _way(attacker: Seat, move: Move, source: FieldId, to: FieldId | None) -> View:
    """Return the lines that are crossed and their cost. The attacker matters only to a shot."""
    return {
        "lines": list(rink.lines_crossed(attacker, move, source, to)),
        "cost": rink.line_cost(attacker, move, source, to),
    }


def _whistle(id: CardId, records: list[dict[str, Any]]) -> View:
    """Return a single referee card: its kind, its name, and its name with its effect (HG-9.6)."""
    record = next(one for one in records if id.startswith(f"R-{one['id']}-"))
    mod = record["effect"].get("mod", 0)
    adds = f" {mod:+d}".replace("-", "\u2212") if mod else ""
    names = {lang: name + adds for lang, name in record["name"].items()}
    does = {lang: f"{name}. {record['text'][lang]}" for lang, name in names.items()}
    return {"kind": record["id"], "name": names, "told": names if mod else does}


def _draft() -> View:
    """Return the stages in the order of picking, each with its cards grouped by equal faces (HG-10.4)."""
    stages = box().draft.stages
    return {
        "stages": list(stages),
        "max_symbols": box().draft.max_symbols,
        "faces": {stage: opening.cards_by_face(stage) for stage in dict.fromkeys(stages)},
    }


def _keyed(records: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {record["id"]: {key: value for key, value in record.items() if key != "id"} for record in records}
