"""How the result came about: the chance before the match, the decisions, and dice and cards.

The parts add up to the result by construction. Whether they are true shows elsewhere: between unequal players
the mean of dice and cards must be 0 (benchmarks/analysis/truth.py).
"""

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from app.engine.analysis.judge import Judgement
from app.engine.types import Seat


class Split(Struct, frozen=True):
    """The parts of one seat's result, in the chance to win.

    before: The chance at the first decision.
    decisions: By seat, the gain of this seat by its decisions, compared with the computer's.
    dice: The rest. It holds every draw, and the cards of the other hands.
    result: The share of the first place.
    error: The standard error of the sum of all decisions, and so of the dice.
    """

    seat: Seat
    before: float
    decisions: tuple[float, ...]
    dice: float
    result: float
    error: float


def splits(
    judgements: Iterable[Judgement], before: Sequence[float], result: Sequence[float]
) -> tuple[Split, ...]:
    """Return the split of each seat."""
    known = list(judgements)
    error = sqrt(sum(one.error**2 for one in known))
    seats = range(len(result))
    given = [
        tuple(sum(one.gains[seat] for one in known if one.seat == other) for other in seats) for seat in seats
    ]
    return tuple(
        Split(seat, start, mine, end - start - sum(mine), end, error)
        for seat, start, mine, end in zip(seats, before, given, result, strict=True)
    )
