"""Answers the requests of one channel for the whole document, at most once per second."""

import asyncio
from collections.abc import Callable

from app.api.http.rate_limits import SYNC_EVERY_S


class SyncTimer:
    """Sends the document at once, or together for all requests that come too early."""

    def __init__(self, send: Callable[[], None]) -> None:
        self._send = send
        self._next_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def ask(self) -> None:
        """Take a request for the document."""
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() >= self._next_at:
            self._answer()
        else:
            self._timer = loop.call_at(self._next_at, self._answer)

    def stop(self) -> None:
        """Answer no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _answer(self) -> None:
        self._timer = None
        self._next_at = asyncio.get_running_loop().time() + SYNC_EVERY_S
        self._send()
