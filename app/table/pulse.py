"""This server's signs of life. While there are none nobody's clock runs (app/table/clocks.py, `outage`)."""

import asyncio
from datetime import datetime, timedelta

import structlog
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db import servers
from app.table.due import Now, utc_now

log = structlog.get_logger()

BEAT_SECONDS = 5.0
TO_COME_BACK = timedelta(seconds=10)


class Pulse:
    def __init__(self, sessions: async_sessionmaker[AsyncSession], now: Now = utc_now) -> None:
        self._sessions = sessions
        self._now = now
        self._number: int | None = None
        self._beginning = asyncio.Lock()
        self.quiet_until: datetime | None = None
        """Where this server came after another: no decision takes time before then."""

    async def begin(self) -> None:
        """Before anything else is read: this server is there. Once; every later call does nothing."""
        if self._number is not None:
            return
        async with self._beginning:
            if self._number is not None:
                return
            now = self._now()
            async with self._sessions.begin() as session:
                number, before = await servers.begin(session, now)
            self.quiet_until = None if before is None else now + TO_COME_BACK
            self._number = number

    async def beat(self) -> None:
        """For ever."""
        while True:
            try:
                await self.begin()
                async with self._sessions.begin() as session:
                    await servers.seen(session, self._number or 0, self._now())
            except Exception:  # the database is away, say
                log.exception("no_sign_of_life")
            await asyncio.sleep(BEAT_SECONDS)
