"""Measures the live path beside other load: computers that search, analyses, or a second process.

    python -m benchmarks.live_path.contention [searching] [analysing] [process] [--rounds 6] [--seconds 2]
                                              [--load CORE]

Server and PostgreSQL run on core 0. `searching`: 20 seats whose `hard` computers search all the time and play
at the pace of a site are compared with the same server while their processes are stopped. Core 1 is then at
rest, or a process on it only counts: that loss is the machine's, whose cores share caches and clock. The
search workers have core 1 for themselves, and the load runs beside the server (`--load 1`: beside the
workers, which should yield to it). `analysing`: the same with two analyses of finished matches at a time, one
in each of two servers. `process`: a second server on the same database and broker takes half of
the matches, against the first one alone with all of them; the second server and the load run on core 1.
Rounds in turns. Rates hold on a quiet machine; times of the processor on a busy one too: what a second
process on a core of its own would bring.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median

import httpx

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from app.embedded.redis import own_broker
from benchmarks.live_path.compare_revisions import processor_seconds
from benchmarks.live_path.live_path import HOST, LOAD_CORE, PORT, ROOT, SERVER_CORE, on_core, run, running
from benchmarks.support.random_players import House, house

GAME = "um_reifenbreite"
SEARCHING = 20
EACH_HOST = 2
MATCHES = 32
ENVIRONMENT = {
    "STADION_SECRET_KEY": "benchmark",
    "STADION_RATE_LIMITS": "off",
    "STADION_LOG_LEVEL": "warning",
}
ALONE, COUNT, THINK = "without", "one that counts", "beside the load"
WAYS = ALONE, COUNT, THINK
IN_LINE = 3
"""The analyses that one player may ask for at once."""
ANALYSED_ACTIONS = 150
"""The actions of each match that is analysed: long enough for all rounds."""
COUNTS = "n = 0\nwhile True: n += 1"
Found = tuple[float, float, float, float]
"""Actions a second of people, and of anybody (computers play on with what they have thought), p50 in ms,
microseconds of the servers' processor for an action of anybody."""


async def committed(ports: list[int]) -> float:
    """Return the number of actions committed so far by all of these servers."""
    async with httpx.AsyncClient() as http:
        told = [(await http.get(f"{HOST}:{port}/metrics")).text for port in ports]
    return sum(float(n) for one in told for n in re.findall(r"^stadion_actions_total\S* (\S+)$", one, re.M))


async def played(houses: list[House], servers: dict[int, int], seconds: float) -> Found:
    """Play at `servers`, the process ids by port, and return the measurements."""
    for one in houses:
        one.forget()
    pids = [*servers.values()]
    actions, spent = await committed([*servers]), processor_seconds(pids)
    await asyncio.gather(*(one.play(seconds) for one in houses))
    spent, actions = processor_seconds(pids) - spent, await committed([*servers]) - actions
    found = [one.found() for one in houses]
    return (
        sum(one["per_second"] for one in found),
        actions / seconds,
        median(one["p50_ms"] for one in found),
        spent / actions * 1e6,
    )


def told(names: Sequence[str], rounds: Sequence[Sequence[Found]]) -> None:
    """Print each, and the last as a ratio to each before it."""
    for place, name in enumerate(names):
        rate, all_, p50, us = (median(one[place][n] for one in rounds) for n in range(4))
        print(
            f"  {name:16} {rate:7,.0f} actions/s, {all_:,.0f} of anybody, p50 {p50:.2f} ms, {us:,.0f} us each"
        )
    for place, name in enumerate(names[:-1]):
        rate, all_, p50, us = (median(one[-1][n] / one[place][n] for one in rounds) for n in range(4))
        print(f"  to {name:13} {rate:7.2f}            {all_:.2f}             p50 {p50:.2f}     {us:.2f}")


async def computers(port: int) -> None:
    """Open the tables at which two computers think all the time."""
    async with httpx.AsyncClient(base_url=f"{HOST}:{port}", timeout=60) as http:
        for number in range(SEARCHING // EACH_HOST):
            token = (await http.post("/api/players", json={"name": f"h{number}"})).json()["token"]
            http.cookies.clear()
            head = {"Authorization": f"Bearer {token}"}
            for _ in range(EACH_HOST):
                wish = {"game": GAME, "seats": 2, "sit": False}
                path = (
                    f"/api/matches/{(await http.post('/api/matches', json=wish, headers=head)).json()['id']}"
                )
                for _ in range(2):
                    await http.post(f"{path}/seats", json={"bot": "hard"}, headers=head)
                (await http.post(f"{path}/start", headers=head)).raise_for_status()


def thinkers(pid: int) -> list[int]:
    """Return the search workers of a server."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    children = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return [one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def searching(servers: dict[int, int], chosen: argparse.Namespace) -> None:
    """Measure the load of 20 computers that search."""
    await _beside_load(servers, chosen, [PORT], computers)


async def analysing(servers: dict[int, int], chosen: argparse.Namespace) -> None:
    """Measure the load of two analyses, one in each server."""
    await _beside_load(servers, chosen, [PORT, PORT + 1], analyses)


async def analyses(port: int) -> None:
    """Play matches to an end, and ask for their analyses."""
    rng = random.Random(port)
    async with httpx.AsyncClient(base_url=f"{HOST}:{port}", timeout=60) as http:
        heads = []
        for name in ("ann", "ben"):
            token = (await http.post("/api/players", json={"name": f"{name}{port}"})).json()["token"]
            http.cookies.clear()
            heads.append({"Authorization": f"Bearer {token}"})
        for _ in range(IN_LINE):
            wish = {"game": GAME, "seats": 2}
            path = (
                f"/api/matches/{(await http.post('/api/matches', json=wish, headers=heads[0])).json()['id']}"
            )
            await http.post(f"{path}/seats", json={}, headers=heads[1])
            (await http.post(f"{path}/start", headers=heads[0])).raise_for_status()
            for _ in range(ANALYSED_ACTIONS):
                doc = (await http.get(f"{path}/document", headers=heads[0])).json()
                if doc["status"] != "playing":
                    break
                head = heads[doc["to_act"][0]]
                offered = (await http.get(f"{path}/document", headers=head)).json()["actions"]
                act = {"action": rng.choice(offered), "ref": str(doc["seq"])}
                (await http.post(f"{path}/actions", json=act, headers=head)).raise_for_status()
            await http.post(f"{path}/resign", headers=heads[0])
            (await http.post(f"{path}/analysis", headers=heads[0])).raise_for_status()


async def _beside_load(
    servers: dict[int, int],
    chosen: argparse.Namespace,
    loaded: list[int],
    load: Callable[[int], Awaitable[None]],
) -> None:
    """Measure the first server with and without the load that the processes of these servers make."""
    (port, pid), *_ = servers.items()
    only = {port: pid}
    os.sched_setaffinity(0, {chosen.load})
    async with house(f"{HOST}:{port}", MATCHES, 0, GAME) as opened:
        for one in loaded:
            await load(one)
        await opened.play(4)  # until the search workers have begun
        found, minds = [], [mind for one in loaded for mind in thinkers(servers[one])]
        assert len(minds) >= len(loaded), "no process makes the load"
        for mind in minds:
            os.sched_setaffinity(mind, LOAD_CORE)
        for turn in range(chosen.rounds):
            turns: dict[str, Found] = {}
            for way in range(
                len(WAYS)
            ):  # each way comes first equally often, because matches get more expensive as they go on
                name = WAYS[(turn + way) % len(WAYS)]
                turns[name] = await beside(name, minds, lambda: played([opened], only, chosen.seconds))
            found.append([turns[name] for name in WAYS])
    told(WAYS, found)


async def beside(name: str, minds: list[int], play: Callable[[], Awaitable[Found]]) -> Found:
    """Measure with the computers searching, or with them stopped; COUNT adds a process that only counts."""
    if name == THINK:
        return await play()
    with stopped(minds), counting(LOAD_CORE) if name == COUNT else nullcontext():
        return await play()


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@contextmanager
def counting(core: set[int]) -> Iterator[None]:
    """Run a process on `core` that only counts."""
    with subprocess.Popen([sys.executable, "-c", COUNTS]) as one:
        os.sched_setaffinity(one.pid, core)
        try:
            yield
        finally:
            one.kill()


async def process(servers: dict[int, int], chosen: argparse.Namespace) -> None:
    """Measure with a second server that takes half of the matches."""
    (port, pid), (other, _) = servers.items()
    os.sched_setaffinity(0, LOAD_CORE)
    found = []
    async with (
        house(f"{HOST}:{port}", MATCHES, 0, GAME) as whole,
        house(f"{HOST}:{port}", MATCHES // 2, 0, GAME) as half,
        house(f"{HOST}:{other}", MATCHES // 2, 0, GAME) as rest,
    ):
        for one in (whole, half, rest):
            await one.play(1)
        for _ in range(chosen.rounds):
            alone = await played([whole], {port: pid}, chosen.seconds)
            found.append((alone, await played([half, rest], servers, chosen.seconds)))
    told(("one process", "two"), found)
    share = median(alone[3] / both[3] for alone, both in found)
    print(f"  on a core each, two processes would take {2 * share:.2f} times what one does")


KINDS = {"searching": searching, "analysing": analysing, "process": process}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS], default=[])
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--load", type=int, choices=(*SERVER_CORE, *LOAD_CORE), default=min(SERVER_CORE))
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        on_core(SERVER_CORE),
        own_broker() as broker,
        embedded(Path(folder)) as url,
    ):
        migrate(url)
        environment = ENVIRONMENT | {"STADION_DATABASE_URL": url, "STADION_REDIS_URL": broker}
        with (
            running(["app.cli", "serve"], environment) as (first, _),
            running(["app.cli", "serve"], environment, ROOT, PORT + 1) as (second, _),
        ):
            os.sched_setaffinity(second, LOAD_CORE)
            for kind in chosen.kinds or [*KINDS]:
                print(f"{kind}: {KINDS[kind].__doc__}")
                run(KINDS[kind]({PORT: first, PORT + 1: second}, chosen))


if __name__ == "__main__":
    main()
