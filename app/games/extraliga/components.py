"""What lies in the box for all to see: the same for every match. Each record keeps its source."""

from functools import cache
from typing import Any

import msgspec

from app.engine.contract import View
from app.games.extraliga import data
from app.games.extraliga.model import SLOTS
from app.games.extraliga.rules.strength import ATTACK_PAIRS, DEFENCE_PAIRS, FITS, MAXIMUM


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
        "opponents": {card.id: msgspec.to_builtins(card) for card in data.opponents().values()},
        "lots": {lot.id: msgspec.to_builtins(lot, str_keys=True) for lot in data.lots().values()},
        "slots": {slot.value: FITS[place].value for place, slot in enumerate(SLOTS)},
        "pairs": [[SLOTS[a].value, SLOTS[b].value] for a, b in (*ATTACK_PAIRS, *DEFENCE_PAIRS)],
        "maximum": MAXIMUM,
        "references": data.document("refs")["refs"],
    }


def _card(card: data.Card) -> dict[str, Any]:
    """Unknown seasons, titles and references are left out: nothing is shown for them (EX-2.5)."""
    fields: dict[str, Any] = msgspec.to_builtins(card)
    return {name: value for name, value in fields.items() if value is not None or name == "club"}
