"""The decisions of a match: what a seat did between two pieces of new information.

A decision begins where a question is asked, and ends with the action that answers it, draws, or lets another
seat act. So a movement or a line-up is one decision, and no click is judged alone.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.engine.contract import AnyGame
from app.engine.operations import legal_actions
from app.engine.types import Seat


class Turn(Struct, frozen=True):
    """One action of a match.

    seq: Its number.
    state, after: The states before and after it.
    drew: Whether it drew from the match's chance.
    """

    seq: int
    state: Any
    seat: Seat
    action: Any
    after: Any
    drew: bool


class MatchDecision(Struct, frozen=True):
    """One decision.

    first, last: The numbers of its first and last action.
    state: The state in which it began.
    among: The decisions of the match; 0 if they were not counted.
    against: The answer with which the actions are compared; None for the best one that is found.
    """

    first: int
    last: int
    seat: Seat
    state: Any
    actions: tuple[Any, ...]
    among: int = 0
    against: tuple[Any, ...] | None = None


def counted_decisions(game: AnyGame, turns: Iterable[Turn]) -> tuple[MatchDecision, ...]:
    """Return the decisions of a match, each with their number, by which they share the time."""
    found = tuple(decisions(game, turns))
    return tuple(replace(one, among=len(found)) for one in found)


def decisions(game: AnyGame, turns: Iterable[Turn]) -> Iterator[MatchDecision]:
    """Yield the decisions of a match that leave a choice, in the order in which they end."""
    under_way: dict[Seat, list[Turn]] = {}
    for turn in turns:
        mine = under_way.pop(turn.seat, [])
        if mine and question(game, mine[0]) != question(game, turn):
            yield from _decision(game, mine)
            mine = []
        under_way[turn.seat] = [*mine, turn]
        ended = list(under_way) if turn.drew else [turn.seat]
        for seat in ended:
            if turn.drew or seat not in game.to_act(turn.after):
                yield from _decision(game, under_way.pop(seat))
    for left in under_way.values():
        yield from _decision(game, left)


def question(game: AnyGame, turn: Turn) -> Any:
    """Return the question that the seat had to answer; equal ones belong to one decision."""
    return game.decision(turn.state, turn.seat).question if game.decision else None


def _decision(game: AnyGame, turns: list[Turn]) -> Iterator[MatchDecision]:
    first, last = turns[0], turns[-1]
    if len(turns) > 1 or len(legal_actions(game, first.state, first.seat)) > 1:
        actions = tuple(turn.action for turn in turns)
        yield MatchDecision(first.seq, last.seq, first.seat, first.state, actions)
