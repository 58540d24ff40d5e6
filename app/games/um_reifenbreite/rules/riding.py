"""The throw and the move (UR-5, UR-12.2)."""

from functools import lru_cache

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.actions import Move, Ride
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import BrokeAway, Moved, SevenThrown, Thrown
from app.games.um_reifenbreite.model import CHEAT, DIE, Moving, State, Throw
from app.games.um_reifenbreite.road import reach, road_of
from app.games.um_reifenbreite.rules.action_cards import draw_action_card
from app.games.um_reifenbreite.rules.cheating import draw_photo
from app.games.um_reifenbreite.rules.drafting import offer_draft
from app.games.um_reifenbreite.rules.energy import spend
from app.games.um_reifenbreite.rules.lines import cross
from app.games.um_reifenbreite.rules.pacing import set_off
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_over
from app.games.um_reifenbreite.rules.terrain import allowance, terrain_at


def ride(state: State, number: int, action: Ride, resolution: Resolution) -> State:
    """Discard the cards, draw the photo cards, then roll the dice (UR-5.1)."""
    who = state.owner(number)
    if action.breakaway:
        resolution.record(BrokeAway(who, number))  # UR-8.6
    state = photograph(pay(state, number, action), number, action, resolution)
    first, second = (value_of(source, resolution) for source in action.sources)
    throw = throw_of(state, number, action, (first, second))
    if draws_card(throw.total, state.round):
        resolution.record(SevenThrown(who, number, action.sources[0], first, action.sources[1], second))
        return draw_action_card(state, throw, resolution)
    return roll_out(state, throw, resolution)


def throw_of(state: State, number: int, action: Ride, values: tuple[int, int]) -> Throw:
    """Return the throw of a rider whose cards are paid and whose photos are drawn."""
    rider = state.rider(number)
    terrain, steepness = terrain_at(state, rider.node)
    cheated = action.sources.count(CHEAT)
    return Throw(
        rider=number,
        sources=action.sources,
        values=values,
        terrain=terrain,
        number=steepness,
        photos=rider.photos[len(rider.photos) - cheated :],
        breakaway=action.breakaway,
        total=sum(values),
    )


def roll_out(state: State, throw: Throw, resolution: Resolution) -> State:
    """Carry out a throw without an action card."""
    spaces = allowance(throw.total, throw.terrain, throw.number)
    resolution.record(
        Thrown(
            who=state.owner(throw.rider),
            rider=throw.rider,
            first=throw.sources[0],
            one=throw.values[0],
            second=throw.sources[1],
            two=throw.values[1],
            sum=throw.total,
            terrain=throw.terrain,
            number=throw.number,
            allowance=spaces,
        )
    )
    return set_off(state, throw, spaces, resolution)


def pay(state: State, number: int, action: Ride) -> State:
    """Use up the energy cards, whatever the throw leads to (UR-8.5)."""
    for source in action.sources:
        if source not in (DIE, CHEAT):
            state = spend(state, state.team_of(number), source)
    return state


def photograph(state: State, number: int, action: Ride, resolution: Resolution) -> State:
    """Draw a photo card for each cheated die (UR-12.2)."""
    for _ in range(action.sources.count(CHEAT)):
        state = draw_photo(state, number, resolution)
    return state


def value_of(source: str, resolution: Resolution) -> int:
    """Return the value of a source: one of its faces."""
    faces = faces_of(source)
    return faces[0] if len(faces) == 1 else resolution.die(len(faces))


def faces_of(source: str) -> tuple[int, ...]:
    """Return the faces of a rolled die, a cheated 6 (UR-12.1), or the number of an energy card (UR-8.1)."""
    if source == DIE:
        return tuple(range(1, box().sides + 1))
    if source == CHEAT:
        return (box().sides,)
    return (box().kinds[source].value,)


def draws_card(total: int, round: int) -> bool:
    """Return whether a throw draws an action card: a 7 from round 2 on, however it came about (UR-5.2)."""
    return total == box().seven and round > 1


def destinations(state: State, moving: Moving) -> dict[int, str]:
    """Return the nodes that the rider may move to, each with its path (UR-5.5)."""
    return _stops(state.race, state.rider(moving.rider).node, moving.spaces, state.occupied)


@lru_cache(maxsize=1024)
def _stops(race: str, start: int, spaces: int, occupied: frozenset[int]) -> dict[int, str]:
    """Return the nodes to stop at; beyond the finish line only the greatest distance counts (UR-5.7)."""
    free, road = reach(race, start, spaces, occupied), road_of(race)
    if road.leg[max(free)] < road.legs:
        return free
    furthest = len(free[next(reversed(free))])  # the nearest come first, so the last one is the furthest
    return {n: way for n, way in free.items() if road.leg[n] < road.legs or len(way) == furthest}


def move(state: State, moving: Moving, action: Move, resolution: Resolution) -> State:
    """Move the rider (UR-5.5, UR-5.8); then the rider behind may draft (UR-7.1)."""
    road, number = road_of(state.race), moving.rider
    start, end = state.rider(number).node, road.index[action.space]
    path = destinations(state, moving)[end]
    resolution.record(Moved(state.owner(number), number, road.ids[start], len(path), path))
    state = state.with_rider(structs.replace(state.rider(number), node=end))
    state = turn_over(cross(state, number, start, end, resolution), number)
    if moving.alone:  # UR-7.5
        return next_turn(state, resolution)
    return offer_draft(state, (number,), start, len(path), resolution)
