"""Tasks that run until they are ended.

A cancellation can get lost: until Python 3.12 `asyncio.wait_for`, by which the broker's client sends,
swallows one that comes just when what it waits for is done. So whoever ends a task goes on until it has
ended, and what runs several passes each cancellation on (a TaskGroup passes on the first one only).
"""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

AGAIN_S = 1.0
"""So long a task that was cancelled may tidy up."""


async def cancel_and_wait(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancelled, as often as it takes. What they raise is nobody's concern any more."""
    everybody = list(tasks)
    left = {task for task in everybody if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_S)
    await asyncio.gather(*everybody, return_exceptions=True)


async def run_all(*work: Coroutine[Any, Any, None]) -> None:
    """All at once. Where one fails the others are ended, and what it raised is raised."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        await cancel_and_wait(tasks)
