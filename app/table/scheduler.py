"""Runs scheduled jobs for matches, in whichever process claims them first.

Jobs are rows in the database (app/db/queries/scheduled_jobs.py). A process claims a job by extending its
lease, in one statement that skips jobs others are claiming, and deletes it when its handler has finished.
While the handler runs, the lease is extended. If the process crashes, the job becomes due again when the
lease expires. Handlers may therefore run more than once and must be idempotent: each checks what is left to
do, does it, and schedules the next run if there is one.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeAlias

import structlog
from prometheus_client import Histogram
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.concurrency.tasks import cancel_and_wait, run_all
from app.db.queries import scheduled_jobs
from app.db.queries.scheduled_jobs import ClaimedJob
from app.time_source import Now, utc_now

log = structlog.get_logger()

LEASE = timedelta(seconds=10)
"""How long a claimed job stays with its process."""
LOOK_SECONDS = 1.0
"""How often a process looks for jobs that others have scheduled."""
RENEW_SECONDS = LEASE.total_seconds() / 3
"""How often the leases of running jobs are extended."""
LONGEST_RUN_S = 600
"""A handler that runs for longer hangs: it is cancelled, and its job becomes due again."""
AT_ONCE = 16
"""The largest number of jobs that a process runs at once.

After an outage thousands may be due. They wait in the database, where every process can claim them, and leave
connections of the pool to the players.
"""

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
        self._running: dict[asyncio.Task[None], ClaimedJob] = {}
        self._leases = asyncio.Lock()
        """Held while the leases of running jobs are extended, or one of these jobs is deleted."""
        self._has_room = asyncio.Event()
        self._has_room.set()
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
        await run_all(self._run_due(), self._renew_regularly())

    async def _run_due(self) -> None:
        while True:
            await self._has_room.wait()
            room = AT_ONCE - len(self._running)
            try:
                claimed = await self.claim(room)
            except Exception:  # the database may be lost for a while
                log.exception("due_times_not_read")
                claimed = []
                self._next = None
            for one in claimed:
                self._begin(one)
            if len(claimed) < room:
                await self._wait()

    def _begin(self, job: ClaimedJob) -> None:
        task = asyncio.create_task(self._run_job(job), name=f"due {job.kind}")
        self._running[task] = job
        if len(self._running) >= AT_ONCE:
            self._has_room.clear()
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self._has_room.set()

    async def _renew_regularly(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.renew()
            except Exception:  # the database may be lost for a while
                log.exception("leases_not_renewed")

    async def renew(self) -> None:
        """Extend the leases of the running jobs, so that no other process begins them too."""
        async with self._leases:
            if not self._running:
                return
            running, until = dict(self._running), self.now() + LEASE
            async with self._sessions.begin() as session:
                renewed = await scheduled_jobs.renew(session, list(running.values()), until)
            by_key = {(job.match_id, job.kind): job for job in renewed}
            for task, job in running.items():
                if task in self._running:
                    self._running[task] = by_key.get((job.match_id, job.kind), job)

    async def stop(self) -> None:
        """Cancel the running handlers; their jobs become due again."""
        await cancel_and_wait(list(self._running))

    async def claim(self, most: int = AT_ONCE) -> list[ClaimedJob]:
        """Claim up to `most` jobs that are due; none is run yet."""
        self._woken.clear()
        kinds = list(self._jobs)
        async with self._sessions() as session:
            self._next = await scheduled_jobs.next_due_at(session, kinds)
        if self._next is None or self._next > self.now():
            return []
        LATE.observe((self.now() - self._next).total_seconds())
        async with self._sessions.begin() as session:
            return await scheduled_jobs.claim(
                session, kinds, self.now(), until=self.now() + LEASE, limit=most
            )

    async def _run_job(self, one: ClaimedJob) -> None:
        try:
            async with asyncio.timeout(LONGEST_RUN_S):
                await self._jobs[one.kind](one.match_id)
            task = asyncio.current_task()
            assert task is not None
            async with self._leases, self._sessions.begin() as session:
                await scheduled_jobs.complete(session, self._running.get(task, one))
        except Exception:
            log.exception("due_not_done", match=one.match_id, kind=one.kind)

    async def _wait(self) -> None:
        """Wait until the next known job is due, or until it is time to look for those of other processes."""
        left = LOOK_SECONDS if self._next is None else (self._next - self.now()).total_seconds()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(LOOK_SECONDS, max(0.0, left))):
                await self._woken.wait()
