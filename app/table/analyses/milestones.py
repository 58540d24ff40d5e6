"""The milestones of a match on the curve of an analysis: new scores, and the parts of the match."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from app.engine.contract import AnyGame

OF_A_PART = ("race", "half", "number", "round")
"""The variables of a score line that say which part of the match it is, and not what happens in it."""


class Milestone(Struct, frozen=True):
    """A change of the scores, or the beginning of a part such as a period.

    It had come after `seq` actions. `scores` are by seat, and empty if they did not change. Where a part
    begins, `phase` is a message of the game's texts with the variables `params`; else it is empty.
    """

    seq: int
    scores: tuple[int, ...] = ()
    phase: str = ""
    params: dict[str, str | int] = {}


def milestones(game: AnyGame, states: Iterable[tuple[int, Any]]) -> Iterator[Milestone]:
    """Yield the milestones of a match; `states` are pairs of a number of actions and the state after it."""
    if game.overview is None:
        return
    scores, part = None, None
    for seq, state in states:
        line = game.overview.score_line(game.public(state))
        here = (line.phase, [line.params[name] for name in OF_A_PART if name in line.params])
        if here != part:
            yield Milestone(seq, phase=line.short_phase or line.phase, params=dict(line.params))
        if scores is not None and line.scores != scores:
            yield Milestone(seq, scores=line.scores)
        scores, part = line.scores, here
