"""Hints: the reasons for an action, in at most one sentence each."""

from collections.abc import Iterator, Sequence

from app.engine.types import Reason, Seat
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.data import box
from app.games.pebbles.model import State
from app.games.pebbles.preview import preview


def advice(state: State, seat: Seat, action: Action) -> Sequence[Reason]:
    match action:
        case Take(count=count):
            return [*_take(state, seat, count)]
        case Grab():
            low, high = preview(state, seat)["grab"]["range"]
            return [Reason("grab", {"low": low, "high": high})]


def _take(state: State, seat: Seat, count: int) -> Iterator[Reason]:
    left = state.heap - count
    yield Reason("take", {"count": count})
    if not left:
        yield Reason("last", {"total": preview(state, seat)["take"][str(count)]["total"]})
    elif left > box().most:
        yield Reason("safe", {"left": left})
    else:
        yield Reason("exposed", {"left": left})
