"""Decisions by which nothing is lost yet, because the better answer is offered again at the seat's next one.

In a draft a card that is not picked often stays to be picked. The policy, which plays on, would leave it each
time, so that one fault is charged at every pick that could still correct it. Only the last one is marked.
"""

from collections.abc import Sequence
from typing import Any

from app.engine.analysis.chances import analysis_of
from app.engine.analysis.decisions import MatchDecision
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions
from app.engine.types import Seat


def postponed(
    game: AnyGame, decisions: Sequence[MatchDecision], best: Sequence[tuple[Any, ...]]
) -> tuple[bool, ...]:
    """Return for each decision whether its seat may give the computer's answer at its next one as well.

    `best` has the computer's actions, by decision.
    """
    repeats = analysis_of(game).repeats
    if repeats is None:
        return (False,) * len(decisions)
    found, following = list[bool](), dict[Seat, MatchDecision]()
    for one, answer in zip(reversed(decisions), reversed(best), strict=True):
        later = following.get(one.seat)
        again = later if repeats(one.state) else None
        found.append(again is not None and repeats(again.state) and _offers(game, again, answer))
        following[one.seat] = one
    return tuple(reversed(found))


def _offers(game: AnyGame, decision: MatchDecision, answer: tuple[Any, ...]) -> bool:
    offered = legal_actions(game, decision.state, decision.seat)
    return all(action in offered for action in answer)
