"""The luck of a match: the die of each grab against its mean (PB-2.3)."""

from collections.abc import Iterator

from app.engine.capabilities.luck import CountedDraw, Luck, mean_and_variance
from app.engine.types import Step
from app.games.pebbles.data import box
from app.games.pebbles.events import Grabbed
from app.games.pebbles.model import State

KIND = "points"


def draws(before: State, step: Step[State]) -> Iterator[CountedDraw]:
    for event in step.events:
        if isinstance(event, Grabbed):
            values = [_points(before, event.who, die) for die in range(1, box().most + 1)]
            mean, variance = mean_and_variance((value, 1) for value in values)
            yield CountedDraw(KIND, event.who, values[event.die - 1] - mean, variance)


def _points(before: State, seat: int, die: int) -> float:
    """The points of a grab: the stones, and the token with the last of them (PB-3.1)."""
    count = min(die, before.heap)
    return count + (before.sides[seat].token if count == before.heap else 0)


LUCK = Luck(kinds=(KIND,), draws=draws)
