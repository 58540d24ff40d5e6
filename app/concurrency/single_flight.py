"""A cache of results that never change, such as those computed from finished matches, or not for a while."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from math import inf
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class SingleFlightCache(Generic[K, T]):
    """The results of the `most` keys that were asked for last; each is computed once for all callers.

    `seconds`: After this time a result is computed again; None: never.
    """

    def __init__(
        self, most: int = 64, seconds: float | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._seconds = inf if seconds is None else seconds
        self._now = now
        self._made: OrderedDict[K, asyncio.Task[T]] = OrderedDict()
        self._begun: dict[K, float] = {}

    def __len__(self) -> int:
        return len(self._made)

    def __contains__(self, key: K) -> bool:
        """Return whether the result is there or is being computed."""
        return key in self._made

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of `make`, which only the first caller for `key` runs.

        It runs on if that caller is cancelled. A failure is not cached: the next caller tries again.
        """
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() or self._is_old(key))):
            task = self._made[key] = asyncio.create_task(make())
            self._begun[key] = self._now()
        self._made.move_to_end(key)
        if len(self._made) > self._most:
            oldest, _ = self._made.popitem(last=False)
            del self._begun[oldest]
        return await asyncio.shield(task)

    def _is_old(self, key: K) -> bool:
        return self._now() - self._begun[key] >= self._seconds
