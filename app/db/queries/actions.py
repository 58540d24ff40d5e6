"""Queries about actions and snapshots. None of them commits."""

from datetime import datetime
from typing import Any

from sqlalchemy import and_, select, union_all
from sqlalchemy.dialects.postgresql import distinct_on
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Action, Seat, Snapshot, TableEvent

SLICE = 200  # actions read at a time


async def since(session: AsyncSession, match_id: str, seq: int, upto: int | None = None) -> list[Action]:
    """Return the actions after number `seq` (and up to `upto`), oldest first; seq = -1 gives all of them."""
    query = select(Action).where(Action.match_id == match_id, Action.seq > seq)
    if upto is not None:
        query = query.where(Action.seq <= upto)
    return list(await session.scalars(query.order_by(Action.seq)))


async def all_of_finished(session: AsyncSession, match_id: str) -> list[Action]:
    """Return all actions of a finished match. They are read in slices, so that others are served in
    between.
    """
    rows: list[Action] = []
    while part := await since(session, match_id, len(rows) - 1, len(rows) + SLICE - 1):
        rows += part
    return rows


async def before(session: AsyncSession, match_id: str, seq: int, limit: int) -> list[Action]:
    """Return at most `limit` actions up to number `seq`, newest first."""
    query = select(Action).where(Action.match_id == match_id, Action.seq <= seq)
    return list(await session.scalars(query.order_by(Action.seq.desc()).limit(limit)))


async def by_ref(session: AsyncSession, match_id: str, seat: int, ref: str) -> Action | None:
    query = select(Action).where(Action.match_id == match_id, Action.seat == seat, Action.ref == ref)
    return (await session.scalars(query)).one_or_none()


async def last_by_person(session: AsyncSession, match_id: str) -> datetime | None:
    """Return when a person last acted; None: never."""
    his = and_(Seat.match_id == Action.match_id, Seat.seat == Action.seat, Seat.bot.is_(None))
    query = select(Action.at).join(Seat, his).where(Action.match_id == match_id, Action.served.is_(None))
    return await session.scalar(query.order_by(Action.seq.desc()).limit(1))


async def last_action_at(session: AsyncSession, match_ids: list[str]) -> dict[str, datetime]:
    """Return when a seat last acted, for each of the matches that has started."""
    rows = await session.execute(
        select(Action.match_id, Action.at)
        .where(Action.match_id.in_(match_ids))
        .ext(distinct_on(Action.match_id))
        .order_by(Action.match_id, Action.seq.desc())
    )
    return {row.match_id: row.at for row in rows}


async def last_clocks(session: AsyncSession, match_id: str) -> list[Any] | None:
    """Return what the clocks showed after the last action."""
    query = select(Action.clocks).where(Action.match_id == match_id)
    return await session.scalar(query.order_by(Action.seq.desc()).limit(1))


async def last_head(session: AsyncSession, match_id: str) -> tuple[int, bytes] | None:
    """Return number and head of the last line of a match's chain; None if it has none."""
    lines = [
        select(of.line, of.head)
        .where(of.match_id == match_id, of.line.is_not(None))
        .order_by(of.seq.desc(), of.line.desc())
        .limit(1)
        .subquery()
        for of in (Action, TableEvent)
    ]
    both = union_all(*map(select, lines)).subquery()
    row = (await session.execute(select(both).order_by(both.c.line.desc()).limit(1))).one_or_none()
    return None if row is None else (row.line, row.head)


async def snapshot(session: AsyncSession, match_id: str, upto: int | None = None) -> Snapshot | None:
    """Return the latest snapshot that is not after action `upto`."""
    query = select(Snapshot).where(Snapshot.match_id == match_id)
    if upto is not None:
        query = query.where(Snapshot.seq <= upto)
    return (await session.scalars(query.order_by(Snapshot.seq.desc()).limit(1))).one_or_none()
