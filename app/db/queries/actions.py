"""Queries about actions and snapshots. None of them commits."""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, and_, func, select, true, union_all
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.selectable import LateralFromClause

from app.db.base import is_one_of
from app.db.connection import read_rows
from app.db.models import Action, Match, Seat, Snapshot, TableEvent

SLICE = 200  # actions read at a time


class LastAction(Struct, frozen=True):
    """The last action of a match: its number, the seats that can act after it, its time, and the clocks."""

    seq: int
    to_act: list[int]
    at: datetime
    clocks: list[Any] | None = None


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


async def traces(
    session: AsyncSession, match_id: str, seq: int, limit: int
) -> list[tuple[int, int | None, tuple[int, ...]]]:
    """Return number, seat and next seats to act of at most `limit` actions up to number `seq`, oldest
    first.
    """
    query = select(Action.seq, Action.seat, Action.to_act).where(
        Action.match_id == match_id, Action.seq <= seq
    )
    rows = await session.execute(query.order_by(Action.seq.desc()).limit(limit))
    return [(row.seq, row.seat, tuple(row.to_act)) for row in reversed(rows.all())]


async def by_ref(session: AsyncSession, match_id: str, player_id: str, ref: str) -> Action | None:
    """Return the action that this player sent with this `ref`; None if there is none."""
    query = select(Action).where(
        Action.match_id == match_id, Action.player_id == player_id, Action.ref == ref
    )
    return (await session.scalars(query)).one_or_none()


async def last_by_person(session: AsyncSession, match_id: str) -> datetime | None:
    """Return when a person last acted; None: never."""
    own = and_(Seat.match_id == Action.match_id, Seat.seat == Action.seat, Seat.bot.is_(None))
    query = select(Action.at).join(Seat, own).where(Action.match_id == match_id, Action.served.is_(None))
    return await session.scalar(query.order_by(Action.seq.desc()).limit(1))


def last_of_match() -> LateralFromClause:
    """Return the last action of each row of `matches` in a query. One index entry is read for each."""
    columns = Action.seq, Action.to_act, Action.at, Action.clocks
    found = select(*columns).where(Action.match_id == Match.id).order_by(Action.seq.desc()).limit(1)
    return found.lateral("last")


def _last() -> Select[Any]:
    last = last_of_match()
    return select(Match.id, last).join(last, true()).where(is_one_of(Match.id, "matches"))


LAST = _last()


async def last_actions(session: AsyncSession, match_ids: list[str]) -> dict[str, LastAction]:
    """Return the last action of each of the matches that has started."""
    rows = await read_rows(session, LAST, {"matches": match_ids})
    return {row.id: LastAction(row.seq, row.to_act, row.at, row.clocks) for row in rows}


async def last_acted(session: AsyncSession, match_id: str, seats: list[int]) -> dict[int | None, datetime]:
    """Return when each of these seats last acted, if it ever did."""
    query = select(Action.seat, func.max(Action.at)).where(
        Action.match_id == match_id, Action.seat.in_(seats)
    )
    rows = await session.execute(query.group_by(Action.seat))
    return {row.seat: row[1] for row in rows}


async def last_head(session: AsyncSession, match_id: str, seq: int) -> tuple[int, bytes] | None:
    """Return number and head of the last line of a match's chain before action `seq` + 1; None if it has
    none.
    """
    lines = [
        select(of.line, of.head)
        .where(of.match_id == match_id, of.seq <= seq, of.line.is_not(None))
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
