"""A read replica, which may lag behind: it serves lists and rows that no longer change."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from prometheus_client import Counter
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.connection import Sessions, is_away
from app.db.queries import matches

log = structlog.get_logger()

REACHED_WITHIN_S = 1.0
NOT_ASKED_S = 5.0
"""Seconds during which a replica that could not be reached is not tried again."""
READS = Counter("stadion_replica_reads_total", "What might be read from the copy, by where it was", ["where"])


class ReadReplica:
    """Sessions for reading, from the replica if there is one (`copy` is not None) and it can be reached.

    Otherwise everything is read from the database.
    """

    def __init__(self, database: Sessions, copy: Sessions | None = None) -> None:
        self._database = database
        self._copy = copy
        self._asked_from = 0.0

    @asynccontextmanager
    async def recent(self, own: AsyncSession | None = None) -> AsyncIterator[AsyncSession]:
        """Give a session for reads that may be a moment out of date: without a replica the `own` one."""
        if self._copy is None and own is not None:
            yield own
            return
        async with await self._session(None) as session:
            yield session

    @asynccontextmanager
    async def of_finished(self, match_id: str) -> AsyncIterator[AsyncSession]:
        """Give a session for the rows of a finished match: a replica that has its end has all before it."""
        async with await self._session(match_id) as session:
            yield session

    async def _session(self, over: str | None) -> AsyncSession:
        found = await self._replica_session(over)
        if self._copy is not None:
            READS.labels("database" if found is None else "copy").inc()
        return self._database() if found is None else found

    async def _replica_session(self, over: str | None) -> AsyncSession | None:
        """Return a session connected to the replica, which must have the end of the match `over`; None: use
        the database.
        """
        if self._copy is None or time.monotonic() < self._asked_from:
            return None
        session, fits = self._copy(), False
        try:
            async with asyncio.timeout(REACHED_WITHIN_S):
                await session.connection()
                fits = over is None or await matches.is_over(session, over)
        except Exception as error:
            if not (is_away(error) or isinstance(error, TimeoutError)):
                raise
            self._asked_from = time.monotonic() + NOT_ASKED_S
            log.warning("replica_away", error=type(error).__name__)
        finally:
            if not fits:
                await session.close()
        return session if fits else None
