"""Rate limits per client and player. They can be turned off for tests and load."""

import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, floor, inf
from typing import Any

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from limits.errors import StorageError

from app.api.http.address_budget import (
    ACTS_AT_ONCE,
    ACTS_PER_SECOND,
    NAMES_AT_ONCE,
    NAMES_PER_SECOND,
    REQUESTS_AT_ONCE,
    REQUESTS_PER_SECOND,
    AddressBudget,
)
from app.errors import RateLimited

log = structlog.get_logger()

NEW_PLAYERS = parse("300/10 minutes")  # per address, over all processes
NEW_MATCHES = parse("20/minute")  # per player
TRIES_JUDGED = parse("20/minute")  # per address: answers that are compared in play-outs
EXAMPLE_TRIES = parse("30/minute")  # per address, in tutorials
READS = parse("600/minute")  # per address: lists, records and results
PAST_POSITIONS = parse("3000/minute")  # per address: a slider of a replay asks often
QR_CODES = parse("60/minute")  # per address
PICTURES = parse("20/minute")  # per address
MAILS = parse("5/hour")  # per player, per address, and per mailbox
WRITES = parse("240/minute")  # per player, over HTTP
WORD_TRIES = parse("10/hour")
"""Per address: recovery words that are typed."""
EXPORTS = parse("5/hour")
"""Per player: files with all of their data, of which each reads all their matches."""
LINK_TRIES = parse("60/hour")
"""Per address: device links that are looked at or used."""
CHAT = parse("12/10 seconds")  # per player
CHANNELS = 60  # per player
CHANNELS_UNNAMED = 300  # per address, for visitors without a name
MESSAGES_PER_SECOND = 40  # per channel
MESSAGES_OF_ADDRESS = 200
"""Messages per second, over all channels of an address."""
LEAST_SHARE = 2
"""Messages per second that each channel may send nevertheless."""
SYNC_EVERY_S = 1.0
"""Seconds between two whole documents that a channel asks for."""
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


class AddressMessages:
    """The messages of an address in this second, over all its channels."""

    def __init__(self) -> None:
        self.channels = 0
        self._period = 0
        self._count = 0

    def count(self, period: int, cost: int) -> bool:
        """Count messages; return whether there are more than may come in this period."""
        if self._period != period:
            self._period, self._count = period, 0
        self._count += cost
        return self._count > MESSAGES_OF_ADDRESS


class ChannelAllowance:
    """The messages that one channel may send while its address sends more than it may.

    Then each channel has an equal share, so that one flood does not silence the others.
    """

    def __init__(self, address: AddressMessages | None, now: Callable[[], float] = time.monotonic) -> None:
        """`address` is None where nothing is limited."""
        self._address = address
        self._now = now
        self._period = 0
        self._count = 0

    def count(self, cost: int = 1) -> float:
        """Count a message; return for how many seconds no further one may be read."""
        if self._address is None:
            return 0.0
        now = self._now()
        period = floor(now)
        if self._period != period:
            self._period, self._count = period, 0
        self._count += cost
        share = max(LEAST_SHARE, MESSAGES_OF_ADDRESS // self._address.channels)
        is_over = self._address.count(period, cost)
        return period + 1 - now if is_over and self._count >= share else 0.0


class RateLimits:
    """Counts in fixed windows, whose keys expire by themselves.

    Several processes share their counts through the broker (`shared`, its URL), and count alone while it
    does not answer. Each process counts its own channels.
    """

    def __init__(self, on: bool, shared: str | None = None) -> None:
        self.on = on
        self.requests = AddressBudget(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)
        self.acts = AddressBudget(ACTS_PER_SECOND, ACTS_AT_ONCE)
        self.names = AddressBudget(NAMES_PER_SECOND, NAMES_AT_ONCE)
        self._local = FixedWindowRateLimiter(MemoryStorage())
        self._shared = None if shared is None or not on else FixedWindowRateLimiter(storage_at(shared))
        self._broker_retry_at = 0.0
        self._named, self._unnamed = Quota(inf, CHANNELS), Quota(inf, CHANNELS_UNNAMED)
        self._messages: dict[str, AddressMessages] = {}

    def spend_request(self, address: str) -> None:
        """Count a request of an address that is none over HTTP: a channel. Raises RateLimited."""
        if self.on:
            self.requests.spend(address)

    async def check_new_player(self, address: str) -> None:
        """Count a new player of an address: a class gets in at once. Raises RateLimited."""
        if self.on:
            self.names.spend(address)
        await self.check(NEW_PLAYERS, f"players:{address}")

    async def check(self, limit: RateLimitItem, client: str) -> None:
        """Count a request of `client`. Raises RateLimited when there have been too many."""
        if not self.on:
            return
        if self._shared is not None and time.monotonic() >= self._broker_retry_at:
            try:
                return await _count(self._shared, limit, client)
            except (StorageError, OSError) as error:
                self._broker_retry_at = time.monotonic() + BROKER_RETRY_S
                log.warning("limits_not_shared", why=repr(error))
        await _count(self._local, limit, client)

    @contextmanager
    def channel(self, player_id: str | None, address: str) -> Iterator[ChannelAllowance]:
        """Hold a slot for a live channel while it is open, and yield what it may send. Raises RateLimited."""
        quota, client = (self._unnamed, address) if player_id is None else (self._named, player_id)
        if not quota.acquire(client, exempt=not self.on):
            raise RateLimited("too-many-channels")
        messages = self._messages.setdefault(address, AddressMessages())
        messages.channels += 1
        try:
            yield ChannelAllowance(messages if self.on else None)
        finally:
            quota.release(client)
            messages.channels -= 1
            if not messages.channels:
                del self._messages[address]


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
