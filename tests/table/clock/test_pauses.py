"""A seat proposes only so many pauses in a match; agreeing to one costs nothing."""

from app.engine.types import Decision
from app.table.clock.clock_changes import MOST_PROPOSALS, agree_to_pause, new_clocks, resume, start_for
from app.table.clock.time_control import Bank

NOON = 1_800_000_000_000
CLOCK = Bank(600_000, 5_000)
BOTH = frozenset({0, 1})


def test_proposals_of_a_match_have_an_end_and_agreeing_is_none() -> None:
    clocks = start_for(CLOCK, new_clocks(CLOCK, 2, NOON), {0: Decision("which")}, NOON, NOON)
    for number in range(MOST_PROPOSALS):
        proposed = agree_to_pause(clocks, 1, BOTH, NOON + number)
        clocks = resume(agree_to_pause(proposed, 0, BOTH, NOON + number), 0, NOON + number)
    assert agree_to_pause(clocks, 1, BOTH, NOON + 60_000) is clocks

    proposed = agree_to_pause(clocks, 0, BOTH, NOON + 60_000)

    assert agree_to_pause(proposed, 1, BOTH, NOON + 60_000).paused
