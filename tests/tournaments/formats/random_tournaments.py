"""Random tournaments: random strengths and results, withdrawals, and entrants who do not come."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from app.engine.capabilities.tournament_formats import (
    Format,
    FormatKind,
    PointsOf,
    by_place,
    by_result,
    duels,
    tables_of,
)
from app.engine.chance import FairChance
from app.engine.types import Event, Outcome, Placement, places
from app.tournaments.formats import course
from app.tournaments.formats.field import Field

SEED = bytes(range(32))


@dataclass(frozen=True)
class Kind:
    """A format with the points of its game."""

    format: Format
    points_of: PointsOf

    def __str__(self) -> str:
        return f"{self.format.kind}-{max(self.format.tables)}"


KINDS = [
    *(Kind(one, by_result) for one in duels(2)),
    *(Kind(one, by_place) for one in tables_of(4, 3, 5)(4)),
]
"""The formats of a game of two seats, and those of a game of three to five."""


def kind_of(kind: FormatKind, seats: int = 2) -> Kind:
    found = [one for one in KINDS if one.format.kind is kind and (max(one.format.tables) > 2) == (seats > 2)]
    return found[0]


def outcome_of(*scores: int, reason: str = "score") -> Outcome:
    """Return the outcome of a match in which the greatest score is the best."""
    return Outcome(
        tuple(Placement(*one) for one in zip(range(len(scores)), places(scores), scores, strict=True)), reason
    )


@dataclass
class Played:
    """A tournament that is played to its end, and every step on the way."""

    kind: Kind
    field: Field
    chance: FairChance
    fields: list[Field] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @classmethod
    def begun(cls, kind: Kind, strengths: list[int | None], chance: FairChance) -> "Played":
        step = course.setup(kind.format, strengths, kind.points_of, chance)
        return cls(kind, step.state, chance, [step.state], list(step.events))

    def settle(self, number: int, outcome: Outcome) -> None:
        self._follow(course.settle(self.field, number, outcome, self.kind.points_of, self.chance))

    def walk_over(self, number: int, *absent: int) -> None:
        self._follow(course.walk_over(self.field, number, absent, self.kind.points_of, self.chance))

    def leave(self, entrant: int) -> None:
        self._follow(course.leave(self.field, entrant, self.kind.points_of, self.chance))

    def due(self) -> list[int]:
        return [one.number for one in self.field.meetings if one.state == "due"]

    def play_round(
        self, result: Callable[[int], Outcome] = lambda seats: outcome_of(*range(seats, 0, -1))
    ) -> None:
        """Play all due matches; without `result` the first seat wins."""
        for number in self.due():
            self.settle(number, result(len(self.field.meetings[number].entrants)))

    def play(
        self, result: Callable[[int], Outcome] = lambda seats: outcome_of(*range(seats, 0, -1))
    ) -> "Played":
        """Play on to the end."""
        while self.field.ranking is None:
            self.play_round(result)
        return self

    def _follow(self, step: "course.Step[Field]") -> None:
        self.field = step.state
        self.fields.append(step.state)
        self.events += step.events


def random_tournament(kind: Kind, number: int, withdrawals: float = 0.04, absences: float = 0.04) -> Played:
    """Play a tournament that follows from its number. One in 100 may be large: those cost the most."""
    source = random.Random(number)
    format_ = kind.format
    most = format_.max_entrants if number % 100 == 0 else min(10, format_.max_entrants)
    entrants = source.randint(format_.min_entrants, most)
    strengths: list[int | None] = [
        source.choice((1200, 1500, source.randint(1000, 2000))) for _ in range(entrants)
    ]
    for _ in range(source.randrange(3)):
        strengths.insert(source.randrange(len(strengths) + 1), None)
    played = Played.begun(kind, strengths, FairChance(number.to_bytes(32, "big")))
    while played.field.ranking is None:
        draw, staying = source.random(), played.field.staying
        meeting = played.field.meetings[source.choice(played.due())]
        if draw < withdrawals and staying:
            played.leave(source.choice(staying))
        elif draw < withdrawals + absences:
            absent = [one for one in meeting.present if source.random() < 0.6]
            played.walk_over(meeting.number, *absent)
        else:
            scores = [source.randrange(4) for _ in meeting.entrants]
            played.settle(meeting.number, outcome_of(*scores))
    return played
