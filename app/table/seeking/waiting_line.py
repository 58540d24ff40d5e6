"""The searches for one game, from which the nearest to a rating is taken first."""

from collections.abc import Iterable, Iterator
from heapq import merge


class WaitingLine:
    """Searches by their number in the order of waiting, grouped by points.

    The groups are linked, and one that becomes empty is unlinked. So the nearest search is found at once,
    however many have been taken.
    """

    def __init__(self, points_by_number: Iterable[tuple[int, int]]) -> None:
        """Each search is given by number and points, in the order of the numbers."""
        self._points: dict[int, int] = {}
        self._groups: dict[int, dict[int, None]] = {}
        for number, points in points_by_number:
            self._points[number] = points
            self._groups.setdefault(points, {})[number] = None
        order = sorted(self._groups)
        self._below: dict[int, int | None] = dict(zip(order, [None, *order], strict=False))
        self._above: dict[int, int | None] = dict(zip(order, [*order[1:], None], strict=True))

    def remove(self, number: int) -> None:
        """Take a search out; one that is not there is none of this line."""
        points = self._points.pop(number, None)
        if points is None:
            return
        group = self._groups[points]
        del group[number]
        if not group:
            below, above = self._below[points], self._above[points]
            if below is not None:
                self._above[below] = above
            if above is not None:
                self._below[above] = below

    def nearest_to(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield distance and number of all others: the nearest first, then those who have waited longest."""
        points = self._points[number]
        for other in self._groups[points]:
            if other != number:
                yield 0, other
        below, above = self._below[points], self._above[points]
        while below is not None or above is not None:
            down = points - below if below is not None else None
            up = above - points if above is not None else None
            if up is None or (down is not None and down <= up):
                assert down is not None and below is not None
                group: Iterable[int] = self._groups[below]
                distance = down
                if down == up and above is not None:
                    group = merge(group, self._groups[above])
                    above = self._above[above]
                below = self._below[below]
            else:
                assert above is not None
                group, distance = self._groups[above], up
                above = self._above[above]
            for other in group:
                yield distance, other
