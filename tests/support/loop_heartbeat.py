"""The longest gap between two beats of the event loop."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

BEAT_S = 0.001


class Heartbeat:
    """Notes how long the loop stands still, in seconds.

    `longest_processor_s` counts the processor time of this process between two beats: what the loop itself
    and threads that keep the interpreter's lock did. Other processes of a busy machine do not count.
    """

    def __init__(self) -> None:
        self.longest_s = 0.0
        self.longest_processor_s = 0.0

    @asynccontextmanager
    async def measuring(self) -> AsyncIterator[None]:
        """Measure while the block runs."""
        beating = asyncio.create_task(self._beat())
        await asyncio.sleep(0)
        try:
            yield
            await asyncio.sleep(2 * BEAT_S)
        finally:
            beating.cancel()

    async def _beat(self) -> None:
        at, spent = time.perf_counter(), time.process_time()
        while True:
            await asyncio.sleep(BEAT_S)
            now, now_spent = time.perf_counter(), time.process_time()
            gap = now - at - BEAT_S
            self.longest_s = max(self.longest_s, gap)
            self.longest_processor_s = max(self.longest_processor_s, min(gap, now_spent - spent))
            at, spent = now, now_spent
