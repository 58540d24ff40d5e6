"""The live path before and now, and the bare relay: in turns, in one run.

    python -m benchmarks.paired 873336f [--game toy] [--spectators 0] [--rounds 3] [--seconds 4]

The older revision is unpacked beside, the toy game (`benchmarks/toy`) dropped into both. Servers and
PostgreSQL run on core 0, the load on core 1. A round plays each of the three once; what is printed are
medians of the rounds, and the median of the ratios within a round. Times of the processor (of the server,
of the database's processes) hold on a busy machine too.
"""

import argparse
import os
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from app.db.embedded import embedded
from benchmarks.before import unpacked
from benchmarks.live import LOAD_CORE, LONG, PORT, ROOT, SERVER_CORE, load, on_core, relay, relay_load, run
from benchmarks.live import running as served

TICK = os.sysconf("SC_CLK_TCK")
COLUMNS = ("per_second", "p50_ms", "server_us", "database_us", "seat_bytes", "spectator_bytes")
NEEDED = ("app", "migrations")


def with_toy(tree: Path) -> Path:
    shutil.copytree(ROOT / "benchmarks" / "toy", tree / "app" / "games" / "toy")
    return tree


def trees(revision: str, folder: Path) -> dict[str, Path]:
    """The project as it was and as it is, each with the toy game in it."""
    now = folder / "now"
    for name in NEEDED:
        shutil.copytree(ROOT / name, now / name, ignore=shutil.ignore_patterns("__pycache__"))
    return {"before": with_toy(unpacked(revision, folder / "before")), "now": with_toy(now)}


def processor_seconds(pids: list[int]) -> float:
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICK


async def own_database(url: str, name: str) -> str:
    """A database of this name, and where it is."""
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


async def played(url: str, server: int, seconds: float, matches: int, spectators: int, game: str) -> Any:
    """One measurement of a running server."""
    connection = await asyncpg.connect(url)
    spent: list[tuple[float, float]] = []

    async def marked() -> None:
        rows = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE pid != pg_backend_pid()")
        spent.append((processor_seconds([server]), processor_seconds([row["pid"] for row in rows])))

    found = await load(seconds, matches, spectators, 0, game, LONG.get(game, {}), marked)
    await connection.close()
    (server_before, database_before), (server_after, database_after) = spent
    found["server_us"] = (server_after - server_before) / found["taken"] * 1e6
    found["database_us"] = (database_after - database_before) / found["taken"] * 1e6
    return found


@contextmanager
def databases(names: list[str]) -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory() as folder, on_core(SERVER_CORE), embedded(Path(folder)) as url:
        yield {name: run(own_database(url, name)) for name in names}


def rounds(chosen: argparse.Namespace, roots: dict[str, Path], game: str, spectators: int) -> dict[str, Any]:
    found: dict[str, Any] = {name: [] for name in ("relay", *roots)}
    with databases(list(roots)) as urls:
        os.sched_setaffinity(0, LOAD_CORE)
        for _ in range(chosen.rounds):
            with served(relay(), {}):
                found["relay"].append(run(relay_load(chosen.seconds / 2, chosen.matches, spectators)))
            for name, root in roots.items():
                environment = {
                    "STADION_DATABASE_URL": urls[name],
                    "STADION_SECRET_KEY": "benchmark",
                    "STADION_RATE_LIMITS": "off",
                    "STADION_LOG_LEVEL": "warning",
                }
                with served(["app.cli", "serve", "--port", str(PORT)], environment, root) as (pid, _):
                    one = played(urls[name], pid, chosen.seconds, chosen.matches, spectators, game)
                    found[name].append(run(one))
    return found


def told(found: dict[str, Any]) -> None:
    relayed = statistics.median(found.pop("relay"))
    print(f"  relay  {relayed:9,.0f} messages/s")
    print("         " + "".join(f"{name:>17}" for name in COLUMNS))
    for name, several in found.items():
        row = (statistics.median(one[column] for one in several) for column in COLUMNS)
        print(f"  {name:6} " + "".join(f"{value:17,.2f}" for value in row))
    pairs = list(zip(*found.values(), strict=True))
    ratios = (statistics.median(now[c] / (then[c] or 1) for then, now in pairs) for c in COLUMNS)
    print("  ratio  " + "".join(f"{value:17.2f}" for value in ratios), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision")
    parser.add_argument("--game", action="append")
    parser.add_argument("--spectators", action="append", type=int)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--matches", type=int, default=32, help="at once")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        roots = trees(chosen.revision, Path(folder))
        for game in chosen.game or ["toy"]:
            for spectators in chosen.spectators or [0, 8]:
                print(f"{game}, {spectators} spectators")
                told(rounds(chosen, roots, game, spectators))


if __name__ == "__main__":
    main()
