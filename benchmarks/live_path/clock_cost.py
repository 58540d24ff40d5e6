"""Measures the cost of clocks at rest and on the live path.

    python -m benchmarks.live_path.clock_cost [--game um_reifenbreite] [--pairs 6] \
        [--rounds 10] [--seconds 0.4]

Server and PostgreSQL run on core 0, the load on core 1. At rest: so many correspondence matches wait for
their players, and nobody is there. Live: matches with and without a clock at the same server, played in
many short turns; the ratios are medians of those within a round. Some matches cost more than others: so the
luck of all is the same (`benchmarks/live_path/same_luck.py`), the players with and without a clock choose
alike, and the matches are `pairs` times new ones, the ratio of each pair told too. Times of the processor
hold on a busy machine too."""

import argparse
import asyncio
import os
import tempfile
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median

import asyncpg

from app.db.connection import open_engine, sessions_of
from app.db.migrate import migrate
from app.db.models import Due, Match, Player
from app.embedded.postgres import embedded
from app.table.clock.time_control import Days, clock_json
from benchmarks.live_path.compare_revisions import Found, processor_seconds, told
from benchmarks.live_path.live_path import HOST, LOAD_CORE, PORT, SERVER_CORE, on_core, run, running
from benchmarks.support.random_players import House, house

CLOCKS = {"without": None, "bank": {"kind": "bank", "ms": 900_000, "increment_ms": 10_000}}
MINE = (
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' "
    "AND datname = current_database() AND pid != pg_backend_pid()"
)


async def wait_for_their_players(url: str, matches: int) -> None:
    """Open this many matches by days; the first of their clocks runs out in a day at the earliest."""
    now = datetime.now(UTC)
    clock = clock_json(Days(2))
    rows = [
        Match(
            id=f"resting{number}",
            code="x",
            game="none",
            rules_version=1,
            options={},
            clock=clock,
            visibility="private",
            status="playing",
            host_id="rester",
            server_seed=b"x",
            substitutes="anyone",
            created_at=now,
        )
        for number in range(matches)
    ]
    times = [now + timedelta(days=1 + number / matches) for number in range(matches)]
    engine = open_engine(url)
    async with sessions_of(engine).begin() as session:
        session.add(Player(id="rester", name="Rester"))
        await session.flush()
        session.add_all(rows)
        await session.flush()
        session.add_all(
            Due(match_id=row.id, kind="clock", at=at) for row, at in zip(rows, times, strict=True)
        )
    await engine.dispose()


async def spent(connection: asyncpg.Connection, pid: int) -> tuple[float, float]:
    """Return the processor seconds so far, of the server and of its connections to the database."""
    rows = await connection.fetch(MINE)
    return processor_seconds([pid]), processor_seconds([row["pid"] for row in rows])


async def at_rest(connection: asyncpg.Connection, pid: int, seconds: float) -> float:
    """Return the share of a core that the server takes at rest."""
    before = sum(await spent(connection, pid))
    await asyncio.sleep(seconds)
    return (sum(await spent(connection, pid)) - before) / seconds


async def live(
    connection: asyncpg.Connection, pid: int, chosen: argparse.Namespace
) -> dict[str, list[Found]]:
    found: dict[str, list[Found]] = {name: [] for name in CLOCKS}
    for _ in range(chosen.pairs):
        await one_pair(connection, pid, chosen, found)
        ratios = [
            bank["server_us"] / without["server_us"]
            for without, bank in zip(*(rounds[-chosen.rounds :] for rounds in found.values()), strict=True)
        ]
        print(f"  server's processor, ratio in these matches: {median(ratios):.3f}", flush=True)
    return found


async def one_pair(
    connection: asyncpg.Connection, pid: int, chosen: argparse.Namespace, found: dict[str, list[Found]]
) -> None:
    """Play new matches of both kinds in turns, and add the results to `found`."""
    async with AsyncExitStack() as stack:
        base = f"{HOST}:{PORT}"
        houses: dict[str, House] = {}
        for name, clock in CLOCKS.items():
            opened = house(base, chosen.matches, 0, chosen.game, clock=clock)
            houses[name] = await stack.enter_async_context(opened)
        for number in range(chosen.rounds + 1):
            for name in list(houses)[:: 1 if number % 2 else -1]:
                await houses[name].renew()
                houses[name].forget()
                server, database = await spent(connection, pid)
                await houses[name].play(chosen.seconds)
                server_then, database_then = await spent(connection, pid)
                one = houses[name].found()
                one["server_us"] = (server_then - server) / one["taken"] * 1e6
                one["database_us"] = (database_then - database) / one["taken"] * 1e6
                if number > 0:  # the first round warms up
                    found[name].append(one)


async def measured(url: str, pid: int, chosen: argparse.Namespace) -> None:
    connection = await asyncpg.connect(url)
    none = await at_rest(connection, pid, chosen.rest)
    await wait_for_their_players(url, chosen.resting)
    several = await at_rest(connection, pid, chosen.rest)
    print(
        f"at rest: {none:.2%} of a core without matches, {several:.2%} with {chosen.resting:,} running clocks"
    )
    told(await live(connection, pid, chosen))
    await connection.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="um_reifenbreite")
    parser.add_argument("--pairs", type=int, default=6, help="of matches with and without")
    parser.add_argument("--rounds", type=int, default=10, help="of each pair")
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--matches", type=int, default=24, help="of each kind at once")
    parser.add_argument("--resting", type=int, default=10_000)
    parser.add_argument("--rest", type=float, default=30, help="seconds")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, on_core(SERVER_CORE), embedded(Path(folder)) as url:
        migrate(url)
        environment = {
            "STADION_DATABASE_URL": url,
            "STADION_SECRET_KEY": "benchmark",
            "STADION_RATE_LIMITS": "off",
            "STADION_LOG_LEVEL": "warning",
        }
        with running(["benchmarks.live_path.same_luck", "serve"], environment) as (pid, _):
            os.sched_setaffinity(0, LOAD_CORE)
            run(measured(url, pid, chosen))


if __name__ == "__main__":
    main()
