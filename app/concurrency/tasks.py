"""Tasks that run until they are cancelled.

A cancellation can get lost: until Python 3.12 `asyncio.wait_for`, which the broker's client uses to send,
swallows one that arrives just when the awaited thing is done. So the code that cancels a task repeats the
cancellation until the task has ended, and a task that runs several others passes each cancellation on (a
TaskGroup passes on only the first one).
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import structlog
from prometheus_client import Counter

log = structlog.get_logger()

AGAIN_S = 1.0
"""Seconds that a cancelled task has to tidy up before it is cancelled again."""
FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 60.0
"""The pause before a failed task starts again: it doubles with each failure. A task that has run for longer
than the longest one starts with the first one again.
"""

FAILED = Counter(
    "stadion_task_failures_total", "Background tasks that failed and were started again", ["task"]
)


async def cancel_and_wait(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel the tasks as often as it takes, and wait until they have ended. Their exceptions are ignored."""
    everybody = list(tasks)
    left = {task for task in everybody if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_S)
    await asyncio.gather(*everybody, return_exceptions=True)


async def run_all(*work: Coroutine[Any, Any, None]) -> None:
    """Run all the coroutines at once. If one fails, cancel the others and raise its exception."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        await cancel_and_wait(tasks)


async def supervise(name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run the work until it has ended by itself, or until cancelled. After a failure start it again."""
    loop, pause = asyncio.get_running_loop(), FIRST_PAUSE_S
    while True:
        started = loop.time()
        try:
            return await work()
        except Exception:
            FAILED.labels(name).inc()
            log.exception("task_failed", task=name)
        if loop.time() - started > LONGEST_PAUSE_S:
            pause = FIRST_PAUSE_S
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE_S, 2 * pause)
