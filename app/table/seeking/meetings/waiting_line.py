"""The searches for one table, from which the nearest to another one in points is taken first."""

from collections.abc import Sequence

FAR = 10**6
"""More points than any two players are apart."""
TOP, BOTTOM = ENDS = (-2, -1)
"""The ends of a line have numbers like searches: their places are the last two."""


class WaitingLine:
    """Searches by their number in the order of waiting, each linked to the next in points, up and down.

    Of equal points the longest waiting comes first in both directions. Links pass over those that are gone as
    soon as a walk has met them, so the nearest search is found at once, however many have been taken.
    """

    def __init__(self, numbers: Sequence[int], points: Sequence[int], gone: Sequence[bool]) -> None:
        """`numbers` are of those in the line, rising; `points` and `gone` are by number.

        Both have two more places, for the ends: these are never gone, and their points are FAR beyond all
        others. `gone` may change, but nobody comes back.
        """
        self._points = points
        self._gone = gone
        self._up = self._links(sorted(numbers, key=points.__getitem__), TOP)
        self._down = self._links(sorted(numbers, key=points.__getitem__, reverse=True), BOTTOM)

    def _links(self, order: Sequence[int], end: int) -> list[int]:
        """Return the next one of each number."""
        links = [end] * len(self._points)
        last = end
        for number in order:
            links[last] = number
            last = number
        links[last] = end
        return links

    def nearest(self, number: int, above: int, below: int) -> tuple[int, int, int, int]:
        """Return distance and number of the nearest to a search beyond two others, and what to pass next.

        These two are the last ones that were found above and below; in the beginning both are the search
        itself. Of equally near ones the longest waiting is found. The distance is at least FAR without one.
        """
        points, up, gone = self._points, self._up, self._gone
        here = points[number]
        higher = up[above]
        while gone[higher]:
            higher = up[higher]
        up[above] = higher
        rise = points[higher] - here
        if not rise:
            return 0, higher, higher, higher
        down = self._down
        lower = down[below]
        while gone[lower]:
            lower = down[lower]
        down[below] = lower
        fall = here - points[lower]
        if rise < fall or (rise == fall and higher < lower):
            return rise, higher, higher, below
        return fall, lower, above, lower
