"""Questions that are open for so long only: then the server gives the answer of who says nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import structlog

from app.table.table import Table

log = structlog.get_logger()

RETRY_SECONDS = 1.0

Close = Callable[[Table, datetime], Awaitable[None]]


class Windows:
    """One task a table while a window of its game is open; `close` answers the one that ends at that time."""

    def __init__(self, close: Close) -> None:
        self._close = close
        self._open: dict[str, asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Called after every change."""
        match_id = table.header.id
        if match_id not in self._open and table.closes is not None:
            self._open[match_id] = asyncio.create_task(self._watch(table))

    def busy(self, table: Table) -> bool:
        return table.header.id in self._open

    async def stop(self) -> None:
        tasks = list(self._open.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self, table: Table) -> None:
        try:
            while (closes := table.closes) is not None:
                await asyncio.sleep((closes - datetime.now(UTC)).total_seconds())
                try:
                    await self._close(table, closes)
                except Exception:  # the database is away, say: the others wait for this seat, so try again
                    log.exception("window_not_closed", match=table.header.id)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._open[table.header.id]
