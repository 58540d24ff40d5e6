"""Queries that remove old searches and calls, and show a player their own. None of them commits."""

from datetime import datetime, timedelta

from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import CalledSearch, OpponentCall, OpponentSearch, SearchLapse

NAMED_FOR = timedelta(days=1)
"""How long after its end a search says whose it was."""
CALLS_KEPT_FOR = timedelta(days=7)
SEARCHES_KEPT_FOR = timedelta(days=28)
LEFT_FOR = timedelta(days=1)
"""How long an open search may be dead before it is over."""

IS_OVER = OpponentSearch.state == SearchState.OVER
IS_CALLED = exists().where(CalledSearch.search_id == OpponentSearch.id)


async def drop_old(session: AsyncSession, now: datetime) -> None:
    """End searches that were left, remove the names of old ones, and remove old searches and calls.

    A call that did not end stays. The caller holds the lock of all searches.
    """
    left = OpponentSearch.state.in_((SearchState.WAITING, SearchState.ON_HOLD))
    is_dead = (
        OpponentSearch.seen_at < now - LEFT_FOR,
        OpponentSearch.since < now - LEFT_FOR,  # one at a set time has begun long after its player was here
        or_(OpponentSearch.reachable_until.is_(None), OpponentSearch.reachable_until < now - LEFT_FOR),
    )
    await session.execute(
        update(OpponentSearch).where(left, *is_dead).values(state=SearchState.OVER, ended_at=now)
    )
    nameless = update(OpponentSearch).where(IS_OVER, OpponentSearch.ended_at < now - NAMED_FOR)
    await session.execute(nameless.values(player_id=None, device=None))
    old_calls = select(OpponentCall.id).where(OpponentCall.ended_at < now - CALLS_KEPT_FOR)
    await session.execute(delete(CalledSearch).where(CalledSearch.call_id.in_(old_calls)))
    await session.execute(delete(OpponentCall).where(OpponentCall.ended_at < now - CALLS_KEPT_FOR))
    await session.execute(delete(SearchLapse).where(SearchLapse.at < now - CALLS_KEPT_FOR))
    old = IS_OVER, OpponentSearch.ended_at < now - SEARCHES_KEPT_FOR, ~IS_CALLED
    await session.execute(delete(OpponentSearch).where(*old))


async def of_player(session: AsyncSession, player_id: str) -> list[dict[str, object]]:
    """Return the searches that still say that they are this player's, the oldest first."""
    rows = await session.scalars(
        select(OpponentSearch).where(OpponentSearch.player_id == player_id).order_by(OpponentSearch.since)
    )
    return [
        {
            "since": row.since,
            "starts_at": row.starts_at,
            "ended_at": row.ended_at,
            "found_at": row.found_at,
            "games": row.games,
            "paces": row.paces,
            "rated": row.rated,
            "within": row.within,
            "fills": row.fills,
        }
        for row in rows
    ]
