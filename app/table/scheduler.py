"""Does for matches what is due at a time, whichever process that falls to.

Times stand in the database (app/db/queries/scheduled_jobs.py). Who takes one moves it on by a lease, in one
statement that skips what others are taking, and deletes it when the deed is done: so each has one taker,
and what a crash interrupts is due again when the lease is over. A deed may therefore be done twice: it
looks what is left to do, does that, and puts the next time, if there is one."""

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
LOOK_SECONDS = 1.0
"""So often a process looks for what others have put."""
BATCH = 64

LATE = Histogram(
    "stadion_due_late_seconds",
    "How late the first of what was due was taken",
    buckets=(0.05, 0.2, 1, 5, 30),
)

Job: TypeAlias = Callable[[str], Awaitable[None]]
"""What to do for the match with this id. What it raises is logged, and it is due again after the lease."""


class Scheduler:
    """`now`: what time it is; between two looks real seconds go by, whatever it says."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], now: Now = utc_now) -> None:
        self._sessions = sessions
        self.now = now
        self._jobs: dict[str, Job] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._next: datetime | None = None
        """What the loop waits for, as far as it knows."""
        self._woken = asyncio.Event()

    def register(self, kind: str, deed: Job) -> None:
        """What is done when something of this kind is due; said before `run`."""
        self._jobs[kind] = deed

    async def schedule(self, match_id: str, kind: str, at: datetime) -> None:
        """Due then, whatever was said before. In a transaction: `scheduled_jobs.put`, then `expect`."""
        async with self._sessions.begin() as session:
            await scheduled_jobs.schedule(session, match_id, kind, at)
        self.wake_by(at)

    def wake_by(self, at: datetime) -> None:
        """This time has been put, and committed."""
        if self._next is None or at < self._next:
            self._woken.set()

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                claimed = await self.claim()
            except Exception:  # the database is away, say
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
        """Deeds under way are broken off: they are due again."""
        await cancel_and_wait(list(self._running))

    async def claim(self) -> list[ClaimedJob]:
        """What is due now and nobody else does; nothing is done yet."""
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
        """Until the next time that is known, but look now and then what other processes have put."""
        left = LOOK_SECONDS if self._next is None else (self._next - self.now()).total_seconds()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(LOOK_SECONDS, max(0.0, left))):
                await self._woken.wait()
