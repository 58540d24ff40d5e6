"""Measures the queries of leaderboards and ratings with many ranked players of one game.

    python -m benchmarks.ratings.leaderboard_cost [--players 100000] [--times 9]

Printed are the milliseconds of each query in the median, timed by the clock at the client.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.connection import open_engine
from app.db.migrate import migrate
from app.db.queries.ratings import leaderboards
from app.embedded.postgres import embedded

GAME, SEASON = "hockey_game", "2026-4"
FILL = (
    "INSERT INTO players (id, name, program) SELECT 'p' || n, 'Player ' || n, false"
    " FROM generate_series(1, :players) AS n",
    "INSERT INTO public_pages (player_id, handle, is_public) SELECT 'p' || n, 'player-' || n, n % 2 = 0"
    " FROM generate_series(1, :players) AS n",
    "INSERT INTO ratings (game, season, player_id, mu, sigma, rated, won, total, against_people, is_ranked)"
    " SELECT g, s, 'p' || n, 25 + 6 * random_normal(), 3, 20, 9, 40, 30, true"
    " FROM generate_series(1, :players) AS n, unnest(ARRAY['hockey_game', 'extraliga']) AS g,"
    " unnest(ARRAY['2026-3', '2026-4']) AS s",
    "INSERT INTO rating_bands (game, season, band, players)"
    " SELECT game, season, floor(4 * mu), count(*) FROM ratings GROUP BY 1, 2, 3",
)


async def measure(url: str, players: int, times: int) -> None:
    engine = open_engine(url, pool_size=1)
    async with AsyncSession(engine) as session, session.begin():
        for statement in FILL:
            await session.execute(text(statement), {"players": players} if ":players" in statement else {})
    async with engine.connect() as connection:
        apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await apart.execute(text("VACUUM ANALYZE"))
    async with AsyncSession(engine) as session:
        middle = await leaderboards.rating_in(session, GAME, SEASON, "p7")
        assert middle is not None
        print(f"p7 has place {middle.place} of {middle.of}")
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "first page": lambda: leaderboards.best(session, GAME, SEASON, limit=51),
            "page in the middle": lambda: leaderboards.best(session, GAME, SEASON, (25.0, 0), 51),
            "last page": lambda: leaderboards.best(session, GAME, SEASON, (5.0, 0), 51),
            "own row with its place": lambda: leaderboards.rating_in(session, GAME, SEASON, "p7"),
            "ratings of a player with places": lambda: leaderboards.of_player(session, "p7"),
            "seasons": lambda: leaderboards.seasons(session, GAME),
        }
        for name, ask in asked.items():
            took = []
            for _ in range(times):
                since = time.perf_counter()
                await ask()
                took.append(1000 * (time.perf_counter() - since))
            print(f"{name}: {median(took):.1f} ms")
    await engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=9)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder) / "postgres") as url:
        migrate(url)
        asyncio.run(measure(url, chosen.players, chosen.times))


if __name__ == "__main__":
    main()
