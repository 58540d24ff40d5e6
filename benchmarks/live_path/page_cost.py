"""Measures what each page and list costs the server and the database, by the number of stored actions.

    python -m benchmarks.live_path.page_cost [--sizes 10000 100000 1000000] [--times 9] [--only /watch]

For each size a database of its own is filled with copies of played matches: a match for every 20 actions, and
2 % of the matches are being played. Every page and list of the app is requested, as a player with some 280
matches. Printed are, per address and size: the median milliseconds of the server's processor and of the
database's plans together, the rows that its largest query reads, and the number of queries.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from httpx import ASGITransport, AsyncClient
from msgspec import Struct

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.live_path.compare_revisions import own_database
from tests.support.servers.generated_rows import Size, Stored, fill
from tests.support.servers.page_queries import addresses, plan_of, queries_of
from tests.support.servers.server_parts import running_app, serving

ACTIONS_PER_MATCH = 20
PLAYED = 200
"""Actions of each match that is being played."""


class Cost(Struct, frozen=True):
    """The cost of one request: milliseconds of the server and of the database, rows, queries."""

    server: float
    database: float
    rows: int
    queries: int

    def __str__(self) -> str:
        return f"{self.server + self.database:7.1f} {self.rows:7d} {self.queries:4d}"


async def measured(url: str, size: Size, times: int, only: str) -> dict[str, Cost]:
    """Fill a database, and return the cost of each page on it."""
    async with serving(url) as services:
        stored = await fill(services, size)
    async with running_app(url) as app:
        engine = app.state.services.engine
        there = AsyncClient(transport=ASGITransport(app=app), base_url="http://test", timeout=120)
        headers = {"Authorization": f"Bearer {stored.token}", "Accept": "text/html, */*"}
        async with there, engine.connect() as connection:
            found = {}
            for address in (one for one in addresses(stored) if only in one):
                named = _named(address, stored)
                with queries_of(engine) as sent:
                    first = await there.get(address, headers=headers)
                spent = []
                for _ in range(times):
                    with queries_of(engine) as sent:
                        before = time.process_time()
                        await there.get(address, headers=headers)
                        spent.append((time.process_time() - before) * 1000)
                plans = [await plan_of(connection, query) for query in sent]
                await connection.rollback()
                found[f"{named} {first.status_code}"] = Cost(
                    median(spent),
                    sum(one.ms for one in plans),
                    max((one.rows for one in plans), default=0),
                    len(sent),
                )
    return found


def _named(address: str, stored: Stored) -> str:
    """Return an address with words in place of ids."""
    for name in ("playing", "finished", "lobby", "tournament", "code"):
        address = address.replace(getattr(stored, name), f"<{name}>")
    return address


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    costs = []
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder) / "postgres") as server:
        for number, actions in enumerate(given.sizes):
            url = await own_database(server, number)
            await asyncio.to_thread(migrate, url)
            matches = actions // ACTIONS_PER_MATCH
            size = Size(matches, max(10, matches // 50), PLAYED)
            costs.append(await measured(url, size, given.times, given.only))
    print(" " * 60, *(f"{actions:>11,} actions" for actions in given.sizes))
    print(" " * 60, *(f"{'ms':>7} {'rows':>7} {'q':>4}" for _ in given.sizes))
    for address in costs[-1]:
        print(f"{address:60.60}", *(of_size.get(address, "-") for of_size in costs))


if __name__ == "__main__":
    asyncio.run(main())
