"""Measures what a clock adds to an action in the process itself, without sockets or database.

    python -m benchmarks.live_path.action_cost [--game um_reifenbreite] [--times 20] \
        [--actions 500] [--spectators 0]

From a client's text to the frames for the transport: heard, judged, played, made a row, told, answered. The
same match (seeds, choices) is played with and without a clock, again and again in turns, and of each of its
actions the least time counts: so whatever else the machine does counts little.

With `--counted` they are counted in instructions, under valgrind, once: two runs differ by a thousandth.
"""

import argparse
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from app.api.matches.live_messages import ack_message, parse_message
from app.db.action_writer import ActionRow
from app.db.journal import Journal, OnWritten
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.operations import complete_options
from app.table.actions.clock_updates import clocks_at_start
from app.table.actions.evaluation import ActionRequest
from app.table.actions.referee import Referee
from app.table.bots.thinking_pool import ThinkingPool
from app.table.clock.time_control import Bank, TimeControl
from app.table.clock.timestamps import Instant, as_ms
from app.table.cluster.heartbeat import Heartbeat
from app.table.registry.table_registry import TableRegistry
from app.table.replay.position_loader import set_up
from app.table.scheduler import Scheduler
from app.table.state.match_header import MatchHeader, SeatState
from app.table.state.match_settings import Visibility
from app.table.state.position import ActionEvents as Events
from app.table.state.position import Position
from app.table.state.table_state import StartedMatch
from app.table.table import Table
from app.table.wire.channel import Channel
from benchmarks.live_path.instruction_count import Counter
from benchmarks.support.random_players import LONG

NOBODYS: Any = None
"""Stands in the place of a database."""
CLOCKS = {"without": None, "bank": Bank(900_000, 10_000)}
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
THINKS = timedelta(seconds=4)
WARM_UP = 20


class Swift(Journal):
    """A journal that reports every row as durable at once."""

    def __init__(self) -> None:
        super().__init__(NOBODYS)
        self.entry: tuple[ActionRow, OnWritten] | None = None

    def enqueue(self, entry: ActionRow, told: OnWritten) -> None:
        self.entry = entry, told

    def enqueue_snapshot(self, snapshot: Any) -> None:
        pass

    def commit(self) -> None:
        assert self.entry is not None
        entry, told = self.entry
        msgspec.structs.astuple(entry)
        told(True)


class Wire:
    """A connection that accepts every frame and counts the bytes."""

    flow: Channel | None = None
    bytes = 0

    def write(self, frame: bytes) -> None:
        self.bytes += len(frame)


class Sound(Heartbeat):
    """The heartbeat of a server that is never away; it writes nothing."""

    def is_overdue(self) -> bool:
        return False


class Hall:
    """Matches of one game with one clock, one after the other."""

    def __init__(self, game: str, clock: TimeControl | None, spectators: int) -> None:
        self.clock, self.spectators = clock, spectators
        self.now, self.number = NOON, 0
        self.journal = Swift()
        games = catalog()
        self.game = games[game]
        tables = TableRegistry(NOBODYS, games, self.journal, Sound(NOBODYS), now=lambda: self.now)
        due = Scheduler(NOBODYS, lambda: self.now)
        due.wake_by = lambda at: None  # type: ignore[method-assign] - nobody waits
        self.referee = Referee(tables, self.journal, due, 0, ThinkingPool(processes=1))
        self.table = self.opened()

    def opened(self) -> Table:
        self.number += 1
        self.rng = random.Random(self.number)
        options = msgspec.to_builtins(complete_options(self.game, LONG.get(self.game.id, {}), 2))
        header = MatchHeader(
            id=f"m{self.number}",
            code="x",
            game=self.game.id,
            rules_version=self.game.rules_version,
            options=options,
            visibility=Visibility.PUBLIC,
            host_id="p0",
            server_seed=self.number.to_bytes(32, "big"),
            created_at=NOON,
            clock=self.clock,
        )
        table = Table(header, self.game, now=lambda: self.now)
        table.seats = [
            SeatState(seat, f"p{seat}", f"P{seat}", None, "seed", False, False) for seat in range(2)
        ]
        self.wire = Wire()
        for player in ("p0", "p1", *[None] * self.spectators):
            table.join(Channel(player, self.wire, table.state_for), None)
        chance = FairChance(table.chance_key())
        step = set_up(table, chance)
        moment = Position(self.game, 0, chance.at, step.state)
        clocks = clocks_at_start(table, moment, Instant(self.now, None))
        table.start(
            StartedMatch(moment, Events(0, None, step.events), clocks, as_ms(NOON) if self.clock else None)
        )
        return table

    def plays(self, actions: int) -> tuple[list[float], int]:
        """Play and return the processor seconds of each action, and the bytes sent in all."""
        spent, told = [], 0
        for _ in range(actions):
            if self.table.status == "finished":
                told += self.wire.bytes
                self.table = self.opened()
            spent.append(self.act())
        return spent, told + self.wire.bytes

    def act(self) -> float:
        moment = self.table.position
        assert moment is not None
        seat = self.rng.choice(moment.to_act)
        action = msgspec.to_builtins(self.rng.choice(moment.legal(seat)))
        ref = f"{self.number}-{self.table.seq}"
        said = msgspec.json.encode({"t": "act", "ref": ref, "seq": self.table.seq, "action": action}).decode()
        self.now += THINKS
        since = time.thread_time()
        message = parse_message(said)
        assert isinstance(message, ActionRequest)
        answered = lambda seq: self.wire.write(ack_message(ref, seq))  # noqa: E731
        assert self.referee.submit_nowait(self.table, f"p{seat}", message, answered)
        self.journal.commit()
        return time.thread_time() - since


def measured(chosen: argparse.Namespace) -> None:
    least: dict[str, list[float]] = {name: [float("inf")] * chosen.actions for name in CLOCKS}
    told: dict[str, int] = {}
    for turn in range(chosen.times):
        for name in list(CLOCKS)[:: 1 if turn % 2 else -1]:
            hall = Hall(chosen.game, CLOCKS[name], chosen.spectators)
            gc.collect()
            spent, told[name] = hall.plays(chosen.actions)
            least[name] = list(map(min, least[name], spent))
    mean = {name: sum(spent) / chosen.actions * 1e6 for name, spent in least.items()}
    for name, us in mean.items():
        print(f"  {name:10}{us:10.1f} us{told[name] / chosen.actions:10.0f} bytes")
    more = mean["bank"] - mean["without"]
    print(f"  with a clock: x{mean['bank'] / mean['without']:.3f}, {more:+.1f} us")


def counted(chosen: argparse.Namespace) -> None:
    """Run in a process under callgrind, which writes its counts to a folder."""
    counter = Counter(os.getpid(), chosen.counts)
    Hall(chosen.game, None, chosen.spectators).plays(chosen.actions + WARM_UP)  # fills the game's caches
    found: dict[str, float] = {}
    for name, clock in CLOCKS.items():
        hall = Hall(chosen.game, clock, chosen.spectators)
        hall.plays(WARM_UP)
        gc.collect()
        counter.begin()
        hall.plays(chosen.actions)
        found[name] = counter.end() / chosen.actions
        print(f"  {name:10}{found[name]:12,.0f} instructions", flush=True)
    more = found["bank"] - found["without"]
    print(f"  with a clock: x{found['bank'] / found['without']:.3f}, {more:+,.0f}")


def count() -> None:
    """Run the benchmark again, under callgrind."""
    with tempfile.TemporaryDirectory() as folder:
        callgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no"]
        counts = f"--callgrind-out-file={folder}/%p"
        again = [sys.executable, "-m", "benchmarks.live_path.action_cost", *sys.argv[1:], "--counts", folder]
        subprocess.run([*callgrind, counts, *again], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="um_reifenbreite")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--actions", type=int, default=500)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--counted", action="store_true", help="instructions instead of times")
    parser.add_argument("--counts", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.counts:
        counted(chosen)
    elif chosen.counted:
        count()
    else:
        measured(chosen)


if __name__ == "__main__":
    main()
