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
    """The parts of one seat's result, in the chance to win or in the lead over the best of the others.

    before: The chance, or the expected lead, at the first decision.
    decisions: By seat, the gain of this seat by its decisions, compared with the policy's.
    dice: The rest. It holds every draw, and the cards of the other hands.
    result: The share of the first place, or the lead at the end.
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
    """Return the split of each seat in the chance to win."""
    return _splits([(one.seat, one.counted.gains, one.counted.error) for one in judgements], before, result)


def lead_splits(
    judgements: Iterable[Judgement], before: Sequence[float], result: Sequence[float]
) -> tuple[Split, ...]:
    """Return the split of each seat in the lead, in the game's unit."""
    return _splits(
        [(one.seat, one.counted.leads, one.counted.lead_error) for one in judgements], before, result
    )


def _splits(
    known: Sequence[tuple[Seat, Sequence[float], float]], before: Sequence[float], result: Sequence[float]
) -> tuple[Split, ...]:
    error = sqrt(sum(error**2 for _, _, error in known))
    seats = range(len(result))
    given = [
        tuple(sum(gains[seat] for who, gains, _ in known if who == other) for other in seats)
        for seat in seats
    ]
    return tuple(
        Split(seat, start, mine, end - start - sum(mine), end, error)
        for seat, start, mine, end in zip(seats, before, given, result, strict=True)
    )
