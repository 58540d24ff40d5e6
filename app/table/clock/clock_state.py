"""The clocks of a match. Pure arithmetic: the current time is passed in, in milliseconds since 1970.

A decision is one standing question to one seat (`engine.types.Decision`). Its clock runs while it stands,
except while all clocks are stopped: by an agreed pause, or because the servers were away. With a bank, the
time that has run is taken from it.
"""

from enum import StrEnum

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.engine.types import Seat
from app.table.clock.timestamps import Ms


class SeatClock(Struct, frozen=True, array_like=True, gc=False):
    """The clock of one seat: it runs from `since` on, which may lie ahead, when it showed `left`.

    `since` is None while it stands. `allowed` is the time that the decision has in all; None: what the bank
    holds. `limited`: the rules themselves limit the decision, so that no bank pays for it. `bank` is what the
    bank held at `since`. `givers` have given time for this decision. `timeouts` counts the decisions in a row
    for which the time ran out, including this one if it has `timed_out`. `whole` is the time of the decision
    in all where the bank says it; None otherwise, and in older matches.
    """

    asked: bool = False
    since: Ms | None = None
    left: Ms = 0
    allowed: Ms | None = None
    limited: bool = False
    bank: Ms | None = None
    givers: tuple[Seat, ...] = ()
    timeouts: int = 0
    timed_out: bool = False
    whole: Ms | None = None

    @property
    def expires_at(self) -> Ms | None:
        """When the clock shows 0, if nothing stops it; None while it stands."""
        return None if self.since is None else self.since + self.left


NO_CLOCK = SeatClock()
"""The clock of a seat in a match whose clocks do not run."""


class PauseState(StrEnum):
    PROPOSED = "proposed"
    PAUSED = "paused"
    RESUMING = "resuming"
    OUTAGE = "outage"


class Pause(Struct, frozen=True, array_like=True, gc=False):
    """A pause of all clocks; `by` is None if the servers were away, for `away` ms.

    All states but `paused` end at `until`.
    """

    state: PauseState
    by: Seat | None
    agreed: tuple[Seat, ...] = ()
    until: Ms | None = None
    away: Ms | None = None


class Clocks(Struct, frozen=True, array_like=True, gc=False):
    """The clocks of all seats. `number` counts their changes, `at` is the time of the last one.

    `shown` is, by seat, the time at which everything that has happened has been shown at the pace Normal;
    empty if nothing is waited for. `proposals` counts, by seat, the pauses proposed in this match; empty:
    none.
    """

    number: int
    at: Ms
    seats: tuple[SeatClock, ...]
    pause: Pause | None = None
    shown: tuple[Ms, ...] = ()
    proposals: tuple[int, ...] = ()

    @property
    def paused(self) -> bool:
        """Whether an agreed pause stops the clocks."""
        return self.pause is not None and self.pause.state is PauseState.PAUSED

    def pause_at(self, at: Ms) -> Pause | None:
        """Return the pause, if it is not over by then."""
        pause = self.pause
        return None if pause is None or (pause.until is not None and pause.until <= at) else pause

    @property
    def expires_at(self) -> Ms | None:
        """When the first clock shows 0; None if none runs."""
        first = None
        for clock in self.seats:  # runs after every action
            if clock.since is not None and (first is None or clock.since + clock.left < first):
                first = clock.since + clock.left
        return first

    def with_more(self, ms: Ms) -> "Clocks":
        """Return the clocks with so much more time for each decision that the rules do not limit."""
        return replace(self, seats=tuple(_with_more(clock, ms) for clock in self.seats))

    def expired(self, at: Ms) -> list[Seat]:
        """Return the seats whose time is up."""
        return [
            seat
            for seat, clock in enumerate(self.seats)
            if clock.expires_at is not None and clock.expires_at <= at
        ]


def _with_more(clock: SeatClock, ms: Ms) -> SeatClock:
    if not clock.asked or clock.limited:
        return clock
    allowed = None if clock.allowed is None else clock.allowed + ms
    return replace(clock, left=clock.left + ms, allowed=allowed)


def clocks_from(stored: list[object] | None) -> Clocks | None:
    """Return the clocks from their stored form."""
    return None if stored is None else msgspec.convert(stored, Clocks)


def latest(one: Clocks | None, other: Clocks | None) -> Clocks | None:
    """Return the later of two states of the same clocks: the one with more changes."""
    return max((clocks for clocks in (one, other) if clocks), key=lambda clocks: clocks.number, default=None)
