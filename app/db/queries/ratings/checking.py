"""Queries with which all ratings of a game are computed again. None of them commits."""

from collections.abc import Mapping, Sequence

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Match
from app.db.rows.ratings import PlayerRating, RatedGame, RatedMatch, RatedSeat, RatingBand


async def games(session: AsyncSession) -> list[str]:
    """Return the games with ratings."""
    return list(await session.scalars(select(RatedGame.game).order_by(RatedGame.game)))


async def counted_after(session: AsyncSession, game: str, number: int, limit: int) -> Sequence[RatedMatch]:
    """Return the next matches that counted, in the order in which they were taken."""
    wanted = select(RatedMatch).where(RatedMatch.game == game, RatedMatch.number > number)
    return (await session.scalars(wanted.order_by(RatedMatch.number).limit(limit))).all()


async def refused_after(session: AsyncSession, game: str, match_id: str, limit: int) -> Sequence[RatedMatch]:
    """Return the next matches that did not count, by their ids."""
    wanted = select(RatedMatch).where(
        RatedMatch.game == game, RatedMatch.number.is_(None), RatedMatch.match > match_id
    )
    return (await session.scalars(wanted.order_by(RatedMatch.match).limit(limit))).all()


async def seats_of(session: AsyncSession, match_ids: Sequence[str]) -> dict[str, list[RatedSeat]]:
    """Return the seats of these matches that counted, by match."""
    wanted = select(RatedSeat).where(RatedSeat.match.in_(match_ids)).order_by(RatedSeat.seat)
    found: dict[str, list[RatedSeat]] = {match_id: [] for match_id in match_ids}
    for row in await session.scalars(wanted):
        found[row.match].append(row)
    return found


async def matches_of(session: AsyncSession, match_ids: Sequence[str]) -> dict[str, Match]:
    """Return those of these matches that are in the database, by id; others have been moved to files."""
    return {one.id: one for one in await session.scalars(select(Match).where(Match.id.in_(match_ids)))}


async def ratings_of(session: AsyncSession, game: str) -> Sequence[PlayerRating]:
    """Return all ratings of a game, season by season."""
    wanted = select(PlayerRating).where(PlayerRating.game == game)
    return (await session.scalars(wanted.order_by(PlayerRating.season, PlayerRating.player_id))).all()


async def put_rating(session: AsyncSession, rating: PlayerRating) -> None:
    """Store a rating in the place of the one that the player had in this season."""
    await session.merge(rating)


async def remove_rating(session: AsyncSession, rating: PlayerRating) -> None:
    """Delete a rating."""
    await session.delete(rating)


async def bands_of(session: AsyncSession, game: str) -> dict[tuple[str, int], int]:
    """Return how many ranked players each band has, by season and band, without empty ones."""
    rows = await session.scalars(select(RatingBand).where(RatingBand.game == game, RatingBand.players != 0))
    return {(row.season, row.band): row.players for row in rows}


async def put_bands(session: AsyncSession, game: str, bands: Mapping[tuple[str, int], int]) -> None:
    """Replace all bands of a game by these, by season and band."""
    await session.execute(delete(RatingBand).where(RatingBand.game == game))
    session.add_all(
        RatingBand(game=game, season=season, band=band, players=players)
        for (season, band), players in bands.items()
        if players
    )
