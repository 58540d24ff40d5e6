"""Queries about announcements, of which one is shown at a time. None of them commits."""

from datetime import datetime

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.moderation.models import HouseNotice

CURRENT = (
    select(HouseNotice)
    .where(
        HouseNotice.kind == "announcement",
        HouseNotice.withdrawn_at.is_(None),
        HouseNotice.begins_at <= bindparam("now"),
        HouseNotice.ends_at > bindparam("now"),
    )
    .order_by(HouseNotice.id.desc())
    .limit(1)
)


async def current(session: AsyncSession, now: datetime) -> HouseNotice | None:
    """Return the announcement that is shown now; None if there is none."""
    return (await session.scalars(CURRENT, {"now": now})).first()


def put(session: AsyncSession, notice: HouseNotice) -> None:
    """Add an announcement."""
    session.add(notice)


async def withdraw_all(session: AsyncSession, now: datetime) -> None:
    """Withdraw the announcement that is shown, if there is one."""
    while (shown := await current(session, now)) is not None:
        shown.withdrawn_at = now
        await session.flush()
