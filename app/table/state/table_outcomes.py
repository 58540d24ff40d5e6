"""Outcomes that the table gives a match which its players do not finish, besides those of the game."""

from typing import Any

from msgspec import structs

from app.engine.contract import AnyGame
from app.engine.types import Outcome, Seat

CALLED_OFF = "called_off"
ABANDONED = "abandoned"
GIVEN_UP = ("resigned", ABANDONED)
"""The reasons of outcomes of matches that were not played to their end."""


def calling_off_outcome() -> Outcome:
    """Return the outcome of a match that was called off by agreement: nobody is placed."""
    return Outcome((), CALLED_OFF)


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
        calling_off_outcome(),
        *(abandonment_outcome(game, state, seat) for seat in range(seats) if seats == 2),
    ]
