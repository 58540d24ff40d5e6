"""HG-3.6, HG-3.7, HG-12.1: drawing and discarding. A pile has no order."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.hockey_game.data import box
from app.games.hockey_game.events import Drew
from app.games.hockey_game.model import CardId, Side, State


def with_cards(pile: tuple[CardId, ...], *cards: CardId) -> tuple[CardId, ...]:
    """Return the pile with more cards, still sorted by id."""
    return tuple(sorted((*pile, *cards)))


def without(pile: tuple[CardId, ...], *cards: CardId) -> tuple[CardId, ...]:
    return tuple(card for card in pile if card not in cards)


def draw(state: State, seat: Seat, count: int, resolution: Resolution) -> State:
    """Draw `count` cards, each a random member of the draw pile (HG-12.1).

    An empty pile is refilled with the discards. If there are none, drawing stops (HG-3.7).
    """
    side = state.sides[seat]
    pile, discard = side.draw, side.discard
    taken: list[CardId] = []
    reshuffled = 0
    for _ in range(count):
        if not pile:
            pile, discard, reshuffled = discard, (), reshuffled + len(discard)
        if not pile:
            break
        card, pile = resolution.card(pile)
        taken.append(card)
    if not taken:
        return state
    new = structs.replace(side, hand=with_cards(side.hand, *taken), draw=pile, discard=discard)
    resolution.record(Drew(seat, len(taken), reshuffled, tuple(sorted(taken))))
    return state.with_side(seat, new)


def room(state: State, seat: Seat) -> int:
    """Return how many cards the hand can still take (HG-1.4)."""
    return box().constants.hand_limit - len(state.sides[seat].hand)


def fill_hand(state: State, seat: Seat, resolution: Resolution) -> State:
    """Draw up to the limit. This is automatic and always happens (HG-3.2, HG-3.6)."""
    return draw(state, seat, room(state, seat), resolution)


def fill_both(state: State, resolution: Resolution) -> State:
    """Fill both hands, seat 0's first (HG-3.2)."""
    return fill_hand(fill_hand(state, 0, resolution), 1, resolution)


def side_without_hero(side: Side, hero: CardId) -> Side:
    """Return the side without a hero, who is discarded and may come back with a reshuffle (HG-7.13)."""
    return structs.replace(side, heroes=without(side.heroes, hero), discard=with_cards(side.discard, hero))
