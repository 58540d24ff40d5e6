"""Times during which no server ran, taken off the clocks of matches."""

from bisect import bisect_right
from collections.abc import Iterable

from msgspec.structs import replace

from app.table.clock.clock_changes import RESTART_AFTER, restart_at, stop_clock
from app.table.clock.clock_state import Clocks, PauseState
from app.table.clock.timestamps import Ms


class Outages:
    """Outages, each from when the servers went to their return, given with the oldest first.

    The time that clocks run between them is added up once, for however many clocks.
    """

    def __init__(self, outages: Iterable[tuple[Ms, Ms]]) -> None:
        self._gone: list[Ms] = []
        self._back: list[Ms] = []
        self._ran: list[Ms] = []  # by outage: for how long clocks ran before it, since the first
        for gone, back in outages:
            last = self._back[-1] if self._back else None
            if last is None or back > last:
                ran = max(0, gone - last - RESTART_AFTER) if last is not None else 0
                self._ran.append((self._ran[-1] if self._ran else 0) + ran)
                self._gone.append(gone)
                self._back.append(back)

    def take_off(self, clocks: Clocks) -> Clocks:
        """Return the clocks without the outages that ended after their last change.

        The result is that of taking off one after the other. Between two of them all clocks run equally long.
        """
        first, last = bisect_right(self._back, clocks.at), len(self._back) - 1
        if first > last:
            return clocks
        once = take_off_outage(clocks, self._gone[first], self._back[first])
        if once is clocks or first == last:
            return once
        ran = self._ran[last] - self._ran[first]
        seats = tuple(
            clock if clock.since is None else stop_clock(clock, clock.since + ran) for clock in once.seats
        )
        before_last = replace(once, number=clocks.number + last - first, seats=seats)
        return _restarted(before_last, self._gone[last], self._back[last])


def take_off_outage(clocks: Clocks, gone: Ms, back: Ms) -> Clocks:
    """Return the clocks without an outage: what ran when the servers went runs on a little after their
    return.

    The clocks' own last change counts as a heartbeat. Clocks set after the return know of the outage.
    """
    if clocks.at >= back or clocks.paused or clocks.expires_at is None:
        return clocks
    seats = tuple(stop_clock(clock, max(gone, clocks.at)) for clock in clocks.seats)
    return _restarted(replace(clocks, seats=seats), gone, back)


def _restarted(clocks: Clocks, gone: Ms, back: Ms) -> Clocks:
    return restart_at(clocks, back, back + RESTART_AFTER, state=PauseState.OUTAGE, by=None, away=back - gone)
