"""Queries of leaderboards and of the ratings of one player. None of them commits."""

from collections.abc import Sequence
from math import floor

from msgspec import Struct
from sqlalchemy import bindparam, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.ratings import taking
from app.db.rows.ratings import PlayerRating, RatedMatch, RatedSeat

PAGE = 50
BANDS_PER_MU = 4

BEST = text("""
SELECT r.player_id, p.name, g.handle, r.mu, r.sigma, r.rated, r.won
FROM (
    SELECT * FROM ratings
    WHERE game = :game AND season = :season AND is_ranked
        AND (CAST(:mu AS double precision) IS NULL OR mu <= :mu)
        AND (CAST(:mu AS double precision) IS NULL OR mu < :mu OR player_id > :player)
    ORDER BY mu DESC, player_id LIMIT :most
) AS r
JOIN players AS p ON p.id = r.player_id
LEFT JOIN public_pages AS g ON g.player_id = r.player_id AND g.is_public
ORDER BY r.mu DESC, r.player_id
""")
PLACE = text("""
SELECT
    (SELECT coalesce(sum(players), 0) FROM rating_bands
        WHERE game = :game AND season = :season AND band > :band)
    + (SELECT count(*) FROM ratings
        WHERE game = :game AND season = :season AND is_ranked AND mu > :mu AND mu < :next_band),
    (SELECT coalesce(sum(players), 0) FROM rating_bands WHERE game = :game AND season = :season)
""")
SEASONS = text("SELECT DISTINCT season FROM rating_bands WHERE game = :game ORDER BY season DESC")
OF_PLAYER = (
    select(PlayerRating)
    .where(PlayerRating.player_id == bindparam("player"))
    .order_by(PlayerRating.game, PlayerRating.season)
)
SEATS_OF_MATCH = select(RatedSeat).where(RatedSeat.match == bindparam("match")).order_by(RatedSeat.seat)


class Ranked(Struct, frozen=True):
    """A row of a leaderboard; `handle` is the address of the player's public page, None without one."""

    player_id: str
    name: str
    handle: str | None
    mu: float
    sigma: float
    rated: int
    won: int


class Place(Struct, frozen=True):
    """A place in a leaderboard, and of how many."""

    place: int
    of: int


def band_of(mu: float) -> int:
    """Return the band of a rating (`RatingBand`)."""
    return floor(BANDS_PER_MU * mu)


async def best(
    session: AsyncSession,
    game: str,
    season: str,
    after: tuple[float, str] | None = None,
    limit: int = PAGE,
) -> list[Ranked]:
    """Return a page of a leaderboard, the best first. `after`: The rating and the player of its last row."""
    mu, player = after or (None, None)
    values = {"game": game, "season": season, "mu": mu, "player": player, "most": limit}
    return [Ranked(*row) for row in await session.execute(BEST, values)]


async def place_of(session: AsyncSession, game: str, season: str, mu: float) -> Place:
    """Return the place of this rating among the ranked ones of a season."""
    band = band_of(mu)
    values = {"game": game, "season": season, "mu": mu, "band": band, "next_band": (band + 1) / BANDS_PER_MU}
    better, ranked = (await session.execute(PLACE, values)).one()
    return Place(int(better) + 1, int(ranked))


async def seasons(session: AsyncSession, game: str) -> list[str]:
    """Return the seasons of a game in which a player has been ranked, the last one first."""
    return list(await session.scalars(SEASONS, {"game": game}))


async def rating_in(session: AsyncSession, game: str, season: str, player_id: str) -> PlayerRating | None:
    """Return a player's rating in a season; None if they have not played a rated match in it."""
    return await session.get(PlayerRating, (game, season, player_id))


async def of_player(session: AsyncSession, player_id: str) -> list[PlayerRating]:
    """Return the last rating of a player in each game that they have played, by game."""
    rows = await session.scalars(OF_PLAYER, {"player": player_id})
    return [*{row.game: row for row in rows}.values()]  # the last season replaces the others


async def of_match(session: AsyncSession, match_id: str) -> tuple[RatedMatch | None, Sequence[RatedSeat]]:
    """Return how a match was taken, with its seats that counted; None if it has not been taken."""
    taken = await session.get(RatedMatch, match_id)
    if taken is None:
        return None, []
    return taken, (await session.scalars(SEATS_OF_MATCH, {"match": match_id})).all()


async def forget(session: AsyncSession, player_id: str) -> None:
    """Take a player out of all ratings; the ratings of others stay as their matches made them."""
    games = select(PlayerRating.game).where(PlayerRating.player_id == player_id).distinct()
    for game in sorted(await session.scalars(games)):
        await taking.lock_game(session, game)
    mine = select(PlayerRating).where(PlayerRating.player_id == player_id, PlayerRating.is_ranked)
    for row in await session.scalars(mine):
        await taking.change_bands(session, row.game, row.season, {band_of(row.mu): -1})
    await session.execute(delete(PlayerRating).where(PlayerRating.player_id == player_id))
    await session.execute(update(RatedSeat).where(RatedSeat.player_id == player_id).values(player_id=None))
