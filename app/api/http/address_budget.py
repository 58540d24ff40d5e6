"""How much one address may ask of the server over HTTP, and the queue in which its requests take turns."""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from math import ceil

from app.errors import RateLimited

REQUESTS_PER_SECOND = 20
REQUESTS_AT_ONCE = 600
ACTS_PER_SECOND = 40
ACTS_AT_ONCE = 400
NAMES_PER_SECOND = 0.5
NAMES_AT_ONCE = 60
"""The new players of an address: a school has one."""
MOST_ADDRESSES = 10_000
"""An address that has not asked for longest is forgotten, and gets a full budget again."""

AT_ONCE = 2
AT_ONCE_EACH = 1
"""From one address."""
WAITING_EACH = 64
"""From one address; a page loads some twenty files at once."""


class AddressBudget:
    """A token bucket for each address: `at_once` requests, and `per_second` more in each second."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By address, the tokens that were left, and when."""

    def spend(self, address: str, cost: float = 1.0) -> None:
        """Count a request of an address. Raises RateLimited when its budget is used up."""
        now = self._now()
        left, at = self._left.pop(address, (self._at_once, now))
        left = min(self._at_once, left + (now - at) * self._per_second)
        is_enough = left >= cost
        self._left[address] = (left - cost if is_enough else left, now)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        if not is_enough:
            raise RateLimited("too-fast", wait_s=max(1, ceil((cost - left) / self._per_second)))


class RequestQueue:
    """Lets a few requests be answered at once, and the addresses take turns.

    The event loop then never has many answers to make between two actions of a match.
    """

    def __init__(self, most: int = AT_ONCE, each: int = AT_ONCE_EACH, waiting: int = WAITING_EACH) -> None:
        self._most = most
        self._each = each
        self._most_waiting = waiting
        self._running = Counter[str]()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, address: str) -> None:
        """Wait for a turn, which `release` ends. Raises RateLimited when too many of an address wait."""
        if self._is_free(address):
            self._running[address] += 1
            return
        queue = self._waiting.setdefault(address, deque())
        if len(queue) >= self._most_waiting:
            raise RateLimited("too-fast")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn had come just before
                self.release(address)
            raise

    def release(self, address: str) -> None:
        """End a turn, and let the next one begin."""
        self._running[address] -= 1
        if not self._running[address]:
            del self._running[address]
        while (following := self._next_address()) is not None:
            queue = self._waiting[following]
            turn = queue.popleft()
            if queue:
                self._waiting.move_to_end(following)
            else:
                del self._waiting[following]
            if not turn.done():
                self._running[following] += 1
                turn.set_result(None)

    def _is_free(self, address: str) -> bool:
        return self._running.total() < self._most and self._running[address] < self._each

    def _next_address(self) -> str | None:
        return next((address for address in self._waiting if self._is_free(address)), None)
