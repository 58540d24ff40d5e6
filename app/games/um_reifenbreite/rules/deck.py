"""The pile of action cards (UR-2.2, UR-9.1)."""

from functools import cache

from app.games.um_reifenbreite.data import box


@cache
def full_deck(cheating: bool) -> tuple[str, ...]:
    """The deck, sorted by id; UR-2.2: without cheating there are no photo cards in it."""
    cards = (card for card in box().cards.values() if cheating or not card.pro_only)
    return tuple(sorted(card.id for card in cards for _ in range(card.count)))
