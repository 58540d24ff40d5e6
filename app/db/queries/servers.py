"""Queries about the servers' signs of life. None of them commits."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.models import Server


class Outage(Struct, frozen=True):
    """From the last sign of life of any server until one was there again, alone until then: started, or after
    it could give no signs for a while."""

    gone: datetime
    back: datetime


class ServerStart(Struct, frozen=True):
    """A server has started, or started anew; `back`: when the last outage was over, if there was one."""

    number: int
    back: datetime | None


async def start(session: AsyncSession, now: datetime, joins: bool = False) -> ServerStart:
    """A server starts, alone or beside others who are running."""
    server = Server(started_at=now, seen_at=now, joined=joins)
    session.add(server)
    await session.flush()
    return ServerStart(server.id, await last_return(session))


async def last_return(session: AsyncSession) -> datetime | None:
    first = await session.scalar(select(func.min(Server.id)))
    back: datetime | None = await session.scalar(
        select(func.max(Server.started_at)).where(~Server.joined, Server.id > first)
    )
    return back


async def record_heartbeat(session: AsyncSession, server_id: int, now: datetime) -> None:
    await session.execute(update(Server).where(Server.id == server_id).values(seen_at=now))


async def any_alive(session: AsyncSession, since: datetime) -> bool:
    """Whether any server has given a sign of life since then."""
    return await session.scalar(select(Server.id).where(Server.seen_at > since).limit(1)) is not None


async def outages(session: AsyncSession, since: datetime) -> list[Outage]:
    """Those from which servers have come back after `since`, oldest first."""
    before = aliased(Server)
    earlier = before.id < Server.id, before.seen_at < Server.started_at  # one of several may go on in its row
    last = select(func.max(before.seen_at)).where(*earlier).scalar_subquery()
    rows = await session.execute(
        select(last, Server.started_at).where(Server.started_at > since, ~Server.joined).order_by(Server.id)
    )
    return [Outage(gone, back) for gone, back in rows if gone is not None]
