"""Tasks that run until they are cancelled.

A cancellation can get lost: until Python 3.12 `asyncio.wait_for`, which the broker's client uses to send,
swallows one that arrives just when the awaited thing is done. So the code that cancels a task repeats the
cancellation until the task has ended, and a task that runs several others passes each cancellation on (a
TaskGroup passes on only the first one).
"""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

AGAIN_S = 1.0
"""Seconds that a cancelled task has to tidy up before it is cancelled again."""


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
