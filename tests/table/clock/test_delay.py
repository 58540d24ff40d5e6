"""A bank with a delay: a decision gives back no more than it took."""

import random

from app.engine.types import Decision
from app.table.clock.clock_changes import (
    ClockedAction,
    add_time,
    after_action,
    gift_size,
    new_clocks,
    start_for,
)
from app.table.clock.clock_state import Clocks
from app.table.clock.time_control import Bank, clock_json, time_control_of

NOON = 1_800_000_000_000
CLOCK = Bank(1_200_000, 15_000, delay=True)
ASKED = Decision("which")


def begun() -> Clocks:
    return start_for(CLOCK, new_clocks(CLOCK, 2, NOON), {0: ASKED}, NOON, NOON)


def handed_over(clocks: Clocks, seat: int, at: int) -> Clocks:
    action = ClockedAction(seat, drew=False, person=True)
    return after_action(CLOCK, clocks, {seat: ASKED}, {1 - seat: ASKED}, action, at, at)


def test_no_clock_is_above_its_start_in_a_match_of_400_actions() -> None:
    rng, clocks, at, spent = random.Random(4), begun(), NOON, 0
    for number in range(400):
        took = rng.randrange(20_000)
        at, seat = at + took, number % 2
        clocks = handed_over(clocks, seat, at)
        spent += max(0, took - CLOCK.increment_ms) if seat == 0 else 0
        assert all((one.bank or 0) <= CLOCK.ms for one in clocks.seats)
        assert clocks.seats[0].bank == CLOCK.ms - spent
    assert 0 < spent < CLOCK.ms


def test_a_gift_stays_and_is_not_given_back_twice() -> None:
    clocks = add_time(CLOCK, begun(), 1, 0, NOON + 1_000)
    assert clocks is not None

    after = handed_over(clocks, 0, NOON + 40_000)

    assert after.seats[0].bank == CLOCK.ms + gift_size(CLOCK) - 40_000 + CLOCK.increment_ms


def test_an_empty_bank_is_given_back_what_its_least_time_took() -> None:
    clocks = handed_over(handed_over(begun(), 0, NOON + CLOCK.ms), 1, NOON + CLOCK.ms)
    assert clocks.seats[0].bank == CLOCK.increment_ms


def test_a_clock_without_a_delay_is_stored_and_sent_as_before() -> None:
    assert clock_json(Bank(600_000, 5_000)) == {"kind": "bank", "ms": 600_000, "increment_ms": 5_000}
    assert time_control_of(clock_json(CLOCK)) == CLOCK
