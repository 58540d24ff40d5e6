"""The live path: durable actions a second, seen by the opponent; latency; bytes; memory; start.

    python -m benchmarks.live [--seconds S] [--matches N] [--game ID] [--options JSON]

Server and PostgreSQL run on core 0, the load on core 1. Every action is played over WebSockets by
two seats a match; it counts when the other seat has it. Floors of the same run: a bare relay on the
same server stack (`benchmarks/relay.py`), and raw single-row commits on the same PostgreSQL.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import uvloop

from app.db.embedded import embedded
from app.db.schema import migrate
from benchmarks.frames import Frames, open_frames

ROOT = Path(__file__).resolve().parents[1]
SERVER_CORE, LOAD_CORE = {0}, {1}
PORT = 8765
BASE = f"http://127.0.0.1:{PORT}"
LIVE = f"ws://127.0.0.1:{PORT}"
LONG = {"um_reifenbreite": {"races": ["giro", "tour_de_france", "giro", "tour_de_france"]}}
"""So long that no match ends while it is measured: opening one costs as much as hundreds of actions."""
UVICORN = [
    "--ws",
    "websockets-sansio",
    "--ws-per-message-deflate",
    "false",
    "--loop",
    "uvloop",
    "--no-access-log",
]


class Op(msgspec.Struct):
    op: str
    path: str
    value: Any = None


def changed(actions: list[Any], op: Op) -> list[Any]:
    """The actions that a seat is offered, after an operation on them."""
    place = op.path.removeprefix("/actions")[1:]
    if not place:
        return list(op.value)
    at = len(actions) if place == "-" else int(place)
    return [*actions[:at], *([] if op.op == "remove" else [op.value]), *actions[at + (op.op != "add") :]]


class Message(msgspec.Struct):
    t: str
    seq: int = 0
    ops: list[Op] = []
    doc: dict[str, Any] = {}
    code: str = ""
    detail: str = ""


read = msgspec.json.Decoder(Message).decode


class Player:
    """One seat: acts at random as soon as it may (and, with a rate, as soon as it is time)."""

    def __init__(self, match: "Match", seat: int, token: str) -> None:
        self.match, self.seat, self.token = match, seat, token
        self.actions: list[Any] = []
        self.seq = -1
        self.sizes: list[int] = []
        self.frames: Frames

    def heard(self, payload: bytes) -> None:
        message = read(payload)
        if message.t == "patch" and message.seq > self.seq:
            self.seq = message.seq
            self.sizes.append(len(payload))
            for op in message.ops:
                if op.path.startswith("/actions"):
                    self.actions = changed(self.actions, op)
            self.match.seen(self)
        elif message.t == "state" and message.doc["status"] != "lobby":
            self.actions, self.seq = message.doc["actions"], message.doc["seq"]
            self.sizes.append(len(payload))
            self.match.seen(self)
        elif message.t == "error":
            raise SystemExit(f"{message.code}: {message.detail}")

    def act(self) -> None:
        action = self.match.luck.choice(self.actions)  # they stay: a patch need not repeat them
        ref = f"{self.match.number}-{self.seq}"
        self.match.sent_at = time.perf_counter()
        self.match.sent_by = self.seat
        self.frames.send(msgspec.json.encode({"t": "act", "ref": ref, "seq": self.seq, "action": action}))


class Match:
    """Two seats that play without pause, or an action each `pause` seconds."""

    def __init__(self, number: int, pause: float) -> None:
        self.number, self.pause = number, pause
        self.luck = random.Random(number)
        self.players: list[Player] = []
        self.taken = 0
        self.latencies: list[float] = []
        self.sent_at = 0.0
        self.sent_by = -1
        self.over = asyncio.get_running_loop().create_future()

    def seen(self, player: Player) -> None:
        """A seat has heard of an action; when it is the opponent of who acted, it counts."""
        if self.sent_by >= 0 and player.seat != self.sent_by:
            self.taken += 1
            self.latencies.append(time.perf_counter() - self.sent_at)
        if all(one.seq == player.seq for one in self.players):
            self.sent_by = -1
            self.go_on()

    def go_on(self) -> None:
        free = [player for player in self.players if player.actions]
        if not free:
            if not self.over.done():
                self.over.set_result(None)
            return
        player = self.luck.choice(free)
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause * self.luck.uniform(0.5, 1.5), player.act)
        else:
            player.act()


async def nothing() -> None: ...


async def load(
    seconds: float,
    matches: int,
    spectators: int,
    pause: float,
    game: str,
    options: Any,
    marked: Callable[[], Awaitable[None]] = nothing,
) -> dict[str, Any]:
    """Play `matches` at once, new ones as they end, for so long; `marked` is called before and after."""
    running: list[Match] = []
    listening: list[Frames] = []
    found: list[Match] = []
    async with httpx.AsyncClient(base_url=BASE, timeout=60) as http:
        tokens = [(await http.post("/api/players", json={"name": f"p{i}"})).json()["token"] for i in range(2)]
        http.cookies.clear()

        async def begin(number: int) -> Match:
            heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
            body = {"game": game, "seats": 2, "options": options}
            match_id = (await http.post("/api/matches", json=body, headers=heads[0])).json()["id"]
            (await http.post(f"/api/matches/{match_id}/seats", json={}, headers=heads[1])).raise_for_status()
            match = Match(number, pause)
            url = f"{LIVE}/api/matches/{match_id}/live"
            for seat, token in enumerate(tokens):
                player = Player(match, seat, token)
                match.players.append(player)
                player.frames = await open_frames(url, player.heard, token)
            for _ in range(spectators):
                listening.append(await open_frames(url, lambda _: None))
            (await http.post(f"/api/matches/{match_id}/start", headers=heads[0])).raise_for_status()
            found.append(match)
            return match

        running = [await begin(number) for number in range(matches)]
        await marked()
        start, before = time.perf_counter(), sum(match.taken for match in found)
        number = matches
        while (left := seconds - (time.perf_counter() - start)) > 0:
            done, _ = await asyncio.wait(
                [match.over for match in running], timeout=left, return_when=asyncio.FIRST_COMPLETED
            )
            for place, match in enumerate(running):
                if match.over in done:
                    running[place] = await begin(number)
                    number += 1
        spent = time.perf_counter() - start
        taken = sum(match.taken for match in found) - before
        await marked()
    latencies = sorted(one for match in found for one in match.latencies)
    sizes = [size for match in found for player in match.players for size in player.sizes]
    read_by_them = [frames.bytes / frames.messages for frames in listening if frames.messages]
    return {
        "taken": taken,
        "per_second": taken / spent,
        "p50_ms": statistics.median(latencies) * 1000,
        "p99_ms": latencies[int(len(latencies) * 0.99)] * 1000,
        "seat_bytes": statistics.median(sizes),
        "spectator_bytes": statistics.median(read_by_them) if read_by_them else 0.0,
    }


async def relay_load(seconds: float, rooms: int, spectators: int) -> float:
    """The floor: as many rooms, the same number of listeners, a message of 500 bytes to and fro."""
    seen = 0
    message = b"x" * 500

    def answering(frames: list[Frames], me: int) -> Any:
        def heard(payload: bytes) -> None:
            nonlocal seen
            if payload[:1] != b"%d" % me:  # the opponent's: it counts, and is answered
                seen += 1
                frames[me].send(b"%d" % me + message)

        return heard

    everybody = []
    for room in range(rooms):
        frames: list[Frames] = []
        for seat in range(2):
            frames.append(await open_frames(f"{LIVE}/{room}", answering(frames, seat)))
        for _ in range(spectators):
            everybody.append(await open_frames(f"{LIVE}/{room}", lambda _: None))
        everybody += frames
    start = time.perf_counter()
    for at in range(len(everybody)):
        if at % (2 + spectators) == spectators:
            everybody[at].send(b"0" + message)
    await asyncio.sleep(seconds)
    return seen / (time.perf_counter() - start)


async def raw_commits(url: str, seconds: float) -> float:
    """The floor: single rows of 600 bytes, each committed by itself, one connection."""
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
    """KiB of the server's memory for a match in play, and for a connection that only listens."""
    async with httpx.AsyncClient(base_url=BASE, timeout=60) as http:
        tokens = [(await http.post("/api/players", json={"name": f"m{i}"})).json()["token"] for i in range(2)]
        http.cookies.clear()
        heads = [{"Authorization": f"Bearer {token}"} for token in tokens]

        few = asyncio.Semaphore(16)

        async def played(actions: int) -> str:
            async with few:
                return await play(actions)

        async def play(actions: int) -> str:
            body = {"game": game, "seats": 2, "options": options}
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
    """KiB of a server's memory for a connection that only listens."""
    warm = [await open_frames(url, lambda _: None) for _ in range(50)]
    before = resident(pid)
    kept = [await open_frames(url, lambda _: None) for _ in range(idle)]
    await asyncio.sleep(1)
    spent = resident(pid) - before
    for frames in (*warm, *kept):
        frames.transport.close()
    return spent / idle


def resident(pid: int) -> float:
    """KiB of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise AssertionError


@contextmanager
def running(
    command: list[str], environment: dict[str, str], root: Path = ROOT
) -> Iterator[tuple[int, float]]:
    """A server on core 0; its process and the seconds until it answered."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        cwd=root,
        env={key: os.environ[key] for key in os.environ if key != "PYTHONDONTWRITEBYTECODE"} | environment,
        preexec_fn=lambda: os.sched_setaffinity(0, SERVER_CORE),
        stdout=subprocess.DEVNULL,
    )
    try:
        while True:
            try:
                urllib.request.urlopen(f"{BASE}/health/live", timeout=1).close()
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
    play = {"game": chosen.game, "options": chosen.options or LONG.get(chosen.game, {})}
    serve = ["app.cli", "serve", "--port", str(PORT)]
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
                floor = run(relay_load(chosen.seconds / 2, chosen.matches, spectators))
            with running(serve, environment) as (pid, _):
                found = run(load(chosen.seconds, chosen.matches, spectators, 0, **play))
            print(f"bare relay, {spectators} spectators (floor):   {floor:8,.0f} messages/s")
            rate = found["per_second"]
            print(f"durable actions, {spectators} spectators:      {rate:8,.0f} /s")
            print(f"  1 : {floor / rate:.1f} of the relay, 1 : {commits / rate:.2f} of the commits")
        with running(serve, environment) as (pid, cold):
            at_rate = run(load(chosen.seconds, 20, 0, 20 / 100, **play))
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
    return ["uvicorn", "benchmarks.relay:app", "--port", str(PORT), *UVICORN, "--log-level", "warning"]


@contextmanager
def on_core(cores: set[int]) -> Iterator[None]:
    """What is started in here stays on these cores."""
    os.sched_setaffinity(0, cores)
    yield


def run(work: Any) -> Any:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


if __name__ == "__main__":
    main()
