"""The first lesson of a game: its last minutes, for one person against an easy computer.

A game that brings a `lesson.py` has in it `LESSON`. Rules, chance and its proof are those of any match;
only the setup is another one: a position instead of an empty board.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from msgspec import Struct

from app.engine.chance import Chance
from app.engine.contract import AnyGame
from app.engine.types import Seat, Step

S = TypeVar("S", bound=Struct)

LEARNER: Seat = 0
"""Who opens a table sits there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson(Generic[S]):
    """Where it begins; `seats` with the learner on the first, `options` as a host would give them."""

    position: Callable[[Any], S]
    """(complete options) -> the state before the first decision, always the same."""
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 2


@cache
def lesson_of(game: str) -> Lesson[Any] | None:
    """None where the game brings none."""
    module = f"app.games.{game}.lesson"
    return import_module(module).LESSON if find_spec(module) else None


@cache
def as_lesson(game: AnyGame) -> AnyGame:
    """The same game, begun where its lesson begins; nothing is drawn for that."""
    lesson = lesson_of(game.id)
    assert lesson is not None

    def setup(options: Any, seats: int, chance: Chance) -> Step[Any]:
        return Step(lesson.position(options))

    return replace(game, setup=setup)
