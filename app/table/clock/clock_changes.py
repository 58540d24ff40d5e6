"""Changes of the clocks of a match: an action, a timeout, a gift, a pause, an outage.

All functions take clocks and return clocks; they are pure arithmetic over milliseconds since 1970.
"""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from app.engine.types import Decision, Seat
from app.table.clock.clock_state import Clocks, Pause, PauseState, SeatClock
from app.table.clock.time_control import DAY, MINUTE, SECOND, Bank, Days, PerDecision, TimeControl
from app.table.clock.timestamps import Ms

SHORTEST_DECISION = 10 * SECOND
"""The least time for a decision, whatever its weight and with an empty bank; or the table's `ms` if less."""
SHOWN_AT_MOST = 6 * SECOND
"""How long a question waits at most for what led to it to be shown before it takes time."""
PAUSE_PROPOSED_FOR = 60 * SECOND
"""How long a proposed pause waits for agreement."""
MOST_PROPOSALS = 5
"""How many pauses a seat may propose in a match; agreeing to one costs nothing."""
RESTART_AFTER = 10 * SECOND
"""The delay between the end of a pause, or the server's return, and the clocks' restart."""
IDLE_AFTER = 2
"""After this many timeouts in a row the computer keeps the seat."""
Decisions: TypeAlias = Mapping[Seat, Decision]
"""The standing questions, by seat."""


class ClockedAction(Struct, frozen=True, gc=False):
    """The facts about an action that the clocks need: whether it `drew` anything, and a person took it.

    `owed` is, by seat, for how many ms its events are shown; empty: not at all.
    """

    seat: Seat
    drew: bool
    person: bool
    owed: tuple[Ms, ...] = ()


def new_clocks(control: TimeControl | None, seats: int, at: Ms) -> Clocks:
    """Return the clocks of a match before its first question."""
    bank = control.ms if isinstance(control, Bank) else None
    return Clocks(0, at, (SeatClock(bank=bank),) * seats)


def start_for(control: TimeControl | None, clocks: Clocks, decisions: Decisions, at: Ms, begin: Ms) -> Clocks:
    """Return the clocks after the start, or after seats have changed hands: new questions run from
    `begin` on.

    `decisions`: those of the seats that persons play.
    """

    def turned(seat: Seat, clock: SeatClock) -> SeatClock:
        decision = decisions.get(seat)
        if clock.asked and decision is None:
            return _unasked(clock, _bank_at(clock, at))
        if decision is not None and not clock.asked:
            return _start(
                control,
                replace(clock, timeouts=0),
                clock.bank,
                decision=decision,
                since=None if clocks.paused else begin,
            )
        return clock

    return _with_seats(clocks, at, [turned(seat, clock) for seat, clock in enumerate(clocks.seats)])


def after_action(
    control: TimeControl | None,
    clocks: Clocks,
    before: Decisions,
    after: Decisions,
    action: ClockedAction,
    at: Ms,
    begin: Ms,
) -> Clocks:
    """Return the clocks after an action; `before` and `after` are the decisions of the seats that persons
    play.

    New decisions begin no earlier than `begin`, and after what led to them has been shown.
    """
    if clocks.pause is not None and clocks.paused and action.person:
        clocks = resume(clocks, action.seat, at)
    shown = shown_after(clocks.shown, action, at) if action.owed else ()
    stands = clocks.pause is not None and clocks.paused
    anew = action.seat if action.drew else None
    seats = [*clocks.seats]
    if action.person and seats[action.seat].timeouts:
        seats[action.seat] = replace(seats[action.seat], timeouts=0)
    for seat, clock in enumerate(
        seats
    ):  # runs after every action: seats that it does not concern cost nothing
        if seat in after:
            decision = after[seat]
            start = None if stands else max(begin, shown[seat] if shown else at)
            if not clock.asked:
                seats[seat] = _start(control, clock, clock.bank, decision=decision, since=start)
            elif seat == anew or decision.question != before[seat].question:
                seats[seat] = _start(
                    control, clock, _bank_after_decision(control, clock, at), decision=decision, since=start
                )
        elif clock.asked:
            seats[seat] = _unasked(clock, _bank_after_decision(control, clock, at))
    return _with_seats(clocks, at, seats, shown)


def shown_after(shown: tuple[Ms, ...], action: ClockedAction, at: Ms) -> tuple[Ms, ...]:
    """Return, by seat, when everything has been shown after an action whose events follow what is `shown`.

    The seat that acted has seen what led to its action.
    """
    return tuple(
        min((at if seat == action.seat or not shown else max(at, shown[seat])) + owed, at + SHOWN_AT_MOST)
        for seat, owed in enumerate(action.owed)
    )


def mark_timeout(clocks: Clocks, seat: Seat, at: Ms) -> Clocks:
    """Return the clocks after the server acts for a seat whose time is up. Counted once per decision."""
    clock = clocks.seats[seat]
    if clock.timed_out or clock.limited:
        return clocks
    return _with_seat(clocks, seat, replace(clock, timeouts=clock.timeouts + 1, timed_out=True), at)


def is_idle(clocks: Clocks, seat: Seat) -> bool:
    """Return whether the seat has let so many decisions time out that the computer keeps it."""
    return clocks.seats[seat].timeouts >= IDLE_AFTER


# --- more time ----------------------------------------------------------------------------


def gift_size(control: TimeControl) -> Ms:
    """Return how much time an opponent can give: one more decision, a quarter of the bank in whole
    minutes, or a period.
    """
    match control:
        case PerDecision(ms):
            return ms
        case Bank(ms):
            return max(1, ms // 4 // MINUTE) * MINUTE
        case Days(days):
            return days * DAY


def add_time(control: TimeControl, clocks: Clocks, giver: Seat, to: Seat, at: Ms) -> Clocks | None:
    """Return the clocks with a gift of time; None if it cannot be given: the clock stands, or they have
    given already.
    """
    clock, ms = clocks.seats[to], gift_size(control)
    if (
        giver == to
        or giver in clock.givers
        or clock.limited
        or clock.expires_at is None
        or clock.expires_at <= at
    ):
        return None
    bank = clock.bank if clock.bank is None else clock.bank + ms
    allowed = clock.allowed if clock.allowed is None else clock.allowed + ms
    whole = clock.whole if clock.whole is None else clock.whole + ms
    given = (*clock.givers, giver)
    more = replace(clock, left=clock.left + ms, allowed=allowed, bank=bank, givers=given, whole=whole)
    return _with_seat(clocks, to, more, at)


# --- stopping all clocks ---------------------------------------------------------------


def agree_to_pause(clocks: Clocks, seat: Seat, present: frozenset[Seat], at: Ms) -> Clocks:
    """Return the clocks after a seat proposes or agrees to a pause; it begins when all who are present
    agree. They are unchanged where the seat has proposed too many.
    """
    pause = clocks.pause_at(at)
    if pause is not None and pause.state is PauseState.PAUSED:
        return clocks
    proposal = pause if pause is not None and pause.state is PauseState.PROPOSED else None
    proposals = clocks.proposals if proposal else _one_more(clocks, seat)
    if proposals is None:
        return clocks
    so_far = {seat, *(proposal.agreed if proposal else ())}
    by, seats = proposal.by if proposal else seat, tuple(sorted(so_far))
    if present <= so_far:
        stopped = tuple(stop_clock(clock, at) for clock in clocks.seats)
        pause = Pause(PauseState.PAUSED, by, seats)
        return Clocks(clocks.number + 1, at, stopped, pause, proposals=proposals)
    until = proposal.until if proposal else at + PAUSE_PROPOSED_FOR
    pause = Pause(PauseState.PROPOSED, by, seats, until)
    return replace(clocks, number=clocks.number + 1, at=at, pause=pause, proposals=proposals)


def _one_more(clocks: Clocks, seat: Seat) -> tuple[int, ...] | None:
    """Return the proposals by seat with one more of this seat; None if it has no more."""
    counts = list(clocks.proposals or (0,) * len(clocks.seats))
    counts[seat] += 1
    return None if counts[seat] > MOST_PROPOSALS else tuple(counts)


def resume(clocks: Clocks, by: Seat, at: Ms) -> Clocks:
    """Return the clocks after the end of a pause, or the rejection of a proposed one; unchanged without
    either.
    """
    pause = clocks.pause_at(at)
    if pause is None or pause.state not in (PauseState.PROPOSED, PauseState.PAUSED):
        return clocks
    if pause.state is PauseState.PROPOSED:
        return replace(clocks, number=clocks.number + 1, at=at, pause=None)
    return restart_at(clocks, at, at + RESTART_AFTER, state=PauseState.RESUMING, by=by)


def stop_all(clocks: Clocks, at: Ms) -> Clocks:
    """Return the clocks with all of them stopped and no pause: nobody plays any more."""
    stopped = tuple(stop_clock(clock, at) for clock in clocks.seats)
    return Clocks(clocks.number + 1, at, stopped, proposals=clocks.proposals)


def restart_all(clocks: Clocks, by: Seat | None, at: Ms) -> Clocks:
    """Return the clocks after `stop_all`, running again a little later. `by`: None after maintenance."""
    if by is None:
        away = at - clocks.at
        return restart_at(clocks, at, at + RESTART_AFTER, state=PauseState.OUTAGE, by=None, away=away)
    return restart_at(clocks, at, at + RESTART_AFTER, state=PauseState.RESUMING, by=by)


def restart_at(
    clocks: Clocks, at: Ms, until: Ms, state: PauseState, by: Seat | None, away: Ms | None = None
) -> Clocks:
    """Return the clocks, with those of all asked seats running again from `until` on."""
    seats = tuple(replace(clock, since=until) if clock.asked else clock for clock in clocks.seats)
    pause = Pause(state, by, until=until, away=away)
    return Clocks(clocks.number + 1, at, seats, pause, proposals=clocks.proposals)


# --- one clock ----------------------------------------------------------------------------


def stop_clock(clock: SeatClock, at: Ms) -> SeatClock:
    """Return the clock, stopped with the time that had not run yet."""
    if clock.since is None:
        return clock
    ran = max(0, at - clock.since)
    return replace(clock, since=None, left=max(0, clock.left - ran), bank=_bank_at(clock, at))


def _bank_at(clock: SeatClock, at: Ms) -> Ms | None:
    """Return the time left in the bank at `at`; None without a bank."""
    if clock.bank is None or clock.limited or clock.since is None or at <= clock.since:
        return clock.bank
    return max(0, clock.bank - (at - clock.since))


def _unasked(clock: SeatClock, bank: Ms | None) -> SeatClock:
    """Return the clock of a seat that has nothing to decide."""
    return SeatClock(
        asked=False,
        since=None,
        left=0,
        allowed=clock.allowed,
        limited=clock.limited,
        bank=bank,
        givers=(),
        timeouts=clock.timeouts,
    )


def _bank_after_decision(control: TimeControl | None, clock: SeatClock, at: Ms) -> Ms | None:
    """Return the time in the bank at the end of the decision, with the increment; None without a bank."""
    bank, since = clock.bank, clock.since
    if bank is None or clock.limited or not isinstance(control, Bank):
        return bank
    if since is not None and since < at:
        bank -= at - since
    return (bank if bank > 0 else 0) + _given_back(control, clock, at)


def _given_back(control: Bank, clock: SeatClock, at: Ms) -> Ms:
    """Return what the end of a decision adds to the bank; with a delay at most the time that it took."""
    whole = clock.whole if clock.allowed is None else clock.allowed
    if not control.delay or whole is None:
        return control.increment_ms
    ran = 0 if clock.since is None else max(0, at - clock.since)
    return min(whole - clock.left + ran, control.increment_ms)


def _start(
    control: TimeControl | None, clock: SeatClock, bank: Ms | None, decision: Decision, since: Ms | None
) -> SeatClock:
    """Return the clock of a decision that begins at `since`; without a time control only limited ones
    take time.
    """
    if decision.seconds is not None:
        left = decision.seconds * SECOND
        return SeatClock(
            asked=True,
            since=since,
            left=left,
            allowed=left,
            limited=True,
            bank=bank,
            givers=(),
            timeouts=clock.timeouts,
        )
    if isinstance(control, Bank):
        left = bank or 0
        if left >= SHORTEST_DECISION:
            return SeatClock(
                asked=True,
                since=since,
                left=left,
                allowed=None,
                limited=False,
                bank=bank,
                givers=(),
                timeouts=clock.timeouts,
                whole=left,
            )
        left = max(left, min(SHORTEST_DECISION, control.ms))
    elif isinstance(control, PerDecision):
        left = _weighted(control.ms, decision.weight)
    elif isinstance(control, Days):
        left = control.days * DAY
    else:
        return clock if clock.bank == bank and not clock.asked else _unasked(clock, bank)
    return SeatClock(
        asked=True,
        since=since,
        left=left,
        allowed=left,
        limited=False,
        bank=bank,
        givers=(),
        timeouts=clock.timeouts,
    )


def _weighted(ms: Ms, weight: float) -> Ms:
    return max(round(ms * weight), min(SHORTEST_DECISION, ms))


# --- all clocks ---------------------------------------------------------------------------


def _with_seats(clocks: Clocks, at: Ms, seats: list[SeatClock], shown: tuple[Ms, ...] = ()) -> Clocks:
    """Return the clocks with these seats; the same object if nothing has changed."""
    pause = None if clocks.pause is None else clocks.pause_at(at)
    turned = tuple(seats)
    if turned == clocks.seats and pause is clocks.pause and shown == clocks.shown:
        return clocks
    return Clocks(clocks.number + 1, at, turned, pause, shown, clocks.proposals)


def _with_seat(clocks: Clocks, seat: Seat, clock: SeatClock, at: Ms) -> Clocks:
    seats = (*clocks.seats[:seat], clock, *clocks.seats[seat + 1 :])
    return replace(clocks, number=clocks.number + 1, at=at, seats=seats)
