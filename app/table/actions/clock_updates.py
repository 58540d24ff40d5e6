"""Applies the events of a table to its clocks; the arithmetic is in `clock_changes`."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from app.engine.chance import Draw
from app.engine.types import Event, Seat
from app.table.clock.clock_changes import ClockedAction, Decisions, after_action, new_clocks, start_for
from app.table.clock.clock_state import Clocks
from app.table.clock.time_control import Days
from app.table.clock.timestamps import Instant, Ms, as_ms
from app.table.state.match_header import SeatState
from app.table.state.position import Position
from app.table.state.table_state import TableState


def clocks_at_start(table: TableState, position: Position, time: Instant) -> Clocks | None:
    """Return the clocks before the first action; None if nobody's time runs."""
    return _start_clocks(table, None, position, seats=table.seats, time=time)


def clocks_after_reseating(table: TableState, seats: list[SeatState], time: Instant) -> Clocks | None:
    """Return the clocks after seats have passed to the server or back to their players."""
    assert table.position is not None
    return _start_clocks(table, table.clocks, table.position, seats=seats, time=time)


def _start_clocks(
    table: TableState, clocks: Clocks | None, position: Position, seats: list[SeatState], time: Instant
) -> Clocks | None:
    """Return the clocks, with those running whose seats ask a person for a decision."""
    decisions = {seat: one for seat, one in position.decisions().items() if not seats[seat].is_served}
    if table.header.clock is None and not _has_limits(clocks, decisions):
        return None
    at = time.at
    clocks = clocks or new_clocks(table.header.clock, len(seats), at)
    return start_for(table.header.clock, clocks, decisions, at=at, begin=time.decision_start(at))


def clocks_after_action(
    table: TableState,
    position: Position,
    action: ClockedAction,
    events: Sequence[Event],
    clocks: Clocks | None,
    gone: bool,
    time: Instant,
) -> Clocks | None:
    """Return the clocks after an action that leads to `position`; None if nobody's time runs.

    `clocks` are those before it, `events` are its own. `gone` says that the server plays the seat that acted
    from now on.
    """
    before, control, decisions = table.position, table.header.clock, position.decisions()
    assert before is not None
    if control is None and not _has_limits(clocks, decisions):
        return None  # the usual case
    for seat in position.to_act:
        if table.seats[seat].is_served or (gone and seat == action.seat):
            decisions = {one: decisions[one] for one in decisions if one != seat}
    if control is None and not _has_limits(clocks, decisions):
        return None
    at = as_ms(time.now)
    clocks = clocks or new_clocks(control, len(table.seats), at)
    return after_action(
        control,
        clocks,
        before.decisions(),
        after=decisions,
        action=replace(action, owed=_owed(table, before, events)),
        at=at,
        begin=time.decision_start(at),
    )


def _owed(table: TableState, before: Position, events: Sequence[Event]) -> tuple[Ms, ...]:
    """Return, by seat, for how many ms the events are shown; nothing with a clock by days, which is patient.

    A seat that the server plays waits for nothing.
    """
    beats = before.game.beats
    if beats is None or isinstance(table.header.clock, Days):
        return ()
    state = before.state
    return tuple(0 if one.is_served else beats.owed_ms(state, events, one.seat) for one in table.seats)


def _has_limits(clocks: Clocks | None, decisions: Decisions) -> bool:
    """Return whether time runs without a clock: by the rules themselves, or because it has to be stopped."""
    runs = clocks is not None and clocks.expires_at is not None
    return runs or any(one.seconds is not None for one in decisions.values())


def clocked_action(seat: Seat, draws: Sequence[Draw], person: bool) -> ClockedAction:
    """Return the facts about an action that the clocks need: see ClockedAction."""
    return ClockedAction(seat, bool(draws), person)


def next_clock_check(table: TableState, clocks: Clocks | None) -> Ms | None:
    """Return when the clocks have to be looked at, if that is earlier than the job that stands; else
    None.

    Where other processes play at the table too, the job that stands may be later than this process knows.
    """
    zero = None if clocks is None else clocks.expires_at
    if zero is None:
        return None
    if table.clock_due is not None and table.clock_due <= zero and not table.shared:
        return None
    return zero


def stored_form(clocks: Clocks | None) -> list[Any] | None:
    """Return the clocks as they are stored in JSON."""
    return None if clocks is None else msgspec.to_builtins(clocks)
