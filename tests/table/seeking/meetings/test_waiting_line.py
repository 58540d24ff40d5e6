"""The nearest search comes first, then the one that has waited longest."""

import random

import pytest

from app.table.seeking.meetings.waiting_line import WaitingLine


@pytest.mark.parametrize("seed", range(50))
def test_the_order_is_that_of_distance_and_waiting_whoever_has_gone(seed: int) -> None:
    rng = random.Random(seed)
    points = [rng.randrange(1000, 1300, 20) for _ in range(30)]
    gone: set[int] = set()
    line = WaitingLine(dict(enumerate(points)), gone)
    while len(gone) < len(points):
        here = rng.randrange(len(points))
        left = [number for number in range(len(points)) if number not in gone]

        assert [*line.nearest_to(here)] == sorted((abs(points[one] - points[here]), one) for one in left)
        gone.update(rng.sample(left, min(3, len(left))))
