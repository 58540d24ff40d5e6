"""Maintenance that operators have announced, as this process knows it.

No live match begins in the last minutes before it. In the last minute all matches rest already, and none
begins until it is over.
"""

from datetime import datetime, timedelta

from msgspec import Struct

from app.errors import OnBreak
from app.time_source import Now

NO_START_FOR = timedelta(minutes=10)
"""How long before maintenance no live match begins any more; a match by days may."""
STANDS_FOR = timedelta(minutes=1)
"""How long before maintenance all clocks stand still, so that no action meets a server that is stopped."""


class Break(Struct, frozen=True):
    """When maintenance begins, and when it should be over.

    `is_closed`: Whether it is more than a restart, so that players by days get an hour on top.
    """

    begins_at: datetime
    ends_at: datetime
    is_closed: bool = False

    @property
    def stands_at(self) -> datetime:
        """When all matches begin to rest."""
        return self.begins_at - STANDS_FOR


class Maintenance:
    """The next maintenance, or the one that goes on."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._next: Break | None = None
        self._ended_at: datetime | None = None

    def announce(self, next_: Break | None) -> None:
        """Take over what operators have announced; None if there is no maintenance to come."""
        last, self._next = self._next, next_
        if last is not None and last.stands_at <= self._now() and self.resting() is None:
            self._ended_at = min(last.ends_at, self._now())

    def last_end(self) -> datetime | None:
        """Return when maintenance ended last, as far as this process has seen it."""
        if self._next is not None and self._next.ends_at <= self._now():
            return self._next.ends_at
        return self._ended_at

    def resting(self) -> Break | None:
        """Return the maintenance because of which all matches rest; None if they do not."""
        return self._at(STANDS_FOR)

    def without_starts(self, *, by_days: bool = False) -> Break | None:
        """Return the maintenance because of which no match may begin now; None if one may."""
        return self._at(STANDS_FOR if by_days else NO_START_FOR)

    def check_start(self, *, by_days: bool = False) -> None:
        """Raise OnBreak if no match may begin now. `by_days`: The match has a clock by days."""
        if (near := self.without_starts(by_days=by_days)) is not None:
            raise OnBreak("break-near", when=f"{near.ends_at:%H:%M} UTC")

    def check_wake(self) -> None:
        """Raise OnBreak if matches rest because of maintenance."""
        if (now := self.resting()) is not None:
            raise OnBreak("break-rests", when=f"{now.ends_at:%H:%M} UTC")

    def _at(self, early: timedelta) -> Break | None:
        one = self._next
        return one if one and one.begins_at - early <= self._now() < one.ends_at else None
