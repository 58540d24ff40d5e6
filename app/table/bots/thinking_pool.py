"""Runs the searches of computer players in processes of their own, so that nothing else waits for them.

The processes start when a computer player sits down who searches. They have the lowest priority on the
machine and end with the server. Nobody should wait for their start, which takes longer than a search. They
know nothing of a match but what each request carries.
"""

import asyncio
import os
import random
import secrets
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any

from prometheus_client import Counter

from app.engine.catalog import catalog
from app.engine.computer_moves import improving_choices
from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.table.bots.think_request import accept_answer, think_request

if TYPE_CHECKING:
    from app.table.bots.worker_queue import WorkerQueue

SECONDS = 1.0
"""The time for one decision, if no other search waits."""
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
"""The number of cores that this process may use."""
ALL_BUT_ONE = max(1, CORES - 1)
MOST = 8
"""The largest number of processes.

Each takes a second to start and tens of megabytes; `stadion worker` adds more.
"""
PROCESSES = min(MOST, ALL_BUT_ONE)
POLITE = 15
"""The niceness of a search process: 3.4 % of a core that others need too (weights 36 and 1,024)."""
LUCK = secrets.SystemRandom()

THOUGHT = Counter("stadion_thoughts_total", "Decisions that were thought over", ["where"])

_stopped: Any = None
"""In a search process: by slot, whether the search there has been cancelled."""


class ThinkingPool:
    """Runs searches on `workers` of other machines while any is there, else in processes of this machine."""

    def __init__(
        self, seconds: float = SECONDS, processes: int = PROCESSES, workers: "WorkerQueue | None" = None
    ) -> None:
        self.seconds = seconds
        self._workers = workers
        self._processes = processes
        self._waiting = 0
        self.stops = RawArray("b", processes)
        self._free: asyncio.Queue[int] = asyncio.Queue()
        for place in range(processes):
            self._free.put_nowait(place)
        self._pool: ProcessPoolExecutor | None = None
        self._starting: list[Future[None]] = []

    def start(self) -> None:
        """Start the processes, if they are not running."""
        if self._pool is None:
            self._starting = [self._running_pool().submit(_do_nothing) for _ in range(self._processes)]

    @property
    def is_ready(self) -> bool:
        """Whether a search starts as soon as it is asked for."""
        elsewhere = self._workers is not None and self._workers.has_workers
        return elsewhere or (self._pool is not None and all(one.done() for one in self._starting))

    async def wait_until_ready(self) -> None:
        """Wait until the processes have started."""
        await asyncio.gather(*map(asyncio.wrap_future, self._starting))

    async def decide(
        self, game: AnyGame, strength: str, state: Any, seat: Seat, key: str | None = None
    ) -> Any:
        """Return the action of a computer player of this strength; the search soon stops when cancelled.

        `key` identifies the decision, the same for every server that asks for it.
        """
        if self._workers is not None and self._workers.has_workers:
            asked = think_request(game, strength, state, seat=seat, seconds=self.seconds, rng=LUCK)
            answer = await self._workers.decide(asked, key)
            if answer is not None and (action := accept_answer(game, state, seat, answer)) is not None:
                THOUGHT.labels("worker").inc()
                return action
        THOUGHT.labels("here").inc()
        return await self.decide_here(game, strength, state, seat=seat, seconds=self.seconds)

    async def decide_here(self, game: AnyGame, strength: str, state: Any, seat: Seat, seconds: float) -> Any:
        """Search in a process of this machine, for at most `seconds`; less if other searches wait."""
        self._waiting += 1
        try:
            place = await self._free.get()
        finally:
            self._waiting -= 1
        self.stops[place] = 0
        pool, seconds = self._running_pool(), seconds / (1 + self._waiting)
        loop = asyncio.get_running_loop()
        try:
            thought = pool.submit(_decide, game.id, strength, state, seat, seconds, place)
            thought.add_done_callback(lambda _: loop.call_soon_threadsafe(self._free.put_nowait, place))
            return await asyncio.wrap_future(thought)
        except BrokenExecutor:  # a process was killed: the next request starts new ones
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self.stops[place] = 1

    async def stop(self) -> None:
        """Cancel all searches and wait until the processes have ended."""
        for place in range(len(self.stops)):
            self.stops[place] = 1
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), initializer=_initialize, initargs=(self.stops,)
            )
        return self._pool


def _initialize(stops: Any) -> None:
    """Set up a search process: low priority, deaf to Ctrl-C, ending whenever the server ends."""
    global _stopped
    _stopped = stops
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_stop_with_server, daemon=True).start()
    catalog()
    os.nice(POLITE)  # last, so that the start itself does not wait


def _do_nothing() -> None:
    """Do nothing: a process that gets here has started."""


def _stop_with_server() -> None:
    if server := parent_process():
        server.join()
        os._exit(0)


def _decide(game_id: str, strength: str, state: Any, seat: Seat, seconds: float, place: int) -> Any:
    game, until = catalog()[game_id], time.monotonic() + seconds
    assert game.computer is not None
    rng = random.Random(secrets.randbits(128))  # noqa: S311 (guesses, no secret)
    last = None
    for action in improving_choices(game, game.computer, strength, state=state, seat=seat, rng=rng):
        last = action
        if _stopped[place] or time.monotonic() >= until:
            break
    return last
