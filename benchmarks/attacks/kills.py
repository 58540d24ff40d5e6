"""Kills workers, the database and the broker of one server, again and again, while people play.

    python -m benchmarks.attacks.kills [--kills 100] [--matches 4] [--seed 1]

`stadion serve --workers 2` runs with its own PostgreSQL and Redis. Pairs play over HTTP and repeat what was
not answered, with the same `ref`. A kill (kill -9) hits a worker, the postmaster or the broker. The next one
follows when two workers have started again and actions have been served since. Printed are the longest time
between two actions that were served to anybody (bar: 15 s) and the acknowledged actions that the database
does not have, or has under another number (bar: 0).
"""

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import httpx

from app.embedded.postgres import Home
from benchmarks.live_path.live_path import HOST, PORT, ROOT, running

GAMES = ("um_reifenbreite", "hockey_game")
PORT_HERE = PORT + 2
BAR_S = 15.0
PAUSE_S = 0.05
ANSWER_WITHIN_S = 30


class Pair:
    """Two players and their match, and the sequence numbers that were acknowledged, by `ref`."""

    def __init__(self, number: int, served: list[tuple[float, str]]) -> None:
        self.rng = random.Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.served = served
        self.acks: dict[tuple[str, str], int] = {}
        self._tokens: list[str] = []

    async def _call(self, seat: int | None, method: str, path: str, json: Any = None) -> httpx.Response:
        """Send a request until it is answered, by whichever process."""
        head = {} if seat is None else {"Authorization": f"Bearer {self._tokens[seat]}"}
        while True:
            with suppress(httpx.TransportError):
                # A connection of its own: the next one may reach another process.
                async with httpx.AsyncClient(base_url=f"{HOST}:{PORT_HERE}", timeout=ANSWER_WITHIN_S) as http:
                    answer = await http.request(method, path, json=json, headers=head)
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(PAUSE_S)

    async def play(self) -> None:
        """Play one match after the other until cancelled."""
        for name in ("a", "b"):
            self._tokens.append(
                (await self._call(None, "POST", "/api/players", {"name": name})).json()["token"]
            )
        while True:
            await self._play_match()

    async def _play_match(self) -> None:
        opened = await self._call(0, "POST", "/api/matches", {"game": self.game, "seats": 2})
        match = opened.json()["id"]
        path = f"/api/matches/{match}"
        await self._call(1, "POST", f"{path}/seats", {})
        await self._call(0, "POST", f"{path}/start")
        while True:
            for seat in range(2):
                document = (await self._call(seat, "GET", f"{path}/document")).json()
                if document.get("status") != "playing":
                    return
                if actions := document.get("actions"):
                    await self._act(match, seat, self.rng.choice(actions))
            await asyncio.sleep(PAUSE_S)

    async def _act(self, match: str, seat: int, action: Any) -> None:
        body = {"action": action, "ref": f"{self.rng.random()}"}
        answer = await self._call(seat, "POST", f"/api/matches/{match}/actions", body)
        if answer.is_success:
            self.acks[match, body["ref"]] = answer.json()["seq"]
            self.served.append((time.monotonic(), match))


def workers_of(pid: int) -> list[int]:
    """Return the process ids of the workers."""
    return [child for child in children_of(pid) if b"spawn_main" in command_of(child)]


def broker_of(pid: int) -> list[int]:
    """Return the process id of the broker, if it runs."""
    return [child for child in children_of(pid) if b"-server" in command_of(child).partition(b"\0")[0]]


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110 - it is about other processes
        await asyncio.sleep(0.05)


async def servers_started(home: Home) -> int:
    """Return how many workers have ever registered with the database; -1 while it is away."""
    database = home.running()
    if database is None:
        return -1
    try:
        connection = await asyncpg.connect(database.url, timeout=5)
        try:
            return int(await connection.fetchval("SELECT count(*) FROM servers"))
        finally:
            await connection.close()
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return -1


async def besiege(
    pid: int, home: Home, kills: int, pairs: list[Pair], rng: random.Random
) -> dict[str, list[float]]:
    """Kill something `kills` times; return by victim the seconds until the next served action."""
    healed: dict[str, list[float]] = {"worker": [], "database": [], "broker": []}
    served, started = pairs[0].served, await servers_started(home)
    while sum(map(len, healed.values())) < kills:
        seen = len(served)
        await until(lambda: len(served) >= seen + len(pairs) and len(workers_of(pid)) == 2)  # noqa: B023
        now = await servers_started(home)
        while now < started:  # a new worker is still starting
            await asyncio.sleep(0.2)
            now = await servers_started(home)
        await asyncio.sleep(rng.uniform(0, 0.5))
        what = rng.choice(("worker", "worker", "database", "broker"))
        database = home.running()
        victims = {
            "worker": workers_of(pid),
            "database": [database.pid] if database else [],
            "broker": broker_of(pid),
        }[what]
        if victims:
            seen, began = len(served), time.monotonic()
            with suppress(ProcessLookupError):
                os.kill(rng.choice(victims), signal.SIGKILL)
            await until(lambda: len(served) > seen)  # noqa: B023
            healed[what].append(served[seen][0] - began)
            started = now + (what == "worker")
    return healed


async def lost(url: str, pairs: list[Pair]) -> int:
    """Return how many acknowledged actions the database does not have under their number."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch("SELECT match_id, ref, seq FROM actions WHERE ref IS NOT NULL")
    finally:
        await connection.close()
    stored = {(row["match_id"], row["ref"]): row["seq"] for row in rows}
    return sum(stored.get(key) != seq for pair in pairs for key, seq in pair.acks.items())


async def run(pid: int, home: Home, chosen: argparse.Namespace) -> None:
    served: list[tuple[float, str]] = []
    pairs = [Pair(number, served) for number in range(chosen.matches)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    began = time.monotonic()
    healed = await besiege(pid, home, chosen.kills, pairs, random.Random(chosen.seed))
    seen = len(served)
    await until(lambda: len(served) >= seen + len(pairs))
    spent = time.monotonic() - began
    for task in playing:
        task.cancel()
    times = [at for at, _ in served]
    gaps = sorted(later - earlier for earlier, later in pairwise(times))
    database = home.running()
    assert database is not None
    print(f"{chosen.kills} kills in {spent:.0f} s; {len(served)} actions acknowledged")
    for victim, seconds in healed.items():
        if seconds:
            print(
                f"{victim:9} {len(seconds):3} kills; next served action after {median(seconds):.1f} s,"
                f" at most {max(seconds):.1f} s"
            )
    print(f"longest times without a served action: {[round(gap, 1) for gap in gaps[-5:]]} s, bar {BAR_S}")
    print(f"acknowledged and lost: {await lost(database.url, pairs)}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "STADION_DATA_DIR": folder,
            "STADION_RATE_LIMITS": "off",
            "STADION_LOG_LEVEL": "error",
        }
        with running(["app.cli", "serve", "--workers", "2"], environment, ROOT, PORT_HERE) as (pid, _):
            asyncio.run(run(pid, Home(Path(folder)), chosen))


if __name__ == "__main__":
    main()
