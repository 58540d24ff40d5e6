"""Queries about what is said to everybody: one announcement, and one maintenance. None of them commits."""

from datetime import datetime

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.models import Due
from app.db.moderation.models import HouseNotice

ANNOUNCEMENT = "announcement"
RESTART = "restart"
CLOSED = "closed"
STANDING = (
    select(HouseNotice)
    .where(HouseNotice.withdrawn_at.is_(None), HouseNotice.ends_at > bindparam("now"))
    .order_by(HouseNotice.id.desc())
)


async def standing(session: AsyncSession, now: datetime) -> list[HouseNotice]:
    """Return the notices that are not over, those that begin later included, newest first."""
    return list(await session.scalars(STANDING, {"now": now}))


def put(session: AsyncSession, notice: HouseNotice) -> None:
    """Add an announcement or a maintenance."""
    session.add(notice)


async def withdraw(session: AsyncSession, kinds: tuple[str, ...], now: datetime) -> None:
    """Withdraw the notices of these kinds that are not over."""
    wanted = update(HouseNotice).where(
        HouseNotice.kind.in_(kinds), HouseNotice.withdrawn_at.is_(None), HouseNotice.ends_at > now
    )
    await session.execute(wanted.values(withdrawn_at=now))


async def look_at_resting(session: AsyncSession, now: datetime) -> None:
    """Let all matches that rest because of maintenance look now whether it goes on."""
    waits = Due.kind == JobKind.RESUME, Due.at > now
    await session.execute(update(Due).where(*waits).values(at=now))
