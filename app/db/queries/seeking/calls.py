"""Queries about calls. None of them commits."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import MatchStatus
from app.db.models import Match
from app.db.rows.seeking import CalledSearch, OpponentCall, OpponentSearch


class CallEnding(StrEnum):
    """How a call has ended. The values are stored."""

    BEGUN = "begun"
    REFUSED = "refused"
    CANCELLED = "cancelled"
    """A player has taken back their yes, or stopped searching."""
    MISSED = "missed"


LED_FOR = timedelta(minutes=1)
"""How long after its beginning a page of searches leads to the match."""
IS_OPEN = OpponentCall.ending.is_(None)
HAS_NOT_LEFT = CalledSearch.answer.is_not(False)
DUE_AT = func.coalesce(OpponentCall.begins_at, OpponentCall.ends_at)
NEXT = select(func.min(DUE_AT)).where(IS_OPEN)


async def add(session: AsyncSession, call: OpponentCall, called: Sequence[CalledSearch]) -> None:
    """Add a new call with those who are called."""
    session.add(call)
    await session.flush()
    session.add_all(called)
    await session.flush()


def add_called(session: AsyncSession, called: CalledSearch) -> None:
    """Add a search to those that a call has called. It is written with the next flush."""
    session.add(called)


async def remove_called(session: AsyncSession, called: CalledSearch) -> None:
    """Remove a search from those that a call has called."""
    await session.delete(called)
    await session.flush()


async def by_id(session: AsyncSession, call_id: str) -> OpponentCall | None:
    return await session.get(OpponentCall, call_id)


async def by_ids(session: AsyncSession, ids: Collection[str]) -> list[OpponentCall]:
    """Return these calls, open or over."""
    return [*await session.scalars(select(OpponentCall).where(OpponentCall.id.in_([*ids])))]


async def counting(session: AsyncSession) -> list[OpponentCall]:
    """Return the gatherings that count down, the oldest first."""
    wanted = select(OpponentCall).where(IS_OPEN, OpponentCall.counts_since.is_not(None))
    return [*await session.scalars(wanted.order_by(OpponentCall.counts_since, OpponentCall.id))]


async def ever_called_in(session: AsyncSession, call_id: str) -> list[CalledSearch]:
    """Return those who were called, also those who have left."""
    return [*await session.scalars(select(CalledSearch).where(CalledSearch.call_id == call_id))]


async def called_in(session: AsyncSession, call_id: str) -> list[CalledSearch]:
    """Return those who are called and have not left, in the order of their ids."""
    wanted = select(CalledSearch).where(CalledSearch.call_id == call_id, HAS_NOT_LEFT)
    return [*await session.scalars(wanted.order_by(CalledSearch.search_id))]


async def open_of(session: AsyncSession, search_id: str) -> OpponentCall | None:
    """Return the call that a search is in; None if it is in none."""
    wanted = select(OpponentCall).join(CalledSearch, CalledSearch.call_id == OpponentCall.id)
    wanted = wanted.where(CalledSearch.search_id == search_id, IS_OPEN, HAS_NOT_LEFT)
    return (await session.scalars(wanted)).one_or_none()


async def last_ended_of(session: AsyncSession, search_id: str) -> OpponentCall | None:
    """Return the last call of a search that is over; None without one."""
    wanted = select(OpponentCall).join(CalledSearch, CalledSearch.call_id == OpponentCall.id)
    wanted = wanted.where(CalledSearch.search_id == search_id, OpponentCall.ending.is_not(None))
    return await session.scalar(wanted.order_by(OpponentCall.ended_at.desc()).limit(1))


async def all_open(
    session: AsyncSession,
) -> list[tuple[OpponentCall, CalledSearch, datetime | None]]:
    """Return the open calls with each of those who are called, and until when these are called on devices."""
    wanted = (
        select(OpponentCall, CalledSearch, OpponentSearch.reachable_until)
        .join(CalledSearch, CalledSearch.call_id == OpponentCall.id)
        .join(OpponentSearch, OpponentSearch.id == CalledSearch.search_id)
        .where(IS_OPEN, HAS_NOT_LEFT)
        .order_by(OpponentCall.id, CalledSearch.search_id)
    )
    return [(call, called, until) for call, called, until in await session.execute(wanted)]


async def next_due_at(session: AsyncSession) -> datetime | None:
    """Return when the next call ends or begins; None without open calls."""
    return await session.scalar(NEXT)


async def due(session: AsyncSession, now: datetime) -> list[OpponentCall]:
    """Return the open calls whose time is over."""
    over = select(OpponentCall).where(IS_OPEN, DUE_AT.op("<=")(now))
    return [*await session.scalars(over.order_by(DUE_AT, OpponentCall.id))]


async def begun_since(session: AsyncSession, player_id: str, now: datetime) -> str | None:
    """Return the match of the player's last call, if that began a moment ago and is not over; else None."""
    wanted = (
        select(OpponentCall.match)
        .join(CalledSearch, CalledSearch.call_id == OpponentCall.id)
        .join(Match, Match.id == OpponentCall.match)
        .where(Match.finished_at.is_(None))
        .where(CalledSearch.player_id == player_id, OpponentCall.ending == CallEnding.BEGUN)
        .where(CalledSearch.answer.is_(True), OpponentCall.ended_at > now - LED_FOR)
    )
    return await session.scalar(wanted.order_by(OpponentCall.ended_at.desc()).limit(1))


async def not_started(session: AsyncSession, since: datetime) -> list[tuple[str, str]]:
    """Return id and host of the matches of calls that began after then and whose start was lost."""
    begun = select(Match.id, Match.host_id).join(OpponentCall, OpponentCall.match == Match.id)
    wanted = begun.where(OpponentCall.ended_at > since, Match.status == MatchStatus.LOBBY)
    return [(match_id, host_id) for match_id, host_id in await session.execute(wanted)]
