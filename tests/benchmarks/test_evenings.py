"""Simulated evenings of people who look for an opponent pair as many as theory says."""

from random import Random

import pytest

from benchmarks.seeking.evenings import ARRIVALS, HABITS, Habit, evening, expected_share, share

EVENINGS = 60
ERRORS = 4


@pytest.mark.parametrize("arrivals", ARRIVALS)
@pytest.mark.parametrize("habit", HABITS, ids=str)
def test_the_share_of_those_who_are_paired_is_that_of_theory(habit: Habit, arrivals: int) -> None:
    rng = Random(f"{habit} {arrivals}")

    paired, error = share([evening(rng, habit, arrivals, 4, yes=1) for _ in range(EVENINGS)])

    assert abs(paired - expected_share(habit, arrivals)) < ERRORS * error
