"""The tables of the players' book, made from the data files.

`book.yaml` has the headings of their columns.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from app.games.extraliga.data import Lot, Texts, document, effect_cards, lots, opponents

Row: TypeAlias = tuple[int | str | Texts, ...]


def fixtures() -> list[Row]:
    """Return the pairings on each fixture card, by number of players (EX-6.4)."""
    numbers = sorted({number for lot in lots().values() for number in lot.pairs})
    return [(number, *(_pairs(lot, number) for lot in lots().values())) for number in numbers]


def events() -> list[Row]:
    """Return the events (EX-7.4)."""
    return _effects("EV-")


def trainers() -> list[Row]:
    """Return the trainer cards (EX-9.4)."""
    return _effects("TR-")


def virtual_opponents() -> list[Row]:
    """Return the virtual opponents, the strongest first (EX-11.1)."""
    clubs: dict[str, Texts] = {club["id"]: club["name"] for club in document("clubs")["clubs"]}
    ordered = sorted(opponents().values(), key=lambda one: (-one.attack - one.defence, -one.attack, one.id))
    return [(clubs[one.club], one.attack, one.defence) for one in ordered]


TABLES: Mapping[str, Callable[[], list[Row]]] = {
    "fixtures": fixtures,
    "events": events,
    "trainers": trainers,
    "opponents": virtual_opponents,
}


def _pairs(lot: Lot, number: int) -> str:
    return ", ".join(f"{a} – {b}" for a, b in lot.pairs.get(number, ())) or "–"


def _effects(prefix: str) -> list[Row]:
    """Return a row per card: its name, its text, the number of copies and its source."""
    origins: dict[str, Texts] = document("book_words")["origin"]
    return [
        (card.name, card.text, card.count, origins[card.source])
        for card in effect_cards().values()
        if card.id.startswith(prefix)
    ]
