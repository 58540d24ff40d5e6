"""Where the server gets the time from; tests pass a source of their own."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Now: TypeAlias = Callable[[], datetime]
"""Returns the current time, with its time zone."""


def utc_now() -> datetime:
    return datetime.now(UTC)
