"""A temper chooses only among choices within the margin of the best."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.capabilities.temper import Temper, by_temper

MARGIN = 0.1


@given(
    st.lists(st.tuples(st.floats(-5, 5), st.integers(0, 3)), min_size=1),
    st.sampled_from(Temper),
    st.integers(0, 99),
)
def test_a_temper_only_chooses_among_choices_within_the_margin(
    choices: list[tuple[float, int]], temper: Temper, seed: int
) -> None:
    valued = [(value, (value, haste)) for value, haste in choices]
    most = max(value for value, _ in valued)

    value, haste = by_temper(temper, valued, lambda one: one[1], MARGIN, random.Random(seed))

    near = [one for value, one in valued if value >= most - MARGIN]
    wanted = max(temper.sign * theirs for _, theirs in near)
    assert value >= most - MARGIN
    assert temper.sign * haste == wanted
    assert value == max(worth for worth, theirs in near if temper.sign * theirs == wanted)


@pytest.mark.parametrize(("temper", "chosen"), [(Temper.HASTY, "shot"), (Temper.PATIENT, "pass")])
def test_one_hurries_and_one_waits(temper: Temper, chosen: str) -> None:
    valued = [(0.50, "shot"), (0.55, "pass"), (0.30, "rush")]
    haste = {"pass": 0, "shot": 1, "rush": 2}

    assert by_temper(temper, valued, haste.__getitem__, MARGIN, random.Random(1)) == chosen


def test_equals_are_drawn_at_random() -> None:
    valued = [(1.0, "left"), (1.0, "right")]
    drawn = {by_temper(Temper.HASTY, valued, lambda _: 0, 0.0, random.Random(seed)) for seed in range(20)}

    assert drawn == {"left", "right"}
