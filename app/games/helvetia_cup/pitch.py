"""The pitch: 113 hexes, distances, zones and the way of a deviating ball (HC-1.1 to HC-1.13).

A hex is its id, row letter and x: "e12". Side 0 defends the left goal and attacks to the right.
"""

from typing import Literal, TypeAlias

from app.games.helvetia_cup.data import DEVIATIONS, raw

Hex: TypeAlias = str
Zone: TypeAlias = Literal["left", "centre", "right"]

_PRINTED = {entry["id"]: entry for entry in raw("pitch")["hexes"]}
_SIDES = ("left", "right")  # by the seat that defends that goal

HEXES: tuple[Hex, ...] = tuple(_PRINTED)  # HC-1.1: rows a to i, each from left to right
X: dict[Hex, int] = {hex_: entry["x"] for hex_, entry in _PRINTED.items()}
ROW: dict[Hex, int] = {hex_: entry["row"] for hex_, entry in _PRINTED.items()}
CENTRES: dict[Hex, tuple[float, float]] = {hex_: tuple(entry["svg"]) for hex_, entry in _PRINTED.items()}
"""The centres of the hexes in the picture of the pitch."""
WAYS: dict[Hex, dict[str, Hex]] = {hex_: entry["neighbours"] for hex_, entry in _PRINTED.items()}
ALONG: dict[Hex, tuple[Hex, ...]] = {  # HC-6.4: E and W
    hex_: tuple(ways[way] for way in ("E", "W") if way in ways) for hex_, ways in WAYS.items()
}
NEIGHBOURS: dict[Hex, tuple[Hex, ...]] = {hex_: tuple(ways.values()) for hex_, ways in WAYS.items()}  # HC-1.2

GOAL: tuple[Hex, Hex] = tuple(raw("pitch")["goals"][side] for side in _SIDES)  # HC-1.3, HC-1.10: for good
SPOT: tuple[Hex, Hex] = tuple(raw("pitch")["penalty_spots"][side] for side in _SIDES)  # HC-1.5
CENTRE: Hex = raw("pitch")["centre"]  # HC-1.6
HALFWAY: int = raw("pitch")["offside_limit"]["x"]  # HC-1.7
GOAL_HEXES = frozenset(GOAL)

WAYS_ON: dict[int | None, dict[Hex, tuple[Hex, ...]]] = {
    side: {
        hex_: tuple(to for to in next_ if to not in GOAL_HEXES or (side is not None and to == GOAL[side]))
        for hex_, next_ in NEIGHBOURS.items()
    }
    for side in (None, 0, 1)
}
"""The hexes that a footballer may enter from each hex (HC-6.6), by the goalkeeper's side; None for others."""


def _marked(field: str, value: object) -> frozenset[Hex]:
    return frozenset(hex_ for hex_, entry in _PRINTED.items() if entry.get(field) == value)


CIRCLE = _marked("centre_circle", True)  # HC-1.6
ACCELERATION = _marked("acceleration", True)  # HC-1.9
EDGE = _marked("edge", True)  # HC-1.9
HALF = tuple(_marked("half", side) for side in _SIDES)  # HC-1.7: x = 12 belongs to neither
PENALTY_AREA = tuple(_marked("penalty_area", side) for side in _SIDES)  # HC-1.4
SHOOTING_ZONE = tuple(  # HC-1.8, by the seat that defends the goal
    frozenset(hex_ for hex_, entry in _PRINTED.items() if entry.get("shooting_zone", {}).get("goal") == side)
    for side in _SIDES
)


def other(seat: int) -> int:
    return 1 - seat


def _distance(a: Hex, b: Hex) -> int:
    rows = abs(ROW[a] - ROW[b])
    return rows + max(0, (abs(X[a] - X[b]) - rows) // 2)  # HC-1.2


DISTANCE: dict[Hex, dict[Hex, int]] = {a: {b: _distance(a, b) for b in HEXES} for a in HEXES}


def depth(hex_: Hex, defender: int) -> int:
    """Return the distance in x of a hex from the goal line of `defender` (HC-14.1)."""
    return abs(X[hex_] - X[GOAL[defender]])


def zone(hex_: Hex, defender: int) -> Zone:
    """Return the zone of a hex for a shooter that faces the goal of `defender` (HC-1.8).

    Defined for its shooting zones and for the rest of its penalty area (headers).
    """
    rows = ROW[hex_] - ROW[GOAL[defender]]
    if depth(hex_, defender) >= 3 * abs(rows):
        return "centre"
    upper_is_left = defender == 1  # attacking to the right, the upper rows are on the left hand
    return "left" if (rows < 0) == upper_is_left else "right"


_AT = {(X[hex_], ROW[hex_]): hex_ for hex_ in HEXES}


def deviation_path(target: Hex, roll: int, team: int) -> tuple[Hex, ...]:
    """Return the hexes over which a ball deviates from `target`, the landing hex last (HC-1.13).

    The direction is that of `team`. Off the pitch the ball stops on the intermediate hex. If that is off the
    pitch too, it stops on the target, and the tuple is the target alone.
    """
    sign = -1 if team else 1
    entry = DEVIATIONS[roll]
    via = entry.via and _moved(target, sign, entry.via)
    final = _moved(target, sign, entry.offset)
    if final is None:
        return (via or target,)
    return (via, final) if via else (final,)


def _moved(target: Hex, sign: int, offset: tuple[int, int]) -> Hex | None:
    return _AT.get((X[target] + sign * offset[0], ROW[target] + sign * offset[1]))


def outside_area(hex_: Hex, side: int, taken: frozenset[Hex] | set[Hex]) -> tuple[Hex, ...]:
    """Return the nearest hexes outside the penalty area of `side`, not taken, not a goal hex (HC-8.9)."""
    free = [h for h in HEXES if h not in PENALTY_AREA[side] and h not in GOAL_HEXES and h not in taken]
    nearest = min(DISTANCE[hex_][h] for h in free)
    return tuple(h for h in free if DISTANCE[hex_][h] == nearest)
