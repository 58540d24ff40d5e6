"""How a match ends that its players do not finish: the table's own outcomes, beside those of the game."""

from typing import Any

from msgspec import structs

from app.engine.contract import AnyGame
from app.engine.types import Outcome, Seat

CALLED_OFF = "called_off"
ABANDONED = "abandoned"
GIVEN_UP = ("resigned", ABANDONED)
"""For these reasons a match ends that was not played out."""


def calling_off_outcome() -> Outcome:
    """By agreement: nobody has a place."""
    return Outcome((), CALLED_OFF)


def abandonment_outcome(game: AnyGame, state: Any, seat: Seat) -> Outcome:
    """A match of two that this seat does not come back to: places and score as if it had resigned."""
    outcome = game.outcome(game.forfeit(state, seat).state)
    assert outcome is not None
    return structs.replace(outcome, reason=ABANDONED)


def possible_outcomes(game: AnyGame, state: Any, seats: int) -> list[Outcome]:
    """All that the table can make of a match that the game has not ended."""
    return [
        calling_off_outcome(),
        *(abandonment_outcome(game, state, seat) for seat in range(seats) if seats == 2),
    ]
