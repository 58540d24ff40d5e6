"""Queries that hand the finished matches of one player to another, who are the same person.

Matches under way stay, and so do those in which both have sat. None of them commits.
"""

from sqlalchemy import ColumnElement, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.match_status import MatchStatus
from app.db.models import ChatLine, Match, Seat, SeatResult
from app.db.tournament_models import Coach, Tournament
from app.db.tournament_status import TournamentStatus

UNDER_WAY = (MatchStatus.LOBBY, MatchStatus.STARTING, MatchStatus.PLAYING, MatchStatus.ASLEEP)


def _is_over() -> ColumnElement[bool]:
    """Return whether a match and its tournament are over."""
    of_cup = select(Tournament.status).where(Tournament.id == Match.tournament_id).scalar_subquery()
    is_cup_over = or_(Match.tournament_id.is_(None), of_cup == TournamentStatus.FINISHED)
    return and_(Match.status == MatchStatus.FINISHED, is_cup_over)


async def finished_of(session: AsyncSession, player_id: str, other_id: str) -> list[str]:
    """Return the finished matches in which a player sits, and in which the other one never sat."""
    other = aliased(Seat)
    sat = select(other.seat).where(
        other.match_id == Seat.match_id, or_(other.player_id == other_id, other.first_id == other_id)
    )
    found = select(Match.id).join(Seat, Seat.match_id == Match.id)
    wanted = found.where(Seat.player_id == player_id, _is_over(), ~sat.exists())
    return list(await session.scalars(wanted))


async def count_under_way(session: AsyncSession, player_id: str) -> int:
    """Return the number of matches that a player has not finished."""
    found = select(func.count()).select_from(Seat).join(Match, Match.id == Seat.match_id)
    wanted = found.where(Seat.player_id == player_id, Match.status.in_(UNDER_WAY))
    return (await session.scalars(wanted)).one()


async def hand_over(session: AsyncSession, match_ids: list[str], giver_id: str, taker_id: str) -> None:
    """Hand seats, results, chat and hosting of these matches, and places of their cups, to another player."""
    for column, of_match in (
        (Seat.player_id, Seat.match_id),
        (SeatResult.player_id, SeatResult.match_id),
        (ChatLine.player_id, ChatLine.match_id),
        (Match.host_id, Match.id),
    ):
        mine = update(column.class_).where(column == giver_id, of_match.in_(match_ids))
        await session.execute(mine.values({column: taker_id}))
    cups = select(Match.tournament_id).where(Match.id.in_(match_ids))
    taken = select(Coach.tournament_id).where(Coach.player_id == taker_id)
    places = update(Coach).where(
        Coach.player_id == giver_id, Coach.tournament_id.in_(cups), Coach.tournament_id.not_in(taken)
    )
    await session.execute(places.values(player_id=taker_id))
    await session.execute(update(Match).where(Match.id.in_(match_ids)).values(stamp=Match.stamp + 1))
