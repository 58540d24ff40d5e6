"""One action being carried out: the state as it becomes, what has happened so far, and the chance."""

from typing import Any

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event, Seat, Step
from app.games.helvetia_cup.model import FootballerId, State, Stats


class Play:
    """Lives for one action. The states in it stay frozen: each change puts a new one in its place."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def now(self, **changes: Any) -> None:
        self.state = structs.replace(self.state, **changes)

    def footballer(self, id_: FootballerId, **changes: Any) -> None:
        self.state = self.state.with_footballer(id_, **changes)

    def coach(self, seat: Seat, **changes: Any) -> None:
        self.state = self.state.with_coach(seat, **changes)

    def count(self, seat: Seat, **more: int) -> None:
        """Adds to the statistics of a team (HC-17.10)."""
        stats: Stats = self.state.coaches[seat].stats
        raised = {name: getattr(stats, name) + n for name, n in more.items()}
        self.coach(seat, stats=structs.replace(stats, **raised))

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def step(self) -> Step[State]:
        return Step(self.state, tuple(self.events))
