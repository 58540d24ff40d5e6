"""How many instructions an action costs the server, on a machine too busy for times.

    python -m benchmarks.live_path.instruction_count [--game um_reifenbreite] [--matches 8] \
        [--actions 60] [--turns 4]

The server runs under valgrind. Matches with and without a clock are played in turns, so many actions in each;
the same matches are played before them once more, uncounted, for the first to come fills the games' caches.
The work of the kernel and the database is not counted. How many rows share a commit is still by chance: two
runs differ by some hundredths.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.live_path.clock_cost import CLOCKS
from benchmarks.live_path.live_path import HOST, LOAD_CORE, PORT, SERVER_CORE, on_core, run, running
from benchmarks.support.random_players import House, house

SETTLES_S = 0.3
"""Seconds until the server has finished its work after an answer."""


class Counter:
    """Callgrind, which counts between `begin` and `end`."""

    def __init__(self, pid: int, folder: Path) -> None:
        self._pid, self._folder = str(pid), folder

    def _control(self, *told: str) -> None:
        subprocess.run(["callgrind_control", *told, self._pid], check=True, capture_output=True)

    def begin(self) -> None:
        self._control("-z")
        self._control("-i", "on")

    def end(self) -> int:
        known = set(self._folder.iterdir())
        self._control("-i", "off")
        self._control("-d")
        (found,) = set(self._folder.iterdir()) - known
        totals = re.search(r"^totals: (\d+)", found.read_text(), re.MULTILINE)
        assert totals is not None
        return int(totals[1])


async def measured(counter: Counter, chosen: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:

        async def opened(name: str) -> House:
            base = f"{HOST}:{PORT}"
            return await stack.enter_async_context(
                house(base, chosen.matches, 0, chosen.game, clock=CLOCKS[name])
            )

        first = await opened("without")
        houses = {name: await opened(name) for name in CLOCKS}
        sums = dict.fromkeys(houses, 0)
        for turn in range(chosen.turns):
            await first.play_each(chosen.actions)
            for name in list(houses)[:: 1 if turn % 2 else -1]:
                counter.begin()
                await houses[name].play_each(chosen.actions)
                await asyncio.sleep(SETTLES_S)
                sums[name] += counter.end()
    for name, count in sums.items():
        print(f"  {name:10}{count / chosen.turns / chosen.matches / chosen.actions:12,.0f} instructions")
    print(f"  with a clock: x{sums['bank'] / sums['without']:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="um_reifenbreite")
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--actions", type=int, default=60, help="of each match, each turn")
    parser.add_argument("--turns", type=int, default=4)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory() as counts,
        on_core(SERVER_CORE),
        embedded(Path(folder)) as url,
    ):
        migrate(url)
        environment = {
            "STADION_DATABASE_URL": url,
            "STADION_SECRET_KEY": "benchmark",
            "STADION_RATE_LIMITS": "off",
            "STADION_LOG_LEVEL": "warning",
        }
        to = f"--callgrind-out-file={counts}/%p"
        python = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", to, sys.executable]
        with running(["benchmarks.live_path.same_luck", "serve"], environment, python=python) as (pid, _):
            os.sched_setaffinity(0, LOAD_CORE)
            run(measured(Counter(pid, Path(counts)), chosen))


if __name__ == "__main__":
    main()
