"""The effect of a space on a throw (UR-2.1, UR-5.3)."""

from typing import assert_never

from app.games.um_reifenbreite.data import Terrain
from app.games.um_reifenbreite.model import State
from app.games.um_reifenbreite.road import road_of


def terrain_at(state: State, node: int) -> tuple[Terrain, int]:
    """Return terrain and number of a node; without terrain rules it is asphalt 0 (UR-2.1)."""
    if not state.options.terrain:
        return Terrain.ASPHALT, 0
    road = road_of(state.race)
    return road.terrain[node], road.number[node]


def allowance(throw: int, terrain: Terrain, number: int) -> int:
    """Return the spaces that a throw allows (UR-5.3); at 0 or less the rider dismounts (UR-5.4)."""
    match terrain:
        case Terrain.ASPHALT:
            return throw
        case Terrain.COBBLES | Terrain.UPHILL:
            return throw - number
        case Terrain.DOWNHILL:
            return throw + number
        case _:
            assert_never(terrain)
