"""The state of a tournament, and the small changes that the formats make to it."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec import Struct, structs

from app.engine.capabilities.tournament import FixtureState
from app.engine.capabilities.tournament_formats import Format, PointsOf
from app.engine.types import Outcome, Placement

Entrant: TypeAlias = int
"""The number of an entrant, from 0."""

SETTLED = ("played", "walkover", "bye", "void")
"""The states of a meeting that nobody waits for any longer."""


class Meeting(Struct, frozen=True):
    """One match of a tournament, or the bye in its place."""

    number: int
    """Counted from 0 through the whole tournament."""
    round: int
    entrants: tuple[Entrant | None, ...]
    """The entrants by seat; None is a place in the bracket that is still open. A bye has one entrant."""
    absent: tuple[Entrant, ...] = ()
    """Entrants that should have sat at this table; the others play without them."""
    state: FixtureState = "waiting"
    outcome: Outcome | None = None
    """The result; None until the meeting is settled, and for a bye or a void meeting."""
    points: tuple[Fraction, ...] = ()
    """The points of each seat; empty until the meeting is settled."""
    through: tuple[Entrant, ...] = ()
    """The entrants that a knockout takes from here to its next round, the best first."""

    @property
    def is_settled(self) -> bool:
        return self.state in SETTLED

    @property
    def present(self) -> tuple[Entrant, ...]:
        """The entrants that are known."""
        return tuple(one for one in self.entrants if one is not None)

    def results(self) -> Iterator[tuple[Entrant, Placement]]:
        """Yield each entrant with its placement; nothing without a result."""
        if self.outcome is not None:
            yield from zip(self.present, self.outcome.placements, strict=True)


class Field(Struct, frozen=True):
    """A tournament between two steps."""

    format: Format
    order: tuple[Entrant, ...]
    """All entrants, the best seed first."""
    rounds: int
    """The number of rounds in all, as far as the entrants stay."""
    meetings: tuple[Meeting, ...] = ()
    """All meetings that are known so far, by number."""
    round: int = 0
    left: tuple[Entrant, ...] = ()
    """The entrants that have withdrawn, in that order."""
    ranking: tuple[Entrant, ...] | None = None
    """The final order, the best first; None while the tournament goes on."""

    @property
    def staying(self) -> tuple[Entrant, ...]:
        """The entrants that have not withdrawn, the best seed first."""
        return tuple(one for one in self.order if one not in self.left)

    def of_round(self, number: int) -> tuple[Meeting, ...]:
        return tuple(one for one in self.meetings if one.round == number)

    def of(self, entrant: Entrant) -> tuple[Meeting, ...]:
        """Return the meetings of an entrant that are known so far."""
        return tuple(one for one in self.meetings if entrant in one.entrants)

    def with_meeting(self, number: int, **changes: Any) -> "Field":
        changed = structs.replace(self.meetings[number], **changes)
        return structs.replace(
            self, meetings=(*self.meetings[:number], changed, *self.meetings[number + 1 :])
        )

    def with_meetings(self, round_: int, seatings: Sequence[tuple[Entrant | None, ...]]) -> "Field":
        """Return the field with new meetings behind those that it has."""
        numbers = range(len(self.meetings), len(self.meetings) + len(seatings))
        new = (Meeting(number, round_, seats) for number, seats in zip(numbers, seatings, strict=True))
        return structs.replace(self, meetings=(*self.meetings, *new))


def free_win(points: PointsOf) -> Fraction:
    """Return the points of a bye: those of winning a match of two."""
    won = Outcome((Placement(0, 1, 0), Placement(1, 2, 0)), "bye")
    return points(won)[0]


def placed_last(outcome: Outcome, seats: set[int]) -> Outcome:
    """Return the outcome with these seats behind all others, level with each other; scores stay."""
    if not seats:
        return outcome
    rank = {one.seat: (one.seat in seats, one.place) for one in outcome.placements}
    rank |= dict.fromkeys(seats, (True, 0))
    placements = tuple(
        structs.replace(one, place=1 + sum(other < rank[one.seat] for other in rank.values()))
        for one in outcome.placements
    )
    return structs.replace(outcome, placements=placements)
