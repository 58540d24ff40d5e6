"""Queries about searches of the past, from which figures are counted and wishes proposed. None of them
commits.
"""

from datetime import datetime, timedelta

from sqlalchemy import bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import given_number
from app.db.connection import read_rows
from app.db.rows.results import SeatResult
from app.db.rows.seeking import OpponentSearch, StoredSearch

CALLED_BEFORE = timedelta(minutes=10)
"""How long before its set time a search begins."""
LAST = (
    select(OpponentSearch)
    .where(OpponentSearch.player_id == bindparam("player"))
    .order_by(OpponentSearch.since.desc())
    .limit(1)
)
FINISHED = select(func.count()).select_from(
    select(SeatResult.player_id)
    .where(SeatResult.player_id == bindparam("player"))
    .limit(given_number("most"))
    .subquery()
)


async def open_after(session: AsyncSession, at: datetime) -> list[OpponentSearch]:
    """Return the searches that were open after a time, those that are still open too.

    A search at a set time was open once that was near.
    """
    was_open = or_(OpponentSearch.ended_at.is_(None), OpponentSearch.ended_at > at)
    has_begun = or_(
        OpponentSearch.starts_at.is_(None), OpponentSearch.since >= OpponentSearch.starts_at - CALLED_BEFORE
    )
    return [*await session.scalars(select(OpponentSearch).where(was_open, has_begun))]


async def last_of(session: AsyncSession, player_id: str) -> StoredSearch | None:
    """Return the player's last search, open or over; None once it no longer says that it is theirs."""
    return (await read_rows(session, LAST, {"player": player_id})).one_or_none()


async def finished_matches(session: AsyncSession, player_id: str, most: int) -> int:
    """Return how many matches a player has finished, counted up to `most`."""
    found = await read_rows(session, FINISHED, {"player": player_id, "most": most})
    return int(found.scalar_one())
