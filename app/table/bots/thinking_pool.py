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
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any

import structlog
from prometheus_client import Counter, Gauge

from app.engine.analysis.decisions import MatchDecision
from app.engine.analysis.judge import Judgement, judge
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
JUDGED_WITHIN_S = 60.0
"""The longest time that one decision of a finished match takes."""
IDLE_LOOKED_EVERY_S = 0.05
"""How often an analysis looks for a process that no computer player needs."""
LUCK = secrets.SystemRandom()
PATIENCE_S = 60.0
"""The longest wait for a free process, and how much longer than asked a search may take.

A niced process on a busy machine is slow; one that takes longer than this hangs.
"""

log = structlog.get_logger()

THOUGHT = Counter("stadion_thoughts_total", "Decisions that were thought over", ["where"])
WAITING = Gauge("stadion_thoughts_waiting", "Decisions of computer players that wait for a process")

_stopped: Any = None
"""In a search process: by slot, whether the search there has been cancelled."""


class SearchProcesses:
    """Search processes that were started together, and which of them are free. If one dies, all end."""

    def __init__(self, number: int) -> None:
        self.stops = RawArray("b", number)
        self._free: asyncio.Queue[int] = asyncio.Queue()
        self._judging: set[int] = set()
        for place in range(number):
            self._free.put_nowait(place)
        self._executor = ProcessPoolExecutor(
            number, get_context("spawn"), initializer=_initialize, initargs=(self.stops,)
        )
        self.starting = [self._executor.submit(_do_nothing) for _ in range(number)]

    @property
    def is_ready(self) -> bool:
        return all(one.done() for one in self.starting)

    async def take_place(self) -> int:
        """Wait for a free process and return its place, which `search` gives back. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE_S):
            return await self._free.get()

    def take_idle_place(self) -> int | None:
        """Return a process that nobody waits for, which `judge` gives back; None if there is none."""
        return None if self._free.empty() else self._free.get_nowait()

    async def search(self, place: int, seconds: float, about: tuple[str, str, Any, Seat]) -> Any:
        """Search in the process of this place, whether the caller stays to hear the result or not.

        Raises BrokenExecutor if a process was killed, TimeoutError if this one hangs.
        """
        return await self._run(place, seconds, _decide, *about, seconds, place)

    async def judge(self, place: int, game_id: str, decision: MatchDecision, seed: str) -> Judgement | None:
        """Judge a decision of a finished match; None if `interrupt_judging` has stopped it."""
        self._judging.add(place)
        try:
            found: Judgement | None = await self._run(
                place, JUDGED_WITHIN_S, _judge, game_id, decision, seed, place
            )
            return found
        finally:
            self._judging.discard(place)

    def interrupt_judging(self) -> None:
        """Stop what is judged, because a computer player waits; it is begun again later."""
        for place in self._judging:
            self.stops[place] = 1

    async def _run(self, place: int, seconds: float, work: Callable[..., Any], *about: Any) -> Any:
        self.stops[place] = 0
        loop = asyncio.get_running_loop()
        try:
            thought = self._executor.submit(work, *about)
        except BaseException:
            self._free.put_nowait(place)
            raise
        thought.add_done_callback(lambda _: loop.call_soon_threadsafe(self._free.put_nowait, place))
        try:
            async with asyncio.timeout(seconds + PATIENCE_S):
                return await asyncio.wrap_future(thought)
        finally:
            self.stops[place] = 1

    def cancel_all(self) -> None:
        """Cancel all searches."""
        for place in range(len(self.stops)):
            self.stops[place] = 1

    def shut_down(self) -> None:
        """Cancel what has not begun and wait until the processes have ended."""
        self._executor.shutdown(cancel_futures=True)

    def kill(self) -> None:
        """Kill the processes, one of which hangs, without waiting for them."""
        # ProcessPoolExecutor has a public method for this only from Python 3.14 on.
        for process in list((self._executor._processes or {}).values()):
            process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)


class ThinkingPool:
    """Runs searches on `workers` of other machines while any is there, else in processes of this machine."""

    def __init__(
        self, seconds: float = SECONDS, processes: int = PROCESSES, workers: "WorkerQueue | None" = None
    ) -> None:
        self.seconds = seconds
        self._workers = workers
        self._number = processes
        self._waiting = 0
        self._processes: SearchProcesses | None = None

    def start(self) -> None:
        """Start the processes, if they are not running."""
        self._running_processes()

    @property
    def is_ready(self) -> bool:
        """Whether a search starts as soon as it is asked for."""
        elsewhere = self._workers is not None and self._workers.has_workers
        return elsewhere or (self._processes is not None and self._processes.is_ready)

    async def wait_until_ready(self) -> None:
        """Wait until the processes have started."""
        await asyncio.gather(*map(asyncio.wrap_future, self._running_processes().starting))

    async def decide(
        self, game: AnyGame, strength: str, state: Any, seat: Seat, key: str | None = None
    ) -> Any:
        """Return the action of a computer player of this strength; the search soon stops when cancelled.

        `key` identifies the decision, the same for every server that asks for it. Raises BrokenExecutor or
        TimeoutError if the processes of this machine do not answer.
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
        """Search in a process of this machine, for at most `seconds`; less if other searches wait.

        If a process was killed, new ones are started, and the search begins again, once. Raises
        BrokenExecutor, TimeoutError.
        """
        about = (game.id, strength, state, seat)
        try:
            return await self._search(about, seconds)
        except BrokenExecutor:
            return await self._search(about, seconds)

    async def _search(self, about: tuple[str, str, Any, Seat], seconds: float) -> Any:
        processes = self._running_processes()
        self._waiting += 1
        WAITING.inc()
        processes.interrupt_judging()
        try:
            place = await processes.take_place()
        finally:
            self._waiting -= 1
            WAITING.dec()
        try:
            return await processes.search(place, seconds / (1 + self._waiting), about)
        except BrokenExecutor:
            log.warning("search_process_died")
            self._replace(processes)
            raise
        except TimeoutError:
            log.warning("search_process_hangs")
            if self._replace(processes):
                processes.kill()
            raise

    async def judge(self, game: AnyGame, decision: MatchDecision, seed: str) -> Judgement:
        """Judge a decision of a finished match in a process that no computer player waits for.

        It yields to each one that comes, and begins again. Raises BrokenExecutor, TimeoutError.
        """
        while True:
            processes = self._running_processes()
            place = None if self._waiting or not processes.is_ready else processes.take_idle_place()
            if place is None:
                await asyncio.sleep(IDLE_LOOKED_EVERY_S)
                continue
            try:
                found = await processes.judge(place, game.id, decision, seed)
            except BrokenExecutor:
                self._replace(processes)
                raise
            if found is not None:
                return found

    @property
    def size(self) -> int:
        """The number of processes of this machine."""
        return self._number

    async def stop(self) -> None:
        """Cancel all searches and wait until the processes have ended."""
        if self._processes is not None:
            self._processes.cancel_all()
            await asyncio.to_thread(self._processes.shut_down)
            self._processes = None

    def _running_processes(self) -> SearchProcesses:
        if self._processes is None:
            self._processes = SearchProcesses(self._number)
        return self._processes

    def _replace(self, broken: SearchProcesses) -> bool:
        """Start new processes, unless that was done already; return whether it was done now."""
        if self._processes is not broken:
            return False
        self._processes = SearchProcesses(self._number)
        return True


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


class _Interrupted(Exception):
    """A computer player needs the process."""


def _judge(game_id: str, decision: MatchDecision, seed: str, place: int) -> Judgement | None:
    def source(one: str) -> random.Random:
        if _stopped[place]:
            raise _Interrupted
        return random.Random(one)  # noqa: S311 (sampled worlds, no secret)

    try:
        return judge(catalog()[game_id], decision, seed, source)
    except _Interrupted:
        return None
