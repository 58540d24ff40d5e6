"""HG-4: the thirteen fields, the lines between them and where the puck may go."""

from functools import cache

from app.engine.types import Seat
from app.games.hockey_game.data import Field, Zone, box
from app.games.hockey_game.model import FieldId, LineId, Move

GOAL_X = (-1, 10_000)  # West and East, beyond every line, because goal lines never cost anything (HG-4.7)


@cache
def own_zone(seat: Seat) -> Zone:
    """Return the zone that the seat defends: seat 0 the West. Ends are never swapped (HG-4.5, HG-4.7)."""
    return next(zone for zone in box().zones.values() if zone.defended_by_seat == seat)


def field(id: FieldId) -> Field:
    return box().fields[id]


@cache
def own_crease(seat: Seat) -> FieldId:
    return next(id for id, one in box().fields.items() if one.crease and one.zone == own_zone(seat).id)


@cache
def own_circles(seat: Seat) -> tuple[FieldId, ...]:
    """Return the face-off circles of the zone that the seat defends (HG-6.4)."""
    circles = (id for id, one in box().fields.items() if one.faceoff and one.zone == own_zone(seat).id)
    return tuple(sorted(circles))


def in_attacking_zone(attacker: Seat, at: FieldId) -> bool:
    """Return whether a field is inside the zone: slot, circles or crease, not the blue line (HG-6.4)."""
    return field(at).zone == own_zone(1 - attacker).id


@cache
def may_pass_into_zone(attacker: Seat, source: FieldId) -> bool:
    """Return whether the attacker is onside: in the zone or on its blue line (HG-4.5)."""
    zone = own_zone(1 - attacker)
    return field(source).zone == zone.id or field(source).line in (zone.from_line, zone.to_line)


@cache
def lines_crossed(attacker: Seat, move: Move, source: FieldId, to: FieldId | None) -> tuple[LineId, ...]:
    """Return the lines strictly between source and destination, or goal (HG-4.6, HG-4.7)."""
    if box().moves[move].line_cost == 0:
        return ()  # HG-4.3: strength never crosses a line
    start = field(source).x
    end = GOAL_X[1 - attacker] if to is None else field(to).x
    low, high = min(start, end), max(start, end)
    return tuple(line.id for line in box().lines if low < line.x < high)


@cache
def line_cost(attacker: Seat, move: Move, source: FieldId, to: FieldId | None) -> int:
    """Return the cost of the crossed lines, zero or negative: one each, two on a shot (HG-4.6, HG-4.7)."""
    return -box().moves[move].line_cost * len(lines_crossed(attacker, move, source, to))


@cache
def reachable_fields(move: Move, source: FieldId) -> tuple[FieldId, ...]:
    """Return the fields that a move reaches, sorted by id, without regard to offside and creases."""
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
