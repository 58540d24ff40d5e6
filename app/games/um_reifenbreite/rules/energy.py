"""Energy cards and cheating: the sources of a throw (UR-5.1, UR-8, UR-12.1)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from msgspec import Struct, structs

from app.engine.types import Objection
from app.games.um_reifenbreite.actions import Ride
from app.games.um_reifenbreite.data import Terrain, box
from app.games.um_reifenbreite.model import CHEAT, DIE, Rider, State, Team
from app.games.um_reifenbreite.rules.terrain import terrain_at


class Means(Struct, frozen=True, cache_hash=True):
    """Everything that decides which sources a rider may choose; `cards`: the cards in hand for this rider."""

    digit: int
    cards: tuple[str, ...]
    terrain: Terrain
    first_round: bool
    cheating: bool


def means_of(state: State, rider: Rider) -> Means:
    terrain, _ = terrain_at(state, rider.node)
    cards = cards_for(rider.digit, state.teams[state.team_of(rider.number)].hand)
    return Means(rider.digit, cards, terrain, state.round == 1, bool(state.options.cheating))


@lru_cache(maxsize=2048)
def cards_for(digit: int, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the blue cards with the rider's digit, and the green ones (UR-8.3)."""
    return tuple(card for card in hand if box().kinds[card].rider in (None, digit))


@cache
def all_sources() -> tuple[str, ...]:
    """Return all sources in canonical order: the die, the team car, then the kinds in file order."""
    return (DIE, CHEAT, *box().kinds)


@cache
def all_rides() -> tuple[Ride, ...]:
    """Return every unordered pair of sources once, without and with a breakaway."""
    pairs = combinations_with_replacement(all_sources(), 2)
    return tuple(Ride(pair, breakaway) for pair in pairs for breakaway in (False, True))


@lru_cache(maxsize=8192)
def offered_rides(means: Means) -> tuple[Ride, ...]:
    return tuple(ride for ride in all_rides() if next(ride_objections(means, ride), None) is None)


def ride_objections(means: Means, ride: Ride) -> Iterator[Objection]:
    order = all_sources()
    for source in ride.sources:
        if source not in order:
            yield Objection("UR-5.1", "unknown_source" if source else "source_missing")
            return
    if CHEAT in ride.sources and not means.cheating:
        yield Objection("UR-12.1", "no_cheating")
    cards = tuple(source for source in ride.sources if source in box().kinds)
    if cards:
        yield from card_objections(means, cards)
    elif ride.breakaway:
        yield Objection("UR-8.6", "breakaway_needs_card")
    if order.index(ride.sources[0]) > order.index(ride.sources[1]):
        yield Objection("UR-5.1", "sources_in_order")


def card_objections(means: Means, cards: tuple[str, ...]) -> Iterator[Objection]:
    kinds = [box().kinds[card] for card in cards]
    if any(kind.rider not in (None, means.digit) for kind in kinds):
        yield Objection("UR-8.3", "card_of_another_rider")
    if any(cards.count(card) > means.cards.count(card) for card in cards):
        yield Objection("UR-8.5", "card_not_in_hand")
    if means.first_round:
        yield Objection("UR-8.2", "no_cards_in_round_one")
    if means.terrain is Terrain.UPHILL and any(kind.no_uphill for kind in kinds):
        yield Objection("UR-8.4", "no_six_uphill")
    if means.terrain is Terrain.COBBLES and len(cards) > 1:
        yield Objection("UR-8.4", "one_card_on_cobbles")


@lru_cache(maxsize=2048)
def barred_cards(means: Means) -> dict[str, str]:
    """Return the cards in hand that this rider may not use at all now, by kind, with the reason."""
    found = {}
    for card in dict.fromkeys(means.cards):
        if objection := next(card_objections(means, (card,)), None):
            found[card] = objection.text
    return found


def own_or_green(cards: tuple[str, ...], digit: int) -> tuple[str, ...]:
    """Return the kinds of this rider among `cards`; if there is none, the green ones (UR-9.4)."""
    kinds = box().kinds
    held = dict.fromkeys(cards)
    own = tuple(card for card in held if kinds[card].rider == digit)
    return own or tuple(card for card in held if kinds[card].rider is None)


def spend(state: State, team: int, card: str) -> State:
    """Move a card from the hand to the used cards, which are public (UR-8.5)."""
    pile = state.teams[team]
    changed = structs.replace(pile, hand=without(pile.hand, card), used=within(pile.used, card))
    return state.with_team(team, changed)


def regain(state: State, team: int, card: str) -> State:
    pile: Team = state.teams[team]
    changed = structs.replace(pile, hand=within(pile.hand, card), used=without(pile.used, card))
    return state.with_team(team, changed)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def within(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the pile with one more card, in file order."""
    order = list(box().kinds)
    return tuple(sorted((*cards, card), key=order.index))
