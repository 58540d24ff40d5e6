"""Measures each page of an older revision and of the present one, request by request in turns.

    python -m benchmarks.pages.compare_revisions 08e71bc5 [--actions 1000000] [--times 31] [--only /watch]

Each revision runs in a process of its own, from its own tree, on a database of its own that is filled like
that of `page_cost`. Every address that both know is requested from one and from the other in turns, so what
else the machine does meets both alike. Printed are the milliseconds of the server's processor in the median,
the client's included, and the median of the ratios of two requests in succession.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from app.embedded.postgres import embedded
from benchmarks.live_path.compare_revisions import own_database
from benchmarks.live_path.live_path import ROOT
from benchmarks.live_path.page_cost import ACTIONS_PER_MATCH, PLAYED
from benchmarks.rules.compare_revisions import unpacked

NOW = "now"
SERVER = """
import asyncio, gc, sys, time
from httpx import ASGITransport, AsyncClient
from app.db.migrate import migrate
from tests.support.servers.generated_rows import Size, fill
from tests.support.servers.page_queries import addresses
from tests.support.servers.server_parts import running_app, serving

url, *size = sys.argv[1:]
IDS = ("playing", "finished", "lobby", "tournament", "code")

def named(address, stored):
    for name in IDS:
        address = address.replace(getattr(stored, name), f"<{name}>")
    return address

async def main():
    await asyncio.to_thread(migrate, url)
    async with serving(url) as services:
        stored = await fill(services, Size(*map(int, size)))
    async with running_app(url) as app:
        headers = {"Authorization": f"Bearer {stored.token}", "Accept": "text/html, */*"}
        known = {named(address, stored): address for address in addresses(stored)}
        transport = ASGITransport(app=app)
        async with AsyncClient(transport=transport, base_url="http://test", timeout=120) as there:
            for address in known.values():
                await there.get(address, headers=headers)
            gc.collect()
            gc.freeze()
            print("\\t".join(known), flush=True)
            while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
                before = time.process_time()
                await there.get(known[line], headers=headers)
                print((time.process_time() - before) * 1000, flush=True)

asyncio.run(main())
"""
"""Answers each address that it is told with the milliseconds of the processor that the page took."""


class Server:
    """A revision that answers requests; `pages` are the addresses that it knows."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.pages = self._said().split("\t")

    def _said(self) -> str:
        assert self._process.stdout is not None
        said = self._process.stdout.readline().rstrip("\n")
        if not said:
            raise RuntimeError("a revision has ended")
        return said

    def took(self, page: str) -> float:
        """Return the milliseconds of the processor that a request took."""
        assert self._process.stdin is not None
        self._process.stdin.write(page + "\n")
        self._process.stdin.flush()
        return float(self._said())


@contextmanager
def started(tree: Path, url: str, actions: int) -> Iterator["subprocess.Popen[str]"]:
    matches = actions // ACTIONS_PER_MATCH
    size = [str(one) for one in (matches, max(10, matches // 50), PLAYED)]
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, url, *size],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def report(servers: dict[str, Server], times: int, only: str) -> None:
    old, new = servers.values()
    print(f"{'':60} {' '.join(f'{name:>9}' for name in servers)}     ratio")
    for page in (one for one in new.pages if one in old.pages and only in one):
        turns = [(old.took(page), new.took(page)) for _ in range(times)]
        befores, nows = zip(*turns, strict=True)
        ratio = statistics.median(after / before for before, after in turns)
        print(f"{page:60.60} {statistics.median(befores):9.1f} {statistics.median(nows):9.1f} {ratio:9.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision")
    parser.add_argument("--actions", type=int, default=1_000_000)
    parser.add_argument("--times", type=int, default=31)
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(embedded(folder / "postgres"))
        trees = {chosen.revision: unpacked(chosen.revision, folder / "old"), NOW: ROOT}
        urls = [asyncio.run(own_database(server, number)) for number in range(len(trees))]
        begun = [
            stack.enter_context(started(tree, url, chosen.actions))
            for tree, url in zip(trees.values(), urls, strict=True)
        ]
        servers = {name: Server(process) for name, process in zip(trees, begun, strict=True)}
        report(servers, chosen.times, chosen.only)


if __name__ == "__main__":
    main()
