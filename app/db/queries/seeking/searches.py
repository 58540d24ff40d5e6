"""Queries about searches, and the lock under which they change. None of them commits."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import DateTime, bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_written
from app.db.connection import read_rows
from app.db.rows.seeking import OpponentSearch, StoredSearch

SEEKING_LOCK = 0x57AD_5EEC
"""The key of PostgreSQL's advisory lock of everything that changes a search or a call."""
ALIVE_FOR = timedelta(minutes=2)
"""How long a search takes part after a page of its player was last open."""


class SearchState(StrEnum):
    """The values are stored."""

    LATER = "later"
    """It begins at a set time."""
    WAITING = "waiting"
    CALLED = "called"
    ON_HOLD = "on_hold"
    """Its player has missed a call, and must say that they still look."""
    OVER = "over"


OPEN = (SearchState.WAITING, SearchState.CALLED, SearchState.ON_HOLD)
IS_OPEN = is_written(OpponentSearch.state, *OPEN)
OF_PLAYER = select(OpponentSearch).where(OpponentSearch.player_id == bindparam("player"), IS_OPEN)
IS_ALIVE = or_(
    OpponentSearch.seen_at > bindparam("seen", type_=DateTime(timezone=True)),
    OpponentSearch.reachable_until > bindparam("now", type_=DateTime(timezone=True)),
)
LISTED = (
    select(OpponentSearch)
    .where(
        is_written(OpponentSearch.state, SearchState.WAITING, SearchState.CALLED),
        OpponentSearch.player_id.is_not(None),
        IS_ALIVE,
    )
    .order_by(OpponentSearch.since, OpponentSearch.id)
)
LISTED_OR_OWN = (
    select(OpponentSearch)
    .where(
        or_(
            is_written(OpponentSearch.state, SearchState.WAITING, SearchState.CALLED)
            & OpponentSearch.player_id.is_not(None)
            & IS_ALIVE,
            IS_OPEN & (OpponentSearch.player_id == bindparam("player")),
        )
    )
    .order_by(OpponentSearch.since, OpponentSearch.id)
)
ALIVE = LISTED.where(is_written(OpponentSearch.state, SearchState.WAITING))


async def lock(session: AsyncSession) -> None:
    """Keep every other transaction from changing searches and calls until this one ends."""
    await session.execute(select(func.pg_advisory_xact_lock(SEEKING_LOCK)))


async def add(session: AsyncSession, search: OpponentSearch) -> None:
    """Add a new search. Raises IntegrityError if the player has an open one."""
    session.add(search)
    await session.flush()


async def open_of(session: AsyncSession, player_id: str) -> OpponentSearch | None:
    """Return the open search of a player; None if there is none."""
    return (await session.scalars(OF_PLAYER, {"player": player_id})).one_or_none()


async def waiting(session: AsyncSession, now: datetime) -> list[OpponentSearch]:
    """Return the searches that take part in pairing, those first that have waited longest."""
    return [*await session.scalars(ALIVE, {"seen": now - ALIVE_FOR, "now": now})]


async def listed_and_own(
    session: AsyncSession, player_id: str | None, now: datetime
) -> tuple[list[StoredSearch], StoredSearch | None]:
    """Return the searches that everybody sees, those that take part and those whose players are called, and
    the open search of a player; None if there is none.
    """
    given = {"seen": now - ALIVE_FOR, "now": now, "player": player_id}
    found: list[StoredSearch] = [*await read_rows(session, LISTED_OR_OWN, given)]
    own = next((row for row in found if row.player_id == player_id), None)
    return [row for row in found if _is_listed(row, now)], own


def _is_listed(row: StoredSearch, now: datetime) -> bool:
    is_reachable = row.reachable_until is not None and row.reachable_until > now
    return bool(row.state != SearchState.ON_HOLD and (row.seen_at > now - ALIVE_FOR or is_reachable))


async def by_ids(session: AsyncSession, ids: Iterable[str]) -> list[OpponentSearch]:
    """Return these searches, in the order of waiting."""
    wanted = select(OpponentSearch).where(OpponentSearch.id.in_([*ids]))
    return [*await session.scalars(wanted.order_by(OpponentSearch.since, OpponentSearch.id))]


async def note_pages(session: AsyncSession, people: Iterable[str], at: datetime) -> bool:
    """Note that pages of these players are open; return whether a search takes part again because of it."""
    theirs = OpponentSearch.player_id.in_([*people]) & IS_OPEN
    back = select(OpponentSearch.id).where(theirs, OpponentSearch.seen_at <= at - ALIVE_FOR).limit(1)
    is_back = await session.scalar(back) is not None
    await session.execute(update(OpponentSearch).where(theirs).values(seen_at=at))
    return is_back


async def note_page(session: AsyncSession, player_id: str, at: datetime) -> None:
    """Note that a page of the player is open."""
    mine = update(OpponentSearch).where(OpponentSearch.player_id == player_id, IS_OPEN)
    await session.execute(mine.values(seen_at=at))
