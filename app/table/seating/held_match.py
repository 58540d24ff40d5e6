"""What all have in common that do something for tables at due times."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Match
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.table import Table


class Upkeep:
    def __init__(self, tables: TableRegistry, seating: SeatingService, scheduler: Scheduler) -> None:
        self._tables = tables
        self._seating = seating
        self._scheduler = scheduler

    @asynccontextmanager
    async def _changing(self, table: Table) -> AsyncIterator[tuple[AsyncSession, Match]]:
        """The match as the database has it, kept from changing otherwise meanwhile; at the end what was
        changed is committed, and only then may anybody see it. The caller holds the table's lock."""
        async with self._tables.sessions.begin() as session:
            match, _ = await self._seating.lock_rows(session, table)
            yield session, match
            table.uncertain = True  # until the commit has been answered
        table.uncertain = False
