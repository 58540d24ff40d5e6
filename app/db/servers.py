"""Queries about the servers' signs of life. None of them commits."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.models import Server


class Outage(Struct, frozen=True):
    """From the last sign of life before a start of a server that was alone until that start."""

    gone: datetime
    back: datetime


class Begun(Struct, frozen=True):
    """A server has started; `back`: when the last outage was over, if there was one."""

    number: int
    back: datetime | None


async def begin(session: AsyncSession, now: datetime, joins: bool = False) -> Begun:
    """A server starts, alone or beside others who are running."""
    server = Server(started_at=now, seen_at=now, joined=joins)
    session.add(server)
    await session.flush()
    first = await session.scalar(select(func.min(Server.id)))
    back = select(func.max(Server.started_at)).where(~Server.joined, Server.id > first)
    return Begun(server.id, await session.scalar(back))


async def seen(session: AsyncSession, server_id: int, now: datetime) -> None:
    await session.execute(update(Server).where(Server.id == server_id).values(seen_at=now))


async def outages(session: AsyncSession, since: datetime) -> list[Outage]:
    """Those from which servers have come back after `since`, oldest first."""
    before = aliased(Server)
    last = select(func.max(before.seen_at)).where(before.id < Server.id).scalar_subquery()
    rows = await session.execute(
        select(last, Server.started_at).where(Server.started_at > since, ~Server.joined).order_by(Server.id)
    )
    return [Outage(gone, back) for gone, back in rows if gone is not None]
