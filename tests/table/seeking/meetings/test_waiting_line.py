"""The nearest search comes first, then the one that has waited longest."""

import random

import pytest

from app.table.seeking.meetings.waiting_line import FAR, WaitingLine


@pytest.mark.parametrize("seed", range(50))
def test_the_order_is_that_of_distance_and_waiting_whoever_has_gone(seed: int) -> None:
    rng = random.Random(seed)
    points = [rng.randrange(-100, 200, 20) for _ in range(30)]
    gone: set[int] = set()
    line = WaitingLine([dict(enumerate(points))], gone)
    while len(gone) < len(points):
        left = [number for number in range(len(points)) if number not in gone]
        first, *others = left
        gone.add(first)

        assert walked(line, first) == sorted((abs(points[one] - points[first]), one) for one in others)
        gone.update(rng.sample(others, min(2, len(others))))


def walked(line: WaitingLine, number: int) -> list[tuple[int, int]]:
    """Return distance and number of all who are left, in the order in which they are found."""
    found = []
    distance, other, *passed = line.nearest(number, number, number)
    while distance < FAR:
        found.append((distance, other))
        distance, other, *passed = line.nearest(number, *passed)
    return found
