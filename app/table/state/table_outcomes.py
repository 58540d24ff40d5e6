"""Outcomes that the table gives a match which its players do not finish, besides those of the game."""

from typing import Any

from msgspec import structs

from app.engine.contract import AnyGame
from app.engine.types import Outcome, Seat

CALLED_OFF = "called_off"
ABORTED = "aborted"
"""A player has called the match off in its first moves."""
VOID = "void"
"""A player has not come to the table."""
WITHOUT_RESULT = (CALLED_OFF, ABORTED, VOID)
ABANDONED = "abandoned"
GIVEN_UP = ("resigned", ABANDONED)
"""The reasons of outcomes of matches that were not played to their end."""


def calling_off_outcome(reason: str = CALLED_OFF) -> Outcome:
    """Return the outcome of a match without a result, by agreement unless it is said: nobody is placed."""
    return Outcome((), reason)


def abandonment_outcome(game: AnyGame, state: Any, seat: Seat) -> Outcome:
    """Return the outcome of a match of two that `seat` has abandoned: places and scores as if it had
    resigned.
    """
    outcome = game.outcome(game.forfeit(state, seat).state)
    assert outcome is not None
    return structs.replace(outcome, reason=ABANDONED)


def possible_outcomes(game: AnyGame, state: Any, seats: int) -> list[Outcome]:
    """Return all outcomes that the table can give a match which the game has not ended."""
    return [
        *map(calling_off_outcome, WITHOUT_RESULT),
        *(abandonment_outcome(game, state, seat) for seat in range(seats) if seats == 2),
    ]
