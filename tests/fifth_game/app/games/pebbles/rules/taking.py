"""Chapter 2: taking stones."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.pebbles.data import box
from app.games.pebbles.events import Grabbed, Taken
from app.games.pebbles.model import State
from app.games.pebbles.rules.ending import last_taken


def take(state: State, seat: Seat, count: int, resolution: Resolution) -> State:
    """Take `count` stones (PB-2.2)."""
    resolution.record(Taken(seat, count, state.heap - count))
    return _without(state, seat, count, resolution)


def grab(state: State, seat: Seat, resolution: Resolution) -> State:
    """Roll the die and take what it shows, or all stones if the heap has fewer (PB-2.3)."""
    die = resolution.die(box().most)
    count = min(die, state.heap)
    resolution.record(Grabbed(seat, die, count, state.heap - count))
    side = structs.replace(state.sides[seat], grabbed=True)
    return _without(state.with_side(seat, side), seat, count, resolution)


def _without(state: State, seat: Seat, count: int, resolution: Resolution) -> State:
    side = structs.replace(state.sides[seat], stones=state.sides[seat].stones + count)
    left = structs.replace(state.with_side(seat, side), heap=state.heap - count, turn=1 - seat)  # PB-2.1
    return left if left.heap else last_taken(left, seat, resolution)
