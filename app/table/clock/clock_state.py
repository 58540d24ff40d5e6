"""What the clocks of a match say. Pure arithmetic: what time it is is handed in, ms since 1970.

A decision is one standing question to one seat (`contract.Decision`). While it stands its hand runs, but
for what stops all of them: a pause by agreement, or that the server was away. With a bank the time that
has run is paid from it.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.engine.types import Decision, Seat
from app.table.clock.time_control import DAY, MINUTE, SECOND, Bank, Clock, Days, PerDecision
from app.table.clock.timestamps import Ms

SHORTEST_DECISION = 10 * SECOND
"""No weight brings a decision below this, an empty bank still has it; or the table's `ms`, if less."""
DICE_SHOWN_FOR = 1500
"""So long dice are looked at before the question that they lead to takes time."""
PAUSE_PROPOSED_FOR = 60 * SECOND
RESTART_AFTER = 10 * SECOND
"""From `play on`, and from the server's return, until the clocks run."""
IDLE_AFTER = 2
"""So many decisions in a row without a word, and the computer keeps the seat."""

Decisions: TypeAlias = Mapping[Seat, Decision]
"""By seat, the questions that stand."""


class SeatClock(Struct, frozen=True, array_like=True, gc=False):
    """The clock of one seat. It runs from `since` on (perhaps still to come), when it showed `left`.

    `since` None: it stands. `allowed` is what the decision has in all, None: what is in the bank; `limited`:
    by the rules themselves, so that no bank pays for it. `bank` is what was in the bank at `since`; `givers`
    have given time for this decision; `timeouts` counts the decisions in a row that passed without a word,
    with this one if it has `timed_out`.
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

    @property
    def expires_at(self) -> Ms | None:
        """When it shows 0, if nothing stops it."""
        return None if self.since is None else self.since + self.left


NO_CLOCK = SeatClock()
"""The clock of a seat in a match whose clocks do not run."""


class PauseState(StrEnum):
    PROPOSED = "proposed"
    PAUSED = "paused"
    RESUMING = "resuming"
    OUTAGE = "outage"


class Pause(Struct, frozen=True, array_like=True, gc=False):
    """`by` None: the server was away, for `away` ms. All but `paused` is over at `until`."""

    state: PauseState
    by: Seat | None
    agreed: tuple[Seat, ...] = ()
    until: Ms | None = None
    away: Ms | None = None


class Clocks(Struct, frozen=True, array_like=True, gc=False):
    """`number` counts their changes, `at` is the time of the last one."""

    number: int
    at: Ms
    seats: tuple[SeatClock, ...]
    pause: Pause | None = None

    @property
    def paused(self) -> bool:
        return self.pause is not None and self.pause.state is PauseState.PAUSED

    def pause_at(self, at: Ms) -> Pause | None:
        """The pause that is not over by now."""
        pause = self.pause
        return None if pause is None or (pause.until is not None and pause.until <= at) else pause

    @property
    def expires_at(self) -> Ms | None:
        """When the first of them shows 0."""
        first = None
        for hand in self.seats:  # asked after every action
            if hand.since is not None and (first is None or hand.since + hand.left < first):
                first = hand.since + hand.left
        return first

    def expired(self, at: Ms) -> list[Seat]:
        """The seats whose time is up."""
        return [
            seat
            for seat, hand in enumerate(self.seats)
            if hand.expires_at is not None and hand.expires_at <= at
        ]


def clocks_from(stored: list[object] | None) -> Clocks | None:
    """As they were stored."""
    return None if stored is None else msgspec.convert(stored, Clocks)


def latest(one: Clocks | None, other: Clocks | None) -> Clocks | None:
    """Of two the one that has changed more often."""
    return max((clocks for clocks in (one, other) if clocks), key=lambda clocks: clocks.number, default=None)


class ClockedAction(Struct, frozen=True, gc=False):
    """What of an action the clocks have to know: `drew` anything, `threw` dice, whether a person took it."""

    seat: Seat
    drew: bool
    threw: bool
    person: bool


def new_clocks(clock: Clock | None, seats: int, at: Ms) -> Clocks:
    """Before the first question."""
    bank = clock.ms if isinstance(clock, Bank) else None
    return Clocks(0, at, (SeatClock(bank=bank),) * seats)


def start_for(clock: Clock | None, clocks: Clocks, decisions: Decisions, at: Ms, begin: Ms) -> Clocks:
    """Seats have changed hands, or the match has begun: who is asked has a clock from `begin` on.

    `decisions`: of the seats that persons play.
    """

    def turned(seat: Seat, hand: SeatClock) -> SeatClock:
        decision = decisions.get(seat)
        if hand.asked and decision is None:
            return _idle(hand, _paid(hand, at))
        if decision is not None and not hand.asked:
            return _begun(
                clock, replace(hand, timeouts=0), hand.bank, decision, None if clocks.paused else begin
            )
        return hand

    return _turned(clocks, at, [turned(seat, hand) for seat, hand in enumerate(clocks.seats)])


def after_action(
    clock: Clock | None,
    clocks: Clocks,
    before: Decisions,
    after: Decisions,
    action: ClockedAction,
    at: Ms,
    begin: Ms,
) -> Clocks:
    """After an action. `begin`: decisions begin then at the earliest, dice or not.

    `after`: of the seats that persons play.
    """
    if clocks.pause is not None and clocks.paused and action.person:
        clocks = resume(clocks, action.seat, at)
    shown = at + DICE_SHOWN_FOR if action.threw else at
    start: Ms | None = begin if begin > shown else shown
    if clocks.pause is not None and clocks.paused:
        start = None
    anew = action.seat if action.drew else None
    hands = [*clocks.seats]
    if action.person and hands[action.seat].timeouts:
        hands[action.seat] = replace(hands[action.seat], timeouts=0)
    for seat, hand in enumerate(hands):  # after every action: who is not concerned costs nothing
        if seat in after:
            decision = after[seat]
            if not hand.asked:
                hands[seat] = _begun(clock, hand, hand.bank, decision, start)
            elif seat == anew or decision.question != before[seat].question:
                hands[seat] = _begun(clock, hand, _ended(clock, hand, at), decision, start)
        elif hand.asked:
            hands[seat] = _idle(hand, _ended(clock, hand, at))
    return _turned(clocks, at, hands)


def mark_timeout(clocks: Clocks, seat: Seat, at: Ms) -> Clocks:
    """The time of this seat is up: the server acts for it. Counted once a decision."""
    hand = clocks.seats[seat]
    if hand.timed_out or hand.limited:
        return clocks
    return _with(clocks, seat, replace(hand, timeouts=hand.timeouts + 1, timed_out=True), at)


def is_idle(clocks: Clocks, seat: Seat) -> bool:
    return clocks.seats[seat].timeouts >= IDLE_AFTER


# --- more time ----------------------------------------------------------------------------


def gift_size(clock: Clock) -> Ms:
    """What an opponent may give: a decision more, a quarter of the bank in whole minutes, or a period."""
    match clock:
        case PerDecision(ms):
            return ms
        case Bank(ms):
            return max(1, ms // 4 // MINUTE) * MINUTE
        case Days(days):
            return days * DAY


def add_time(clock: Clock, clocks: Clocks, giver: Seat, to: Seat, at: Ms) -> Clocks | None:
    """With a gift; None where none can be given: its clock does not run, or he has given already."""
    hand, ms = clocks.seats[to], gift_size(clock)
    if (
        giver == to
        or giver in hand.givers
        or hand.limited
        or hand.expires_at is None
        or hand.expires_at <= at
    ):
        return None
    bank = hand.bank if hand.bank is None else hand.bank + ms
    allowed = hand.allowed if hand.allowed is None else hand.allowed + ms
    more = replace(hand, left=hand.left + ms, allowed=allowed, bank=bank, givers=(*hand.givers, giver))
    return _with(clocks, to, more, at)


# --- what stops all of them ---------------------------------------------------------------


def agree_to_pause(clocks: Clocks, seat: Seat, present: frozenset[Seat], at: Ms) -> Clocks:
    """The seat proposes a pause, or agrees to one. With all who are present it begins."""
    pause = clocks.pause_at(at)
    if pause is not None and pause.state is PauseState.PAUSED:
        return clocks
    proposal = pause if pause is not None and pause.state is PauseState.PROPOSED else None
    so_far = {seat, *(proposal.agreed if proposal else ())}
    by, seats = proposal.by if proposal else seat, tuple(sorted(so_far))
    if present <= so_far:
        hands = tuple(_stopped(hand, at) for hand in clocks.seats)
        return Clocks(clocks.number + 1, at, hands, Pause(PauseState.PAUSED, by, seats))
    until = proposal.until if proposal else at + PAUSE_PROPOSED_FOR
    return replace(
        clocks, number=clocks.number + 1, at=at, pause=Pause(PauseState.PROPOSED, by, seats, until)
    )


def resume(clocks: Clocks, by: Seat, at: Ms) -> Clocks:
    """Play on, or refuse the proposal; with neither nothing changes."""
    pause = clocks.pause_at(at)
    if pause is None or pause.state not in (PauseState.PROPOSED, PauseState.PAUSED):
        return clocks
    if pause.state is PauseState.PROPOSED:
        return replace(clocks, number=clocks.number + 1, at=at, pause=None)
    return _going(clocks, at, at + RESTART_AFTER, PauseState.RESUMING, by)


def take_off_outage(clocks: Clocks, gone: Ms, back: Ms) -> Clocks:
    """The server was away: what was running runs on some seconds after its return, as it stood when it went.

    Their own last change is a sign of life too. Clocks that were set after the return know of it.
    """
    if clocks.at >= back or clocks.paused or clocks.expires_at is None:
        return clocks
    stopped = replace(clocks, seats=tuple(_stopped(hand, max(gone, clocks.at)) for hand in clocks.seats))
    return _going(stopped, back, back + RESTART_AFTER, PauseState.OUTAGE, None, back - gone)


def stop_all(clocks: Clocks, at: Ms) -> Clocks:
    """Nobody plays any more: all stand, also what was agreed about a pause."""
    return Clocks(clocks.number + 1, at, tuple(_stopped(hand, at) for hand in clocks.seats))


def restart_all(clocks: Clocks, by: Seat, at: Ms) -> Clocks:
    """Those that were halted run again a little later."""
    return _going(clocks, at, at + RESTART_AFTER, PauseState.RESUMING, by)


def _going(
    clocks: Clocks, at: Ms, until: Ms, state: PauseState, by: Seat | None, away: Ms | None = None
) -> Clocks:
    """Those that are asked run again from `until` on."""
    hands = tuple(replace(hand, since=until) if hand.asked else hand for hand in clocks.seats)
    return Clocks(clocks.number + 1, at, hands, Pause(state, by, until=until, away=away))


# --- one hand -----------------------------------------------------------------------------


def _stopped(hand: SeatClock, at: Ms) -> SeatClock:
    """It stands from then on, with what had not run yet."""
    if hand.since is None:
        return hand
    ran = max(0, at - hand.since)
    return replace(hand, since=None, left=max(0, hand.left - ran), bank=_paid(hand, at))


def _paid(hand: SeatClock, at: Ms) -> Ms | None:
    """What is in its bank then."""
    if hand.bank is None or hand.limited or hand.since is None or at <= hand.since:
        return hand.bank
    return max(0, hand.bank - (at - hand.since))


def _idle(hand: SeatClock, bank: Ms | None) -> SeatClock:
    return SeatClock(False, None, 0, hand.allowed, hand.limited, bank, (), hand.timeouts)


def _ended(clock: Clock | None, hand: SeatClock, at: Ms) -> Ms | None:
    """The decision is over: what is in the bank then. This is where the increment is credited."""
    bank, since = hand.bank, hand.since
    if bank is None or hand.limited or not isinstance(clock, Bank):
        return bank
    if since is not None and since < at:
        bank -= at - since
    return clock.increment_ms + (bank if bank > 0 else 0)


def _begun(
    clock: Clock | None, hand: SeatClock, bank: Ms | None, decision: Decision, since: Ms | None
) -> SeatClock:
    """A decision begins; without a clock only those that the rules limit take time."""
    if decision.seconds is not None:
        left = decision.seconds * SECOND
        return SeatClock(True, since, left, left, True, bank, (), hand.timeouts)
    if isinstance(clock, Bank):
        left = bank or 0
        if left >= SHORTEST_DECISION:
            return SeatClock(True, since, left, None, False, bank, (), hand.timeouts)
        left = max(left, min(SHORTEST_DECISION, clock.ms))
    elif isinstance(clock, PerDecision):
        left = _weighted(clock.ms, decision.weight)
    elif isinstance(clock, Days):
        left = clock.days * DAY
    else:
        return hand if hand.bank == bank and not hand.asked else _idle(hand, bank)
    return SeatClock(True, since, left, left, False, bank, (), hand.timeouts)


def _weighted(ms: Ms, weight: float) -> Ms:
    return max(round(ms * weight), min(SHORTEST_DECISION, ms))


# --- all hands ----------------------------------------------------------------------------


def _turned(clocks: Clocks, at: Ms, hands: list[SeatClock]) -> Clocks:
    """The same clocks where nothing has changed."""
    pause = None if clocks.pause is None else clocks.pause_at(at)
    turned = tuple(hands)
    if turned == clocks.seats and pause is clocks.pause:
        return clocks
    return Clocks(clocks.number + 1, at, turned, pause)


def _with(clocks: Clocks, seat: Seat, hand: SeatClock, at: Ms) -> Clocks:
    hands = (*clocks.seats[:seat], hand, *clocks.seats[seat + 1 :])
    return replace(clocks, number=clocks.number + 1, at=at, seats=hands)
