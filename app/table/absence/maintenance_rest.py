"""Lets all matches rest from a minute before maintenance until its end.

Every process looks whether it is time and puts to rest what is still being played, so it does not matter
which of them are restarted. Each match goes on by its own job (`Hibernation.rest`).
"""

import asyncio
from contextlib import suppress

import structlog

from app.db.queries import running_matches
from app.errors import StadionError
from app.table.absence.hibernation import Hibernation
from app.table.registry.table_registry import TableRegistry

log = structlog.get_logger()

LOOK_EVERY_S = 1.0


class MaintenanceRest:
    def __init__(self, tables: TableRegistry, hibernation: Hibernation) -> None:
        self._tables = tables
        self._hibernation = hibernation

    async def rest_all(self) -> None:
        """Let every match rest that is being played, from a minute before maintenance on."""
        during = self._tables.maintenance.resting()
        if during is None:
            return
        async with self._tables.sessions() as session:
            playing = await running_matches.all_running(session)
        for match_id in playing:
            with suppress(StadionError):  # it has ended meanwhile
                await self._hibernation.rest(await self._tables.load(match_id), during)

    async def run(self) -> None:
        """Look every second until cancelled."""
        while True:
            try:
                await self.rest_all()
            except Exception:  # the database may be lost for a while
                log.exception("matches_not_rested")
            await asyncio.sleep(LOOK_EVERY_S)
