"""What was made of what is over: it can change no more, and is made once for all who ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class SingleFlightCache(Generic[K, T]):
    """One kind of thing, those that were asked for last: `most` of them."""

    def __init__(self, most: int = 64) -> None:
        self._most = most
        self._made: OrderedDict[K, asyncio.Task[T]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._made)

    def __contains__(self, key: K) -> bool:
        """Also while it is being made."""
        return key in self._made

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What `make` gives, by whoever asks first; it goes on if he leaves. A failure is not kept."""
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._made[key] = asyncio.create_task(make())
        self._made.move_to_end(key)
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return await asyncio.shield(task)
