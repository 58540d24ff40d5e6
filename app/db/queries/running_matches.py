"""Queries that look at every running match. None of them commits.

They read the running matches in slices, by an index and in the order of their ids, so that no statement takes
longer the more of them there are. Seats and last actions are looked up for one match after the other
(LATERAL): PostgreSQL may answer `EXISTS` by reading all seats that are stored.
"""

from collections.abc import AsyncIterator
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, DateTime, Row, Select, bindparam, cast, func, or_, select, true
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.selectable import Subquery

from app.db.base import given_number, is_written
from app.db.match_status import MatchStatus
from app.db.models import Action, Match, Seat

SLICE = 250
"""Running matches in one statement, which reads their seats too."""
UNATTENDED_LOCK = 0x57AD_C0DE
"""The key of PostgreSQL's advisory lock for the count of unattended matches."""
BY_SERVER = or_(Seat.bot.is_not(None), Seat.away, Seat.resigned, Seat.idle)


async def lock_unattended(session: AsyncSession) -> None:
    """Keep every other transaction from counting unattended matches until this one ends."""
    await session.execute(select(func.pg_advisory_xact_lock(UNATTENDED_LOCK)))


async def all_running(session: AsyncSession) -> list[str]:
    """Return all matches that are being played."""
    return [row.id async for row in _each(session, RUNNING)]


async def hosts_of_unattended(session: AsyncSession) -> list[str]:
    """Return the host of each running match in which the server plays every seat, tournaments excepted."""
    return [row.host_id async for row in _each(session, ATTENDED) if row.seat is None]


async def with_server_to_act(session: AsyncSession) -> list[str]:
    """Return running matches in which the server plays at least one seat."""
    return [row.id async for row in _each(session, SERVED) if row.seat is not None]


async def with_stalled_computers(session: AsyncSession, before: datetime) -> list[str]:
    """Return running matches in which the server has had a seat to play since before then and has not
    acted.
    """
    return [row.id async for row in _each(session, STALLED, before=before) if row.seat is not None]


async def _each(session: AsyncSession, statement: Select[Any], **values: Any) -> AsyncIterator[Row[Any]]:
    """Yield a row for each running match of a statement that is asked for one slice after the other."""
    given = {"after": "", "most": SLICE, **values}
    while rows := (await session.execute(statement, given)).all():
        for row in rows:
            yield row
        given["after"] = rows[-1].id


def _slice(*wanted: ColumnElement[bool]) -> Subquery:
    running = select(Match.id, Match.host_id).where(is_written(Match.status, MatchStatus.PLAYING), *wanted)
    after = running.where(Match.id > bindparam("after")).order_by(Match.id)
    return after.limit(given_number("most")).subquery("running")


def _with_seat(running: Subquery, seat: Select[int]) -> Select[Any]:
    """Return a slice with the seat that is found for each match; null where there is none."""
    found = seat.limit(1).lateral("found")
    rows = select(running.c.id, running.c.host_id, found.c.seat)
    return rows.join(found, true(), isouter=True).order_by(running.c.id)


def _running() -> Select[Any]:
    running = _slice()
    return select(running.c.id).order_by(running.c.id)


def _attended() -> Select[Any]:
    running = _slice(Match.tournament_id.is_(None))
    return _with_seat(running, select(Seat.seat).where(Seat.match_id == running.c.id, ~BY_SERVER))


def _served() -> Select[Any]:
    running = _slice()
    return _with_seat(running, select(Seat.seat).where(Seat.match_id == running.c.id, BY_SERVER))


def _stalled() -> Select[Any]:
    running = _slice()
    last = (
        select(Action.at, Action.to_act)
        .where(Action.match_id == running.c.id)
        .order_by(Action.seq.desc())
        .limit(1)
        .correlate(running)
        .lateral("last")
    )
    seat = (
        select(Seat.seat)
        .join(last, cast(last.c.to_act, JSONB).contains(func.to_jsonb(Seat.seat)))
        .where(Seat.match_id == running.c.id, BY_SERVER)
        .where(last.c.at < bindparam("before", type_=DateTime(timezone=True)))
        .correlate(running)
    )
    return _with_seat(running, seat)


RUNNING, ATTENDED, SERVED, STALLED = _running(), _attended(), _served(), _stalled()
