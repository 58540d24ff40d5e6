"""The report of a finished match for its result page."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from itertools import pairwise
from typing import Any

from msgspec import Struct

from app.db.connection import Sessions
from app.db.models import Action
from app.db.queries import actions, matches
from app.db.read_replica import ReadReplica
from app.engine.lesson import LEARNER
from app.table.stories.story import Story
from app.table.stories.story_service import load_or_build_story
from app.table.table import Table

MIN_ROLLS_PER_FACE = 3
"""Fewer rolls per face say nothing about a die."""


class FaceCount(Struct, frozen=True):
    """How often a face was rolled."""

    face: int
    times: int


class DieChart(Struct, frozen=True):
    """The rolls of one kind of die; each face is `expected` this often."""

    sides: int
    rolls: int
    bars: tuple[FaceCount, ...]

    @property
    def expected(self) -> float:
        return self.rolls / self.sides

    @property
    def highest(self) -> float:
        return max(self.expected, *(bar.times for bar in self.bars))


class Report(Struct, frozen=True):
    """The report of a finished match.

    `placements`: The best first.
    `charts`: One per kind of die that was rolled often.
    `story`: None if the actions can no longer be replayed.
    """

    placements: list[dict[str, Any]]
    reason: str
    actions: int
    seconds: float
    finished_at: datetime
    charts: list[DieChart]
    story: Story | None
    done: tuple[str, ...] = ()
    """In a lesson, the kinds of events about its learner."""

    def placement_of(self, seat: int) -> dict[str, Any]:
        """Return the placement of a seat."""
        return next(one for one in self.placements if one["seat"] == seat)

    @property
    def is_scored(self) -> bool:
        """Whether the scores order the places; after a play-off the points of the season do not."""
        pairs = pairwise(self.placements)
        return all(one["place"] == next_["place"] or one["score"] >= next_["score"] for one, next_ in pairs)

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [one["seat"] for one in self.placements if one["place"] == 1]


async def report_of(sessions: Sessions, replica: ReadReplica, table: Table) -> Report:
    """Return the report of a finished match."""
    async with replica.of_finished(table.header.id) as session:
        row = await matches.by_id(session, table.header.id)
        rows = await actions.all_of_finished(session, table.header.id)
    assert row is not None and row.started_at is not None and row.finished_at is not None
    assert table.outcome is not None
    return Report(
        placements=sorted(table.outcome["placements"], key=lambda one: (one["place"], one["seat"])),
        reason=table.outcome["reason"],
        actions=table.seq,
        seconds=(row.finished_at - row.started_at).total_seconds(),
        finished_at=row.finished_at,
        charts=die_charts(draw for action in rows for draw in action.draws),
        story=await load_or_build_story(sessions, table, rows),
        done=tuple(events_about(LEARNER, rows)) if table.header.lesson else (),
    )


def events_about(seat: int, rows: Iterable[Action]) -> dict[str, None]:
    """Return the kinds of events about a seat, in order."""
    return {event["event"]: None for row in rows for event in row.events if event.get("who") == seat}


def die_charts(draws: Iterable[dict[str, Any]]) -> list[DieChart]:
    """Count how often each face was rolled, for every kind of die that was rolled often."""
    fallen: dict[int, Counter[int]] = {}
    for draw in draws:
        if draw["draw"] == "die":
            fallen.setdefault(draw["sides"], Counter())[draw["value"]] += 1
    return [
        DieChart(sides, faces.total(), tuple(FaceCount(face, faces[face]) for face in range(1, sides + 1)))
        for sides, faces in sorted(fallen.items())
        if faces.total() >= MIN_ROLLS_PER_FACE * sides
    ]
