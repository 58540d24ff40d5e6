"""Measures what each page and list costs the server and the database, by the number of stored actions.

    python -m benchmarks.live_path.page_cost [--sizes 10000 100000 1000000] [--times 9] [--only /watch]

For each size a database of its own is filled with copies of played matches: a match for every 20 actions, and
2 % of the matches are being played. Every page and list of the app is requested, as a player with some 280
matches. Printed are, per address and size: the milliseconds of the server's processor in the median, those of
the database's plans, the rows that its largest query reads, and the number of queries. On a busy machine the
plans, which are timed by the clock, are the shortest of three. The server's part is without the time that the
client of this benchmark takes to read the same answer from an app that only sends it.
"""

import argparse
import asyncio
import gc
import gzip
import tempfile
import time
from pathlib import Path
from statistics import median

import uvloop
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response
from msgspec import Struct
from starlette.types import Receive, Scope, Send

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.live_path.compare_revisions import own_database
from tests.support.servers.generated_rows import Size, Stored, fill
from tests.support.servers.page_queries import addresses, plan_of, queries_of
from tests.support.servers.server_parts import running_app, serving

ACTIONS_PER_MATCH = 20
PLAYED = 200
"""Actions of each match that is being played."""
PLANNED = 3
"""Times that each query is run for its plan."""


class Cost(Struct, frozen=True):
    """The cost of one request: milliseconds of the server and of the database, rows, queries."""

    server: float
    database: float
    rows: int
    queries: int

    def __str__(self) -> str:
        return f"{self.server:6.1f} {self.database:5.1f} {self.rows:6d} {self.queries:3d}"


async def measured(url: str, size: Size, times: int, only: str) -> dict[str, Cost]:
    """Fill a database, and return the cost of each page on it."""
    async with serving(url) as services:
        stored = await fill(services, size)
    async with running_app(url) as app:
        headers = {"Authorization": f"Bearer {stored.token}", "Accept": "text/html, */*"}
        asked = [one for one in addresses(stored) if only in one]
        costs = await costs_of(app, headers, asked, times)
    return {_named(address, stored): cost for address, cost in costs.items()}


async def costs_of(app: FastAPI, headers: dict[str, str], asked: list[str], times: int) -> dict[str, Cost]:
    """Return the cost of these addresses; each is followed by the status of its answer."""
    engine = app.state.services.engine
    there = AsyncClient(transport=ASGITransport(app=app), base_url="http://test", timeout=120)
    async with there, engine.connect() as connection:
        found = {}
        statuses = {one: (await there.get(one, headers=headers)).status_code for one in asked}
        gc.collect()
        gc.freeze()  # as the server does once its pages are prepared
        for address in asked:
            spent = []
            for _ in range(times):
                with queries_of(engine) as sent:
                    before = time.process_time()
                    await there.get(address, headers=headers)
                    spent.append((time.process_time() - before) * 1000)
            plans = [[await plan_of(connection, query) for _ in range(PLANNED)] for query in sent]
            await connection.rollback()
            own = await _client_cost(address, headers, await there.get(address, headers=headers), times)
            found[f"{address} {statuses[address]}"] = Cost(
                median(spent) - own,
                sum(min(one.ms for one in of_query) for of_query in plans),
                max((one.rows for of_query in plans for one in of_query), default=0),
                len(sent),
            )
    return found


async def _client_cost(address: str, headers: dict[str, str], answer: Response, times: int) -> float:
    """Return the milliseconds of the processor in the median that reading an answer takes the client."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": answer.status_code, "headers": sent})
        await send({"type": "http.response.body", "body": body})

    is_packed = answer.headers.get("content-encoding") == "gzip"
    body = gzip.compress(answer.content) if is_packed else answer.content
    sent = [one for one in answer.headers.raw if is_packed or one[0].lower() != b"content-encoding"]
    spent = []
    async with AsyncClient(transport=ASGITransport(app=app), base_url="http://test") as there:
        for _ in range(times):
            before = time.process_time()
            await there.get(address, headers=headers)
            spent.append((time.process_time() - before) * 1000)
    return median(spent)


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
    print(" " * 60, *(f"{actions:>15,} actions" for actions in given.sizes))
    print(" " * 60, *(f"{'server':>6} {'plans':>5} {'rows':>6} {'q':>3}" for _ in given.sizes))
    for address in costs[-1]:
        print(f"{address:60.60}", *(of_size.get(address, "-") for of_size in costs))


if __name__ == "__main__":
    uvloop.run(main())
