"""Queries of leaderboards and of the ratings of one player. None of them commits."""

from collections.abc import Sequence
from datetime import datetime
from math import floor, inf

from msgspec import Struct
from sqlalchemy import bindparam, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.connection import read_rows
from app.db.queries.ratings import taking
from app.db.rows.ratings import PlayerRating, RatedMatch, RatedSeat

PAGE = 50
BANDS_PER_MU = 4

BEST = text("""
SELECT r.player_id, p.name, g.handle, r.mu, r.sigma, r.rated, r.won
FROM (
    SELECT * FROM ratings
    WHERE game = :game AND season = :season AND is_ranked
        AND mu <= CAST(:mu AS double precision)
    ORDER BY mu DESC, player_id OFFSET :skipped LIMIT :most
) AS r
JOIN players AS p ON p.id = r.player_id
LEFT JOIN public_pages AS g ON g.player_id = r.player_id AND g.is_public
ORDER BY r.mu DESC, r.player_id
""")
STANDING = """
SELECT r.game, r.season, r.mu, r.sigma, r.rated, r.won, r.total, r.against_people, r.is_ranked,
    CASE WHEN r.is_ranked THEN 1
        + (SELECT coalesce(sum(b.players), 0) FROM rating_bands AS b
            WHERE b.game = r.game AND b.season = r.season AND b.band > floor(4 * r.mu))
        + (SELECT count(*) FROM ratings AS o WHERE o.game = r.game AND o.season = r.season
            AND o.is_ranked AND o.mu > r.mu AND o.mu < (floor(4 * r.mu) + 1) / 4) END,
    CASE WHEN r.is_ranked THEN (SELECT coalesce(sum(b.players), 0) FROM rating_bands AS b
        WHERE b.game = r.game AND b.season = r.season) END
FROM ratings AS r
"""
"""A rating with its place, by bands of a quarter of `mu` (`band_of`)."""
OF_SEASON = text(f"{STANDING} WHERE r.game = :game AND r.season = :season AND r.player_id = :player")
OF_PLAYER = text(f"""
{STANDING}
JOIN (SELECT game, max(season) AS season FROM ratings WHERE player_id = :player GROUP BY game) AS last
    ON last.game = r.game AND last.season = r.season
WHERE r.player_id = :player ORDER BY r.game
""")  # noqa: S608 - of constants alone
SEASONS = text("SELECT DISTINCT season FROM rating_bands WHERE game = :game ORDER BY season DESC")
CHANGES = text("""
SELECT r.game, sum(s.mu_after - s.mu)
FROM results AS r
JOIN rated_seats AS s ON s.match = r.match_id AND s.seat = r.seat AND s.player_id = r.player_id
WHERE r.player_id = :player AND r.finished_at >= :since GROUP BY r.game
""")
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


class RatingWithPlace(Struct, frozen=True):
    """A player's rating in a season of a game (`PlayerRating`); `place` and `of` are None without a place."""

    game: str
    season: str
    mu: float
    sigma: float
    rated: int
    won: int
    total: int
    against_people: int
    is_ranked: bool
    place: int | None
    of: int | None


def band_of(mu: float) -> int:
    """Return the band of a rating (`RatingBand`)."""
    return floor(BANDS_PER_MU * mu)


async def best(
    session: AsyncSession,
    game: str,
    season: str,
    after: tuple[float, int] | None = None,
    limit: int = PAGE,
) -> list[Ranked]:
    """Return a page of a leaderboard, the best first.

    `after`: The last rating on the page before, and how many of its players have been on pages so far.
    """
    mu, skipped = after or (inf, 0)
    values = {"game": game, "season": season, "mu": mu, "skipped": skipped, "most": limit}
    return [Ranked(*row) for row in await read_rows(session, BEST, values)]


async def seasons(session: AsyncSession, game: str) -> list[str]:
    """Return the seasons of a game in which a player has been ranked, the last one first."""
    return list(await session.scalars(SEASONS, {"game": game}))


async def rating_in(session: AsyncSession, game: str, season: str, player_id: str) -> RatingWithPlace | None:
    """Return a player's rating in a season; None if they have not played a rated match in it."""
    values = {"game": game, "season": season, "player": player_id}
    row = (await read_rows(session, OF_SEASON, values)).one_or_none()
    return None if row is None else RatingWithPlace(*row)


async def of_player(session: AsyncSession, player_id: str) -> list[RatingWithPlace]:
    """Return the last rating of a player in each game that they have played, by game."""
    return [RatingWithPlace(*row) for row in await read_rows(session, OF_PLAYER, {"player": player_id})]


async def of_match(session: AsyncSession, match_id: str) -> tuple[RatedMatch | None, Sequence[RatedSeat]]:
    """Return how a match was taken, with its seats that counted; None if it has not been taken."""
    taken = await session.get(RatedMatch, match_id)
    if taken is None:
        return None, []
    return taken, (await session.scalars(SEATS_OF_MATCH, {"match": match_id})).all()


async def changes_since(session: AsyncSession, player_id: str, since: datetime) -> dict[str, float]:
    """Return how the `mu` of a player has changed by matches that ended after a time, by game."""
    rows = await read_rows(session, CHANGES, {"player": player_id, "since": since})
    return {row[0]: row[1] for row in rows}


async def hand_over(session: AsyncSession, giver_id: str, taker_id: str) -> None:
    """Hand the ratings of a player to another name of theirs, in the games in which that one has none.

    Both have ratings in the other games: those stay apart, because the matches are not computed again.
    """
    of_taker = select(PlayerRating.game).where(PlayerRating.player_id == taker_id)
    wanted = select(PlayerRating.game).where(PlayerRating.player_id == giver_id).distinct()
    games = sorted(await session.scalars(wanted))
    for game in games:
        await taking.lock_game(session, game)
    free = sorted({*games} - {*await session.scalars(of_taker)})
    rated = select(RatedMatch.match).where(RatedMatch.game.in_(free))
    for column, is_free in (
        (PlayerRating.player_id, PlayerRating.game.in_(free)),
        (RatedSeat.player_id, RatedSeat.match.in_(rated)),
    ):
        mine = update(column.class_).where(column == giver_id, is_free)
        await session.execute(mine.values({column: taker_id}))


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
