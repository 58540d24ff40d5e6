"""One process beside the server for one kind of expensive work, so that nothing else waits for it.

A thread would not do for work that keeps the interpreter's lock: the event loop would stand still meanwhile.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")

NICENESS = 10
"""About a tenth of a core that others need too (weights 110 and 1,024)."""

KILL_AGAIN_S = 0.1


class QueueIsFull(Exception):
    """As many calls wait for the process as may wait."""


class WorkFailed(Exception):
    """The process died, took too long, or raised an exception."""


class _Running(NamedTuple):
    process: SpawnProcess
    pipe: Connection


class SideProcess(Generic[T]):
    """Runs `work`, a function that can be imported, in a process of low priority: one call after the other.

    The process starts with the first call and ends with the server. The next call replaces it when it has
    died. It is killed when a call takes longer than `seconds`; its start counts as part of the first call.
    """

    def __init__(self, work: Callable[..., T], *, seconds: float, most_waiting: int) -> None:
        self._work = work
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._waiting = 0
        self._turn = asyncio.Lock()
        self._running: _Running | None = None
        self._thread = ThreadPoolExecutor(1, "side-process")

    async def call(self, *arguments: Any) -> T:
        """Return the result of `work`. Raises QueueIsFull, WorkFailed."""
        if self._waiting > self._most_waiting:
            raise QueueIsFull
        self._waiting += 1
        try:
            async with self._turn:
                return await self._call_now(arguments)
        finally:
            self._waiting -= 1

    async def stop(self) -> None:
        """End the process; a call that is running fails."""
        self._kill()
        await asyncio.to_thread(self._thread.shutdown)

    async def _call_now(self, arguments: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()
        exchange = loop.run_in_executor(self._thread, self._exchange, arguments)
        try:
            done, result = await asyncio.wait_for(asyncio.shield(exchange), self._seconds)
        except (TimeoutError, asyncio.CancelledError) as error:
            await self._end(exchange)
            if isinstance(error, asyncio.CancelledError):
                raise
            raise WorkFailed(f"no answer within {self._seconds} s") from None
        except (EOFError, OSError) as error:
            self._kill()
            raise WorkFailed(repr(error)) from error
        if not done:
            raise WorkFailed(result)
        answer: T = result
        return answer

    def _exchange(self, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Send a call to the process and wait for its answer, in a thread."""
        if self._running is None or not self._running.process.is_alive():
            self._running = self._start()
        self._running.pipe.send(arguments)
        answer: tuple[bool, Any] = self._running.pipe.recv()
        return answer

    def _start(self) -> _Running:
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_serve, args=(theirs, self._work), daemon=True)
        process.start()
        theirs.close()  # so that the end of the process ends our reading
        return _Running(process, ours)

    async def _end(self, exchange: asyncio.Future[Any]) -> None:
        """End an exchange with the process, which may only be starting."""
        while not exchange.done():
            self._kill()
            await asyncio.wait([exchange], timeout=KILL_AGAIN_S)
        exchange.exception()  # mark it as retrieved

    def _kill(self) -> None:
        """End the process; the next call starts another one."""
        running, self._running = self._running, None
        if running is not None:
            running.process.kill()


def _serve(pipe: Connection, work: Callable[..., Any]) -> None:
    """Answer calls until the server ends: the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_stop_with_server, daemon=True).start()
    os.nice(NICENESS)
    while True:
        try:
            arguments = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*arguments))
        except Exception as error:
            answer = (False, repr(error))
        pipe.send(answer)


def _stop_with_server() -> None:
    if server := parent_process():
        server.join()
        os._exit(0)
