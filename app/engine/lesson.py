"""The first lesson of a game: one player finishes a match against an easy computer player.

A game with a lesson defines `LESSON` in its `lesson.py`. Rules and chance are those of any other match.
Only the setup is different: the match begins with a position near its end.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from app.engine.chance import Chance
from app.engine.contract import AnyGame
from app.engine.types import Outcome, Seat, Step

S = TypeVar("S", bound=Struct)

LEARNER: Seat = 0
"""The seat of the player that takes the lesson."""

WON = "won"
"""The aim that only the end of the match can show; every other aim is an event."""


Script: TypeAlias = Callable[[Any], Any]
"""(state) -> the action of a learner who follows a script."""


class Trial(Protocol):
    """A seed that the server may take for a lesson, before it commits to one."""

    def chance(self) -> Chance:
        """Return the stream of this seed, from its beginning."""
        ...

    def play_out(self, learner: Script | None = None, first: Seat = LEARNER) -> Any:
        """Return the last state of the lesson against easy computers.

        learner: None plays like an easy computer. first: The seat that acts first if several may.
        """
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """Return the outcome of a state; None while the match is not over."""
        ...


def is_won(outcome: Outcome | None) -> bool:
    """Return whether the learner alone is first."""
    return outcome is not None and [one.seat for one in outcome.placements if one.place == 1] == [LEARNER]


def wins_like_an_easy_computer(trial: Trial) -> bool:
    return is_won(trial.outcome(trial.play_out()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson(Generic[S]):
    """The beginning of a lesson.

    options: As a host would give them.
    seats: The number of seats, the learner's included.
    seeds: The number of seeds that the server tries at most.
    aims: The events that the learner should meet, and WON; the table says which of them are still to try.
    """

    position: Callable[[Any], S]
    """(complete options) -> the state before the first decision. It is always the same."""
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 2
    seeds: int = 8
    aims: tuple[str, ...] = ()
    is_kind: Callable[[Trial], bool] = wins_like_an_easy_computer
    """Whether a seed keeps the promise of the lesson, that a beginner can win it."""


@cache
def lesson_of(game: str) -> Lesson[Any] | None:
    """Return the lesson of the game with this id, or None."""
    module = f"app.games.{game}.lesson"
    return import_module(module).LESSON if find_spec(module) else None


@cache
def as_lesson(game: AnyGame) -> AnyGame:
    """Return a copy of the game whose setup is the position of its lesson, without drawing anything.

    The game must have a lesson.
    """
    lesson = lesson_of(game.id)
    assert lesson is not None

    def setup(options: Any, seats: int, chance: Chance) -> Step[Any]:
        return Step(lesson.position(options))

    return replace(game, setup=setup)
