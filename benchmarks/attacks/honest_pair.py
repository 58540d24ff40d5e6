"""An honest pair plays beside an attack: the time of its acts alone and under attack, in turns in one run.

Each attack is a module with a coroutine function. It runs in a process of its own and pauses whenever it is
told to. The server runs with its ordinary limits and an embedded database, in a process of its own.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import httpx

from benchmarks.live_path.live_path import HOST, PORT, ROOT, running
from benchmarks.support.random_players import House, house

GAME = "um_reifenbreite"
PAUSE_S = 0.06
"""Seconds between two acts of the pair, so that no limit concerns it."""
SETTLE_S = 0.5
BAR = 2.0
"""The greatest ratio of the times under attack and alone."""


class Target(NamedTuple):
    """The server's URL, the match of the honest pair, and whether the attack is on."""

    url: str
    match: str
    is_on: Event

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    async def turned_on(self) -> None:
        """Wait until the attack is to go on."""
        while not self.is_on.is_set():  # noqa: ASYNC110 - it is the event of another process
            await asyncio.sleep(0.02)


Attack = Callable[[Target], Awaitable[None]]


def source(number: int) -> str:
    """Return an address of this machine from which an attacker connects; the pair's is 127.0.0.1."""
    return f"127.0.0.{2 + number}"


async def request(target: Target, path: str, number: int = 0, method: str = "GET", **more: object) -> int:
    """Send one request from an attacker's address on a connection of its own; return the status."""
    transport = httpx.AsyncHTTPTransport(local_address=source(number))
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=60) as http:
        return (await http.request(method, path, **more)).status_code  # type: ignore[arg-type]


def main(doc: str | None, attack: Attack) -> None:
    """Run an attack from the command line and print what the pair has measured."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--root", type=Path, default=ROOT, help="folder of the revision to attack")
    parser.add_argument("--port", type=int, default=PORT)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {"STADION_DATA_DIR": folder, "STADION_LOG_LEVEL": "error"}
        os.environ.pop("STADION_RATE_LIMITS", None)
        with running(["app.cli", "serve"], environment, chosen.root, chosen.port):
            asyncio.run(_compare(f"{HOST}:{chosen.port}", attack, chosen.rounds, chosen.seconds))


async def _compare(url: str, attack: Attack, rounds: int, seconds: float) -> None:
    async with house(url, 1, 0, GAME, pause=PAUSE_S) as pair:
        spawn = get_context("spawn")
        target = Target(url, pair.matches[0].id, spawn.Event())
        process = spawn.Process(target=_attack, args=(attack, target), daemon=True)
        process.start()
        await pair.play(1)
        alone, under = [], []
        for _ in range(rounds):
            alone.append(await _p95(pair, seconds))
            target.is_on.set()
            await asyncio.sleep(SETTLE_S)
            under.append(await _p95(pair, seconds))
            target.is_on.clear()
            await asyncio.sleep(SETTLE_S)
        assert process.is_alive(), "the attack has ended"
        process.kill()
    ratio = statistics.median(two / one for one, two in zip(alone, under, strict=True))
    for name, found in (("alone", alone), ("under attack", under)):
        each = " ".join(f"{one:.1f}" for one in found)
        print(f"{name:12} p95 {statistics.median(found):8.1f} ms   ({each})")
    print(f"{'ratio':12} {ratio:12.2f}      bar {BAR}")


async def _p95(pair: House, seconds: float) -> float:
    """Return the 95th percentile, in ms, of the time from an act until the opponent has it."""
    pair.forget()
    await pair.play(seconds)
    latencies = sorted(pair.latencies)
    return latencies[int(len(latencies) * 0.95)] * 1000


def _attack(attack: Attack, target: Target) -> None:
    asyncio.run(attack(target))  # type: ignore[arg-type]
    sys.exit("the attack has ended")
