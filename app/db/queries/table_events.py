"""Queries about the events at a table that are no actions. None of them commits."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import TableEvent


def add(session: AsyncSession, event: TableEvent) -> None:
    """Add an event to the caller's transaction."""
    session.add(event)


async def between(session: AsyncSession, match_id: str, first: int, last: int) -> list[TableEvent]:
    """Return the events after actions number `first` to `last`, oldest first."""
    query = select(TableEvent).where(TableEvent.match_id == match_id, TableEvent.seq.between(first, last))
    return list(await session.scalars(query.order_by(TableEvent.seq, TableEvent.id)))


async def last_by_person(session: AsyncSession, match_id: str) -> datetime | None:
    """Return when a seated player last caused an event; None: never."""
    query = select(func.max(TableEvent.at))
    return await session.scalar(query.where(TableEvent.match_id == match_id, TableEvent.seat.is_not(None)))


async def last_of(session: AsyncSession, match_id: str, events: Collection[str]) -> dict[int, str]:
    """Return, for each seat (`who`), which of these events was the last one about it."""
    query = select(TableEvent).where(
        TableEvent.match_id == match_id, TableEvent.event["event"].as_string().in_(events)
    )
    rows = await session.scalars(query.order_by(TableEvent.id))
    return {row.event["who"]: row.event["event"] for row in rows}
