"""What was made of matches that are over: it can change no more, and is made once for all who ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MOST = 64


class Finished(Generic[T]):
    """One kind of thing, of the matches that were asked for last."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, asyncio.Task[T]] = OrderedDict()

    async def of(self, match_id: str, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What `make` gives, by whoever asks first; it goes on if he leaves. A failure is not kept."""
        task = self._made.get(match_id)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._made[match_id] = asyncio.create_task(make())
        self._made.move_to_end(match_id)
        if len(self._made) > MOST:
            self._made.popitem(last=False)
        return await asyncio.shield(task)
