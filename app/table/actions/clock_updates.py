"""What the clocks of a table say after what has happened to it: ties a table to the arithmetic."""

from collections.abc import Sequence
from typing import Any

import msgspec

from app.engine.chance import Die, Draw
from app.engine.types import Seat
from app.table.clock.clock_state import Action, Clocks, Decisions, asked, fresh, moved
from app.table.clock.timestamps import Instant, Ms, as_ms
from app.table.state.match_header import Seated
from app.table.state.position import Moment
from app.table.state.table_state import TableState


def at_start(table: TableState, moment: Moment, time: Instant) -> Clocks | None:
    """Before the first action."""
    return _seated(table, None, moment, table.seats, time)


def after_reseating(table: TableState, seats: list[Seated], time: Instant) -> Clocks | None:
    """Somebody has left his seat to the server, or is back."""
    assert table.moment is not None
    return _seated(table, table.clocks, table.moment, seats, time)


def _seated(
    table: TableState, clocks: Clocks | None, moment: Moment, seats: list[Seated], time: Instant
) -> Clocks | None:
    decisions = {seat: one for seat, one in moment.decisions().items() if not seats[seat].served}
    if table.header.clock is None and not _limited(clocks, decisions):
        return None
    at = time.at
    clocks = clocks or fresh(table.header.clock, len(seats), at)
    return asked(table.header.clock, clocks, decisions, at, time.begin(at))


def after_action(
    table: TableState, moment: Moment, action: Action, clocks: Clocks | None, gone: bool, time: Instant
) -> Clocks | None:
    """After an action that leads to this moment. `clocks` said so before it; `gone`: its seat is the server's
    from now on."""
    before, clock, decisions = table.moment, table.header.clock, moment.decisions()
    assert before is not None
    if clock is None and not _limited(clocks, decisions):
        return None  # as it mostly is
    for seat in moment.to_act:
        if table.seats[seat].served or (gone and seat == action.seat):
            decisions = {one: decisions[one] for one in decisions if one != seat}
    if clock is None and not _limited(clocks, decisions):
        return None
    at = as_ms(time.now)
    clocks = clocks or fresh(clock, len(table.seats), at)
    return moved(clock, clocks, before.decisions(), decisions, action, at, time.begin(at))


def _limited(clocks: Clocks | None, decisions: Decisions) -> bool:
    """Whether anybody's time runs by the rules themselves, or has to be stopped."""
    runs = clocks is not None and clocks.zero is not None
    return runs or any(one.seconds is not None for one in decisions.values())


def drawn(seat: Seat, draws: Sequence[Draw], person: bool) -> Action:
    return Action(seat, bool(draws), Die in map(type, draws), person)


def first_zero(table: TableState, clocks: Clocks | None) -> Ms | None:
    """When they have to be looked at; None: not earlier than they would be anyhow. Other processes may have
    put that off."""
    zero = None if clocks is None else clocks.zero
    if zero is None:
        return None
    if table.clock_due is not None and table.clock_due <= zero and not table.shared:
        return None
    return zero


def stored(clocks: Clocks | None) -> list[Any] | None:
    """As JSON has them."""
    return None if clocks is None else msgspec.to_builtins(clocks)
