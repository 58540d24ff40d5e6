"""The computer players, which count the turns that are still to be ridden.

One table per race says how many turns a rider alone on the road needs from each space to the finish. A ride
is worth the turns it saves, less the price of its cards. A move also counts what it gives the riders behind.
The prices were fitted on matches of the computer against itself (docs/notes); none of them is a rule.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import structs

from app.engine.capabilities.computer import HARD, Computer
from app.engine.capabilities.decider import RandomSource
from app.engine.capabilities.search import Search
from app.engine.capabilities.temper import by_temper
from app.engine.types import Seat
from app.games.um_reifenbreite.actions import (
    AcceptSwap,
    Action,
    AskSwap,
    DeclineDraft,
    DeclineSwap,
    GainCard,
    Keep,
    LoseCard,
    Move,
    Place,
    Ride,
    Swap,
    TakeDraft,
)
from app.games.um_reifenbreite.computer_names import TEMPERS
from app.games.um_reifenbreite.data import Terrain, box
from app.games.um_reifenbreite.legal import legal
from app.games.um_reifenbreite.model import (
    CHEAT,
    DIE,
    Drafting,
    Moving,
    Over,
    Rider,
    Riding,
    Standing,
    State,
    Team,
    Trading,
)
from app.games.um_reifenbreite.prospect import prospect
from app.games.um_reifenbreite.road import NOWHERE, reach, road_of
from app.games.um_reifenbreite.rules.deck import full_deck
from app.games.um_reifenbreite.rules.drafting import follower
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.rules.rounds import turn_of
from app.games.um_reifenbreite.rules.terrain import terrain_at
from app.games.um_reifenbreite.turns import (
    CARD_PRICE,
    GREEN_PRICE,
    best_by_spaces,
    carries,
    turns_left,
    turns_left_here,
)

T = TypeVar("T")

LAST_TURNS = 2.0
"""Turns to the finish from which a rider need not save cards."""
SPENT = 1e-6
"""The price of a card then: a card that takes the rider no further is kept."""
LONELY = 0.10
"""The worth of a breakaway, in turns, if an opponent could follow."""
SHELTER = 0.25
"""The worth of stopping directly behind a rider, in turns: the next ride may be free."""
CARRIED = 0.6
"""The share of a follower's gain by drafting that counts for, or against, the rider in front."""
CLOSE = 0.07
"""The turns by which a throw may be better than a draft that is still taken."""
TEMPER = 0.02
"""The turns by which a ride may be worse than the best and still be chosen by temper."""
CHOICES = 5
"""The number of rides, or moves, that the search compares."""
ROUNDS = 2
"""The rounds that the search looks ahead."""


# --- decisions ---------------------------------------------------------------------------------


def normal(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    match state.pending:
        case Riding(rider):
            valued = ((-ride_cost(state, rider, ride), ride) for ride in rides(offered))
            further = _furthest(state, rider)
            ride = by_temper(TEMPERS[seat], valued, lambda ride: -further(ride), TEMPER, rng)
            return _paying_trade(state, rider, offered) or ride
        case Trading(rider, asked):
            return AcceptSwap() if trade_gains(state, rider, asked)[1] > CLOSE else DeclineSwap()
        case Moving() as moving:
            return _cheapest(moves(offered), _move_cost(state, moving), rng)
        case Drafting() as draft:
            return TakeDraft() if gain(state, draft.rider, draft.target) >= -CLOSE else DeclineDraft()
        case _:
            return _rare(state, offered, rng)


def easy(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Ride with two dice, with cards uphill and near the finish, and always as far as possible."""
    road = road_of(state.race)
    match state.pending:
        case Riding(rider):
            at = state.rider(rider).node
            spend = terrain_at(state, at)[0] is Terrain.UPHILL or turns_left_here(state)[at] <= LAST_TURNS
            cost = _furthest(state, rider) if spend else _cards
            return _cheapest(rides(offered), cost, rng)
        case Moving():
            return _cheapest(moves(offered), lambda move: -road.progress[road.index[move.space]], rng)
        case Drafting() as draft:
            return TakeDraft() if len(draft.path) >= box().seven - 1 else DeclineDraft()
        case _:
            return _rare(state, offered, rng)


def _rare(state: State, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Decide the rare questions: front of the grid, keep high cards, lose low ones, trade no lead."""
    road, kinds = road_of(state.race), box().kinds
    match offered[0]:
        case Place():
            places = [one for one in offered if isinstance(one, Place)]
            return _cheapest(places, lambda one: turns_left_here(state)[road.index[one.space]], rng)
        case Keep():
            kept = [one for one in offered if isinstance(one, Keep)]
            return _cheapest(kept, lambda one: -kinds[one.card].value, rng)
        case LoseCard() | GainCard() as first:
            sign = 1 if isinstance(first, LoseCard) else -1
            cards = [one for one in offered if isinstance(one, LoseCard | GainCard)]
            return _cheapest(cards, lambda one: sign * kinds[one.card].value, rng)
        case AcceptSwap() | DeclineSwap():
            return DeclineSwap()
        case _:
            return rng.choice(offered)


def _cheapest(choices: Iterable[T], cost: Callable[[T], float], rng: RandomSource) -> T:
    """Return the choice that costs least, at random among equals."""
    costs = [(cost(one), one) for one in choices]
    least = min(known for known, _ in costs)
    return rng.choice([one for known, one in costs if known == least])


def rides(offered: Sequence[Action]) -> list[Ride]:
    """Return the rides without cheating, because a photo costs more than it brings."""
    return [one for one in offered if isinstance(one, Ride) and CHEAT not in one.sources]


def moves(offered: Sequence[Action]) -> list[Move]:
    return [one for one in offered if isinstance(one, Move)]


def _cards(ride: Ride) -> int:
    return sum(source != DIE for source in ride.sources) + ride.breakaway


def _furthest(state: State, number: int) -> Callable[[Ride], float]:
    """Return a cost that is lower for a ride that goes further, or as far with fewer cards."""
    rider = state.rider(number)
    terrain, steepness = terrain_at(state, rider.node)
    last = len(_rideable(state, rider)) - 1

    def cost(ride: Ride) -> float:
        throws = carries(ride.sources, min(state.round, 2), terrain, steepness)
        return (
            0.1 * ride.breakaway + SPENT * _cards(ride) - sum(c * min(spaces, last) for spaces, c in throws)
        )

    return cost


# --- rides -------------------------------------------------------------------------------------


def ride_cost(state: State, number: int, ride: Ride) -> float:
    """Return the mean turns left after the ride, over all its throws, plus the price of its cards."""
    rider = state.rider(number)
    terrain, steepness = terrain_at(state, rider.node)
    best = _rideable(state, rider)
    cost, last = 0.0, len(best) - 1
    for spaces, chance in carries(ride.sources, min(state.round, 2), terrain, steepness):
        cost += chance * best[min(spaces, last)]
    for source in ride.sources:
        if source in box().kinds:
            cost += _price(source, turns_left_here(state)[rider.node])
    if not ride.breakaway:
        return cost
    return cost - (LONELY if is_followed(state, rider) else -LONELY)


def _price(card: str, turns: float) -> float:
    kind = box().kinds[card]
    if kind.rider is None:
        return CARD_PRICE[kind.value] + GREEN_PRICE
    return SPENT if turns <= LAST_TURNS else CARD_PRICE[kind.value]


def _rideable(state: State, rider: Rider) -> list[float]:
    """Return, by spaces, the fewest turns left after a ride of at most that many, all others in place."""
    most = 2 * box().sides + box().seven
    return _stops(state.race, bool(state.options.terrain), rider.node, most, state.occupied)


@lru_cache(maxsize=512)
def _stops(race: str, terrain: bool, node: int, most: int, occupied: frozenset[int]) -> list[float]:
    table = turns_left(race, terrain)
    return best_by_spaces(table, reach(race, node, most, occupied), table[node])


def is_followed(state: State, rider: Rider) -> bool:
    """Return whether an opponent is in a position to draft (UR-7.1)."""
    behind = follower(state, rider.node)
    return behind is not None and state.owner(behind.number) != state.owner(rider.number)


# --- trading the lead --------------------------------------------------------------------------


def _paying_trade(state: State, number: int, offered: Sequence[Action]) -> Swap | AskSwap | None:
    """Return the trade that gains most, if one pays: a foreign rider is only asked where both gain."""
    best, most = None, CLOSE
    for action in offered:
        if not isinstance(action, Swap | AskSwap):
            continue
        mine, theirs = trade_gains(state, number, action.rider)
        gained = mine + theirs if isinstance(action, Swap) else mine
        if gained > most and (isinstance(action, Swap) or theirs > CLOSE):
            best, most = action, gained
    return best


def trade_gains(state: State, number: int, other: int) -> tuple[float, float]:
    """Return the turns that a trade of the lead saves the rider to play and the one behind (UR-10.4).

    The one who leads rides now, by the best source of the throw; the one who stays behind may follow.
    """
    road, front, back = road_of(state.race), state.rider(number), state.rider(other)
    behind = turns_left_here(state)[back.node] - 1
    if road.behind[front.node] == back.node and is_alike(state, front.node, back.node):
        behind -= SHELTER
    ahead = _cheapest_ride(state, number)
    swapped = state.with_rider(structs.replace(front, node=back.node))
    swapped = swapped.with_rider(structs.replace(back, node=front.node))
    return ahead - behind, behind - _cheapest_ride(swapped, other)


def _cheapest_ride(state: State, number: int) -> float:
    choices = rides(legal(turn_of(state, number), state.owner(number)))
    return min(ride_cost(state, number, ride) for ride in choices)


def is_alike(state: State, one: int, other: int) -> bool:
    """Return whether two nodes have the same kind of terrain, which drafting needs (UR-7.1)."""
    return terrain_at(state, one)[0] is terrain_at(state, other)[0]


# --- moves -------------------------------------------------------------------------------------


def _move_cost(state: State, moving: Moving) -> Callable[[Move], float]:
    road, table, rider = road_of(state.race), turns_left_here(state), state.rider(moving.rider)
    ways, shelter = destinations(state, moving), sheltered_nodes(state)
    behind = None if moving.alone else follower(state, rider.node)
    sign, ridden = 0.0, dict[int, str]()
    if behind is not None:
        ridden = reach(state.race, behind.node, moving.spaces, state.occupied)
        sign = -CARRIED if state.owner(behind.number) == state.owner(rider.number) else CARRIED

    def cost(move: Move) -> float:
        node = road.index[move.space]
        price = table[node] - (SHELTER if node in shelter else 0.0)
        target = road.behind[node]
        way = ridden.get(target)
        if behind is not None and way is not None and len(way) <= len(ways[node]):
            price += sign * max(0.0, gain(state, behind.number, target))
        return price

    return cost


def sheltered_nodes(state: State) -> frozenset[int]:
    """Return the nodes directly behind a rider that can be followed on the next ride (UR-7.1)."""
    road, may_ride = road_of(state.race), (Standing.RACING, Standing.FALLEN)
    leaders = (rider.node for rider in state.riders if rider.standing in may_ride)
    return frozenset(
        behind
        for node in leaders
        if (behind := road.behind[node]) != NOWHERE and is_alike(state, behind, node)
    )


def gain(state: State, number: int, target: int) -> float:
    """Return the turns that a draft saves compared with the rider's own throw."""
    table = turns_left_here(state)
    return table[state.rider(number).node] - 1 - table[target]


# --- what the seat cannot know -----------------------------------------------------------------


def determinized(state: State, seat: Seat, rng: RandomSource) -> State:
    """Return the state with random cards in place of those that others chose in secret (UR-3.4).

    The deck has the cards that are not discarded.
    """
    for index, team in enumerate(state.teams):
        if state.seat_of(index) != seat:
            state = state.with_team(index, _with_random_hand(team, rng))
    return structs.replace(state, deck=_undrawn(state))


def _with_random_hand(team: Team, rng: RandomSource) -> Team:
    """Return the team with a random hand: its size and the used cards are public."""
    kinds = list(box().kinds)
    every = Counter({kind.id: kind.count for kind in box().kinds.values()})
    unknown = sorted((every - Counter(team.used)).elements(), key=kinds.index)
    if team.choosing:
        return structs.replace(team, hand=tuple(unknown), kept=(), unkept=())
    rng.shuffle(unknown)
    hand, unkept = unknown[: len(team.hand)], unknown[len(team.hand) :]
    return structs.replace(
        team, hand=tuple(sorted(hand, key=kinds.index)), unkept=tuple(sorted(unkept, key=kinds.index))
    )


def _undrawn(state: State) -> tuple[str, ...]:
    """Return the action cards that are not discarded; discards are public (UR-9.1)."""
    undrawn = Counter(full_deck(bool(state.options.cheating))) - Counter(state.discards)
    return tuple(sorted(undrawn.elements()))


# --- thinking ahead ----------------------------------------------------------------------------


def search_choices(
    state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource
) -> Sequence[Action]:
    """Return the cheapest rides or moves, or both answers to a trade; the best draft needs no search."""
    usual = normal(state, seat, offered, rng)
    match state.pending:
        case Riding(rider):
            return [usual, *_least(rides(offered), usual, lambda ride: ride_cost(state, rider, ride))]
        case Moving() as moving:
            return [usual, *_least(moves(offered), usual, _move_cost(state, moving))]
        case Trading():
            return [usual, *(answer for answer in offered if answer != usual)]
        case _:
            return [usual]


def _least(choices: Iterable[T], usual: Action, cost: Callable[[T], float]) -> list[T]:
    """Return the usual choice and the cheapest others."""
    return sorted((one for one in choices if one != usual), key=cost)[: CHOICES - 1]


def far(start: State, now: State) -> bool:
    return (
        isinstance(now.pending, Over)
        or now.race_number != start.race_number
        or now.round >= start.round + ROUNDS
    )


def occasion(state: State) -> tuple[int, int]:
    """Return the round and the rider, because a rider throws once per round."""
    return state.round, getattr(state.pending, "rider", 0)


COMPUTER: Computer[State, Action] = Computer(
    determinized=determinized,
    strengths={"easy": easy, "normal": normal},
    measured={"easy": 0.09, HARD: 0.72},
    search=Search(
        choices=search_choices, policy=normal, at_horizon=far, evaluate=prospect, occasion=occasion
    ),
)
