"""The searches for one table, from which the nearest to another one in points is taken first."""

from collections.abc import Container, Iterable, Mapping
from itertools import pairwise

FAR = 10**6
"""More points than any two players are apart."""
ENDS = {-1: 2 * FAR, -2: -2 * FAR}
"""The points of the two ends of a line, which have numbers like searches."""


class WaitingLine:
    """Searches by their number in the order of waiting, each linked to the next in points, up and down.

    Of equal points the longest waiting comes first in both directions. Links pass over those that are gone as
    soon as a walk has met them, so the nearest search is found at once, however many have been taken.
    """

    def __init__(self, points: Iterable[Mapping[int, int]], gone: Container[int]) -> None:
        """`points` are by number. `gone`: The numbers of those who are in the line no longer; it may grow."""
        self._points = dict(ENDS)
        for some in points:
            self._points.update(some)
        numbers, key = sorted(self._points), self._points.__getitem__
        self._up = dict(pairwise(sorted(numbers, key=key)))
        self._down = dict(pairwise(sorted(numbers, key=key, reverse=True)))
        self._gone = gone

    def nearest(self, number: int, above: int, below: int) -> tuple[int, int, int, int]:
        """Return distance and number of the nearest to a search beyond two others, and what to pass next.

        These two are the last ones that were found above and below; in the beginning both are the search
        itself. Of equally near ones the longest waiting is found. The distance is at least FAR without one.
        """
        points, up, down, gone = self._points, self._up, self._down, self._gone
        here = points[number]
        higher = up[above]
        while higher in gone:
            higher = up[higher]
        up[above] = higher
        rise = points[higher] - here
        if not rise:
            return 0, higher, higher, higher
        lower = down[below]
        while lower in gone:
            lower = down[lower]
        down[below] = lower
        fall = here - points[lower]
        if rise < fall or (rise == fall and higher < lower):
            return rise, higher, higher, below
        return fall, lower, above, lower
