"""The worth of a choice: the chance to win after it, if both seats then play as well as they can."""

from functools import cache
from typing import TypeAlias

from app.engine.types import Seat
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.data import box
from app.games.pebbles.model import Side, State

Pair: TypeAlias = tuple[int, int]
"""A value of the seat to act, and the same of the other seat."""


def worth(state: State, seat: Seat, action: Action) -> float:
    """Return the chance to win after `action`, from 0 to 1; a draw counts one half.

    The token of the other seat is hidden (PB-1.3), so this is the mean over all tokens.
    """
    mine, other = state.sides[seat], state.sides[1 - seat]
    grabs = _grabs(state, mine), _grabs(state, other)
    lead = mine.stones - other.stones
    tokens = box().tokens
    return sum(_after(state.heap, lead, (mine.token, one), grabs, action) for one in tokens) / len(tokens)


def _grabs(state: State, side: Side) -> int:
    """Return how often a seat may still grab."""
    return int(state.options.grabs and not side.grabbed)


def _after(heap: int, lead: int, tokens: Pair, grabs: Pair, action: Action) -> float:
    match action:
        case Take(count=count):
            return _taken(heap, lead, tokens, grabs, count)
        case Grab():
            dice = range(1, box().most + 1)
            left = (grabs[0] - 1, grabs[1])
            return sum(_taken(heap, lead, tokens, left, min(die, heap)) for die in dice) / len(dice)


def _taken(heap: int, lead: int, tokens: Pair, grabs: Pair, count: int) -> float:
    if count < heap:
        return 1 - _best(heap - count, -(lead + count), tokens[::-1], grabs[::-1])
    points = lead + count + tokens[0]  # PB-3.1
    return 0.5 if points == 0 else float(points > 0)


@cache
def _best(heap: int, lead: int, tokens: Pair, grabs: Pair) -> float:
    choices: list[Action] = [Take(count) for count in range(1, min(box().most, heap) + 1)]
    if grabs[0]:
        choices.append(Grab())
    return max(_after(heap, lead, tokens, grabs, action) for action in choices)
