"""The pause of a player who did not come to matches that they had found."""

from collections.abc import Sequence
from datetime import datetime, timedelta

NO_SHOWS = 2
PAUSES = (timedelta(minutes=10), timedelta(minutes=20), timedelta(minutes=40), timedelta(hours=2))
"""How long a player cannot look after the second no-show in 24 hours, the third, and so on."""


def pause_after(no_shows: Sequence[datetime], now: datetime) -> timedelta | None:
    """Return how long a player still cannot look, given their no-shows of 24 hours; None if they can."""
    if len(no_shows) < NO_SHOWS:
        return None
    length = PAUSES[min(len(no_shows) - NO_SHOWS, len(PAUSES) - 1)]
    left = no_shows[-1] + length - now
    return left if left > timedelta() else None
