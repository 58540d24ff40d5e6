"""The figures of the desk: what goes on now, with a line of the last hour.

Every process takes them every minute. Matches, searches and analyses are those of the whole site; people,
errors, answers, the computers' queue and the disk are those of the process that shows the page.
"""

import asyncio
import shutil
import time
from collections import deque
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

import structlog
from msgspec import Struct
from prometheus_client import REGISTRY
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.moderation import open_tables
from app.settings import Settings
from app.table.notifier import Notifier

log = structlog.get_logger()

TAKEN_EVERY_S = 60.0
KEPT = 61
"""An hour, and the figures before it."""
DAY_S = 24 * 3600.0
DISK_EVERY_S = 3600.0
DISK_KEPT = 7 * 24
"""Shares of the disk are kept hourly for a week."""
FARTHEST_DAYS = 365
HEIGHT, WIDTH = 20, 60
"""The size of a line, in its own units: a unit of width is a minute."""


class Sample(Struct, frozen=True):
    """The figures of one moment; `errors`, `answers` and `answer_s` count from the start of the process."""

    people: int
    matches: int
    searches: int
    errors: float
    answers: float
    answer_s: float
    queue: float
    analyses: int
    disk_full: float
    dumped_at: datetime | None = None
    half_within: timedelta | None = None


class Figure(Struct, frozen=True):
    """A figure of the desk: its number, its course in the last hour, and whether it needs a look.

    `line` are points of an SVG polyline.
    """

    name: str
    number: int
    unit: str
    line: str
    is_fine: bool = True


class Overview(Struct, frozen=True):
    """The figures in their order, and what stands below two of them.

    `half_within_s`: In which time half of those who found an opponent today did, in seconds.
    `days_left`: In how many days the disk is full at the pace of the last week.
    """

    figures: list[Figure]
    dumped_at: datetime | None
    half_within_s: float | None
    days_left: int | None


class SiteFigures:
    """Takes the figures and keeps them for an hour."""

    def __init__(
        self, sessions: async_sessionmaker[AsyncSession], notifier: Notifier, settings: Settings
    ) -> None:
        self._sessions = sessions
        self._notifier = notifier
        self._settings = settings
        self._samples: deque[Sample] = deque(maxlen=KEPT)
        self._disk: deque[tuple[float, float]] = deque(maxlen=DISK_KEPT)

    async def run(self) -> None:
        """Take the figures every minute until cancelled."""
        while True:
            try:
                await self.take()
            except Exception:  # the database may be lost for a while
                log.exception("figures_not_taken")
            await asyncio.sleep(TAKEN_EVERY_S)

    async def take(self) -> None:
        """Take the figures of now."""
        async with self._sessions() as session:
            stored = await open_tables.figures(session)
        self._samples.append(
            Sample(
                people=self._notifier.people(),
                matches=stored.matches,
                searches=stored.searches,
                errors=_metric("stadion_request_seconds_count", status="5xx"),
                answers=_metric("stadion_commit_seconds_count"),
                answer_s=_metric("stadion_commit_seconds_sum"),
                queue=_metric("stadion_thoughts_waiting"),
                analyses=stored.analyses,
                disk_full=_disk_full(self._settings.data_dir),
                dumped_at=stored.dumped_at,
                half_within=stored.half_within,
            )
        )
        now = time.monotonic()
        if not self._disk or now - self._disk[-1][0] >= DISK_EVERY_S:
            self._disk.append((now, self._samples[-1].disk_full))

    async def shown(self) -> Overview:
        """Take the figures of now, and return them."""
        await self.take()
        last = self._samples[-1]
        return Overview(
            figures_of([*self._samples], self._settings),
            last.dumped_at,
            half_within_s=last.half_within.total_seconds() if last.half_within is not None else None,
            days_left=days_until_full([*self._disk, (time.monotonic(), last.disk_full)]),
        )


def figures_of(samples: Sequence[Sample], limits: Settings) -> list[Figure]:
    """Return the figures that these samples give, the last one being of now."""
    last = samples[-1]
    errors = [after.errors - before.errors for before, after in pairwise(samples)]
    answers = [_answer_ms(before, after) for before, after in pairwise(samples)]
    in_hour, answer = round(sum(errors)), round(max(answers[-5:], default=0.0))
    full = round(100 * last.disk_full)
    return [
        Figure("people", last.people, "", line_of([one.people for one in samples])),
        Figure("matches", last.matches, "", line_of([one.matches for one in samples])),
        Figure("searches", last.searches, "", line_of([one.searches for one in samples])),
        Figure("errors", in_hour, "", line_of(errors), in_hour <= limits.desk_errors),
        Figure("answer", answer, " ms", line_of(answers), answer <= limits.desk_answer_ms),
        Figure(
            "queue",
            round(last.queue),
            "",
            line_of([one.queue for one in samples]),
            last.queue <= limits.desk_queue,
        ),
        Figure(
            "analyses",
            last.analyses,
            "",
            line_of([one.analyses for one in samples]),
            last.analyses <= limits.desk_analyses,
        ),
        Figure("disk", full, " %", line_of([one.disk_full for one in samples]), full <= limits.desk_disk),
    ]


def days_until_full(disk: Sequence[tuple[float, float]]) -> int | None:
    """Return in how many days the disk is full at this pace; None if that is not to be seen.

    `disk`: Times in seconds, each with which share was used, oldest first. They tell nothing within an hour,
    and nothing if the disk does not fill.
    """
    (since, before), (now, full) = disk[0], disk[-1]
    if now - since < DISK_EVERY_S or full <= before:
        return None
    days = (1 - full) / (full - before) * (now - since) / DAY_S
    return round(days) if days <= FARTHEST_DAYS else None


def line_of(values: Sequence[float]) -> str:
    """Return the points of a line through these values, the last one at its right end."""
    most = max(values, default=0.0) or 1.0
    first = WIDTH - len(values) + 1
    return " ".join(
        f"{first + number},{round(HEIGHT * (1 - value / most), 1):g}" for number, value in enumerate(values)
    )


def _answer_ms(before: Sample, after: Sample) -> float:
    """Return the mean time from an action to its commit between two samples; 0 without any action."""
    answers = after.answers - before.answers
    return 1000 * (after.answer_s - before.answer_s) / answers if answers > 0 else 0.0


def _metric(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def _disk_full(folder: Path) -> float:
    """Return which share of the disk of a folder is used; the nearest folder above it that exists."""
    there = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
    usage = shutil.disk_usage(there)
    return usage.used / usage.total
