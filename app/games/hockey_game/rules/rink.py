"""HG-4: the thirteen fields, the lines between them and where the puck may go."""

from functools import cache

from app.engine.types import Seat
from app.games.hockey_game.data import Field, Zone, box
from app.games.hockey_game.model import FieldId, LineId, Move

GOAL_X = (-1, 10_000)  # West and East, beyond every line; goal lines never cost (HG-4.7)


@cache
def own_zone(seat: Seat) -> Zone:
    """Seat 0 defends West and attacks East; ends are never swapped (HG-4.5, HG-4.7)."""
    return next(zone for zone in box().zones.values() if zone.defended_by_seat == seat)


def field(id: FieldId) -> Field:
    return box().fields[id]


@cache
def own_crease(seat: Seat) -> FieldId:
    return next(id for id, one in box().fields.items() if one.crease and one.zone == own_zone(seat).id)


@cache
def own_circles(seat: Seat) -> tuple[FieldId, ...]:
    """The face-off circles of the zone that the seat defends (HG-6.4)."""
    circles = (id for id, one in box().fields.items() if one.faceoff and one.zone == own_zone(seat).id)
    return tuple(sorted(circles))


def in_attacking_zone(attacker: Seat, at: FieldId) -> bool:
    """Directly in the zone: slot, circles and the opponent's crease, not the blue line (HG-6.4)."""
    return field(at).zone == own_zone(1 - attacker).id


@cache
def may_pass_into_zone(attacker: Seat, source: FieldId) -> bool:
    """Onside: he stands in the attacking zone or on the attacked blue line (HG-4.5)."""
    zone = own_zone(1 - attacker)
    return field(source).zone == zone.id or field(source).line in (zone.from_line, zone.to_line)


@cache
def crossed(attacker: Seat, move: Move, source: FieldId, to: FieldId | None) -> tuple[LineId, ...]:
    """The lines strictly between source and destination, or goal (HG-4.6, HG-4.7)."""
    if box().moves[move].line_cost == 0:
        return ()  # HG-4.3: strength never crosses a line
    start = field(source).x
    end = GOAL_X[1 - attacker] if to is None else field(to).x
    low, high = min(start, end), max(start, end)
    return tuple(line.id for line in box().lines if low < line.x < high)


@cache
def toll(attacker: Seat, move: Move, source: FieldId, to: FieldId | None) -> int:
    """What the crossed lines cost, zero or negative: one each, two on a shot (HG-4.6, HG-4.7)."""
    return -box().moves[move].line_cost * len(crossed(attacker, move, source, to))


@cache
def reach(move: Move, source: FieldId) -> tuple[FieldId, ...]:
    """Where a move leads by its geometry alone, sorted by id; offside and creases come later."""
    match move:
        case Move.SPEED:  # HG-4.2: the same row, any distance
            row = next(row for row in box().rows if source in row)
            return tuple(sorted(set(row) - {source}))
        case Move.STRENGTH:  # HG-4.3: one diagonal neighbour
            return box().neighbours[source]
        case Move.PASS:  # HG-4.4: any other field
            return tuple(sorted(set(box().fields) - {source}))
        case Move.SHOT:  # HG-4.7: at the goal, from anywhere
            return ()
