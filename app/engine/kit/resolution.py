"""How a rule draws, records events and returns a new state.

A rule takes the state, what it is about, and the resolution of the current action. It draws from the
resolution, records there what happened, and returns the new state.

    def crash(state: State, rider: Rider, resolution: Resolution) -> State:
        lost = resolution.die(6)
        resolution.record(Crashed(who=rider.seat, rider=rider.number, lost=lost))
        return state.with_rider(rider.fallen())
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from app.engine.chance import Chance, draw_card
from app.engine.types import Event, Step

S = TypeVar("S", bound=Struct)
T = TypeVar("T")


class NoChance:
    """The chance of an action that draws nothing, such as a resignation: every draw raises AssertionError."""

    def die(self, sides: int) -> int:
        raise AssertionError(f"nothing is drawn here, but a die of {sides} was asked for")

    def below(self, n: int) -> int:
        raise AssertionError(f"nothing is drawn here, but a number below {n} was asked for")

    def shuffle(self, n: int) -> tuple[int, ...]:
        raise AssertionError(f"nothing is drawn here, but an order of {n} was asked for")


class Resolution:
    """The chance of one action, and the events that it has recorded so far. One action uses it once."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.chance: Chance = NoChance() if chance is None else chance
        self.events: list[Event] = []

    def record(self, event: Event) -> None:
        """Add an event to those of the action, in the order in which they happened."""
        self.events.append(event)

    def die(self, sides: int) -> int:
        """Roll a die: a face from 1 to `sides`."""
        return self.chance.die(sides)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """Roll `count` dice; their faces in the order in which they fell."""
        return tuple(self.chance.die(sides) for _ in range(count))

    def below(self, n: int) -> int:
        """Draw an integer from 0 to n - 1: a coin, a die with other faces, one of several things."""
        return self.chance.below(n)

    def card(self, pile: Sequence[T]) -> tuple[T, tuple[T, ...]]:
        """Draw one card of a pile that is sorted by id; the card, and the rest of the pile."""
        return draw_card(pile, self.chance)

    def cards(self, count: int, pile: Sequence[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """Draw `count` different cards; the cards in the order of drawing, and the rest of the pile."""
        taken: list[T] = []
        rest = tuple(pile)
        for _ in range(count):
            card, rest = self.card(rest)
            taken.append(card)
        return tuple(taken), rest

    def result(self, state: S) -> Step[S]:
        """The state that the action led to, with all recorded events."""
        return Step(state, tuple(self.events))
