"""How far one server goes: many look on, many wait, all come back at once, matches are long, much is stored.

    python -m benchmarks.live_path.load [KIND ...] [--channels 2000] [--seconds 4] [--url URL]

Server and PostgreSQL run on core 0, the load on core 1. With `--url http://...` the load goes to servers that
run already (a cluster: this machine must be allowed to open so many channels there), and what only their own
processes could tell is left out. Rates hold on a quiet machine; times of the processor hold on a busy one.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import asyncpg
import httpx

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.live_path.compare_revisions import processor_seconds
from benchmarks.live_path.live_path import BASE, LOAD_CORE, SERVER_CORE, on_core, resident, run, running
from benchmarks.support.random_players import House, house
from benchmarks.support.websocket_client import Frames, open_frames

GAME = "um_reifenbreite"
SHORT = {"races": ["liege_bastogne_liege"]}
AT_ONCE = 64  # handshakes in progress
STORED = 1_000_000
FILLED = """
WITH opened AS (
    INSERT INTO matches SELECT (jsonb_populate_record(NULL::matches, to_jsonb(one) || jsonb_build_object(
        'id', 'stored' || n, 'status', 'finished', 'visibility', 'private'))).*
    FROM (SELECT * FROM matches LIMIT 1) AS one, generate_series(1, $1 / 1000) AS n RETURNING id
)
INSERT INTO actions (match_id, seq, seat, ref, action, draws, events, to_act, words, at)
SELECT opened.id, seq, 0, 'r' || seq, '{"type": "ride"}', '[]', $2, '[0]', seq, now()
FROM opened, generate_series(0, 999) AS seq
"""


@dataclass(frozen=True)
class Target:
    """The server under load; `pid` and `database` are None for servers that run elsewhere."""

    url: str
    pid: int | None
    database: str | None
    channels: int
    seconds: float

    @property
    def live(self) -> str:
        return self.url.replace("http", "ws", 1)

    def processor(self) -> float:
        return processor_seconds([self.pid]) if self.pid else 0.0


async def played(target: Target, opened: House, seconds: float) -> tuple[float, float, float]:
    """Play; return actions per second, p50 in ms, and microseconds of the server's processor per action."""
    opened.forget()
    before = target.processor()
    while opened.seconds < seconds:
        await opened.play(min(1.0, seconds))
    found = opened.found()
    return found["per_second"], found["p50_ms"], (target.processor() - before) / found["taken"] * 1e6


async def spectators(target: Target) -> None:
    """Load one match with many spectators."""
    alone = 0.0
    for many in (0, 8, 100, 1000):
        async with house(target.url, 1, many, GAME) as opened:
            await opened.play(0.5)
            rate, p50, us = await played(target, opened, target.seconds)
            close(opened.listening)
        alone = alone or us
        each = f", {(us - alone) / many:.1f} us a spectator" if many and target.pid else ""
        print(f"  {many:5} look on: {rate:7,.0f} actions/s, p50 {p50:.2f} ms, {us:,.0f} us an action{each}")


async def idle(target: Target) -> None:
    """Open channels of one running match that only listen."""
    async with house(target.url, 1, 0, GAME) as opened:
        url = await running_match(target)
        before = resident(target.pid) if target.pid else 0
        kept = await opened_channels(url, target.channels)
        if target.pid:
            await asyncio.sleep(1)
            each, spent = (resident(target.pid) - before) / len(kept), target.processor()
            await asyncio.sleep(target.seconds)
            share = (target.processor() - spent) / target.seconds
            print(f"  {len(kept):,} listen: {each:.0f} KiB each, {share:.1%} of a core at rest")
        rate, p50, _ = await played(target, opened, target.seconds)
        print(f"  beside them {rate:,.0f} actions/s, p50 {p50:.2f} ms")
        close(kept)


async def back(target: Target) -> None:
    """Drop all channels at once and let them come back at once."""
    url = await running_match(target)
    close(await opened_channels(url, target.channels))
    spent, began = target.processor(), time.perf_counter()
    heard: asyncio.Queue[None] = asyncio.Queue()
    kept = await asyncio.gather(
        *(open_frames(url, lambda _: heard.put_nowait(None)) for _ in range(target.channels))
    )
    for _ in kept:
        await heard.get()
    took = time.perf_counter() - began
    us = (target.processor() - spent) / len(kept) * 1e6
    print(f"  {len(kept):,} are back, with the document, after {took:.1f} s ({us:,.0f} us each)")
    close(kept)


async def thinking(target: Target) -> None:
    """Play 500 matches whose players think for ten seconds."""
    async with house(target.url, 500, 0, GAME, pause=10) as opened:
        rate, p50, us = await played(target, opened, max(20, target.seconds))
        print(f"  500 matches: {rate:.0f} actions/s, p50 {p50:.2f} ms, {us:,.0f} us an action")


async def long(target: Target) -> None:
    """Compare the last actions of a tour of some 2,500 actions with short races, in turns."""
    async with (
        house(target.url, 1, 0, GAME, seats=3) as tour,
        house(target.url, 1, 0, GAME, seats=3, options=SHORT) as races,
    ):
        first, costs = tour.matches[0], []
        while not first.over:
            await races.renew()
            short, long = [(await played(target, one, 0.2))[2] for one in (races, tour)]
            costs.append((first.players[0].seq, short, long))
        length = costs[-1][0]
        quarters = [costs[: len(costs) // 4], costs[-(len(costs) // 4) :]]
        early, late = (median(long / short for _, short, long in quarter) for quarter in quarters)
        print(
            f"  a race's action {median(short for _, short, _ in costs):,.0f} us, one of {length:,} of a tour"
        )
        print(f"  in its first quarter {early:.2f} of it, in its last {late:.2f}")


async def stored(target: Target) -> None:
    """Play beside a million stored actions."""
    if target.database is None:
        return print("  only beside a database of our own")
    async with house(target.url, 8, 0, GAME) as opened:
        await opened.play(1)
        _, p50, us = await played(target, opened, target.seconds)
        connection = await asyncpg.connect(target.database)
        event = '[{"event": "rode", "who": 0, "note": "' + "x" * 400 + '"}]'
        await connection.execute(FILLED.replace("$1", str(STORED)).replace("$2", f"'{event}'"))
        await connection.execute("VACUUM ANALYZE actions")
        await connection.execute("CHECKPOINT")  # so that the checkpoint for so many rows is not measured
        (many,) = await connection.fetchrow("SELECT count(*) FROM actions")
        await connection.close()
        _, then, us_then = await played(target, opened, target.seconds)
        ratio = f"p50 {then / p50:.2f} of before, processor {us_then / us:.2f}"
        print(f"  beside {many:,} actions: p50 {then:.2f} ms ({p50:.2f} before); {ratio}")


async def running_match(target: Target) -> str:
    """Return the spectators' live address of a match at which nobody plays on."""
    async with httpx.AsyncClient(base_url=target.url, timeout=60) as http:
        people = [(await http.post("/api/players", json={"name": f"q{n}"})).json() for n in range(2)]
        http.cookies.clear()
        host, guest = ({"Authorization": f"Bearer {one['token']}"} for one in people)
        match = (await http.post("/api/matches", json={"game": GAME, "seats": 2}, headers=host)).json()
        path = f"/api/matches/{match['id']}"
        (await http.post(f"{path}/seats", json={}, headers=guest)).raise_for_status()
        (await http.post(f"{path}/start", headers=host)).raise_for_status()
    return f"{target.live}{path}/live"


async def opened_channels(url: str, many: int) -> list[Frames]:
    few = asyncio.Semaphore(AT_ONCE)

    async def one() -> Frames:
        async with few:
            return await open_frames(url, lambda _: None)

    return await asyncio.gather(*(one() for _ in range(many)))


def close(channels: list[Frames]) -> None:
    for one in channels:
        one.transport.close()


KINDS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "spectators": spectators,
    "idle": idle,
    "return": back,
    "thinking": thinking,
    "long": long,
    "stored": stored,
}


async def measured(target: Target, kinds: list[str]) -> None:
    for kind in kinds:
        print(f"{kind}: {KINDS[kind].__doc__}")
        await KINDS[kind](target)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS], default=[])
    parser.add_argument("--url")
    parser.add_argument("--channels", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=4)
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kinds, size = chosen.kinds or [*KINDS], (chosen.channels, chosen.seconds)
    if chosen.url:
        return run(measured(Target(chosen.url, None, None, *size), kinds))
    with tempfile.TemporaryDirectory() as folder, on_core(SERVER_CORE), embedded(Path(folder)) as url:
        migrate(url)
        environment = {
            "STADION_DATABASE_URL": url,
            "STADION_SECRET_KEY": "benchmark",
            "STADION_RATE_LIMITS": "off",
            "STADION_LOG_LEVEL": "warning",
            "STADION_MAX_CONNECTIONS": "50000",
            "STADION_MAX_CONNECTIONS_EACH": "50000",
        }
        with running(["app.cli", "serve"], environment) as (pid, _):
            os.sched_setaffinity(0, LOAD_CORE)
            run(measured(Target(BASE, pid, url, *size), kinds))


if __name__ == "__main__":
    main()
