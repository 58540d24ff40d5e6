"""Measures what native partitions (deploy/partitions.sql) cost an action, or save.

    python -m benchmarks.live_path.partitions [--stored 200000] [--rounds 15]

Two databases hold `--stored` actions each; one of them is partitioned. A round writes rows by the statement
of the live path, one and eight at a time, and reads a match's last actions, in turns. Printed are medians of
the processor's time that the connection's database process takes for one statement, and of the ratios.
"""

import argparse
import asyncio
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import asyncpg

from app.db.action_writer import INSERT_PLAIN
from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.live_path.compare_revisions import own_database, processor_seconds
from benchmarks.live_path.live_path import ROOT

TURNS = 400
MATCHES = 64
EVENTS = '[{"event": "rode", "who": 0, "note": "' + "x" * 400 + '"}]'
PEOPLE = "INSERT INTO players (id, name, program) VALUES ('p', 'Ann', false)"
OPENED = """
INSERT INTO matches (id, code, game, rules_version, options, visibility, status, host_id, server_seed,
    created_at, substitutes, wait_for_all, hints, lesson, listed, knew, muted, removed, stamp)
SELECT 'm' || n, 'c', 'g', 1, '{}', 'private', 'playing', 'p', 's', now(), 'anyone', false, false, false,
    true, '{}', false, '[]', 0 FROM generate_series(0, $1::int) AS n
"""
STORED = """
INSERT INTO actions (match_id, seq, seat, ref, action, draws, events, to_act, words, at)
SELECT 'm' || n / 1000, n % 1000, 0, 'r' || n, '{"type": "ride"}', '[]', $2, '[0]', n, now()
FROM generate_series(0, $1::int - 1) AS n
"""
LAST = "SELECT * FROM actions WHERE match_id = $1 AND seq > $2 ORDER BY seq"


@dataclass
class Asked:
    """A database as one connection queries it."""

    connection: asyncpg.Connection
    write: asyncpg.prepared_stmt.PreparedStatement
    read: asyncpg.prepared_stmt.PreparedStatement
    matches: int
    seq: int = 1000

    async def written(self, rows: int) -> float:
        """Write rows, each of another match, in one statement; return the processor's microseconds."""
        before = self._spent()
        for _ in range(TURNS):
            self.seq += 1
            what = (self.seq, 0, f"{self.seq}", '{"type": "ride"}', "[]", EVENTS, "[0]", 0, datetime.now(UTC))
            ids = [f"m{(self.seq + n) % self.matches}" for n in range(rows)]
            await self.write.fetch([(one, *what, None, None) for one in ids])
        return (self._spent() - before) / TURNS * 1e6

    async def was_read(self) -> float:
        """Read the last twenty actions of a match; return the processor's microseconds."""
        before = self._spent()
        for number in range(TURNS):
            await self.read.fetch(f"m{number % self.matches}", 979)
        return (self._spent() - before) / TURNS * 1e6

    def _spent(self) -> float:
        return processor_seconds([self.connection.get_server_pid()])


async def asked(url: str, stored: int, *, parted: bool) -> Asked:
    connection = await asyncpg.connect(url)
    if parted:
        async with connection.transaction():
            await connection.execute((ROOT / "deploy/partitions.sql").read_text())
    await connection.execute(PEOPLE)
    matches = max(MATCHES, stored // 1000)
    await connection.execute(OPENED.replace("$1", str(matches)))
    await connection.execute(STORED.replace("$1", str(stored)).replace("$2", f"'{EVENTS}'"))
    await connection.execute("VACUUM ANALYZE")
    await connection.execute("CHECKPOINT")
    write, read = await connection.prepare(INSERT_PLAIN), await connection.prepare(LAST)
    return Asked(connection, write, read, matches)


async def measured(urls: list[str], stored: int, rounds: int) -> None:
    whole, parted = [await asked(url, stored, parted=number > 0) for number, url in enumerate(urls)]
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for name, ask in (
            ("one row written", lambda one: one.written(1)),
            ("eight rows written", lambda one: one.written(8)),
            ("twenty actions read", lambda one: one.was_read()),
        ):
            pair = (await ask(whole), await ask(parted))
            found.setdefault(name, []).append(pair)
    for name, pairs in found.items():
        us = [median(pair[place] for pair in pairs) for place in range(2)]
        ratio = median(after / before for before, after in pairs)
        print(f"  {name:20} whole {us[0]:6.0f} us, parted {us[1]:6.0f} us, ratio {ratio:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--stored", type=int, default=200_000)
    parser.add_argument("--rounds", type=int, default=15)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder)) as url:
        urls = [asyncio.run(own_database(url, number)) for number in range(2)]
        for one in urls:
            migrate(one)
        asyncio.run(measured(urls, chosen.stored, chosen.rounds))


if __name__ == "__main__":
    main()
