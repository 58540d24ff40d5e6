"""What a game tells of itself so that the computer can play it.

A computer player knows what its seat knows. It is therefore never shown the match: it is shown an
**imagined** state, in which all that the seat cannot know has been dealt anew. What it decides there is
a pure function of that state and of a luck of its own, which is not the match's.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from app.engine.contract import Game, Seat, legal_actions
from app.engine.search import Search, playouts

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)
T = TypeVar("T")

HARD = "hard"
"""The strongest."""


class RandomSource(Protocol):
    """What a computer player draws from: a `random.Random`, which games do not import."""

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T]) -> T: ...
    def choices(self, population: Sequence[T], weights: Sequence[float] | None = ...) -> list[T]: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...
    def shuffle(self, x: list[Any]) -> None: ...
    def randbytes(self, n: int) -> bytes: ...


Decide: TypeAlias = Callable[[S, Seat, Sequence[A], RandomSource], A]
"""(imagined state, seat, what it may do now, luck) -> one of those actions."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Computer(Generic[S, A]):
    """How a game is played by the computer. All functions are pure but for the luck they are handed."""

    determinized: Callable[[S, Seat, RandomSource], S]
    """(state, seat, luck) -> a state that shows this seat the same, offers it the same, and holds nothing
    else of the match: with the same luck, two states that look alike to the seat give the same state."""
    strengths: Mapping[str, Decide[S, A]]
    """Those that decide at once, by their names on the wire, the weakest first: `easy`, `normal`, and `hard`
    where the strongest player that was found decides at once."""
    search: Search[S, A] | None = None
    """How a computer player thinks ahead: then this is the strength `hard`. Only where it is measured to be
    stronger."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every strength of this game, the weakest first."""
        return (*self.strengths, *((HARD,) if self.search else ()))

    def needs_search(self, strength: str) -> bool:
        """Whether this strength needs time to think."""
        return strength == HARD and self.search is not None


def improving_choices(
    game: Game[S, A], computer: Computer[S, A], strength: str, state: S, seat: Seat, rng: RandomSource
) -> Iterator[A]:
    """What a computer player of this strength would do, thought over again and again; the seat is to act.

    Whoever asks decides when it has thought enough. Ends by itself when there is nothing to think about.
    """
    imagined = computer.determinized(state, seat, rng)
    if computer.search is not None and computer.needs_search(strength):
        yield from playouts(game, computer.search, imagined, seat, rng)
    else:
        yield computer.strengths[strength](imagined, seat, legal_actions(game, imagined, seat), rng)


def immediate_choice(
    game: Game[S, A], computer: Computer[S, A], strength: str, state: S, seat: Seat, rng: RandomSource
) -> A | None:
    """What it does where it need not think ahead; None where it has to."""
    imagined = computer.determinized(state, seat, rng)
    offered = legal_actions(game, imagined, seat)
    if computer.search is None or not computer.needs_search(strength):
        return computer.strengths[strength](imagined, seat, offered, rng)
    choices = computer.search.choices(imagined, seat, offered, rng)
    return choices[0] if len(choices) == 1 else None


def final_choice(
    game: Game[S, A],
    computer: Computer[S, A],
    strength: str,
    state: S,
    seat: Seat,
    rng: RandomSource,
    worlds: int = 16,
) -> A:
    """What it does after so many worlds at most: the same with the same luck."""
    *_, last = islice(improving_choices(game, computer, strength, state, seat, rng), 1 + worlds)
    return last
