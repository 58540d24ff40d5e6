"""Chapter 2: taking stones."""

from msgspec import structs

from app.engine.contract import Seat
from app.engine.resolution import Course
from app.games.pebbles.data import box
from app.games.pebbles.events import Grabbed, Taken
from app.games.pebbles.model import State
from app.games.pebbles.rules.ending import last_taken


def take(state: State, seat: Seat, count: int, course: Course) -> State:
    """Take `count` stones (PB-2.2)."""
    course.tell(Taken(seat, count, state.heap - count))
    return _without(state, seat, count, course)


def grab(state: State, seat: Seat, course: Course) -> State:
    """Roll the die and take what it shows, or all stones if the heap has fewer (PB-2.3)."""
    die = course.die(box().most)
    count = min(die, state.heap)
    course.tell(Grabbed(seat, die, count, state.heap - count))
    side = structs.replace(state.sides[seat], grabbed=True)
    return _without(state.with_side(seat, side), seat, count, course)


def _without(state: State, seat: Seat, count: int, course: Course) -> State:
    side = structs.replace(state.sides[seat], stones=state.sides[seat].stones + count)
    left = structs.replace(state.with_side(seat, side), heap=state.heap - count, turn=1 - seat)  # PB-2.1
    return left if left.heap else last_taken(left, seat, course)
