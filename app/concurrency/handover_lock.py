"""One writer a table in this process."""

import asyncio
from collections import deque


class HandoverLock:
    """Can also be taken without a task that waits; those who wait get it in their order."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # made for the first: most tables need none

    def locked(self) -> bool:
        return self._taken

    def acquire_nowait(self) -> bool:
        """At once, or not at all."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """To the next who waits: in between the lock is never free."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.acquire_nowait():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting = self._waiting or deque()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it was given to him just before
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
