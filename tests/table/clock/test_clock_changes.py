"""The arithmetic of clocks: no time is lost or won, whatever happens in whatever order."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from app.engine.types import Decision
from app.table.clock.clock_changes import (
    PAUSE_PROPOSED_FOR,
    RESTART_AFTER,
    SHORTEST_DECISION,
    SHOWN_AT_MOST,
    ClockedAction,
    after_action,
    agree_to_pause,
    gift_size,
    is_idle,
    mark_timeout,
    new_clocks,
    resume,
    shown_after,
    start_for,
)
from app.table.clock.clock_changes import add_time as give
from app.table.clock.clock_state import Clocks, PauseState
from app.table.clock.outages import take_off_outage
from app.table.clock.time_control import Bank, Days, PerDecision, TimeControl

MINUTE = 60_000
BANK = Bank(10_000_000, 3_000)
NOON = 1_800_000_000_000
ASKED = Decision("which")
OTHER = Decision("another")


def begun(clock: TimeControl | None, decision: Decision = ASKED, seats: int = 2) -> Clocks:
    """Return clocks of a match in which seat 0 is asked at noon."""
    return start_for(clock, new_clocks(clock, seats, NOON), {0: decision}, NOON, NOON)


def person(seat: int, *, drew: bool = False, owed: tuple[int, ...] = ()) -> ClockedAction:
    return ClockedAction(seat, drew or any(owed), True, owed)


def handed_over(clock: TimeControl | None, clocks: Clocks, at: int, owed: int = 0) -> Clocks:
    """Return the clocks after seat 0 has decided and seat 1 is asked, after `owed` ms of what is shown."""
    return after_action(clock, clocks, {0: ASKED}, {1: ASKED}, person(0, owed=(owed, owed)), at, at)


# --- one decision ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "decision", "allowed"),
    [
        (PerDecision(60_000), ASKED, 60_000),
        (PerDecision(60_000), Decision("", 4), 240_000),
        (PerDecision(60_000), Decision("", 1 / 3), 20_000),
        (PerDecision(15_000), Decision("", 1 / 3), SHORTEST_DECISION),
        (PerDecision(5_000), Decision("", 1 / 3), 5_000),
        (Days(2), Decision("", 4), 2 * 86_400_000),
        (Bank(900_000, 0), Decision("", 4), 900_000),
        (PerDecision(60_000), Decision("", seconds=10), 10_000),
        (Days(2), Decision("", seconds=10), 10_000),
        (None, Decision("", seconds=10), 10_000),
    ],
)
def test_how_long_a_decision_has(clock: TimeControl, decision: Decision, allowed: int) -> None:
    clocks = begun(clock, decision)

    assert clocks.expires_at == NOON + allowed
    assert clocks.seats[0].allowed == (None if isinstance(clock, Bank) else allowed)
    assert clocks.seats[1].expires_at is None


def test_without_a_clock_a_question_takes_as_long_as_it_takes() -> None:
    assert begun(None).expires_at is None


def test_a_decision_goes_on_while_the_question_stands() -> None:
    clocks = begun(BANK)

    assert after_action(BANK, clocks, {0: ASKED}, {0: ASKED}, person(0), NOON + 5_000, NOON) is clocks


@pytest.mark.parametrize(
    ("action", "after"),
    [(person(0), OTHER), (person(0, drew=True), ASKED), (person(0, owed=(1_300, 500)), ASKED)],
)
def test_a_decision_ends_with_its_question_or_a_draw(action: ClockedAction, after: Decision) -> None:
    clocks = after_action(BANK, begun(BANK), {0: ASKED}, {0: after}, action, NOON + 5_000, NOON)

    assert clocks.seats[0].bank == 10_000_000 - 5_000 + 3_000
    assert clocks.seats[0].since == NOON + 5_000 + (1_300 if action.owed else 0)


def test_what_an_opponent_draws_does_not_end_my_decision() -> None:
    both = start_for(BANK, new_clocks(BANK, 2, NOON), {0: ASKED, 1: ASKED}, NOON, NOON)
    after = after_action(
        BANK, both, {0: ASKED, 1: ASKED}, {1: ASKED}, person(0, owed=(9, 9)), NOON + 9_000, NOON
    )

    assert after.seats[1] is both.seats[1]
    assert not after.seats[0].asked


def test_a_question_takes_time_once_everything_since_the_seats_own_action_was_shown() -> None:
    """UR: two others ride before the question; each waits for the one before, six seconds at most."""
    clocks = start_for(BANK, new_clocks(BANK, 3, NOON), {0: ASKED}, NOON, NOON)
    owed = [(1_300, 0, 0), (900, 900, 900), (2_500, 2_500, 2_500), (2_500, 0, 0)]
    asked = [0, 1, 2, 1, 0]
    begins = []
    for turn, (seat, following) in enumerate(pairwise(asked)):
        at = NOON + 100 * turn
        action = person(seat, owed=owed[turn])
        clocks = after_action(BANK, clocks, {seat: ASKED}, {following: ASKED}, action, at, at)
        begins.append(clocks.seats[following].since)

    assert begins == [NOON, NOON + 1_000, NOON + 3_500, NOON + 300 + SHOWN_AT_MOST]


def test_what_was_shown_while_another_thought_is_not_shown_again() -> None:
    clocks = handed_over(BANK, begun(BANK), NOON, owed=2_500)
    late = after_action(BANK, clocks, {1: ASKED}, {0: ASKED}, person(1, owed=(900, 0)), NOON + 60_000, NOON)

    assert late.seats[0].since == NOON + 60_900


def test_who_answers_while_the_dice_are_shown_has_taken_no_time() -> None:
    clocks = handed_over(BANK, begun(BANK), NOON, owed=1_300)
    after = after_action(BANK, clocks, {1: ASKED}, {0: ASKED}, person(1), NOON + 1_000, NOON)

    assert after.seats[1].bank == 10_000_000 + 3_000


def test_an_empty_bank_lives_on() -> None:
    clock = Bank(20_000, 1_000)
    clocks = begun(clock)
    clocks = handed_over(clock, clocks, NOON + 20_000)
    assert clocks.seats[0].bank == 1_000

    clocks = after_action(clock, clocks, {1: ASKED}, {0: ASKED}, person(1), NOON + 30_000, NOON)

    assert clocks.expires_at == NOON + 30_000 + SHORTEST_DECISION


def test_the_rules_own_time_is_not_paid_from_the_bank() -> None:
    clocks = handed_over(BANK, begun(BANK, Decision("", seconds=10)), NOON + 8_000)

    assert clocks.seats[0].bank == BANK.ms


# --- silence --------------------------------------------------------------------------------


def test_two_decisions_in_silence_and_the_computer_keeps_the_seat() -> None:
    clock, at = PerDecision(MINUTE), NOON + MINUTE
    assert begun(clock).expired(at - 1) == []
    assert begun(clock).expired(at) == [0]
    once = mark_timeout(begun(clock), 0, at)
    assert mark_timeout(once, 0, at) is once, "counted once a decision"
    assert not is_idle(once, 0)

    again = after_action(clock, once, {0: ASKED}, {0: OTHER}, ClockedAction(0, False, False, False), at, at)

    assert is_idle(mark_timeout(again, 0, at), 0)


def test_who_acts_is_not_silent() -> None:
    clock = PerDecision(MINUTE)
    once = mark_timeout(begun(clock), 0, NOON)
    acted = after_action(clock, once, {0: ASKED}, {0: OTHER}, person(0), NOON, NOON)

    assert not is_idle(mark_timeout(acted, 0, NOON), 0)


def test_silence_at_a_question_that_the_rules_limit_says_nothing_of_who_is_there() -> None:
    clocks = begun(None, Decision("", seconds=10))

    assert mark_timeout(clocks, 0, NOON + 10_000) is clocks


# --- gifts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "more"),
    [
        (PerDecision(45_000), 45_000),
        (Bank(900_000, 0), 3 * MINUTE),
        (Bank(60_000, 0), MINUTE),
        (Days(2), 2 * 86_400_000),
    ],
)
def test_an_opponent_gives_once_a_decision(clock: TimeControl, more: int) -> None:
    clocks = begun(clock, seats=3)
    assert gift_size(clock) == more
    once = give(clock, clocks, 1, 0, NOON + 1)
    assert once is not None
    assert once.expires_at == (clocks.expires_at or 0) + more
    assert give(clock, once, 1, 0, NOON + 2) is None
    assert give(clock, once, 2, 0, NOON + 2) is not None, "another one may too"
    assert give(clock, once, 0, 0, NOON + 2) is None, "not to himself"
    assert give(clock, once, 0, 1, NOON + 2) is None, "not to who is asked nothing"
    assert give(clock, clocks, 1, 0, clocks.expires_at or 0) is None, "not when time is up"


# --- pauses ---------------------------------------------------------------------------------


def test_a_pause_begins_when_all_who_are_there_agree() -> None:
    clocks = begun(BANK, seats=3)
    proposed = agree_to_pause(clocks, 1, frozenset({0, 1}), NOON + 1_000)
    assert proposed.pause is not None
    assert proposed.pause.state is PauseState.PROPOSED
    assert proposed.expires_at == clocks.expires_at, "they run on"

    paused = agree_to_pause(proposed, 0, frozenset({0, 1}), NOON + 2_000)

    assert paused.paused
    assert paused.expires_at is None
    assert paused.seats[0].left == BANK.ms - 2_000
    assert resume(paused, 2, NOON + MINUTE).expires_at == NOON + MINUTE + RESTART_AFTER + BANK.ms - 2_000


def test_a_proposal_lapses() -> None:
    proposed = agree_to_pause(begun(BANK), 1, frozenset({0, 1}), NOON)
    late = agree_to_pause(proposed, 0, frozenset({0, 1}), NOON + PAUSE_PROPOSED_FOR)

    assert late.pause is not None
    assert late.pause.state is PauseState.PROPOSED
    assert late.pause.by == 0


def test_one_who_plays_on_refuses() -> None:
    proposed = agree_to_pause(begun(BANK), 1, frozenset({0, 1}), NOON)

    assert resume(proposed, 0, NOON + 1).pause is None


def test_who_acts_in_a_pause_plays_on() -> None:
    paused = agree_to_pause(begun(BANK), 0, frozenset({0}), NOON + 1_000)
    after = handed_over(BANK, paused, NOON + MINUTE)

    assert not after.paused
    assert after.seats[0].bank == BANK.ms - 1_000 + BANK.increment_ms


# --- nothing is lost or won -----------------------------------------------------------------


class Standing(Struct):
    """A decision as the model knows it: since when it takes time, and when the clock was stopped."""

    begin: int
    allowed: int
    stops: list[tuple[int, int]] = []

    def ran(self, at: int) -> int:
        """Return how long the clock ran, counted second by second without the times at which it was
        stopped.
        """
        edges = sorted({self.begin, at, *(edge for stop in self.stops for edge in stop)})
        return sum(
            end - start
            for start, end in pairwise(edges)
            if self.begin <= start and end <= at and not any(a <= start and end <= b for a, b in self.stops)
        )


class Model:
    """The same clocks as a ledger of decisions and of all that stopped them."""

    def __init__(self, clock: TimeControl, seats: int) -> None:
        self.clock, self.seats = clock, seats
        self.at = self.back = NOON
        self.quiet_until = NOON
        self.banks = [clock.ms if isinstance(clock, Bank) else 0] * seats
        self.decisions = {0: Decision(0)}
        self.standing = {0: Standing(NOON, self.allowance(0))}
        self.paused: int | None = None
        self.clocks = start_for(clock, new_clocks(clock, seats, NOON), self.decisions, NOON, NOON)
        self.asked = 0

    def allowance(self, seat: int) -> int:
        if isinstance(self.clock, Bank):
            return self.banks[seat]
        return self.clock.ms if isinstance(self.clock, PerDecision) else self.clock.days * 86_400_000

    def act(self, seat: int, after: set[int], owed: int, changes: bool) -> None:
        """Act. With `changes`, the seats that are still asked are asked something else."""
        if seat not in self.decisions:
            return
        if self.paused is not None:
            self.play_on()
        self.asked += changes
        decisions = {one: Decision(self.asked) for one in after}
        before, at = self.decisions, self.at
        action = person(seat, owed=(owed, owed // 2, 2 * owed))
        shown = shown_after(self.clocks.shown, action, at)
        self.clocks = after_action(
            self.clock,
            self.clocks,
            before,
            decisions,
            action,
            at,
            max(at, self.quiet_until),
        )
        for one, standing in list(self.standing.items()):
            if decisions.get(one) != before[one] or (one == seat and owed):
                del self.standing[one]
                if isinstance(self.clock, Bank):
                    self.banks[one] += self.clock.increment_ms - standing.ran(at)
        for one in after - self.standing.keys():
            self.standing[one] = Standing(max(self.quiet_until, shown[one], at), self.allowance(one))
        self.decisions = decisions

    def gift(self, giver: int, to: int) -> None:
        more = give(self.clock, self.clocks, giver, to, self.at)
        if more is not None:
            self.clocks = more
            self.standing[to].allowed += gift_size(self.clock)
            self.banks[to] += gift_size(self.clock)

    def pause(self) -> None:
        if self.paused is None:
            self.clocks = agree_to_pause(self.clocks, 0, frozenset({0}), self.at)
            self.paused = self.at

    def play_on(self) -> None:
        if self.paused is not None:
            self.clocks = resume(self.clocks, 1, self.at)
            self.stop(self.paused, self.at + RESTART_AFTER)
            self.paused = None

    def restart(self, unseen: int, away: int) -> None:
        """Restart the server `away` after its last heartbeat, which was `unseen` before; perhaps read it
        several times.
        """
        gone = max(self.back, self.at - unseen)
        self.at += away
        self.back = self.at
        last = self.clocks.at
        once = take_off_outage(self.clocks, gone, self.at)
        self.clocks = take_off_outage(once, gone, self.at)
        self.quiet_until = self.at + RESTART_AFTER
        if self.paused is None:
            self.stop(max(gone, last), self.quiet_until)

    def stop(self, start: int, end: int) -> None:
        for standing in self.standing.values():
            standing.stops = [*standing.stops, (start, end)]

    def check(self) -> None:
        for seat, hand in enumerate(self.clocks.seats):
            standing = self.standing.get(seat)
            assert hand.asked == (standing is not None)
            if standing is None:
                assert hand.expires_at is None
                if isinstance(self.clock, Bank):
                    assert hand.bank == self.banks[seat]
            else:
                left = hand.left if hand.since is None else hand.left - max(0, self.at - hand.since)
                until = self.at if self.paused is None else self.paused
                assert left == standing.allowed - standing.ran(until)


STEPS = st.one_of(
    st.tuples(
        st.just("act"),
        st.integers(0, 2),
        st.sets(st.integers(0, 2)),
        st.sampled_from([0, 1_300, 9_000]),
        st.booleans(),
    ),
    st.tuples(st.just("gift"), st.integers(0, 2), st.integers(0, 2)),
    st.tuples(st.just("pause")),
    st.tuples(st.just("play_on")),
    st.tuples(st.just("restart"), st.integers(0, 5_000), st.integers(1, 60_000)),
)


@pytest.mark.parametrize(
    "clock", [BANK, PerDecision(10_000_000), Days(3)], ids=lambda one: type(one).__name__
)
@given(steps=st.lists(st.tuples(st.integers(0, 20_000), STEPS), max_size=30))
@settings(max_examples=300)
def test_no_time_is_lost_or_won(clock: TimeControl, steps: list[tuple[int, Any]]) -> None:
    """This holds for any order of actions, dice, gifts, pauses and restarts, which take a moment at least."""
    model = Model(clock, 3)
    for passed, (name, *how) in steps:
        model.at += passed
        getattr(model, name)(*how)
        model.check()
