"""How the computer rides: by the turns that are still to be ridden.

One table a race says how many turns a rider alone on the road needs from each space to the finish. A ride
is worth the turns it saves, less the price of its cards; a move also what it gives those behind. The
prices were fitted on matches of the computer against itself (docs/COMPUTERS.md); none of them is a rule.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TypeVar

from msgspec import structs

from app.engine.computer import Computer, Luck
from app.engine.contract import Seat
from app.games.um_reifenbreite.actions import (
    AcceptSwap,
    Action,
    DeclineDraft,
    DeclineSwap,
    GainCard,
    Keep,
    LoseCard,
    Move,
    Place,
    Ride,
    TakeDraft,
)
from app.games.um_reifenbreite.data import Effect, Terrain, box
from app.games.um_reifenbreite.model import (
    CHEAT,
    DIE,
    Drafting,
    Moving,
    Rider,
    Riding,
    Standing,
    State,
    Team,
)
from app.games.um_reifenbreite.road import NOWHERE, reach, road_of
from app.games.um_reifenbreite.rules.deck import full_deck
from app.games.um_reifenbreite.rules.drafting import follower
from app.games.um_reifenbreite.rules.riding import destinations, draws_card, faces_of
from app.games.um_reifenbreite.rules.terrain import allowance, terrain_at

T = TypeVar("T")

CARD_PRICE: Mapping[int, float] = {5: 0.15, 6: 0.25}
"""Turns that an energy card of this value is worth later."""
GREEN_PRICE = 0.20
"""Beyond that, for a card that any rider may use."""
LAST_TURNS = 2.0
"""A rider who is so near the finish need not save his own cards."""
LONELY = 0.10
"""What a breakaway is worth where an opponent could follow."""
SHELTER = 0.25
"""Stopping directly behind a rider: the next ride may be free."""
CARRIED = 0.6
"""The share of what a follower gains by drafting that counts for, or against, who is followed."""
CLOSE = 0.07
"""A draft is taken although an own throw promises so little more."""


# --- the table ---------------------------------------------------------------------------------


@cache
def turns_left(race: str, terrain: bool) -> tuple[float, ...]:
    """By node: the expected turns of a lone rider to the finish, with two dice and the best stops.

    Backwards over the road; where a throw leaves him standing, the turn is lost.
    """
    road = road_of(race)
    throws = _falls((DIE, DIE), 2)
    found = [0.0] * len(road.ids)
    for node in reversed(range(len(road.ids))):
        if road.leg[node] >= road.legs:
            continue
        kind, number = (road.terrain[node], road.number[node]) if terrain else (Terrain.ASPHALT, 0)
        best = _best_by_spaces(found, reach(race, node, max(throws) + 6, frozenset()), found[node])
        stays, further = 0.0, 1.0
        for total, chance in throws.items():
            spaces = allowance(total, kind, number)
            if total == 0 or spaces <= 0:
                stays += chance
            else:
                further += chance * best[min(spaces, len(best) - 1)]
        found[node] = further / (1 - stays)
    return tuple(found)


def _best_by_spaces(left: Sequence[float], ways: Mapping[int, str], standing: float) -> list[float]:
    """The fewest turns left after a ride of at most so many spaces; index 0: no ride."""
    best = [standing]
    for node, way in ways.items():  # nearest first
        if len(way) == len(best):
            best.append(left[node] if len(best) == 1 else min(best[-1], left[node]))
        else:
            best[-1] = min(best[-1], left[node])
    return best


@lru_cache(maxsize=256)
def _falls(sources: tuple[str, str], round: int) -> Mapping[int, float]:
    """Total of the throw -> its chance, action cards of a 7 included; total 0: he does not ride."""
    totals = Counter(map(sum, product(*map(faces_of, sources))))
    found: dict[int, float] = {}
    for total, ways in totals.items():
        outcomes = _seven() if draws_card(total, round) else {total: 1.0}
        for after, chance in outcomes.items():
            found[after] = found.get(after, 0.0) + chance * ways / totals.total()
    return found


@cache
def _seven() -> Mapping[int, float]:
    """UR-9: what becomes of a 7, over a full deck; total 0: he does not ride."""
    deck = full_deck(False)
    found: dict[int, float] = {}
    for card in deck:
        led = _led_to(box().cards[card].effect)
        for total in led:
            found[total] = found.get(total, 0.0) + 1 / len(led) / len(deck)
    return found


def _led_to(effect: Effect) -> tuple[int, ...]:
    """The totals that an action card makes of a 7, each as likely as another."""
    die = faces_of(DIE)
    if effect.skip or effect.crash:
        return (0,)
    if effect.reroll:
        return die
    if effect.extra_die:
        return tuple(box().seven + face for face in die)
    return (box().seven + effect.plus,)


# --- decisions ---------------------------------------------------------------------------------


def normal(state: State, seat: Seat, offered: Sequence[Action], luck: Luck) -> Action:
    match state.pending:
        case Riding(rider):
            return _cheapest(rides(offered), lambda ride: ride_cost(state, rider, ride), luck)
        case Moving() as moving:
            return _cheapest(moves(offered), _move_cost(state, moving), luck)
        case Drafting() as draft:
            return TakeDraft() if gain(state, draft.rider, draft.target) >= -CLOSE else DeclineDraft()
        case _:
            return _rare(state, offered, luck)


def easy(state: State, seat: Seat, offered: Sequence[Action], luck: Luck) -> Action:
    """Two dice, cards uphill and near the finish; always as far as it goes."""
    road = road_of(state.race)
    match state.pending:
        case Riding(rider):
            at = state.rider(rider).node
            spend = terrain_at(state, at)[0] is Terrain.UPHILL or left(state)[at] <= LAST_TURNS
            return _cheapest(rides(offered), lambda ride: -_sum(ride) if spend else _cards(ride), luck)
        case Moving():
            return _cheapest(moves(offered), lambda move: -road.progress[road.index[move.space]], luck)
        case Drafting() as draft:
            return TakeDraft() if len(draft.path) >= box().seven - 1 else DeclineDraft()
        case _:
            return _rare(state, offered, luck)


def _rare(state: State, offered: Sequence[Action], luck: Luck) -> Action:
    """The front of the grid; high cards are kept and low ones given away; nobody trades the lead."""
    road, kinds = road_of(state.race), box().kinds
    match offered[0]:
        case Place():
            places = [one for one in offered if isinstance(one, Place)]
            return _cheapest(places, lambda one: left(state)[road.index[one.space]], luck)
        case Keep():
            kept = [one for one in offered if isinstance(one, Keep)]
            return _cheapest(kept, lambda one: -kinds[one.card].value, luck)
        case LoseCard() | GainCard() as first:
            sign = 1 if isinstance(first, LoseCard) else -1
            cards = [one for one in offered if isinstance(one, LoseCard | GainCard)]
            return _cheapest(cards, lambda one: sign * kinds[one.card].value, luck)
        case AcceptSwap() | DeclineSwap():
            return DeclineSwap()
        case _:
            return luck.choice(offered)


def _cheapest(choices: Iterable[T], cost: Callable[[T], float], luck: Luck) -> T:
    """The choice that costs least; of equal ones by lot."""
    costs = [(cost(one), one) for one in choices]
    least = min(known for known, _ in costs)
    return luck.choice([one for known, one in costs if known == least])


def rides(offered: Sequence[Action]) -> list[Ride]:
    """Rides without cheating: a photo costs more than it brings."""
    return [one for one in offered if isinstance(one, Ride) and CHEAT not in one.sources]


def moves(offered: Sequence[Action]) -> list[Move]:
    return [one for one in offered if isinstance(one, Move)]


def _cards(ride: Ride) -> int:
    return sum(source != DIE for source in ride.sources) + ride.breakaway


def _sum(ride: Ride) -> float:
    return sum(sum(faces) / len(faces) for faces in map(faces_of, ride.sources)) - 0.1 * ride.breakaway


def left(state: State) -> tuple[float, ...]:
    return turns_left(state.race, bool(state.options.terrain))


# --- rides -------------------------------------------------------------------------------------


def ride_cost(state: State, number: int, ride: Ride) -> float:
    """Turns left after the ride, the exact chances of its throw, and the price of its cards."""
    rider = state.rider(number)
    terrain, steepness = terrain_at(state, rider.node)
    best = _rideable(state, rider)
    cost = 0.0
    for total, chance in _falls(ride.sources, state.round).items():
        spaces = allowance(total, terrain, steepness) if total else 0
        cost += chance * best[max(0, min(spaces, len(best) - 1))]
    for source in ride.sources:
        if source in box().kinds:
            cost += _price(source, left(state)[rider.node])
    return cost - (LONELY if followed(state, rider) else -LONELY) * ride.breakaway


def _price(card: str, turns: float) -> float:
    kind = box().kinds[card]
    if kind.rider is None:
        return CARD_PRICE[kind.value] + GREEN_PRICE
    return 0.0 if turns <= LAST_TURNS else CARD_PRICE[kind.value]


def _rideable(state: State, rider: Rider) -> list[float]:
    """The fewest turns left after a ride of at most so many spaces, the others where they stand."""
    most = 2 * box().sides + box().seven
    return _stops(state.race, bool(state.options.terrain), rider.node, most, state.occupied)


@lru_cache(maxsize=512)
def _stops(race: str, terrain: bool, node: int, most: int, occupied: frozenset[int]) -> list[float]:
    table = turns_left(race, terrain)
    return _best_by_spaces(table, reach(race, node, most, occupied), table[node])


def followed(state: State, rider: Rider) -> bool:
    """An opponent stands where he may draft (UR-7.1)."""
    behind = follower(state, rider.node)
    return behind is not None and state.owner(behind.number) != state.owner(rider.number)


# --- moves -------------------------------------------------------------------------------------


def _move_cost(state: State, moving: Moving) -> Callable[[Move], float]:
    road, table, rider = road_of(state.race), left(state), state.rider(moving.rider)
    ways = destinations(state, moving)
    behind = None if moving.alone else follower(state, rider.node)
    sign = 0.0
    if behind is not None:
        sign = -CARRIED if state.owner(behind.number) == state.owner(rider.number) else CARRIED

    def cost(move: Move) -> float:
        node = road.index[move.space]
        price = table[node] - (SHELTER if sheltered(state, node) else 0.0)
        if behind is not None:
            price += sign * max(0.0, _carried(state, behind, road.behind[node], len(ways[node])))
        return price

    return cost


def sheltered(state: State, node: int) -> bool:
    """Directly behind a rider whom he may follow when he rides (UR-7.1)."""
    ahead = road_of(state.race).ahead[node]
    leader = None if ahead == NOWHERE else state.on(ahead)
    if leader is None or leader.standing not in (Standing.RACING, Standing.FALLEN):
        return False
    return terrain_at(state, node)[0] is terrain_at(state, ahead)[0]


def _carried(state: State, behind: Rider, target: int, distance: int) -> float:
    """What the rider behind gains if he follows to `target`; nothing where he cannot."""
    if target == NOWHERE or target not in reach(state.race, behind.node, distance, state.occupied):
        return 0.0
    return gain(state, behind.number, target)


def gain(state: State, number: int, target: int) -> float:
    """Turns that a draft saves against an own throw."""
    table = left(state)
    return table[state.rider(number).node] - 1 - table[target]


# --- what the seat cannot know -----------------------------------------------------------------


def imagined(state: State, seat: Seat, luck: Luck) -> State:
    """Cards that others chose in secret are dealt anew (UR-3.4), and the deck is what is not discarded."""
    for index, team in enumerate(state.teams):
        if state.seat_of(index) != seat:
            state = state.with_team(index, _packed_anew(team, luck))
    return structs.replace(state, deck=_undrawn(state))


def _packed_anew(team: Team, luck: Luck) -> Team:
    """Everybody sees which cards are used, and how many are in hand."""
    kinds = list(box().kinds)
    every = Counter({kind.id: kind.count for kind in box().kinds.values()})
    unknown = sorted((every - Counter(team.used)).elements(), key=kinds.index)
    if team.choosing:
        return structs.replace(team, hand=tuple(unknown), kept=(), unkept=())
    luck.shuffle(unknown)
    hand, unkept = unknown[: len(team.hand)], unknown[len(team.hand) :]
    return structs.replace(
        team, hand=tuple(sorted(hand, key=kinds.index)), unkept=tuple(sorted(unkept, key=kinds.index))
    )


def _undrawn(state: State) -> tuple[str, ...]:
    """UR-9.1: discards lie open."""
    undrawn = Counter(full_deck(bool(state.options.cheating))) - Counter(state.discards)
    return tuple(sorted(undrawn.elements()))


COMPUTER: Computer[State, Action] = Computer(imagined=imagined, strengths={"easy": easy, "normal": normal})
