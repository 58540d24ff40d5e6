"""One action under way."""

from app.engine.chance import Chance
from app.engine.contract import Event


class Course:
    """The chance of one action, and what it has told so far.

    Rules that lead from one moment to the next take the state and a course, and return the state;
    a course never outlives its action.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def die(self) -> int:
        return self.chance.die(6)

    def dice(self, count: int) -> tuple[int, ...]:
        return tuple(self.chance.die(6) for _ in range(count))

    def card(self, pile: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        """One card of a pile that is sorted by id, and the rest of it."""
        index = self.chance.below(len(pile))
        return pile[index], (*pile[:index], *pile[index + 1 :])

    def cards(self, count: int, pile: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Several different cards, sorted, and the rest of the pile."""
        taken = []
        for _ in range(count):
            card, pile = self.card(pile)
            taken.append(card)
        return tuple(sorted(taken)), pile
