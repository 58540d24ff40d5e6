"""The nearest search comes first, then the one that has waited longest."""

import random

import pytest

from app.table.seeking.meetings.waiting_line import WaitingLine


@pytest.mark.parametrize("seed", range(50))
def test_the_order_is_that_of_distance_and_waiting_whoever_has_gone(seed: int) -> None:
    rng = random.Random(seed)
    points = [rng.randrange(-100, 200, 20) for _ in range(30)]
    gone: set[int] = set()
    line = WaitingLine((at * len(points) + number for number, at in enumerate(points)), gone, len(points))
    while len(gone) < len(points):
        here = rng.choice([*points, 55])
        left = [number for number in range(len(points)) if number not in gone]

        assert [*line.nearest_to(here)] == sorted((abs(points[one] - here), one) for one in left)
        gone.update(rng.sample(left, min(3, len(left))))
