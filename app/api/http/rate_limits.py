"""Rate limits per client and player. They can be turned off for tests and load."""

import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil, inf
from typing import Any

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from limits.errors import StorageError

from app.errors import RateLimited

log = structlog.get_logger()

NEW_PLAYERS = parse("30/minute")  # per address
NEW_MATCHES = parse("20/minute")  # per player
EXAMPLE_TRIES = parse("30/minute")  # per address, in tutorials
READS = parse("600/minute")  # per address: lists, records and results
PAST_POSITIONS = parse("3000/minute")  # per address: a slider of a replay asks often
QR_CODES = parse("60/minute")  # per address
PICTURES = parse("20/minute")  # per address: pictures of links
WRITES = parse("240/minute")  # per player, over HTTP
CHAT = parse("12/10 seconds")  # per player
CHANNELS = 60  # per player
CHANNELS_UNNAMED = 300  # per address, for visitors without a name
MESSAGES_PER_SECOND = 40  # per channel
REFUSALS_BEFORE_CLOSE = 100
"""A channel that has been refused so many messages is closed at the next one."""
COMPUTERS = parse("20/hour")
"""Per address: the starts of tournaments, and of matches without a person."""

BROKER_TIMEOUT_S = 0.5
BROKER_RETRY_S = 5.0
"""After the broker has failed, a process counts alone for so many seconds."""


class Quota:
    """A number of slots in total, and a smaller number per client."""

    def __init__(self, most: float, each: float) -> None:
        self._most = most
        self._each = each
        self._total = 0
        self._of_client = Counter[str]()

    def acquire(self, client: str, *, exempt: bool = False) -> bool:
        """Take a slot; return False if none is left. `exempt`: the limit per client does not apply."""
        if self._total >= self._most or (not exempt and self._of_client[client] >= self._each):
            return False
        self._of_client[client] += 1
        self._total += 1
        return True

    def release(self, client: str) -> None:
        """Give a slot back."""
        self._of_client[client] -= 1
        self._total -= 1
        if not self._of_client[client]:
            del self._of_client[client]


class SlidingWindow:
    """Allows at most `most` events in any period of `seconds`, for one channel."""

    def __init__(self, most: int, seconds: float) -> None:
        self._times: deque[float] = deque(maxlen=most)
        self._seconds = seconds

    def allows(self) -> bool:
        """Count an event; False if there were too many in the period before it."""
        now = time.monotonic()
        if len(self._times) == self._times.maxlen and now - self._times[0] < self._seconds:
            return False
        self._times.append(now)
        return True


class RateLimits:
    """Counts in fixed windows, whose keys expire by themselves.

    Several processes share their counts through the broker (`shared`, its URL), and count alone while it
    does not answer. Each process counts its own channels.
    """

    def __init__(self, on: bool, shared: str | None = None) -> None:
        self._on = on
        self._local = FixedWindowRateLimiter(MemoryStorage())
        self._shared = None if shared is None or not on else FixedWindowRateLimiter(storage_at(shared))
        self._broker_retry_at = 0.0
        self._named, self._unnamed = Quota(inf, CHANNELS), Quota(inf, CHANNELS_UNNAMED)

    async def check(self, limit: RateLimitItem, client: str) -> None:
        """Count a request of `client`. Raises RateLimited when there have been too many."""
        if not self._on:
            return
        if self._shared is not None and time.monotonic() >= self._broker_retry_at:
            try:
                return await _count(self._shared, limit, client)
            except (StorageError, OSError) as error:
                self._broker_retry_at = time.monotonic() + BROKER_RETRY_S
                log.warning("limits_not_shared", why=repr(error))
        await _count(self._local, limit, client)

    @contextmanager
    def channel(self, player_id: str | None, address: str) -> Iterator[None]:
        """Hold a slot for a live channel while it is open. Raises RateLimited."""
        quota, client = (self._unnamed, address) if player_id is None else (self._named, player_id)
        if not quota.acquire(client, exempt=not self._on):
            raise RateLimited("too-many-channels")
        try:
            yield
        finally:
            quota.release(client)


async def _count(window: FixedWindowRateLimiter, limit: RateLimitItem, client: str) -> None:
    """Count a request in one storage. Raises RateLimited."""
    if not await window.hit(limit, client):
        until = (await window.get_window_stats(limit, client)).reset_time
        raise RateLimited("too-fast", wait_s=max(1, ceil(until - time.time())))


def storage_at(url: str) -> RedisStorage:
    """Return the storage at a broker's URL: `redis://`, `rediss://` or `unix://`."""
    scheme, _, rest = url.partition("://")
    kind = {"unix": "redis+unix"}.get(scheme, scheme)
    timeouts: dict[str, Any] = {
        "socket_timeout": BROKER_TIMEOUT_S,
        "socket_connect_timeout": BROKER_TIMEOUT_S,
    }
    return RedisStorage(f"async+{kind}://{rest}", implementation="redispy", wrap_exceptions=True, **timeouts)
