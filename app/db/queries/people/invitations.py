"""Queries about invitations by name: tables at which a seat is kept for one player. None of them commits.

An invitation is a lobby that is no rematch, with a seat that is `kept_for` a player.
"""

from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_written
from app.db.match_status import MatchStatus
from app.db.models import Match, Seat

ASKED_AGAIN_AFTER = timedelta(days=1)


class Invitation(Struct, frozen=True):
    """An invitation that a host made in the last day; `open_until` is when it lapses."""

    match_id: str
    guest_id: str
    declined: bool
    open_until: datetime

    def is_open(self, now: datetime) -> bool:
        return not self.declined and self.open_until > now


async def last_shared(session: AsyncSession, player_id: str, other_id: str) -> Match | None:
    """Return the newest match that two players have begun together; None if they have not met."""
    own = select(Seat.match_id).where(Seat.player_id == player_id)
    theirs = select(Seat.match_id).where(Seat.player_id == other_id)
    wanted = select(Match).where(
        Match.id.in_(own.intersect(theirs)), Match.started_at.is_not(None), ~Match.lesson
    )
    return (await session.scalars(wanted.order_by(Match.created_at.desc()).limit(1))).one_or_none()


async def by_host(session: AsyncSession, host_id: str, now: datetime) -> list[Invitation]:
    """Return the invitations of a player which are open or not a day old."""
    wanted = (
        select(Match.id, Seat.kept_for, Seat.declined, Match.open_until)
        .join(Seat, Seat.match_id == Match.id)
        .where(Match.host_id == host_id, Match.tournament_id.is_(None), Match.rematch_of.is_(None))
        .where(is_written(Match.status, MatchStatus.LOBBY), Match.open_until > now - ASKED_AGAIN_AFTER)
        .where(Seat.kept_for.is_not(None), Seat.player_id.is_(None))
    )
    return [
        Invitation(match_id, guest_id, declined, open_until)
        for match_id, guest_id, declined, open_until in await session.execute(wanted)
        if guest_id is not None and open_until is not None
    ]
