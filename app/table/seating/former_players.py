"""Players who want to be forgotten: their names sleep for seven days, then everything about them is removed.

The computer plays on for them meanwhile, and tables show the new name without a reload.
"""

import asyncio
from contextlib import suppress

import structlog

from app.db.match_status import MatchStatus
from app.db.queries.people import former
from app.errors import StadionError
from app.table.cluster.message_bus import ALL_PROCESSES, MessageKind
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService

log = structlog.get_logger()

LOOK_EVERY_S = 600.0
AT_ONCE = 20
LEFT = (MatchStatus.LOBBY, MatchStatus.STARTING, MatchStatus.PLAYING)


class FormerPlayers:
    def __init__(self, tables: TableRegistry, seating: SeatingService, scheduler: Scheduler) -> None:
        self._tables = tables
        self._seating = seating
        self._scheduler = scheduler

    async def fall_asleep(self, player_id: str) -> None:
        """Leave all tables of a player and let their name sleep; the caller closes their channels."""
        async with self._tables.sessions() as session:
            seats = await former.seats_taken(session, player_id, LEFT)
        for match_id, seat in seats:
            table = await self._tables.load(match_id)
            with suppress(StadionError):  # the match has ended or changed meanwhile
                await self._seating.leave(table, player_id, seat)
        async with self._tables.sessions.begin() as session:
            await former.fall_asleep(session, player_id, self._scheduler.now())

    async def forget_due(self) -> int:
        """Forget the players whose names have slept for long enough; return their number."""
        async with self._tables.sessions() as session:
            due = await former.due(session, self._scheduler.now(), AT_ONCE)
        for player_id in due:
            async with self._tables.sessions.begin() as session:
                await former.forget(session, player_id)
            await self.show_name(player_id)
            log.info("player_forgotten", player=player_id)
        return len(due)

    async def show_name(self, player_id: str) -> None:
        """Show the present name of a player at all tables in memory, of all processes."""
        await self._tables.reload_names(player_id)
        self._tables.bus.publish(ALL_PROCESSES, MessageKind.NAMED, player_id)

    async def run(self) -> None:
        """Forget players until cancelled."""
        while True:
            if await self.forget_due() < AT_ONCE:
                await asyncio.sleep(LOOK_EVERY_S)
