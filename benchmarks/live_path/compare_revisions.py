"""The live path of older revisions, as it is now, and of a bare relay: side by side, in turns.

    python -m benchmarks.live_path.compare_revisions 873336f [--game toy] [--spectators 0] \
        [--rounds 12] [--seconds 1] [--deflate]

Older revisions are unpacked beside, the toy game (`benchmarks/support/toy`), as each revision has it, among
its games. All servers and PostgreSQL run on core 0, the load on core 1; one server is played at a time, the
others rest. A round plays each once, for `seconds`, in turning order. It prints medians of the
rounds, then the medians of the ratios to the first within a round. Times of the processor (of the server,
of its connections' database processes) hold on a busy machine too.
"""

import argparse
import os
import shutil
import statistics
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from app.embedded.postgres import embedded
from benchmarks.live_path.live_path import (
    HOST,
    LOAD_CORE,
    PORT,
    ROOT,
    SERVER_CORE,
    on_core,
    relay,
    run,
    running,
)
from benchmarks.rules.compare_revisions import unpacked
from benchmarks.support.random_players import House, Relay, house

NEEDED = ("app", "migrations")
NOW = "now"

Found = dict[str, float]
Measure = Callable[[float], Awaitable[Found]]
"""Plays for a number of seconds and returns the result."""


def trees(revisions: list[str], folder: Path) -> dict[str, Path]:
    """Return the folders of the older revisions and the present one, each with the toy game in it."""
    now = folder / NOW
    for name in NEEDED:  # and pyproject.toml, which names the version
        shutil.copytree(ROOT / name, now / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", now)
    found = {revision: unpacked(revision, folder / revision) for revision in revisions} | {NOW: now}
    for tree in found.values():
        shutil.copytree(toy_game(tree), tree / "app" / "games" / "toy")
    return found


def toy_game(tree: Path) -> Path:
    """Return the folder of the toy game as that revision has it, so that it fits the revision's contract."""
    own = [tree / "benchmarks" / "support" / "toy", tree / "benchmarks" / "toy"]  # since 0.1.0, and before
    return next((folder for folder in own if folder.is_dir()), ROOT / "benchmarks" / "support" / "toy")


def processor_seconds(pids: list[int]) -> float:
    """Return the seconds of all threads to the nanosecond: the ticks of `stat` are too coarse for short
    turns.
    """
    ran = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").glob(
            "*/schedstat"
        ):  # no file: the connection has ended since
            ran += int(thread.read_text().split()[0])
    return ran / 1e9


async def own_database(url: str, number: int) -> str:
    """Create a new database and return its URL."""
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE paired_{number}")
    await connection.close()
    return urlunsplit(urlsplit(url)._replace(path=f"/paired_{number}"))


@contextmanager
def servers(roots: dict[str, Path], urls: dict[str, str]) -> Iterator[dict[str, int]]:
    """Yield the processes of a server per tree and of the relay, each on the port after the last one's."""
    with ExitStack() as stack:
        pids = {}
        for number, (name, root) in enumerate(roots.items()):
            environment = {
                "STADION_DATABASE_URL": urls[name],
                "STADION_SECRET_KEY": "benchmark",
                "STADION_RATE_LIMITS": "off",
                "STADION_LOG_LEVEL": "warning",
            }
            server = running(["app.cli", "serve"], environment, root, PORT + number)
            pids[name], _ = stack.enter_context(server)
        pids["relay"], _ = stack.enter_context(running(relay(), {}, ROOT, PORT + len(roots)))
        yield pids


@asynccontextmanager
async def played(url: str, pid: int, port: int, chosen: argparse.Namespace) -> AsyncIterator[Measure]:
    """Yield the measurement of a server with its matches open."""
    base = f"{HOST}:{port}"
    connection = await asyncpg.connect(url)
    mine = (
        "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' "
        "AND datname = current_database() AND pid != pg_backend_pid()"
    )

    async def spent() -> tuple[float, float]:
        rows = await connection.fetch(mine)
        return processor_seconds([pid]), processor_seconds([row["pid"] for row in rows])

    async def measure(opened: House, seconds: float) -> Found:
        await opened.renew()
        opened.forget()
        server, database = await spent()
        await opened.play(seconds)
        server_then, database_then = await spent()
        found = opened.found()
        found["server_us"] = (server_then - server) / found["taken"] * 1e6
        found["database_us"] = (database_then - database) / found["taken"] * 1e6
        return found

    many = chosen.matches, chosen.spectators
    async with house(base, *many, chosen.game, deflate=chosen.deflate) as opened:
        yield lambda seconds: measure(opened, seconds)
    await connection.close()


@asynccontextmanager
async def relayed(pid: int, port: int, chosen: argparse.Namespace) -> AsyncIterator[Measure]:
    floor = Relay()
    await floor.fill(f"{HOST}:{port}", chosen.matches, chosen.spectators)

    async def measure(seconds: float) -> Found:
        before = processor_seconds([pid])
        found = await floor.play(seconds)
        return found | {"server_us": (processor_seconds([pid]) - before) / found["taken"] * 1e6}

    yield measure


async def rounds(
    chosen: argparse.Namespace, urls: dict[str, str], pids: dict[str, int]
) -> dict[str, list[Found]]:
    async with AsyncExitStack() as stack:
        measures: dict[str, Measure] = {}
        for number, (name, url) in enumerate(urls.items()):
            opened = played(url, pids[name], PORT + number, chosen)
            measures[name] = await stack.enter_async_context(opened)
        floor = relayed(pids["relay"], PORT + len(urls), chosen)
        measures["relay"] = await stack.enter_async_context(floor)
        found: dict[str, list[Found]] = {name: [] for name in measures}
        for number in range(chosen.rounds + 1):
            for name in list(measures)[:: 1 if number % 2 else -1]:
                one = await measures[name](chosen.seconds)
                if number > 0:  # the first round warms up
                    found[name].append(one)
        return found


COLUMNS = ("per_second", "p50_ms", "server_us", "database_us", "seat_bytes", "spectator_bytes")


def told(found: dict[str, list[Found]]) -> None:
    print(f"{'':18}" + "".join(f"{column:>17}" for column in COLUMNS))
    for name, several in found.items():
        print(f"  {name:16}" + "".join(f"{middle(several, column):17,.2f}" for column in COLUMNS))
    first, *others = found
    for name in others:
        pairs = zip(found[name], found[first], strict=True)
        ratios = [{column: one[column] / (was[column] or 1) for column in one} for one, was in pairs]
        print(f"  {name + ', ratio':16}" + "".join(f"{middle(ratios, column):17.2f}" for column in COLUMNS))


def middle(several: list[Found], column: str) -> float:
    return statistics.median(one.get(column, 0) for one in several)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revisions", nargs="+")
    parser.add_argument("--game", default="toy")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--matches", type=int, default=32, help="at once")
    parser.add_argument("--deflate", action="store_true", help="clients read compressed messages")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, on_core(SERVER_CORE):
        roots = trees(chosen.revisions, Path(folder))
        with embedded(Path(folder) / "data") as url:
            urls = {name: run(own_database(url, number)) for number, name in enumerate(roots)}
            with servers(roots, urls) as pids:
                os.sched_setaffinity(0, LOAD_CORE)
                told(run(rounds(chosen, urls, pids)))


if __name__ == "__main__":
    main()
