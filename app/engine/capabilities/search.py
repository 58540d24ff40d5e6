"""How a game describes the search of its strongest computer player. It is run by playouts.py."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic

from app.engine.capabilities.decider import Decide, RandomSource
from app.engine.types import A, S, Seat


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Search(Generic[S, A]):
    """The choices that a search compares, how it plays on, and how it values the result."""

    choices: Callable[[S, Seat, Sequence[A], RandomSource], Sequence[A]]
    """(determinized state, seat, legal actions, random source) -> the actions to compare.

    The first is the one to take without a search. It stands alone where a search does not pay.
    """
    policy: Decide[S, A]
    """The player that plays on for all seats."""
    at_horizon: Callable[[S, S], bool]
    """(state at the start of the search, current state) -> whether to stop and evaluate.

    It is also true when the match is over.
    """
    evaluate: Callable[[S, Seat], float]
    """(state at the horizon, seat) -> its value for the seat, in any unit."""
    occasion: Callable[[S], Hashable]
    """(state) -> what the next draw belongs to, for example a rider and a round.

    All choices of one world draw the same numbers for the same occasion, however they came to it.
    """
