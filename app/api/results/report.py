"""How matches ended: places for a list, and the story of one for its result page."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.connection import Sessions
from app.db.models import Action, Match
from app.db.queries import actions, matches
from app.db.read_replica import ReadReplica
from app.engine.lesson import LEARNER
from app.table.stories.story import Story
from app.table.stories.story_service import load_or_build_story
from app.table.table import Table

MIN_ROLLS_PER_FACE = 3
"""Fewer rolls than this for each face say nothing about a die."""


class FaceCount(Struct, frozen=True):
    """A face and how often it fell."""

    face: int
    times: int


class DieChart(Struct, frozen=True):
    """Rolls of one kind of die; `expected` times a face."""

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
    """`placements` best first; `charts` one for each kind of die that was rolled often; `story`: None where
    its actions can no longer be played."""

    placements: list[dict[str, Any]]
    reason: str
    actions: int
    seconds: float
    finished_at: datetime
    charts: list[DieChart]
    story: Story | None
    done: tuple[str, ...] = ()
    """Of a lesson: the events about its learner, each once."""

    def placement_of(self, seat: int) -> dict[str, Any]:
        return next(one for one in self.placements if one["seat"] == seat)

    @property
    def winners(self) -> list[int]:
        return [one["seat"] for one in self.placements if one["place"] == 1]


async def report_of(sessions: Sessions, replica: ReadReplica, table: Table) -> Report:
    """Of a finished match."""
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
    """The kinds of event that a seat met, in their order."""
    return {event["event"]: None for row in rows for event in row.events if event.get("who") == seat}


def die_charts(draws: Iterable[dict[str, Any]]) -> list[DieChart]:
    """How often each face fell, for every kind of die that was rolled often; other draws do not count."""
    fallen: dict[int, Counter[int]] = {}
    for draw in draws:
        if draw["draw"] == "die":
            fallen.setdefault(draw["sides"], Counter())[draw["value"]] += 1
    return [
        DieChart(sides, faces.total(), tuple(FaceCount(face, faces[face]) for face in range(1, sides + 1)))
        for sides, faces in sorted(fallen.items())
        if faces.total() >= MIN_ROLLS_PER_FACE * sides
    ]


async def places_of(session: AsyncSession, match_ids: list[str]) -> dict[str, dict[int, int]]:
    """The place of each seat in these finished matches."""
    found: dict[str, dict[int, int]] = {}
    for match_id in match_ids:
        row: Match | None = await matches.by_id(session, match_id)
        if row is not None and row.outcome is not None:
            found[match_id] = {one["seat"]: one["place"] for one in row.outcome["placements"]}
    return found
