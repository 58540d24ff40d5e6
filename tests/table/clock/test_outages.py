"""Clocks after several times without any server."""

from hypothesis import given
from hypothesis import strategies as st

from app.table.clock.outages import Outages, take_off_outage
from app.table.clock.time_control import Days, PerDecision, TimeControl
from tests.table.clock.test_clock_changes import BANK, NOON, begun, handed_over


@given(
    st.sampled_from([BANK, PerDecision(60_000), Days(2)]),
    st.lists(st.tuples(st.integers(0, 40_000), st.integers(1, 90_000)), max_size=6),
    st.integers(0, 3_000),
)
def test_outages_are_taken_off_as_one_after_the_other(
    clock: TimeControl, times: list[tuple[int, int]], owed: int
) -> None:
    clocks = handed_over(clock, begun(clock), NOON + 5_000, owed)
    outages, back = [], NOON - 30_000
    for up, away in times:
        outages.append((back + up, back + up + away))
        back += up + away
    one_by_one = clocks
    for gone, back in outages:
        one_by_one = take_off_outage(one_by_one, gone, back)

    assert Outages(outages).take_off(clocks) == one_by_one
