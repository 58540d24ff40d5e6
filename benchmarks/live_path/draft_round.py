"""The draft of five: from the last pick until all five have their next hand; bytes of an action.

    python -m benchmarks.live_path.draft_round [--drafts N]

Server and PostgreSQL run on core 0, the five clients on core 1, as in `benchmarks/live_path/live_path.py`.
Before each last pick the same five sockets are pinged, all at once: that round trip is the floor, measured
in the same run between the same drafts. Beyond it the pick costs the commit (the raw one is printed
beside it) and five patches. The seasons go on at random after the draft, for the bytes."""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.live_path.live_path import (
    BASE,
    LIVE,
    LOAD_CORE,
    SERVER_CORE,
    on_core,
    raw_commits,
    run,
    running,
)
from benchmarks.support.random_players import changed, read
from benchmarks.support.websocket_client import Frames, open_frames

SEATS = 5
PING = b'{"t":"ping"}'


class Client:
    """One seat: its legal actions, its latest position, and whether its ping was answered."""

    def __init__(self, news: asyncio.Event) -> None:
        self.news = news
        self.frames: Frames
        self.actions: list[Any] = []
        self.seq = -1
        self.pongs = 0
        self.sizes: list[int] = []

    def heard(self, payload: bytes) -> None:
        message = read(payload)
        if message.t == "pong":
            self.pongs += 1
        elif message.t == "patch" and message.seq > self.seq:
            self.seq = message.seq
            self.sizes.append(len(payload))
            for op in message.ops:
                if op.path.startswith("/actions"):
                    self.actions = changed(self.actions, op)
        elif message.t == "state" and message.doc["status"] != "lobby":
            self.actions, self.seq = message.doc["actions"], message.doc["seq"]
            self.sizes.append(len(payload))
        elif message.t == "error":
            raise SystemExit(f"{message.code}: {message.detail}")
        self.news.set()

    def act(self, action: Any) -> None:
        act = {"t": "act", "ref": f"r{self.seq}", "seq": self.seq, "action": action}
        self.frames.send(msgspec.json.encode(act))


class Table:
    """Five clients of one match."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.news = asyncio.Event()
        self.clients = [Client(self.news) for _ in range(SEATS)]

    async def until(self, reached: Any) -> None:
        while not all(reached(client) for client in self.clients):
            self.news.clear()
            await self.news.wait()

    async def round_trip(self) -> float:
        """Return the seconds until all five pings are answered."""
        wanted, start = self.clients[0].pongs + 1, time.perf_counter()
        for client in self.clients:
            client.frames.send(PING)
        await self.until(lambda client: client.pongs == wanted)
        return time.perf_counter() - start

    async def one_acts(self, kind: str | None = None) -> float:
        """Let a client act; return the seconds until all five have received it."""
        client = self.rng.choice([one for one in self.clients if one.actions])
        offered = [one for one in client.actions if kind in (None, one["type"])] or client.actions
        seq, start = client.seq + 1, time.perf_counter()
        client.act(self.rng.choice(offered))
        await self.until(lambda client: client.seq >= seq)
        return time.perf_counter() - start

    async def drafts(self) -> tuple[list[float], list[float]]:
        """Play both drafts; return the time of each last pick, and of the pings before it."""
        trips, hands = [], []
        while all(one["type"] == "pick" for client in self.clients for one in client.actions):
            for _ in range(SEATS - 1):
                await self.one_acts()
            trips.append(await self.round_trip())
            hands.append(await self.one_acts())
        return trips, hands[:-1]  # after the last pick no seat gets a hand

    async def season(self) -> None:
        while any(client.actions for client in self.clients):
            await self.one_acts()


async def seated(http: httpx.AsyncClient, number: int, tokens: list[str]) -> Table:
    heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
    body = {"game": "extraliga", "seats": SEATS}
    match = (await http.post("/api/matches", json=body, headers=heads[0])).json()["id"]
    for head in heads[1:]:
        (await http.post(f"/api/matches/{match}/seats", json={}, headers=head)).raise_for_status()
    table = Table(number)
    for client, token in zip(table.clients, tokens, strict=True):
        client.frames = await open_frames(f"{LIVE}/api/matches/{match}/live", client.heard, token)
    (await http.post(f"/api/matches/{match}/start", headers=heads[0])).raise_for_status()
    await table.until(lambda client: client.seq == 0)
    return table


async def measured(drafts: int, seasons: int) -> tuple[list[float], list[float], list[int], list[int]]:
    trips, hands, in_draft, in_season = [], [], [], []
    async with httpx.AsyncClient(base_url=BASE, timeout=60) as http:
        names = [{"name": f"p{seat}"} for seat in range(SEATS)]
        tokens = [(await http.post("/api/players", json=name)).json()["token"] for name in names]
        http.cookies.clear()
        for number in range(drafts):
            table = await seated(http, number, tokens)
            some_trips, some_hands = await table.drafts()
            trips += some_trips
            hands += some_hands
            in_draft += [size for client in table.clients for size in client.sizes[1:]]
            if number < seasons:
                await table.season()
                in_season += [size for client in table.clients for size in client.sizes[1:]]
            for client in table.clients:
                client.frames.transport.close()
    return trips, hands, in_draft, in_season


def spread(seconds: list[float]) -> str:
    """Return the median and the 99th percentile, in ms."""
    ordered = sorted(seconds)
    p50, p99 = statistics.median(ordered) * 1000, ordered[int(len(ordered) * 0.99)] * 1000
    return f"p50 {p50:6.2f} ms, p99 {p99:6.2f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--drafts", type=int, default=60)
    parser.add_argument("--seasons", type=int, default=3)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, on_core(SERVER_CORE), embedded(Path(folder)) as url:
        migrate(url)
        os.sched_setaffinity(0, LOAD_CORE)
        environment = {
            "STADION_DATABASE_URL": url,
            "STADION_SECRET_KEY": "benchmark",
            "STADION_RATE_LIMITS": "off",
            "STADION_LOG_LEVEL": "warning",
        }
        commits = run(raw_commits(url, 3))
        with running(["app.cli", "serve"], environment):
            trips, hands, in_draft, in_season = run(measured(chosen.drafts, chosen.seasons))
    print(f"five pings, five answers (floor): {spread(trips)}   ({len(trips)})")
    print(f"last pick to five next hands:     {spread(hands)}   ({len(hands)})")
    print(f"one raw commit:                   {1000 / commits:10.2f} ms")
    print(f"bytes of an action and client, draft:        median {statistics.median(in_draft):,.0f}")
    print(f"bytes of an action and client, whole season: median {statistics.median(in_season):,.0f}")


if __name__ == "__main__":
    main()
