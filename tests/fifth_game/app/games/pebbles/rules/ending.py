"""Chapter 3: the end of a match."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Outcome, Placement, Seat, places
from app.games.pebbles.events import MatchEnded, TokenAdded
from app.games.pebbles.model import State


def last_taken(state: State, seat: Seat, resolution: Resolution) -> State:
    """End the match after the last stone: the seat adds its token (PB-3.1)."""
    side = state.sides[seat]
    side = structs.replace(side, bonus=side.token)
    resolution.record(TokenAdded(seat, side.stones, side.token, side.points))
    over = structs.replace(state.with_side(seat, side), ended="heap_empty")
    resolution.record(MatchEnded(_points(over), "heap_empty"))
    return over


def resign(state: State, seat: Seat, resolution: Resolution) -> State:
    """End the match because `seat` has resigned (PB-3.3)."""
    resolution.record(MatchEnded(_points(state), "resigned"))
    return structs.replace(state, ended="resigned", resigned=seat)


def outcome(state: State) -> Outcome | None:
    """Return the places and points of both seats; None while the match goes on (PB-3.2, PB-3.3)."""
    if state.ended is None:
        return None
    points = _points(state)
    ranks = [1 + (seat == state.resigned) for seat in (0, 1)] if state.ended == "resigned" else places(points)
    return Outcome(tuple(Placement(seat, ranks[seat], points[seat]) for seat in (0, 1)), state.ended)


def _points(state: State) -> tuple[int, int]:
    return state.sides[0].points, state.sides[1].points
