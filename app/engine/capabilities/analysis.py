"""How a game describes what its analysis needs: a fitted chance to win, and how play goes on.

A game defines `ANALYSIS` in its `analysis.py`, and the weights in its `data/chances.yaml`. Everything else is
the same for every game: which decisions there were, the worlds in which they are compared, the marks, the
split of the result (app/engine/analysis).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from app.engine.capabilities.decider import Decide
from app.engine.types import A, S, Seat

Sums: TypeAlias = Sequence[float] | None
"""The sums that speak for one seat, in the order of the weights; None if it can no longer win."""


class Chances(Struct, frozen=True):
    """The file `data/chances.yaml` of a game.

    sums: The names of the sums.
    weights: Their weights, by the number of seats.
    """

    sums: tuple[str, ...]
    weights: dict[int, tuple[float, ...]]


class Worlds(Struct, frozen=True):
    """How many sampled worlds a comparison takes.

    screened: Worlds in which all answers are compared, to find the best one.
    batch: Further worlds for the best and the chosen answer, after which the mark may be sure.
    most: The most worlds of such a pair.
    decisions: The decisions of a usual match. A longer one gets fewer worlds for each, so that it takes no
        longer; it is longer by seats, or by races.
    """

    screened: int
    batch: int
    most: int
    decisions: int = 100

    def among(self, decisions: int) -> "Worlds":
        """Return the worlds for each decision of a match that has so many."""
        share = min(1.0, self.decisions / max(1, decisions))
        screened = max(min(LEAST_SCREENED, self.screened), round(share * self.screened))
        return replace(self, screened=screened, most=max(1, round(share * self.most)))


LEAST_SCREENED = 8
"""The fewest worlds in which the best answer is looked for, however long the match."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Analysis(Generic[S, A]):
    """The part of a game that the analysis of a finished match needs."""

    sums: Callable[[S], Sequence[Sums]]
    """(state of a match that is not over) -> the sums of each seat.

    The chance of a seat to win is proportional to e to the power of its weighted sums.
    """
    weights: Mapping[int, Sequence[float]]
    """By the number of seats, the weights of the sums. They are fitted (benchmarks/analysis/fit.py)."""
    scores: Callable[[S], Sequence[float]]
    """(state of a match that is not over) -> the expected final score of each seat."""
    unit: str
    """The unit of `scores`: `goals` or `points`."""
    policy: Decide[S, A]
    """The player that goes on for all seats, and with whom the split compares."""
    policy_strength: str = "hard"
    """The strength of the computer that decides as the policy does."""
    at_horizon: Callable[[S, S], bool]
    """(state of the decision, current state) -> whether to stop and value the position.

    Too short a horizon is wrong without showing it: what a decision leads to must have come about.
    """
    occasion: Callable[[S], Hashable]
    """(state) -> what the next draw belongs to; all answers of one world meet the same draws there."""
    is_judged: Callable[[S, Seat], bool]
    """(state, seat) -> whether this decision may be marked: no secret mixed choice, and none that the
    reference does not understand."""
    worlds: Worlds
    repeats: Callable[[S], bool] | None = None
    """(state of a decision) -> whether an answer left out there may be given at the seat's next such decision
    at no loss, as a pick of a draft may; None if that never holds."""


AnyAnalysis: TypeAlias = Analysis[Any, Any]
