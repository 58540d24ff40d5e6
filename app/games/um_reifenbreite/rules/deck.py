"""The pile of action cards (UR-2.2, UR-9.1)."""

from functools import cache

from app.games.um_reifenbreite.data import box


@cache
def full_deck(cheating: bool) -> tuple[str, ...]:
    """Return the deck, sorted by id; without cheating it has no photo cards (UR-2.2)."""
    cards = (card for card in box().cards.values() if cheating or not card.pro_only)
    return tuple(sorted(card.id for card in cards for _ in range(card.count)))
