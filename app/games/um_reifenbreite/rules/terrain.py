"""What a space does to a throw (UR-2.1, UR-5.3)."""

from typing import assert_never

from app.games.um_reifenbreite.data import Terrain
from app.games.um_reifenbreite.model import State
from app.games.um_reifenbreite.road import road_of


def terrain_at(state: State, node: int) -> tuple[Terrain, int]:
    """UR-2.1: without terrain rules every space is asphalt 0."""
    if not state.options.terrain:
        return Terrain.ASPHALT, 0
    road = road_of(state.race)
    return road.terrain[node], road.number[node]


def allowance(throw: int, terrain: Terrain, number: int) -> int:
    """UR-5.3: how many spaces a throw carries a rider; 0 or less: he dismounts (UR-5.4)."""
    match terrain:
        case Terrain.ASPHALT:
            return throw
        case Terrain.COBBLES | Terrain.UPHILL:
            return throw - number
        case Terrain.DOWNHILL:
            return throw + number
        case _:
            assert_never(terrain)
