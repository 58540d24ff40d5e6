"""The live path: durable actions a second, seen by the opponent; latency; bytes; memory; start.

    python -m benchmarks.live_path.live_path [--seconds S] [--matches N] [--game ID] [--options JSON]

Server and PostgreSQL run on core 0, the load on core 1. Every action is played over WebSockets by
two seats a match; it counts when the other seat has it. Floors of the same run: a bare relay on the
same server stack (`benchmarks/live_path/relay.py`), and raw single-row commits on the same PostgreSQL.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import uvloop

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.support.random_players import Relay, house
from benchmarks.support.websocket_client import open_frames

ROOT = Path(__file__).resolve().parents[2]
SERVER_CORE, LOAD_CORE = {0}, {1}
PORT = 8765
HOST = "http://127.0.0.1"
BASE = f"{HOST}:{PORT}"
LIVE = f"ws://127.0.0.1:{PORT}"
UVICORN = [
    "--ws",
    "websockets-sansio",
    "--ws-per-message-deflate",
    "false",
    "--loop",
    "uvloop",
    "--no-access-log",
]


async def durable(seconds: float, matches: int, spectators: int, pause: float, **play: Any) -> Any:
    async with house(BASE, matches, spectators, pause=pause, **play) as opened:
        while opened.seconds < seconds:
            await opened.play(min(1.0, seconds))
        return opened.found()


async def relayed(seconds: float, rooms: int, spectators: int) -> float:
    relay = Relay()
    await relay.fill(BASE, rooms, spectators)
    return (await relay.play(seconds))["per_second"]


async def raw_commits(url: str, seconds: float) -> float:
    """Measure the floor: single rows of 600 bytes, each its own commit, on one connection; per second."""
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE IF NOT EXISTS floor (id bigserial PRIMARY KEY, body text)")
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        await connection.execute("INSERT INTO floor (body) VALUES ($1)", "x" * 600)
        done += 1
    spent = time.perf_counter() - start
    await connection.close()
    return done / spent


async def memory(pid: int, game: str, options: Any, matches: int = 400, idle: int = 1000) -> dict[str, float]:
    """Return the KiB of the server's memory per match in play, and per connection that only listens."""
    async with httpx.AsyncClient(base_url=BASE, timeout=60) as http:
        tokens = [(await http.post("/api/players", json={"name": f"m{i}"})).json()["token"] for i in range(2)]
        http.cookies.clear()
        heads = [{"Authorization": f"Bearer {token}"} for token in tokens]

        few = asyncio.Semaphore(16)

        async def played(actions: int) -> str:
            async with few:
                return await play(actions)

        async def play(actions: int) -> str:
            body = {"game": game, "seats": 2, "options": options or {}}
            match_id: str = (await http.post("/api/matches", json=body, headers=heads[0])).json()["id"]
            await http.post(f"/api/matches/{match_id}/seats", json={}, headers=heads[1])
            await http.post(f"/api/matches/{match_id}/start", headers=heads[0])
            for number in range(actions):
                for head in heads:
                    path = f"/api/matches/{match_id}"
                    offered = (await http.get(f"{path}/document", headers=head)).json()["actions"]
                    if offered:
                        act = {"action": offered[-1], "ref": f"r{number}"}
                        await http.post(f"{path}/actions", json=act, headers=head)
                        break
            return match_id

        warm = await asyncio.gather(*(played(30) for _ in range(32)))
        before = resident(pid)
        await asyncio.gather(*(played(30) for _ in range(matches)))
        a_match = (resident(pid) - before) / matches
        an_idle = await idle_connection(pid, f"{LIVE}/api/matches/{warm[0]}/live", idle)
    return {"match_kib": a_match, "idle_kib": an_idle}


async def idle_connection(pid: int, url: str, idle: int = 1000) -> float:
    """Return the KiB of a server's memory per connection that only listens."""
    warm = [await open_frames(url, lambda _: None) for _ in range(50)]
    before = resident(pid)
    kept = [await open_frames(url, lambda _: None) for _ in range(idle)]
    await asyncio.sleep(1)
    spent = resident(pid) - before
    for frames in (*warm, *kept):
        frames.transport.close()
    return spent / idle


def resident(pid: int) -> float:
    """Return the resident memory of a process in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise AssertionError


@contextmanager
def running(
    command: list[str],
    environment: dict[str, str],
    root: Path = ROOT,
    port: int = PORT,
    python: Sequence[str] = (sys.executable,),
) -> Iterator[tuple[int, float]]:
    """A server on core 0; its process and the seconds until it answered. `python`: what runs it.

    Raises OSError if another process has the port, because it would answer instead.
    """
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))
    start = time.perf_counter()
    process = subprocess.Popen(
        [*python, "-m", *command, "--port", str(port)],
        cwd=root,
        env={key: os.environ[key] for key in os.environ if key != "PYTHONDONTWRITEBYTECODE"} | environment,
        preexec_fn=lambda: os.sched_setaffinity(0, SERVER_CORE),
        stdout=subprocess.DEVNULL,
    )
    try:
        while True:
            try:
                urllib.request.urlopen(f"{HOST}:{port}/health/live", timeout=1).close()
                break
            except OSError:
                assert process.poll() is None, "the server has not started"
                time.sleep(0.005)
        yield process.pid, time.perf_counter() - start
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--matches", type=int, default=32, help="at once, for the throughput")
    parser.add_argument("--game", default="um_reifenbreite")
    parser.add_argument("--options", type=json.loads)
    chosen = parser.parse_args()
    play = {"game": chosen.game, "options": chosen.options}
    serve = ["app.cli", "serve"]
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
        print(f"raw single-row commits (floor):     {commits:8,.0f} /s")
        for spectators in (0, 8):
            with running(relay(), {}):
                floor = run(relayed(chosen.seconds / 2, chosen.matches, spectators))
            with running(serve, environment) as (pid, _):
                found = run(durable(chosen.seconds, chosen.matches, spectators, 0, **play))
            print(f"bare relay, {spectators} spectators (floor):   {floor:8,.0f} messages/s")
            rate = found["per_second"]
            print(f"durable actions, {spectators} spectators:      {rate:8,.0f} /s")
            print(f"  1 : {floor / rate:.1f} of the relay, 1 : {commits / rate:.2f} of the commits")
        with running(serve, environment) as (pid, cold):
            at_rate = run(durable(chosen.seconds, 20, 0, 20 / 100, **play))
            print(f"at {at_rate['per_second']:.0f} actions/s:")
            print(f"  p50 {at_rate['p50_ms']:.2f} ms, p99 {at_rate['p99_ms']:.2f} ms")
            print(f"bytes of an action and client, median: {at_rate['seat_bytes']:,.0f}")
            print(f"cold start, database running: {cold:.2f} s")
        with running(relay(), {}) as (pid, _):
            floor = run(idle_connection(pid, f"{LIVE}/0"))
        with running(serve, environment) as (pid, _):
            held = run(memory(pid, **play))
            print(f"memory of a live match: {held['match_kib']:.0f} KiB")
            print(f"memory of an idle connection: {held['idle_kib']:.0f} KiB")
            print(f"  of the bare relay (floor): {floor:.0f} KiB, 1 : {floor / held['idle_kib']:.2f}")


def relay() -> list[str]:
    return ["uvicorn", "benchmarks.live_path.relay:app", *UVICORN, "--log-level", "warning"]


@contextmanager
def on_core(cores: set[int]) -> Iterator[None]:
    """Keep the processes that are started within on these cores."""
    os.sched_setaffinity(0, cores)
    yield


def run(work: Any) -> Any:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


if __name__ == "__main__":
    main()
