"""Times as clocks count them: milliseconds since 1970, and how they are written on the wire."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from app.table.clock.time_control import MINUTE, SECOND

Ms: TypeAlias = int
"""Milliseconds, or a time in milliseconds since 1970 (UTC)."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
SECONDS = tuple(f"{number:02}." for number in range(60))
MILLISECONDS = tuple(f"{number:03}Z" for number in range(1000))


def as_ms(at: datetime) -> Ms:
    """Return the time in milliseconds since 1970."""
    since = at - EPOCH
    return (since.days * 86_400 + since.seconds) * 1000 + since.microseconds // 1000


def as_time(at: Ms) -> datetime:
    """Return the time from milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC)


def as_iso_or_none(at: Ms | None) -> str | None:
    """Return the time as `as_iso` spells it; None for None."""
    return None if at is None else as_iso(at)


def as_iso(at: Ms) -> str:
    """Return the time in ISO 8601, UTC, with milliseconds. Minutes are cached: deadlines share a few."""
    minute, ms = divmod(at, MINUTE)
    return f"{_minute(minute)}{SECONDS[ms // SECOND]}{MILLISECONDS[ms % SECOND]}"


@lru_cache(maxsize=4096)
def _minute(number: int) -> str:
    return f"{EPOCH + timedelta(minutes=number):%Y-%m-%dT%H:%M:}"


class Instant(Struct, frozen=True):
    """The current time, and (just after the server has come back) when decisions begin to take time."""

    now: datetime
    quiet_until: Ms | None

    @property
    def at(self) -> Ms:
        """The current time in milliseconds since 1970."""
        return as_ms(self.now)

    def decision_start(self, at: Ms) -> Ms:
        """Return when the time of a decision that is asked for `at` begins to run."""
        return at if self.quiet_until is None else max(at, self.quiet_until)
