"""The crash and the riders that fall (UR-9.9)."""

from collections.abc import Iterator

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.events import Crashed, Fell
from app.games.um_reifenbreite.model import Standing, State
from app.games.um_reifenbreite.road import NOWHERE, Road, road_of


def crash(state: State, number: int, resolution: Resolution) -> State:
    """Make the rider fall, and in waves every touching rider that has not played yet (UR-9.9)."""
    road = road_of(state.race)
    upright = {
        r.node: r.number
        for r in state.riders
        if r.standing is Standing.RACING and r.number not in state.played and r.number != number
    }
    resolution.record(Crashed(state.owner(number), number))
    fallen, wave, wave_number = [number], [number], 1
    while wave:
        pulled = []
        for by in wave:
            for node in touching(road, state.rider(by).node):
                if node in upright:
                    pulled.append(upright.pop(node))
                    resolution.record(Fell(state.owner(pulled[-1]), pulled[-1], by, wave_number))
        fallen, wave, wave_number = fallen + pulled, pulled, wave_number + 1
    return lie_down(state, fallen)


def touching(road: Road, node: int) -> Iterator[int]:
    """Yield the nodes directly ahead, directly behind, or at the same side edge, thick or not (UR-9.9)."""
    for neighbour in (road.ahead[node], road.behind[node], *road.sides[node]):
        if neighbour != NOWHERE:
            yield neighbour


def lie_down(state: State, fallen: list[int]) -> State:
    """Mark the riders as fallen: their turns are over, and they keep their nodes until the next round."""
    for number in fallen:
        state = state.with_rider(structs.replace(state.rider(number), standing=Standing.FALLEN))
    return structs.replace(state, played=(*state.played, *fallen))
