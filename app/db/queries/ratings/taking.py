"""Queries that take a finished match into the ratings. None of them commits."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Action, Due, Match
from app.db.rows.ratings import PlayerRating, RatedGame, RatedMatch, RatedSeat, RatingBand


async def lock_game(session: AsyncSession, game: str) -> RatedGame:
    """Return the row of a game, made if it is missing, and locked until the transaction ends."""
    new = insert(RatedGame).values(game=game, matches=0, season="")
    await session.execute(new.on_conflict_do_nothing())
    return (await session.scalars(select(RatedGame).where(RatedGame.game == game).with_for_update())).one()


async def is_taken(session: AsyncSession, match_id: str) -> bool:
    """Return whether a match has been taken, whether it counted or not."""
    return await by_match(session, match_id) is not None


async def by_match(session: AsyncSession, match_id: str) -> RatedMatch | None:
    """Return how a match was taken; None if it has not been taken."""
    return await session.get(RatedMatch, match_id)


async def take(session: AsyncSession, match: RatedMatch) -> None:
    """Store that a match has been taken. Raises IntegrityError if it was already."""
    session.add(match)
    await session.flush()


async def put_result(session: AsyncSession, seat: RatedSeat, rating: PlayerRating | None) -> None:
    """Store a seat of a match that counted, and the rating that its player has now; a computer has none."""
    session.add(seat)
    if rating is not None:
        await session.merge(rating)


async def actions_by_player(session: AsyncSession, match_id: str) -> dict[tuple[int, str], int]:
    """Return how often each player has acted on each seat of a match."""
    wanted = select(Action.seat, Action.player_id, func.count()).where(
        Action.match_id == match_id, Action.player_id.is_not(None)
    )
    found = await session.execute(wanted.group_by(Action.seat, Action.player_id))
    return {(seat, player_id): number for seat, player_id, number in found if seat is not None and player_id}


async def counted_between(
    session: AsyncSession, game: str, company: str, since: datetime, until: datetime
) -> int:
    """Return how many matches of the same company have counted in an interval."""
    wanted = select(func.count()).where(
        RatedMatch.company == company,
        RatedMatch.game == game,
        RatedMatch.finished_at >= since,
        RatedMatch.finished_at < until,
        RatedMatch.number.is_not(None),
    )
    return (await session.scalars(wanted)).one()


async def latest(session: AsyncSession, game: str, player_ids: Iterable[str]) -> dict[str, PlayerRating]:
    """Return the ratings of these players in the last season in which they have played this game."""
    wanted = select(PlayerRating).where(PlayerRating.game == game, PlayerRating.player_id.in_([*player_ids]))
    rows = await session.scalars(wanted.order_by(PlayerRating.season))
    return {row.player_id: row for row in rows}  # the last season of each replaces the others


async def change_bands(session: AsyncSession, game: str, season: str, changes: Mapping[int, int]) -> None:
    """Add these numbers of ranked players to the bands of a season."""
    for band, change in sorted(changes.items()):
        if change:
            row = insert(RatingBand).values(game=game, season=season, band=band, players=change)
            added = {"players": RatingBand.players + change}
            await session.execute(
                row.on_conflict_do_update(index_elements=["game", "season", "band"], set_=added)
            )


async def missed(session: AsyncSession, kind: str) -> list[str]:
    """Return the finished matches of rated tables that have not been taken, and for which no job waits."""
    waits = select(Due.match_id).where(Due.match_id == Match.id, Due.kind == kind).exists()
    taken = select(RatedMatch.match).where(RatedMatch.match == Match.id).exists()
    wanted = select(Match.id).where(Match.rated, Match.status == "finished", ~taken, ~waits)
    return list(await session.scalars(wanted.order_by(Match.finished_at)))


async def counted_among(session: AsyncSession, match_ids: Iterable[str]) -> list[str]:
    """Return those of these matches that count for ratings."""
    wanted = select(RatedMatch.match).where(RatedMatch.match.in_([*match_ids]), RatedMatch.refusal.is_(None))
    return list(await session.scalars(wanted.order_by(RatedMatch.number)))
