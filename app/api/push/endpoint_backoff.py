"""Endpoints of push services that do not take messages rest, the longer the oftener they fail."""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

FIRST_REST_S = 10.0
LONGEST_REST_S = 3600.0
MOST = 10_000
"""The largest number of endpoints that are remembered."""


class Rest(Struct, frozen=True):
    """An endpoint has failed `failures` times in a row, and rests until then."""

    failures: int
    until: float


class EndpointBackoff:
    """Knows which endpoints rest, in this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._rests: OrderedDict[str, Rest] = OrderedDict()

    def is_resting(self, endpoint: str) -> bool:
        rest = self._rests.get(endpoint)
        return rest is not None and self._clock() < rest.until

    def record_failure(self, endpoint: str) -> None:
        """Let the endpoint rest, twice as long as after its last failure."""
        known = self._rests.pop(endpoint, None)
        failures = known.failures + 1 if known else 1
        seconds = min(LONGEST_REST_S, FIRST_REST_S * 2 ** min(failures - 1, 20))
        self._rests[endpoint] = Rest(failures, self._clock() + seconds)
        if len(self._rests) > MOST:
            self._rests.popitem(last=False)

    def record_success(self, endpoint: str) -> None:
        self._rests.pop(endpoint, None)
