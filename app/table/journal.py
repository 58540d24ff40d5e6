"""Writes actions: committed before anybody sees them, many matches in one commit.

Rows that are waiting at the same moment share one statement, one transaction and so one sync to
disk. The primary key (match, seq) is the fence between processes, and the unique (match, seat,
ref) the one between repeated messages: a row that either of them keeps out is reported as not
written, and the others of its batch are not affected.
"""

import asyncio
from contextlib import suppress
from typing import TypeAlias

from prometheus_client import Histogram
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.db import actions
from app.db.actions import Entry

BATCH = 256

COMMITTED = Histogram(
    "stadion_commit_seconds",
    "From an action handed to the journal to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1),
)

Waiting: TypeAlias = tuple[Entry, asyncio.Future[bool]]


class Journal:
    """The one writer of actions of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._idle = asyncio.Event()
        """Nothing is being written."""
        self._idle.set()
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        while self._waiting or not self._idle.is_set():
            await asyncio.gather(*(future for _, future in self._waiting), return_exceptions=True)
            await self._idle.wait()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, entry: Entry) -> bool:
        """True once the row is durable; False when a row with its seq or its ref is there already.

        Any exception leaves open whether it was committed: read the match again.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        self._work.set()
        with COMMITTED.time():
            return await future

    async def _run(self) -> None:
        connection: AsyncConnection | None = None
        while True:
            await self._work.wait()
            batch = self._next_batch()
            self._idle.clear()
            try:
                connection = connection or await self._connect()
                written = await self._commit(connection, [entry for entry, _ in batch])
            except (
                Exception
            ) as error:  # told to every writer of the batch; the next batch gets a new connection
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
                await self._discard(connection)
                connection = None
                self._idle.set()
                continue
            for entry, future in batch:
                if not future.done():
                    future.set_result(entry.match_id in written)
            self._idle.set()

    def _next_batch(self) -> list[Waiting]:
        """The first that wait, at most one row of a match: a second one waits for what becomes of it."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for entry, future in self._waiting:
            if len(batch) < BATCH and entry.match_id not in batch:
                batch[entry.match_id] = (entry, future)
            else:
                later.append((entry, future))
        self._waiting = later
        if not later:
            self._work.clear()
        return list(batch.values())

    async def _connect(self) -> AsyncConnection:
        return await self._engine.connect()

    async def _commit(self, connection: AsyncConnection, entries: list[Entry]) -> set[str]:
        """The matches whose row is written; one statement, which is its own transaction."""
        return await actions.write(connection, entries)

    async def _discard(self, connection: AsyncConnection | None) -> None:
        """Whatever state it is in: the next batch gets another one."""
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
