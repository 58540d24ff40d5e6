"""How a game describes its computer players.

A computer player may know only what its seat knows. It therefore never sees the state of the match but a
**determinized** one, in which everything that is hidden from the seat has been sampled. Its decision is a
pure function of that state and of its own random source. computer_moves.py asks for decisions.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from app.engine.capabilities.decider import Decide, RandomSource
from app.engine.capabilities.search import Search
from app.engine.types import A, S, Seat

HARD = "hard"
"""The name of the strongest player."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Computer(Generic[S, A]):
    """The computer players of a game. All functions are pure apart from the random source they are handed."""

    determinized: Callable[[S, Seat, RandomSource], S]
    """(state, seat, random source) -> a state in which all that is hidden from the seat has been sampled.

    The seat has the same view and the same legal actions as before, and nothing else of the match is left:
    two states that look alike to the seat give the same result for the same random numbers.
    """
    strengths: Mapping[str, Decide[S, A]]
    """The players that decide without a search, by their names on the wire, the weakest first.

    The names are `easy`, `normal`, and `hard` if the strongest player needs no search.
    """
    measured: Mapping[str, float] = field(default_factory=dict)
    """By strength, the share of matches of two that it takes from `normal`, as measured in a league.

    The ratings of computer players follow from it; without it those of this game have none.
    """
    adviser: Decide[S, A] | None = None
    """The player that decides for hints and analyses, where the strongest one spares itself."""
    search: Search[S, A] | None = None
    """The search of the strength `hard`. A game has one only if it has been measured to be stronger."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all strengths, the weakest first."""
        return (*self.strengths, *((HARD,) if self.search else ()))

    def needs_search(self, strength: str) -> bool:
        """Return whether this strength searches, and so needs time to decide."""
        return strength == HARD and self.search is not None
