"""Queries about actions and snapshots; the statement that writes actions is in app/table/journal.py."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Action, Snapshot


async def since(session: AsyncSession, match_id: str, seq: int, upto: int | None = None) -> list[Action]:
    """The actions after number `seq` (not after `upto`), oldest first; all of them with seq = -1."""
    query = select(Action).where(Action.match_id == match_id, Action.seq > seq)
    if upto is not None:
        query = query.where(Action.seq <= upto)
    return list(await session.scalars(query.order_by(Action.seq)))


async def before(session: AsyncSession, match_id: str, seq: int, limit: int) -> list[Action]:
    """At most `limit` actions up to number `seq`, newest first."""
    query = select(Action).where(Action.match_id == match_id, Action.seq <= seq)
    return list(await session.scalars(query.order_by(Action.seq.desc()).limit(limit)))


async def by_ref(session: AsyncSession, match_id: str, seat: int, ref: str) -> Action | None:
    query = select(Action).where(Action.match_id == match_id, Action.seat == seat, Action.ref == ref)
    return (await session.scalars(query)).one_or_none()


async def snapshot(session: AsyncSession, match_id: str, upto: int | None = None) -> Snapshot | None:
    """The latest snapshot, not after action `upto`."""
    query = select(Snapshot).where(Snapshot.match_id == match_id)
    if upto is not None:
        query = query.where(Snapshot.seq <= upto)
    return (await session.scalars(query.order_by(Snapshot.seq.desc()).limit(1))).one_or_none()


async def keep_snapshot(session: AsyncSession, row: Snapshot) -> None:
    """Write a snapshot; one that is there already says the same."""
    values = {"match_id": row.match_id, "seq": row.seq, "words": row.words, "state": row.state}
    await session.execute(insert(Snapshot).values(values).on_conflict_do_nothing())
