"""The whole documents of each class of viewers as messages, kept while nothing changes."""

import time
from collections.abc import Callable

from app.engine.types import Seat

KEPT_S = 1.0
"""Seconds after which a message is built again even if nothing has been announced."""


class StateCache:
    """Builds the `state` message of a class of viewers (a seat; None for spectators) once for all of them."""

    def __init__(
        self, build: Callable[[Seat | None], bytes], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._build = build
        self._now = now
        self._kept: dict[Seat | None, tuple[int, float, bytes]] = {}

    def message(self, viewer: Seat | None, seq: int) -> bytes:
        """Return the message after `seq` actions."""
        now = self._now()
        kept_seq, made_at, message = self._kept.get(viewer, (-1, 0.0, b""))
        if kept_seq != seq or now - made_at >= KEPT_S:
            message = self._build(viewer)
            self._kept[viewer] = (seq, now, message)
        return message

    def clear(self) -> None:
        """Forget all messages: something has changed without an action."""
        self._kept.clear()
