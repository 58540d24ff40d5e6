"""The nearest search comes first, then the one that has waited longest."""

import random

import pytest

from app.table.seeking.meetings.waiting_line import BOTTOM, ENDS, FAR, TOP, WaitingLine


@pytest.mark.parametrize("seed", range(50))
def test_the_order_is_that_of_distance_and_waiting_whoever_has_gone(seed: int) -> None:
    rng = random.Random(seed)
    points = [rng.randrange(-100, 200, 20) for _ in range(30)]
    numbers = range(len(points))
    gone = [False] * (len(points) + len(ENDS))
    line = WaitingLine(numbers, points_with_ends(points), gone)
    while left := [number for number in numbers if not gone[number]]:
        first, *others = left
        gone[first] = True

        assert walked(line, first) == sorted((abs(points[one] - points[first]), one) for one in others)
        for number in rng.sample(others, min(2, len(others))):
            gone[number] = True


def points_with_ends(points: list[int]) -> list[int]:
    found = [*points, *ENDS]
    found[TOP], found[BOTTOM] = 2 * FAR, -2 * FAR
    return found


def walked(line: WaitingLine, number: int) -> list[tuple[int, int]]:
    """Return distance and number of all who are left, in the order in which they are found."""
    found = []
    distance, other, *passed = line.nearest(number, number, number)
    while distance < FAR:
        found.append((distance, other))
        distance, other, *passed = line.nearest(number, *passed)
    return found
