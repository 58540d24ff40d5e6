"""The one way in which a rule draws, tells and returns.

A rule takes the state, what it is about and the course of the action under way: it draws from the
course, tells the course what happened, and returns the new state.

    def crash(state: State, rider: Rider, course: Course) -> State:
        lost = course.die(6)
        course.tell(Crashed(who=rider.seat, rider=rider.number, lost=lost))
        return state.with_rider(rider.fallen())
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from app.engine.chance import Chance, drawn
from app.engine.contract import Event, Step

S = TypeVar("S", bound=Struct)
T = TypeVar("T")


class Undrawn:
    """Chance where the rules draw nothing, as when a seat gives up: a draw is a mistake in the rules."""

    def die(self, sides: int) -> int:
        raise AssertionError(f"nothing is drawn here, but a die of {sides} was asked for")

    def below(self, n: int) -> int:
        raise AssertionError(f"nothing is drawn here, but a lot below {n} was asked for")

    def shuffle(self, n: int) -> tuple[int, ...]:
        raise AssertionError(f"nothing is drawn here, but an order of {n} was asked for")


class Course:
    """The chance of one action, and what it has told so far. It never outlives its action."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.chance: Chance = Undrawn() if chance is None else chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """What has just happened; told in this order."""
        self.events.append(event)

    def die(self, sides: int) -> int:
        """A face from 1 to `sides`."""
        return self.chance.die(sides)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """That many dice, in the order in which they fell."""
        return tuple(self.chance.die(sides) for _ in range(count))

    def lot(self, n: int) -> int:
        """An index below n: a coin, a face that is not 1 to n, one of several."""
        return self.chance.below(n)

    def card(self, pile: Sequence[T]) -> tuple[T, tuple[T, ...]]:
        """One card of a pile that is sorted by id, and the rest of it."""
        return drawn(pile, self.chance)

    def cards(self, count: int, pile: Sequence[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """That many different cards in the order in which they were drawn, and the rest of the pile."""
        taken: list[T] = []
        rest = tuple(pile)
        for _ in range(count):
            card, rest = self.card(rest)
            taken.append(card)
        return tuple(taken), rest

    def step(self, state: S) -> Step[S]:
        """What the action has led to."""
        return Step(state, tuple(self.events))
