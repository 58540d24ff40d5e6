"""This server's signs of life. While there are none nobody's clock runs (app/table/clocks.py, `outage`), and
nobody is held to be on its channels (presence.py)."""

import asyncio
from datetime import timedelta
from time import monotonic

import structlog
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db import servers
from app.table.bus import Bus
from app.table.clock_seen import as_ms
from app.table.clocks import Ms
from app.table.due import Now, utc_now

log = structlog.get_logger()

BEAT_SECONDS = 5.0
ALIVE_FOR = timedelta(seconds=3 * BEAT_SECONDS)
"""After its last sign a server is held to be running."""
TO_COME_BACK = timedelta(seconds=10)


class Pulse:
    def __init__(
        self, sessions: async_sessionmaker[AsyncSession], now: Now = utc_now, bus: Bus | None = None
    ) -> None:
        self._sessions = sessions
        self._now = now
        self._bus = bus or Bus()
        self.number: int | None = None
        """Of this server, once it has begun."""
        self._beginning = asyncio.Lock()
        self.begun = asyncio.Event()
        self.quiet_until: Ms | None = None
        """Where this server came after another: no decision takes time before then."""
        self._beaten_at = monotonic()

    @property
    def silent_s(self) -> float:
        """Seconds since the last sign of life, or since the start."""
        return monotonic() - self._beaten_at

    async def begin(self) -> None:
        """Before anything else is read: this server is there. Once; every later call does nothing."""
        if self.number is not None:
            return
        async with self._beginning:
            if self.number is not None:
                return
            joins = await self._bus.others()
            async with self._sessions.begin() as session:
                begun = await servers.begin(session, self._now(), joins)
            self.quiet_until = None if begun.back is None else as_ms(begun.back + TO_COME_BACK)
            self.number = begun.number
            self.begun.set()

    async def beat(self) -> None:
        """For ever."""
        while True:
            try:
                await self.begin()
                async with self._sessions.begin() as session:
                    await servers.seen(session, self.number or 0, self._now())
                self._beaten_at = monotonic()
            except Exception:  # the database is away, say
                log.exception("no_sign_of_life")
            await asyncio.sleep(BEAT_SECONDS)
