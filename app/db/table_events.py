"""Queries about what has happened at a table that is no action. None of them commits."""

from datetime import datetime
from typing import Any

from sqlalchemy import select
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
