"""Attack: cups of computers, tables that their players left, and computers alone, from many addresses.

    python -m benchmarks.attacks.cups [--rounds 6] [--seconds 4] [--root FOLDER]

Matches without a person cannot be paused. So there are two servers: the honest pair plays alone at the
one while the attacked one is stopped (SIGSTOP), and then at the attacked one, in turns. Printed besides: the
actions per second of the attacked server, and the bytes that its database grows by per hour.
"""

import argparse
import asyncio
import os
import re
import signal
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import httpx

from benchmarks.attacks.honest_pair import BAR, GAME, PAUSE_S, SETTLE_S, _p95, source
from benchmarks.live_path.live_path import HOST, PORT, ROOT, running
from benchmarks.support.random_players import house

HOSTS = 27
COACHES = 8
TABLES_EACH = 6
CUP_GAME = "helvetia_cup"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--root", type=Path, default=ROOT, help="folder of the revision to attack")
    chosen = parser.parse_args()
    os.environ.pop("STADION_RATE_LIMITS", None)
    with server(chosen.root, PORT), server(chosen.root, PORT + 1) as (attacked, folder):
        asyncio.run(_compare(attacked, folder, chosen.rounds, chosen.seconds))


@contextmanager
def server(root: Path, port: int) -> Iterator[tuple[int, Path]]:
    """Run a server with its ordinary limits; yield its process id and the folder of its database."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"STADION_DATA_DIR": folder, "STADION_LOG_LEVEL": "error"}
        with running(["app.cli", "serve"], environment, root, port) as (pid, _):
            yield pid, Path(folder)


async def _compare(attacked: int, folder: Path, rounds: int, seconds: float) -> None:
    quiet, busy = f"{HOST}:{PORT}", f"{HOST}:{PORT + 1}"
    async with (
        house(quiet, 1, 0, GAME, pause=PAUSE_S) as alone_pair,
        house(busy, 1, 0, GAME, pause=PAUSE_S) as busy_pair,
    ):
        started = await asyncio.gather(*(invade(busy, number) for number in range(HOSTS)))
        print(f"{sum(started)} cups and tables without a person have been started")
        alone, under, rates, growth = [], [], [], []
        for _ in range(rounds):
            os.kill(attacked, signal.SIGSTOP)
            alone.append(await _p95(alone_pair, seconds))
            os.kill(attacked, signal.SIGCONT)
            await asyncio.sleep(SETTLE_S)
            before, size, at = await committed(busy), size_of(folder), monotonic()
            under.append(await _p95(busy_pair, seconds))
            passed = monotonic() - at
            rates.append((await committed(busy) - before) / passed)
            growth.append((size_of(folder) - size) / passed * 3600 / 1e9)
    for name, found in (("alone", alone), ("under attack", under)):
        each = " ".join(f"{one:.1f}" for one in found)
        print(f"{name:12} p95 {statistics.median(found):8.1f} ms   ({each})")
    ratio = statistics.median(two / one for one, two in zip(alone, under, strict=True))
    print(f"{'ratio':12} {ratio:12.2f}      bar {BAR}")
    print(f"{statistics.median(rates):.1f} actions/s in all, {statistics.mean(growth):.2f} GB/h on the disk")


async def committed(url: str) -> float:
    """Return the number of actions that the server has committed."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{url}/metrics", timeout=60)).text
    return sum(float(n) for n in re.findall(r"^stadion_actions_total\S* (\S+)$", text, re.M))


def size_of(folder: Path) -> int:
    """Return the bytes of all files in the folder."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.lstat().st_size
        except FileNotFoundError:
            continue
    return total


async def invade(url: str, number: int) -> int:
    """Start a cup and tables as one host at an address of their own; return how many were started."""
    transport = httpx.AsyncHTTPTransport(local_address=source(number))
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=120) as http:
        token = (await http.post("/api/players", json={"name": f"c{number}"})).json()["token"]
        http.cookies.clear()
        http.headers["Authorization"] = f"Bearer {token}"
        begun = [await start_cup(http)]
        begun += await asyncio.gather(*(start_table(http, one % 2 == 0) for one in range(TABLES_EACH)))
        return sum(begun)


async def start_cup(http: httpx.AsyncClient) -> bool:
    """Start a cup in which the host is the only person; return whether it runs."""
    wish = {"game": CUP_GAME, "coaches": COACHES, "name": "C"}
    opened = (await insist(http, "/api/tournaments", wish)).json()
    if "id" not in opened:
        return False
    path = f"/api/tournaments/{opened['id']}"
    for _ in range(COACHES - 1):
        await insist(http, f"{path}/coaches", {"bot": "easy"})
    return (await insist(http, f"{path}/start")).is_success


async def start_table(http: httpx.AsyncClient, leaves: bool) -> bool:
    """Start a match that the host leaves at once, or one between computers; return whether it runs."""
    wish = {"game": GAME, "seats": 4, "sit": leaves}
    opened = (await insist(http, "/api/matches", wish)).json()
    if "id" not in opened:
        return False
    path = f"/api/matches/{opened['id']}"
    for _ in range(3 if leaves else 4):
        await insist(http, f"{path}/seats", {"bot": "easy"})
    started = (await insist(http, f"{path}/start")).is_success
    if leaves:
        await http.delete(f"{path}/seats/0")
    return started


async def insist(http: httpx.AsyncClient, path: str, json: object = None) -> httpx.Response:
    """Post until no rate limit refuses it."""
    while True:
        answer = await http.post(path, json=json)
        if answer.status_code != 429:
            if not answer.is_success:
                print(f"{answer.status_code} {path}: {answer.text[:200]}")
            return answer
        await asyncio.sleep(1)


if __name__ == "__main__":
    main()
