"""A function that decides for a computer player, and the randomness that it may use."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from app.engine.types import A, S, Seat

T = TypeVar("T")


class RandomSource(Protocol):
    """The random numbers of a computer player: a `random.Random`, which games must not import.

    They are independent of the match's `Chance`: nothing that a computer player draws changes the dice.
    """

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T]) -> T: ...
    def choices(self, population: Sequence[T], weights: Sequence[float] | None = ...) -> list[T]: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...
    def shuffle(self, x: list[Any]) -> None: ...
    def randbytes(self, n: int) -> bytes: ...


Decide: TypeAlias = Callable[[S, Seat, Sequence[A], RandomSource], A]
"""(determinized state, seat, its legal actions, random source) -> one of those actions."""
