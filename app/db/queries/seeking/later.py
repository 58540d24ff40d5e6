"""Queries about searches at a set time that has not come. None of them commits."""

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_written
from app.db.connection import read_rows
from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import OpponentSearch, StoredSearch

IS_LATER = is_written(OpponentSearch.state, SearchState.LATER)
FIRST = select(func.min(OpponentSearch.starts_at)).where(IS_LATER)
ALL = select(OpponentSearch).where(IS_LATER, OpponentSearch.player_id.is_not(None))
IN_ORDER = (
    *(OpponentSearch.starts_at, OpponentSearch.follows.is_not(None)),
    *(OpponentSearch.since, OpponentSearch.id),
)
LISTED = ALL.order_by(*IN_ORDER)


async def first_start(session: AsyncSession) -> datetime | None:
    """Return the first set time; None without one."""
    return await session.scalar(FIRST)


async def until(session: AsyncSession, at: datetime) -> list[OpponentSearch]:
    """Return the searches whose set time is up to then."""
    return [*await session.scalars(ALL.where(OpponentSearch.starts_at <= at).order_by(*IN_ORDER))]


async def listed(session: AsyncSession) -> list[StoredSearch]:
    """Return all set times, the next ones first."""
    return [*await read_rows(session, LISTED)]


async def of_player(session: AsyncSession, player_id: str) -> OpponentSearch | None:
    """Return the set time of a player; None without one."""
    return (await session.scalars(ALL.where(OpponentSearch.player_id == player_id))).one_or_none()


async def by_id(session: AsyncSession, search_id: str) -> OpponentSearch | None:
    """Return a set time; None if it is over."""
    return (await session.scalars(ALL.where(OpponentSearch.id == search_id))).one_or_none()
