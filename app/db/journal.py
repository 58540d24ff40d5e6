"""Writes actions: they are committed before anybody sees them, and one commit holds those of many matches.

Rows that wait at the same moment share one statement, one transaction and so one sync to disk. The primary
key (match, seq) keeps two processes from writing the same action number. The unique key (match, seat, ref)
keeps a repeated message from being written twice. A row that one of them keeps out is reported as not
written; the other rows of its batch are not affected. Nor are they if the database refuses a row, for example
because its match has been archived meanwhile.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import TypeAlias

import structlog
from asyncpg.exceptions import DataError, IntegrityConstraintViolationError
from opentelemetry import trace
from prometheus_client import Gauge, Histogram
from sqlalchemy.ext.asyncio import AsyncEngine

from app.concurrency.tasks import cancel_and_wait, supervise
from app.db.action_writer import ActionRow, ActionWriter
from app.db.models import Snapshot

log = structlog.get_logger()
TRACER = trace.get_tracer("stadion")
"""It records nothing unless the operator wants traces (app/tracing.py)."""

BATCH = 256
REFUSED = (DataError, IntegrityConstraintViolationError)
"""Errors that a row causes. The statement is rolled back, and the connection can be used again."""

COMMITTED = Histogram(
    "stadion_commit_seconds",
    "From the first action of a batch handed to the journal to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1),
)

WAITING = Gauge("stadion_journal_waiting", "Actions that wait for their commit")

WriteResult: TypeAlias = bool | Exception
"""True: the row is durable.

False: a row with its seq or its ref is there already. An exception leaves open whether the row was committed:
the match must be read again.
"""
OnWritten: TypeAlias = Callable[[WriteResult], None]


class Journal:
    """The only writer of actions in this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[ActionRow, OnWritten]] = []
        self._snapshots: list[Snapshot] = []
        self._since = 0.0
        """When the first of the waiting rows was handed over, by `perf_counter`."""
        self._idle = asyncio.Event()
        """Set while nothing is being written."""
        self._idle.set()
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(supervise("journal", self._run), name="journal")

    async def flush(self) -> None:
        """Wait until every waiting row has been written."""
        while self._work.is_set() or not self._idle.is_set():
            await asyncio.sleep(0)
            await self._idle.wait()

    async def stop(self) -> None:
        """Write the waiting rows, then end."""
        await self.flush()
        if self._task:
            await cancel_and_wait([self._task])

    def enqueue(self, row: ActionRow, on_written: OnWritten) -> None:
        """Write `row` with the next batch and call `on_written` with the result, never before this
        returns.
        """
        if not self._waiting:
            self._since = perf_counter()
            self._work.set()
        self._waiting.append((row, on_written))

    def enqueue_snapshot(self, snapshot: Snapshot) -> None:
        """Write a snapshot after the next batch, so that no player waits for it. Losing one only costs
        time.
        """
        self._snapshots.append(snapshot)
        self._work.set()

    async def write(self, row: ActionRow) -> bool:
        """Write `row` and return whether it was written.

        Raises an exception that leaves open whether it was.
        """
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.enqueue(row, partial(_answer, answer))
        return await answer

    async def _run(self) -> None:
        writer: ActionWriter | None = None
        try:
            while True:
                await self._work.wait()
                self._idle.clear()
                await self._wait_for_more()
                if self._waiting:
                    writer = await self._write_batch(writer)
                if self._snapshots:
                    writer = await self._write_snapshots(writer)
                if not self._waiting and not self._snapshots:
                    self._work.clear()
                self._idle.set()
        finally:
            await self._discard(writer)

    async def _wait_for_more(self) -> None:
        """Let messages that have arrived already be played first, so that their rows share the commit."""
        known = 0
        while known < len(self._waiting) < BATCH:
            known = len(self._waiting)
            await asyncio.sleep(0)

    async def _write_batch(self, writer: ActionWriter | None) -> ActionWriter | None:
        """Commit the next batch and report the result of each row; return the writer for the next batch."""
        batch, since = self._next_batch(), self._since
        try:
            writer = writer or await ActionWriter.prepare(await self._engine.connect())
            with TRACER.start_as_current_span("commit", attributes={"rows": len(batch)}):
                written = await self._commit(writer, [row for row, _ in batch])
        except Exception as error:
            await self._discard(writer)
            for _, on_written in batch:
                _report(on_written, error)
            return None
        COMMITTED.observe(perf_counter() - since)
        WAITING.set(len(self._waiting))
        for entry, on_written in batch:
            _report(on_written, written[entry.match_id])
        return writer

    def _next_batch(self) -> list[tuple[ActionRow, OnWritten]]:
        """Take the first waiting rows, at most one per match: the second depends on the result of the
        first.
        """
        batch: dict[str, tuple[ActionRow, OnWritten]] = {}
        later: list[tuple[ActionRow, OnWritten]] = []
        for one in self._waiting:
            match_id = one[0].match_id
            if len(batch) < BATCH and match_id not in batch:
                batch[match_id] = one
            else:
                later.append(one)
        self._waiting = later
        WAITING.set(len(batch) + len(later))
        return list(batch.values())

    async def _write_snapshots(self, writer: ActionWriter | None) -> ActionWriter | None:
        """Commit the waiting snapshots; return the writer for the next batch."""
        snapshots, self._snapshots = self._snapshots, []
        try:
            writer = writer or await ActionWriter.prepare(await self._engine.connect())
            await writer.write_snapshots(snapshots)
        except Exception:
            log.warning("snapshots_not_written", of=[one.match_id for one in snapshots], exc_info=True)
            await self._discard(writer)
            return None
        return writer

    async def _commit(self, writer: ActionWriter, rows: list[ActionRow]) -> dict[str, WriteResult]:
        """Write a batch in one statement, which is its own transaction; return the result by match.

        If the database refuses the batch, nothing of it is written. Its halves are then written one after the
        other, until the row that is to blame is alone.
        """
        try:
            written = await writer.write(rows)
        except REFUSED as error:
            if len(rows) == 1:
                return {rows[0].match_id: error}
            middle = len(rows) // 2
            first = await self._commit(writer, rows[:middle])
            return first | await self._commit(writer, rows[middle:])
        return {row.match_id: row.match_id in written for row in rows}

    async def _discard(self, writer: ActionWriter | None) -> None:
        """Close the writer, whatever state it is in. The next batch opens another one."""
        if writer is not None:
            with suppress(Exception):
                await writer.discard()


def _report(on_written: OnWritten, written: WriteResult) -> None:
    """Report the result to one table. Its failure is logged and does not affect other tables."""
    try:
        on_written(written)
    except Exception:
        log.exception("not_told")


def _answer(answer: asyncio.Future[bool], written: WriteResult) -> None:
    if answer.done():
        return
    if isinstance(written, bool):
        answer.set_result(written)
    else:
        answer.set_exception(written)
