"""The throw and the move (UR-5, UR-12.2)."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event
from app.games.um_reifenbreite.actions import Move, Ride
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import BrokeAway, Moved, SevenThrown, Thrown
from app.games.um_reifenbreite.model import CHEAT, DIE, State, Throw
from app.games.um_reifenbreite.road import reach, road_of
from app.games.um_reifenbreite.rules.action_cards import draw_action_card
from app.games.um_reifenbreite.rules.cheating import draw_photo
from app.games.um_reifenbreite.rules.drafting import offer_draft
from app.games.um_reifenbreite.rules.energy import spend
from app.games.um_reifenbreite.rules.lines import cross
from app.games.um_reifenbreite.rules.pacing import set_off
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_over
from app.games.um_reifenbreite.rules.terrain import allowance, terrain_at

SEVEN = 7


def ride(state: State, number: int, action: Ride, chance: Chance, told: list[Event]) -> State:
    """UR-5.1: cards are discarded, photo cards drawn, then the dice rolled."""
    if action.breakaway:
        told.append(BrokeAway(number))  # UR-8.6
    state = pay(state, number, action)
    state, photos = photograph(state, number, action, chance, told)
    first, second = (value_of(source, chance) for source in action.sources)
    terrain, steepness = terrain_at(state, state.rider(number).node)
    throw = Throw(
        rider=number,
        sources=action.sources,
        values=(first, second),
        terrain=terrain,
        number=steepness,
        photos=photos,
        breakaway=action.breakaway,
        total=first + second,
    )
    if throw.total == SEVEN and state.round > 1:  # UR-5.2: also with a card or a cheat
        told.append(SevenThrown(number, action.sources[0], first, action.sources[1], second))
        return draw_action_card(state, throw, chance, told)
    return roll_out(state, throw, chance, told)


def roll_out(state: State, throw: Throw, chance: Chance, told: list[Event]) -> State:
    """A throw without an action card."""
    (first, second), (one, two) = throw.sources, throw.values
    spaces = allowance(throw.total, throw.terrain, throw.number)
    told.append(
        Thrown(throw.rider, first, one, second, two, throw.total, throw.terrain, throw.number, spaces)
    )
    return set_off(state, structs.replace(throw, allowance=spaces), chance, told)


def pay(state: State, number: int, action: Ride) -> State:
    """UR-8.5: the energy cards are used up, whatever comes of it."""
    for source in action.sources:
        if source not in (DIE, CHEAT):
            state = spend(state, state.rider(number).team, source)
    return state


def photograph(
    state: State, number: int, action: Ride, chance: Chance, told: list[Event]
) -> tuple[State, tuple[int, ...]]:
    """UR-12.2: one photo card for each die that was cheated."""
    photos: tuple[int, ...] = ()
    for _ in range(action.sources.count(CHEAT)):
        state, photo = draw_photo(state, number, chance, told)
        photos = (*photos, photo)
    return state, photos


def value_of(source: str, chance: Chance) -> int:
    """A rolled die, a cheated 6 (UR-12.1), or the number of an energy card (UR-8.1)."""
    if source == DIE:
        return chance.die(box().sides)
    if source == CHEAT:
        return box().sides
    return box().kinds[source].value


def destinations(state: State) -> dict[int, str]:
    """Where the rider to move may go, with his path (UR-5.5).

    UR-5.7: beyond the finish line only the greatest reachable distance counts.
    """
    throw = state.throw
    assert throw is not None and throw.allowance is not None
    rider = state.rider(throw.rider)
    free = reach(state.race, rider.node, throw.allowance, state.occupied)
    road = road_of(state.race)
    last = next(reversed(free))  # nearest come first, so the last one is furthest
    if road.leg[max(free)] < road.legs:
        return free
    furthest = len(free[last])
    return {n: way for n, way in free.items() if road.leg[n] < road.legs or len(way) == furthest}


def move(state: State, number: int, action: Move, chance: Chance, told: list[Event]) -> State:
    """UR-5.5, UR-5.8; then the rider behind may draft (UR-7.1)."""
    road = road_of(state.race)
    start, end = state.rider(number).node, road.index[action.space]
    path = destinations(state)[end]
    told.append(Moved(number, road.ids[start], len(path), path))
    state = state.with_rider(structs.replace(state.rider(number), node=end))
    state = turn_over(cross(state, number, start, end, told), number)
    throw = state.throw
    assert throw is not None
    if throw.breakaway or throw.no_draft:  # UR-7.5
        return next_turn(state, chance, told)
    return offer_draft(state, (number,), start, len(path), chance, told)
