"""Getting off the bike, and on again at the end of the round (UR-6)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.events import Dismounted, Remounted
from app.games.um_reifenbreite.model import Standing, State
from app.games.um_reifenbreite.road import NOWHERE, Road, road_of


def dismount(state: State, number: int, resolution: Resolution) -> State:
    """Put the rider beside the road (UR-5.4); the node is free from now on (UR-6.1)."""
    resolution.record(Dismounted(state.owner(number), number))
    beside = structs.replace(state.rider(number), standing=Standing.DISMOUNTED)
    return structs.replace(state.with_rider(beside), afoot=(*state.afoot, number))


def remount_all(state: State, resolution: Resolution) -> State:
    """Put the dismounted riders back, in the order of dismounting (UR-6.2). Points stay (UR-6.4)."""
    road = road_of(state.race)
    for number in state.afoot:
        rider = state.rider(number)
        node = free_place(road, rider.node, state.occupied)
        resolution.record(Remounted(state.owner(number), number, road.ids[node]))
        state = state.with_rider(structs.replace(rider, standing=Standing.RACING, node=node))
    return structs.replace(state, afoot=())


def free_place(road: Road, old: int, occupied: frozenset[int]) -> int:
    """Return the old node, or the first free one going back in the lane (UR-6.2).

    At the start of the lane, the search goes on in the lane it branched from. At the start of the road, it
    takes the free node with the greatest progress not ahead of the old one, in the lower lane first.
    """
    node = old
    while node != NOWHERE:
        if node not in occupied:
            return node
        back = road.behind[node]
        node = back if back != NOWHERE or not road.forks[node] else road.forks[node][0]
    limit = road.progress[old]
    return max(n for n, at in enumerate(road.progress) if at <= limit and n not in occupied)
