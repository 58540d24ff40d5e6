"""Runs scheduled jobs for matches, in whichever process claims them first.

Jobs are rows in the database (app/db/queries/scheduled_jobs.py). A process claims a job by extending its
lease, in one statement that skips jobs others are claiming, and deletes it when its handler has finished. If
the process crashes, the job becomes due again when the lease expires. Handlers may therefore run more than
once and must be idempotent: each checks what is left to do, does it, and schedules the next run if there is
one.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeAlias

import structlog
from prometheus_client import Histogram
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.concurrency.tasks import cancel_and_wait
from app.db.queries import scheduled_jobs
from app.db.queries.scheduled_jobs import ClaimedJob
from app.time_source import Now, utc_now

log = structlog.get_logger()

LEASE = timedelta(seconds=10)
"""How long a claimed job stays with its process."""
LOOK_SECONDS = 1.0
"""How often a process looks for jobs that others have scheduled."""
BATCH = 64
"""The largest number of jobs that are claimed at once."""

LATE = Histogram(
    "stadion_due_late_seconds",
    "How late the first of what was due was taken",
    buckets=(0.05, 0.2, 1, 5, 30),
)

Job: TypeAlias = Callable[[str], Awaitable[None]]
"""A handler: called with the id of the match. If it raises, that is logged and the job is due again."""


class Scheduler:
    """Claims due jobs and runs their handlers; `now` is its time source, but its waits take real seconds."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], now: Now = utc_now) -> None:
        self._sessions = sessions
        self.now = now
        self._jobs: dict[str, Job] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._next: datetime | None = None
        """When the next job is due, as far as this process knows."""
        self._woken = asyncio.Event()

    def register(self, kind: str, job: Job) -> None:
        """Set the handler of a kind of job, before `run`."""
        self._jobs[kind] = job

    async def schedule(self, match_id: str, kind: str, at: datetime) -> None:
        """Schedule the job for `at`, in place of the one that stands. Commits.

        In a transaction of the caller's: `scheduled_jobs.schedule`, then `wake_by`.
        """
        async with self._sessions.begin() as session:
            await scheduled_jobs.schedule(session, match_id, kind, at)
        self.wake_by(at)

    def wake_by(self, at: datetime) -> None:
        """Wake the scheduler in time for a job that has been committed for `at`."""
        if self._next is None or at < self._next:
            self._woken.set()

    async def run(self) -> None:
        """Run jobs as they become due, until cancelled."""
        while True:
            try:
                claimed = await self.claim()
            except Exception:  # the database may be lost for a while
                log.exception("due_times_not_read")
                claimed = []
                self._next = None
            for one in claimed:
                task = asyncio.create_task(self._run_job(one), name=f"due {one.kind}")
                self._running.add(task)
                task.add_done_callback(self._running.discard)
            if len(claimed) < BATCH:
                await self._wait()

    async def stop(self) -> None:
        """Cancel the running handlers; their jobs become due again."""
        await cancel_and_wait(list(self._running))

    async def claim(self) -> list[ClaimedJob]:
        """Claim the jobs that are due; none is run yet."""
        self._woken.clear()
        kinds = list(self._jobs)
        async with self._sessions() as session:
            self._next = await scheduled_jobs.next_due_at(session, kinds)
        if self._next is None or self._next > self.now():
            return []
        LATE.observe((self.now() - self._next).total_seconds())
        async with self._sessions.begin() as session:
            return await scheduled_jobs.claim(
                session, kinds, self.now(), until=self.now() + LEASE, limit=BATCH
            )

    async def _run_job(self, one: ClaimedJob) -> None:
        try:
            await self._jobs[one.kind](one.match_id)
            async with self._sessions.begin() as session:
                await scheduled_jobs.complete(session, one)
        except Exception:
            log.exception("due_not_done", match=one.match_id, kind=one.kind)

    async def _wait(self) -> None:
        """Wait until the next known job is due, or until it is time to look for those of other processes."""
        left = LOOK_SECONDS if self._next is None else (self._next - self.now()).total_seconds()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(LOOK_SECONDS, max(0.0, left))):
                await self._woken.wait()
