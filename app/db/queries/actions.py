"""Queries about actions and snapshots. None of them commits."""

from datetime import datetime
from typing import Any

from sqlalchemy import and_, select
from sqlalchemy.dialects.postgresql import distinct_on
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Action, Seat, Snapshot

SLICE = 200  # actions read at a time


async def since(session: AsyncSession, match_id: str, seq: int, upto: int | None = None) -> list[Action]:
    """The actions after number `seq` (not after `upto`), oldest first; all of them with seq = -1."""
    query = select(Action).where(Action.match_id == match_id, Action.seq > seq)
    if upto is not None:
        query = query.where(Action.seq <= upto)
    return list(await session.scalars(query.order_by(Action.seq)))


async def all_of_finished(session: AsyncSession, match_id: str) -> list[Action]:
    """All actions of a match that is over, in slices: others are served in between."""
    rows: list[Action] = []
    while part := await since(session, match_id, len(rows) - 1, len(rows) + SLICE - 1):
        rows += part
    return rows


async def before(session: AsyncSession, match_id: str, seq: int, limit: int) -> list[Action]:
    """At most `limit` actions up to number `seq`, newest first."""
    query = select(Action).where(Action.match_id == match_id, Action.seq <= seq)
    return list(await session.scalars(query.order_by(Action.seq.desc()).limit(limit)))


async def by_ref(session: AsyncSession, match_id: str, seat: int, ref: str) -> Action | None:
    query = select(Action).where(Action.match_id == match_id, Action.seat == seat, Action.ref == ref)
    return (await session.scalars(query)).one_or_none()


async def last_by_person(session: AsyncSession, match_id: str) -> datetime | None:
    """When a person has acted last."""
    his = and_(Seat.match_id == Action.match_id, Seat.seat == Action.seat, Seat.bot.is_(None))
    query = select(Action.at).join(Seat, his).where(Action.match_id == match_id, Action.served.is_(None))
    return await session.scalar(query.order_by(Action.seq.desc()).limit(1))


async def last_action_at(session: AsyncSession, match_ids: list[str]) -> dict[str, datetime]:
    """When somebody has acted last, in each match that has started."""
    rows = await session.execute(
        select(Action.match_id, Action.at)
        .where(Action.match_id.in_(match_ids))
        .ext(distinct_on(Action.match_id))
        .order_by(Action.match_id, Action.seq.desc())
    )
    return {row.match_id: row.at for row in rows}


async def last_clocks(session: AsyncSession, match_id: str) -> list[Any] | None:
    """What the clocks said after the last action."""
    query = select(Action.clocks).where(Action.match_id == match_id)
    return await session.scalar(query.order_by(Action.seq.desc()).limit(1))


async def snapshot(session: AsyncSession, match_id: str, upto: int | None = None) -> Snapshot | None:
    """The latest snapshot, not after action `upto`."""
    query = select(Snapshot).where(Snapshot.match_id == match_id)
    if upto is not None:
        query = query.where(Snapshot.seq <= upto)
    return (await session.scalars(query.order_by(Snapshot.seq.desc()).limit(1))).one_or_none()
