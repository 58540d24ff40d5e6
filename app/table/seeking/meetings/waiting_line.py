"""The searches for one game, from which the nearest to a rating is taken first."""

from bisect import bisect_left
from collections.abc import Container, Iterable, Iterator
from heapq import merge


class WaitingLine:
    """Searches by their number in the order of waiting, sorted by points and then by number.

    Those that are gone are dropped when the line passes them, so the nearest search is found at once, however
    many have been taken.
    """

    def __init__(self, keys: Iterable[int], gone: Container[int], numbers: int) -> None:
        """`keys` has the points of each search times `numbers`, plus its number, which is less than that.

        `gone`: The numbers of those who are in the line no longer; it may grow.
        """
        self._keys = sorted(keys)
        self._gone = gone
        self._numbers = numbers

    def nearest_to(self, points: int) -> Iterator[tuple[int, int]]:
        """Yield distance and number of each search: the nearest first, then those who have waited longest.

        Another call drops searches, so it ends this one.
        """
        keys, gone, numbers = self._keys, self._gone, self._numbers
        up = down = bisect_left(keys, points * numbers)
        while True:
            while up < len(keys) and keys[up] % numbers in gone:
                del keys[up]
            while down and keys[down - 1] % numbers in gone:
                down -= 1
                up -= 1
                del keys[down]
            above = keys[up] // numbers - points if up < len(keys) else None
            below = points - keys[down - 1] // numbers if down else None
            if below is None or (above is not None and above < below):
                if above is None:
                    return
                yield above, keys[up] % numbers
                up += 1
                continue
            first = bisect_left(keys, (points - below) * numbers)
            while keys[first] % numbers in gone:
                del keys[first]
                down -= 1
                up -= 1
            found = self._left(first, down)
            down = first
            if above == below:
                end = bisect_left(keys, (points + below + 1) * numbers)
                found = merge(found, self._left(up, end))
                up = end
            for number in found:
                yield below, number

    def _left(self, start: int, end: int) -> Iterator[int]:
        """Yield the numbers of those who are left between two places."""
        for place in range(start, end):
            if (number := self._keys[place] % self._numbers) not in self._gone:
                yield number
