"""The last lines of a match's log, for each viewer those that he may read."""

from collections import deque
from typing import Any

from msgspec import Raw

from app.engine.contract import Event, Game, Seat
from app.table.moment import entries_for
from app.table.patch import Op

LENGTH = 50

Lines = dict[Seat | None, list[Raw]]


class Log:
    """`told` is how many lines each viewer could read so far, as far as this memory goes back."""

    def __init__(self, seats: int, lines: Lines) -> None:
        viewers: list[Seat | None] = [None, *range(seats)]
        self._last = {viewer: deque(lines.get(viewer, ()), maxlen=LENGTH) for viewer in viewers}
        self.told = {viewer: len(last) for viewer, last in self._last.items()}

    def lines(self, viewer: Seat | None) -> list[Raw]:
        return list(self._last[viewer])

    def add(self, game: Game[Any, Any], seq: int, seat: Seat | None, events: tuple[Event, ...]) -> Lines:
        """The events of an action; the new lines of each viewer."""
        fresh = {viewer: entries_for(game, viewer, seq, seat, events) for viewer in self._last}
        for viewer, entries in fresh.items():
            self._last[viewer].extend(entries)
            self.told[viewer] += len(entries)
        return fresh


def log_ops(fresh: list[Raw], told: int) -> list[Op]:
    """The new lines at the end of a log, and as many away at its beginning as are too much.

    `told`: how many lines the viewer could read before.
    """
    surplus = max(0, min(told, LENGTH) + len(fresh) - LENGTH)
    return [Op("add", "/log/-", line) for line in fresh] + [Op("remove", "/log/0")] * surplus
