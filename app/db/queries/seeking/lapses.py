"""Queries about matches that were called off in their first moves, or to which a player did not come. None of
them commits.
"""

from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Action
from app.db.rows.seeking import OpponentCall, SearchLapse

COUNTED_FOR = timedelta(hours=24)


class LapseKind(StrEnum):
    """The values are stored."""

    CALLED_OFF = "called_off"
    NO_SHOW = "no_show"


async def begun_call(session: AsyncSession, match_id: str, since: datetime) -> OpponentCall | None:
    """Return the call that led to a match which began after then; None if none did."""
    found = select(OpponentCall).where(OpponentCall.match == match_id, OpponentCall.ended_at > since)
    return (await session.scalars(found)).one_or_none()


async def decisions(session: AsyncSession, match_id: str, seat: int) -> int:
    """Return how many actions of a match were taken at a seat."""
    taken = select(func.count()).where(Action.match_id == match_id, Action.seat == seat)
    return await session.scalar(taken) or 0


async def add(session: AsyncSession, match_id: str, player_id: str, kind: LapseKind, at: datetime) -> None:
    """Note a lapse of a player."""
    session.add(SearchLapse(match=match_id, player_id=player_id, kind=kind, at=at))
    await session.flush()


async def times(session: AsyncSession, player_id: str, kind: LapseKind, now: datetime) -> list[datetime]:
    """Return when a player's lapses of this kind in the last 24 hours were, the oldest first."""
    wanted = select(SearchLapse.at).where(SearchLapse.player_id == player_id, SearchLapse.kind == kind)
    return [*await session.scalars(wanted.where(SearchLapse.at > now - COUNTED_FOR).order_by(SearchLapse.at))]
