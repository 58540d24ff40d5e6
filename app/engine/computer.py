"""What a game tells of itself so that the computer can play it.

A computer player knows what its seat knows. It is therefore never shown the match: it is shown an
**imagined** state, in which all that the seat cannot know has been dealt anew. What it decides there is
a pure function of that state and of a luck of its own, which is not the match's.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from app.engine.contract import Game, Seat, legal_actions

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)
T = TypeVar("T")


class Luck(Protocol):
    """What a computer player draws from: a `random.Random`, which games do not import."""

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T]) -> T: ...
    def choices(self, population: Sequence[T], weights: Sequence[float] | None = ...) -> list[T]: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...
    def shuffle(self, x: list[Any]) -> None: ...
    def randbytes(self, n: int) -> bytes: ...


Decide: TypeAlias = Callable[[S, Seat, Sequence[A], Luck], A]
"""(imagined state, seat, what it may do now, luck) -> one of those actions."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Computer(Generic[S, A]):
    """How a game is played by the computer. All functions are pure but for the luck they are handed."""

    imagined: Callable[[S, Seat, Luck], S]
    """(state, seat, luck) -> a state that shows this seat the same, offers it the same, and holds nothing
    else of the match: with the same luck, two states that look alike to the seat give the same state."""
    strengths: Mapping[str, Decide[S, A]]
    """By its name on the wire, the weakest first: `easy`, `normal`."""


def decided(game: Game[S, A], computer: Computer[S, A], strength: str, state: S, seat: Seat, luck: Luck) -> A:
    """What a computer player of this strength does; the seat is to act."""
    imagined = computer.imagined(state, seat, luck)
    return computer.strengths[strength](imagined, seat, legal_actions(game, imagined, seat), luck)
