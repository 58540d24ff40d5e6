"""Stores clocks that were changed by something other than an action, and schedules their next check."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.queries import matches, scheduled_jobs
from app.table.actions.clock_updates import next_clock_check, stored_form
from app.table.clock.clock_state import Clocks
from app.table.clock.timestamps import as_time
from app.table.table import Table


async def store_clocks(session: AsyncSession, table: Table, clocks: Clocks | None) -> None:
    """Store the clocks in the match's row. The caller holds the match in this transaction."""
    match = await matches.by_id(session, table.header.id)
    assert match is not None
    match.clocks = stored_form(clocks)
    if (at := next_clock_check(table, clocks)) is not None:
        await scheduled_jobs.schedule(session, table.header.id, JobKind.CLOCK, as_time(at))
