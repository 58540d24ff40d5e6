"""The searches for one game, from which the nearest to a rating is taken first."""

from collections import deque
from collections.abc import Container, Iterator, Mapping
from heapq import merge


class WaitingLine:
    """Searches by their number in the order of waiting, grouped by points.

    The groups are linked. Those that are gone are dropped when the line passes them, so the nearest search is
    found at once, however many have been taken.
    """

    def __init__(self, points: Mapping[int, int], gone: Container[int]) -> None:
        """`points` has the points of each search by number, in the order of the numbers.

        `gone`: The numbers of those who are in the line no longer; it may grow.
        """
        self._points = points
        self._gone = gone
        self._groups: dict[int, deque[int]] = {}
        for number, at in points.items():
            if at in self._groups:
                self._groups[at].append(number)
            else:
                self._groups[at] = deque((number,))
        order = sorted(self._groups)
        self._below: dict[int, int | None] = dict(zip(order, [None, *order], strict=False))
        self._above: dict[int, int | None] = dict(zip(order, [*order[1:], None], strict=True))

    def nearest_to(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield distance and number of each search: the nearest first, then those who have waited longest.

        The search of this number is, or was, in the line.
        """
        points, gone = self._points[number], self._gone
        for other in self._from_first_left(points):
            if other not in gone:
                yield 0, other
        below, above = self._next(points, self._below), self._next(points, self._above)
        while below is not None or above is not None:
            down = points - below if below is not None else None
            up = above - points if above is not None else None
            if down is None or (up is not None and up < down):
                assert up is not None and above is not None
                distance, found = up, self._left_at(above)
                above = self._next(above, self._above)
            else:
                assert below is not None
                distance, found = down, self._left_at(below)
                if up == down and above is not None:
                    found = merge(found, self._left_at(above))
                    above = self._next(above, self._above)
                below = self._next(below, self._below)
            for other in found:
                yield distance, other

    def _left_at(self, points: int) -> Iterator[int]:
        """Yield those who are left in a group."""
        gone = self._gone
        return (number for number in self._groups[points] if number not in gone)

    def _next(self, points: int, side: dict[int, int | None]) -> int | None:
        """Return the next group on a side that has not become empty."""
        first = following = side[points]
        while following is not None and not self._from_first_left(following):
            following = side[following]
        if following != first:
            side[points] = following
        return following

    def _from_first_left(self, points: int) -> deque[int]:
        """Return a group from the first one who is left, so that no later search passes those before."""
        group, gone = self._groups[points], self._gone
        while group and group[0] in gone:
            group.popleft()
        return group
