"""The goal panel: six sectors, the sets that may be guarded, and the penalties (HC-1.11, HC-1.12)."""

from functools import cache
from itertools import combinations
from typing import TypeAlias

from app.games.helvetia_cup.data import SECTORS
from app.games.helvetia_cup.pitch import Zone

Sector: TypeAlias = str

ORDER: tuple[Sector, ...] = tuple(SECTORS)  # TL, TC, TR, BL, BC, BR


def contiguous(sectors: tuple[Sector, ...]) -> bool:
    """Return whether the sectors are connected by their sides; diagonals do not count (HC-1.12)."""
    if not sectors:
        return True
    reached, left = {sectors[0]}, set(sectors[1:])
    while found := {sector for sector in left if reached & set(SECTORS[sector].adjacent)}:
        reached |= found
        left -= found
    return not left


@cache
def guard_sets(n: int) -> tuple[tuple[Sector, ...], ...]:
    """Return every set of exactly `n` (0 to 6) sectors that a goalkeeper may guard."""
    return tuple(sectors for sectors in combinations(ORDER, n) if contiguous(sectors))


def penalty(sector: Sector, zone: Zone) -> int:
    """Return the penalty of a sector on a shot from `zone`: 0 or less (HC-1.11)."""
    return SECTORS[sector].penalty[zone]
