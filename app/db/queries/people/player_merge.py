"""Queries that hand the matches and tournaments of one player to another, who are the same person.

Those stay in which both have sat, because one player cannot have two seats. None of them commits.
"""

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.models import ChatLine, Match, Seat
from app.db.rows.results import SeatResult
from app.db.tournament_models import Coach, Tournament


async def matches_of(session: AsyncSession, player_id: str, other_id: str) -> list[str]:
    """Return the matches in which a player sits, also to come or under way, and the other one never sat."""
    theirs, coach = aliased(Seat), aliased(Coach)
    sat = select(theirs.seat).where(
        theirs.match_id == Seat.match_id, or_(theirs.player_id == other_id, theirs.first_id == other_id)
    )
    meets = select(coach.coach).where(coach.tournament_id == Match.tournament_id, coach.player_id == other_id)
    mine = or_(Seat.player_id == player_id, Seat.first_id == player_id, Seat.kept_for == player_id)
    found = select(Match.id).distinct().join(Seat, Seat.match_id == Match.id)
    knows = Match.knew.op("->>")(other_id).is_not(None)
    return list(await session.scalars(found.where(mine, ~sat.exists(), ~meets.exists(), ~knows)))


async def hand_over(session: AsyncSession, match_ids: list[str], giver_id: str, taker_id: str) -> None:
    """Hand these matches with their seats, results, chat and hosting to another player, and tournaments in
    which that one has no place.
    """
    for column, of_match in (
        (Seat.player_id, Seat.match_id),
        (Seat.first_id, Seat.match_id),
        (Seat.kept_for, Seat.match_id),
        (SeatResult.player_id, SeatResult.match_id),
        (ChatLine.player_id, ChatLine.match_id),
        (Match.host_id, Match.id),
    ):
        mine = update(column.class_).where(column == giver_id, of_match.in_(match_ids))
        await session.execute(mine.values({column: taker_id}))
    own = select(Coach.tournament_id).where(Coach.player_id == taker_id)
    taken = [*await session.scalars(own)]
    for place, cup in ((Coach.player_id, Coach.tournament_id), (Tournament.host_id, Tournament.id)):
        places = update(place.class_).where(place == giver_id, cup.not_in(taken))
        await session.execute(places.values({place: taker_id}))
    await _rename_in_lists(session, match_ids, giver_id, taker_id)
    await session.execute(update(Match).where(Match.id.in_(match_ids)).values(stamp=Match.stamp + 1))


async def _rename_in_lists(session: AsyncSession, match_ids: list[str], giver_id: str, taker_id: str) -> None:
    """Hand over what a player knows of a seat that they have left."""
    knows = Match.knew.op("->>")(giver_id).is_not(None)
    found = select(Match.id, Match.knew).where(Match.id.in_(match_ids), knows)
    for match_id, knew in [*await session.execute(found)]:
        kept = {taker_id if one == giver_id else one: seat for one, seat in knew.items()}
        await session.execute(update(Match).where(Match.id == match_id).values(knew=kept))
