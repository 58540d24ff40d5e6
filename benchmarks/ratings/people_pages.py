"""Measures the pages about people: of a person, their history and public page, leaderboards, and the desk.

    python -m benchmarks.ratings.people_pages [--players 100000] [--matches 1000000] [--times 9]

The database holds this many players, all with a place in a leaderboard, and this many finished matches of
two, whose rows are copies of one that was played. The reader has sat in 2,000 of them, a hundred times with
each of 20 people, and is an operator with 5,000 cases. Columns as in `benchmarks.live_path.page_cost`.
"""

import argparse
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import uvloop
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import COOKIE, new_token
from app.api.desk.desk_access import DESK_COOKIE, desk_hash
from app.api.http.token_scopes import Scope
from app.api.services import Services
from app.db.base import Base
from app.db.migrate import migrate
from app.db.moderation import operators
from app.embedded.postgres import embedded
from benchmarks.live_path.page_cost import costs_of
from benchmarks.ratings.leaderboard_cost import FILL as RATINGS
from benchmarks.ratings.leaderboard_cost import GAME
from tests.support.matches.tables import play_randomly, start_table
from tests.support.servers.server_parts import running_app, serving

OWN = 2_000
PEOPLE_MET = 20
PLAYED = 40
ID, AT = "'x' || lpad(to_hex(n), 13, '0')", "now() - n * interval '20 s'"
PLAYER = (
    f"CASE WHEN n > {OWN} THEN 'p' || (1 + (n * 2 + s.seat) % :players)"
    f" WHEN s.seat = 0 THEN :me ELSE 'p' || (1 + n % {PEOPLE_MET}) END"
)
COPIED: Mapping[str, Mapping[str, str]] = {
    "matches": {"id": ID, "host_id": "'p1'", "created_at": AT, "started_at": AT, "finished_at": AT},
    "seats": {"match_id": ID, "player_id": PLAYER},
    "results": {"match_id": ID, "player_id": PLAYER, "finished_at": AT},
}
"""The columns that differ between the copies of a match, by table."""
DESK = (
    "INSERT INTO public_pages (player_id, handle, is_public) VALUES (:me, 'reader-2345', true)",
    "INSERT INTO operators (player_id, role) VALUES (:me, 'operator')",
    "INSERT INTO report_cases (id, player_id, reason, opened_at, answered_at, outcome, answer)"
    " SELECT 'c' || n, 'p' || n, 'insult', now() - n * interval '1 min',"
    " CASE WHEN n > 50 THEN now() - n * interval '1 min' END, CASE WHEN n > 50 THEN 'action' END, ''"
    " FROM generate_series(1, 5000) AS n",
    "INSERT INTO player_reports (case_id, reporter_id, reason, words, lines, at)"
    " SELECT 'c' || n, 'p' || (n + k), 'insult', '', '[]', now() - n * interval '1 min'"
    " FROM generate_series(1, 5000) AS n, generate_series(1, 3) AS k",
    "INSERT INTO desk_entries (at, operator_id, what, player_id, reason)"
    " SELECT now() - n * interval '1 min', :me, 'look', 'p' || (n % 5000 + 1), ''"
    " FROM generate_series(1, 20000) AS n",
)
PAGES = (
    *("/you", "/you/matches", "/you/matches?against=p7", "/you/matches?result=won", "/you/people"),
    *("/people/p7", "/people/p70000", "/p/reader-2345", "/p/player-70000", "/you/notices", "/you/calls"),
    *(f"/ratings/{GAME}", f"/ratings/{GAME}?after=25.0~1", f"/ratings/{GAME}?season=2026-3"),
    *("/desk", "/desk/reports", "/desk/reports?answered=true", "/desk/reports/c7", "/desk/log"),
    *("/desk/players", "/desk/players?q=Player+70000", "/desk/players?q=Pl", "/desk/players/p7"),
)


class Reader(Struct, frozen=True):
    """The words by which the reader is known: as a player, and at the desk."""

    token: str
    desk: str


async def fill(services: Services, players: int, matches: int) -> Reader:
    """Fill the database."""
    table, people = await start_table(services)
    await play_randomly(services, table, people, PLAYED)
    await services.referee.resign(table, people[0])
    await services.referee._journal.flush()
    me, now = people[0], services.scheduler.now()
    known = {"me": me, "of": table.header.id, "players": players, "matches": matches}
    reader = Reader(await new_token(services, me, Scope.ALL), "desk")
    async with services.sessions.begin() as session:
        for statement in RATINGS:
            await session.execute(text(statement), known)
        for name, changed in COPIED.items():
            await _copy(session, name, changed, known)
        for statement in DESK:
            await session.execute(text(statement), known)
        operators.add_token(session, desk_hash(services, reader.desk), me, now, is_link=False)
    async with services.engine.connect() as connection:
        apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await apart.execute(text("VACUUM ANALYZE"))
    return reader


async def _copy(
    session: AsyncSession, table: str, changed: Mapping[str, str], known: Mapping[str, Any]
) -> None:
    """Store a copy `n` of the rows of the played match for each match that is wanted."""
    columns = [one.name for one in Base.metadata.tables[table].columns if one.identity is None]
    into = ", ".join(f'"{name}"' for name in columns)
    values = ", ".join(changed.get(name, f's."{name}"') for name in columns)
    which = "id" if table == "matches" else "match_id"
    rows = f"{table} AS s, generate_series(1, :matches) AS n WHERE s.{which} = :of"
    await session.execute(text(f"INSERT INTO {table} ({into}) SELECT {values} FROM {rows}"), known)


async def measure(url: str, players: int, matches: int, times: int) -> None:
    async with serving(url) as services:
        reader = await fill(services, players, matches)
    async with running_app(url) as app:
        cookies = f"{COOKIE}={reader.token}; {DESK_COOKIE}={reader.desk}"
        headers = {"Cookie": cookies, "Accept": "text/html, */*"}
        found = await costs_of(app, headers, [*PAGES], times)
    print(f"{players:,} players, {matches:,} finished matches")
    print(" " * 40, f"{'server':>6} {'plans':>5} {'rows':>6} {'q':>3}")
    for address, cost in found.items():
        print(f"{address:40.40}", cost)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=100_000)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--times", type=int, default=9)
    chosen = parser.parse_args()
    options = ["fsync=off", "synchronous_commit=off", "max_wal_size=8GB"]
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder) / "db", options=options) as url:
        migrate(url)
        uvloop.run(measure(url, chosen.players, chosen.matches, chosen.times))


if __name__ == "__main__":
    main()
