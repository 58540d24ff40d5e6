"""A lock that passes from one holder straight to the next, for the one writer per table of a process."""

import asyncio
from collections import deque


class HandoverLock:
    """An asyncio lock that can also be taken without waiting. Waiters get it in the order in which they
    came.
    """

    def __init__(self) -> None:
        self._taken = False
        # created for the first waiter, because most tables never need it
        self._waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        return self._taken

    def acquire_nowait(self) -> bool:
        """Take the lock if it is free; return whether it was."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Hand the lock to the next waiter, without freeing it in between, or free it if nobody waits."""
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
            if not waiter.cancelled():  # the lock was handed over just before the cancellation
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
