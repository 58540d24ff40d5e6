"""Queries about what has happened at a table that is no action. None of them commits."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import TableEvent


def add(
    session: AsyncSession, match_id: str, seq: int, seat: int | None, event: dict[str, Any], at: datetime
) -> None:
    session.add(TableEvent(match_id=match_id, seq=seq, seat=seat, event=event, at=at))


async def between(session: AsyncSession, match_id: str, first: int, last: int) -> list[TableEvent]:
    """Those after actions number `first` to `last`, oldest first."""
    query = select(TableEvent).where(TableEvent.match_id == match_id, TableEvent.seq.between(first, last))
    return list(await session.scalars(query.order_by(TableEvent.seq, TableEvent.id)))


async def last_by_person(session: AsyncSession, match_id: str) -> datetime | None:
    """When who sits there has done something last."""
    query = select(func.max(TableEvent.at))
    return await session.scalar(query.where(TableEvent.match_id == match_id, TableEvent.seat.is_not(None)))


async def last_of(session: AsyncSession, match_id: str, events: Collection[str]) -> dict[int, str]:
    """Which of these events was told last of each seat (`who`)."""
    query = select(TableEvent).where(
        TableEvent.match_id == match_id, TableEvent.event["event"].as_string().in_(events)
    )
    rows = await session.scalars(query.order_by(TableEvent.id))
    return {row.event["who"]: row.event["event"] for row in rows}
