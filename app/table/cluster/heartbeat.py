"""The heartbeat of this server. Without one nobody's clock runs, and nobody counts as connected to it.

A server that could send none for a while (the database was away, the process or machine stalled) counts
as having been away, although it never stopped: its next heartbeat is a new start.
"""

import asyncio
import time
from collections.abc import Callable
from datetime import datetime, timedelta

import structlog
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.queries import presence, servers
from app.db.queries.servers import ServerStart
from app.table.clock.timestamps import Ms, as_ms
from app.table.cluster.message_bus import MessageBus
from app.time_source import Now, utc_now

log = structlog.get_logger()

HEARTBEAT_SECONDS = 5.0
ALIVE_S = 3 * HEARTBEAT_SECONDS
ALIVE_FOR = timedelta(seconds=ALIVE_S)
"""How long a server counts as running after its last heartbeat."""
FORGOTTEN_AFTER = timedelta(hours=1)
"""The viewers of a server without a heartbeat for so long are deleted; it stores them again if it returns."""
RETURN_TAKES = timedelta(seconds=10)
"""No decision takes time until this long after the servers' return."""
MACHINE_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""A clock of the machine that nobody sets, and that runs on while the machine sleeps."""


class Heartbeat:
    """Sends this server's heartbeats, and knows whether it was away."""

    def __init__(
        self, sessions: async_sessionmaker[AsyncSession], now: Now = utc_now, bus: MessageBus | None = None
    ) -> None:
        self._sessions = sessions
        self._now = now
        self._bus = bus or MessageBus()
        self.server_id: int | None = None
        """The number of this server, once it has started."""
        self.servers = 1
        """The number of running servers at the last heartbeat, this one included."""
        self._sending = asyncio.Lock()
        self.started = asyncio.Event()
        self.quiet_until: Ms | None = None
        """No decision takes time before then; None unless this server started after an outage."""
        self.on_return: Callable[[], None] = lambda: None
        """Called when heartbeats resume after a gap: what was counted meanwhile does not count."""
        self._sent_at = time.clock_gettime(MACHINE_CLOCK)

    @property
    def silent_s(self) -> float:
        """Seconds since the last heartbeat, or since the start."""
        return time.clock_gettime(MACHINE_CLOCK) - self._sent_at

    def is_overdue(self) -> bool:
        """Return whether the last heartbeat was so long ago that this server may count as away.

        Runs before every action.
        """
        return time.clock_gettime(MACHINE_CLOCK) - self._sent_at > ALIVE_S

    async def start(self) -> None:
        """Register this server, before anything else is read; every later call does nothing."""
        if self.server_id is not None:
            return
        async with self._sending:
            if self.server_id is not None:
                return
            joins = await self._bus.has_peers()
            async with self._sessions.begin() as session:
                begun = await servers.start(session, self._now(), joins)
                await presence.drop_before(session, self._now() - FORGOTTEN_AFTER)
            self._apply_start(begun)
            self.started.set()

    def _apply_start(self, begun: ServerStart) -> None:
        self.server_id = begun.number
        self.quiet_until = None if begun.back is None else as_ms(begun.back + RETURN_TAKES)

    async def send(self) -> None:
        """Send one heartbeat."""
        await self.start()
        async with self._sending:
            missed, now, number = self.is_overdue(), self._now(), self.server_id
            assert number is not None
            async with self._sessions.begin() as session:
                begun = await self._return(session, number, now) if missed else None
                if begun is None:
                    await servers.record_heartbeat(session, number, now)
                if self._bus.shared:
                    self.servers = await servers.count_alive(session, now - ALIVE_FOR)
            if begun is not None:
                self._apply_start(begun)
            self._sent_at = time.clock_gettime(MACHINE_CLOCK)
        if missed:
            self.on_return()

    async def _return(self, session: AsyncSession, number: int, now: datetime) -> ServerStart:
        """Record the return: as a new start if all servers were silent, else as the others recorded it."""
        if not await servers.any_alive(session, now - ALIVE_FOR):
            return await servers.start(session, now)
        await servers.record_heartbeat(session, number, now)
        return ServerStart(number, await servers.last_return(session))

    async def run(self) -> None:
        """Send heartbeats until cancelled."""
        while True:
            try:
                await self.send()
            except Exception:  # the database may be lost for a while
                log.exception("no_sign_of_life")
            await asyncio.sleep(HEARTBEAT_SECONDS)
