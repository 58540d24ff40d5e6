"""Queries about the servers' heartbeats. None of them commits."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.models import Server


class Outage(Struct, frozen=True):
    """A time without any server: from the last heartbeat of any until one was running again.

    That one was started, or could send no heartbeats for a while.
    """

    gone: datetime
    back: datetime


class ServerStart(Struct, frozen=True):
    """A server has started or returned; `back` is when the last outage was over, None if there was none."""

    number: int
    back: datetime | None


async def start(session: AsyncSession, now: datetime, joins: bool = False) -> ServerStart:
    """Store the start of a server, alone or beside others that are running (`joins`)."""
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
    """Return whether any server has sent a heartbeat since then."""
    return await session.scalar(select(Server.id).where(Server.seen_at > since).limit(1)) is not None


async def count_alive(session: AsyncSession, since: datetime) -> int:
    """Return how many servers have sent a heartbeat since then."""
    return await session.scalar(select(func.count()).where(Server.seen_at > since)) or 0


async def outages(session: AsyncSession, since: datetime) -> list[Outage]:
    """Return the outages that ended after `since`, oldest first."""
    before = aliased(Server)
    # one of several servers may go on in its row
    earlier = before.id < Server.id, before.seen_at < Server.started_at
    last = select(func.max(before.seen_at)).where(*earlier).scalar_subquery()
    rows = await session.execute(
        select(last, Server.started_at).where(Server.started_at > since, ~Server.joined).order_by(Server.id)
    )
    return [Outage(gone, back) for gone, back in rows if gone is not None]
