"""The last lines of a match's log, as each viewer may read them."""

from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.table.state.position import ActionEvents, log_lines_for_all

LENGTH = 50

Lines = dict[Seat | None, list[bytes]]
"""The lines by viewer, in JSON: plain bytes take the least memory and can be joined into messages."""


class EventLog:
    def __init__(self, seats: int, lines: Lines) -> None:
        viewers: list[Seat | None] = [None, *range(seats)]
        self._last = {viewer: lines.get(viewer, [])[-LENGTH:] for viewer in viewers}

    def lines(self, viewer: Seat | None) -> list[bytes]:
        return list(self._last[viewer])

    def add(self, game: AnyGame, events: ActionEvents) -> Lines:
        """Add the events of an action and return each viewer's new lines."""
        fresh = log_lines_for_all(game, self._last, events)
        for viewer, entries in fresh.items():
            self._append(viewer, entries)
        return fresh

    def add_line(self, line: bytes) -> None:
        """Add a table event, which every viewer may read."""
        for viewer in self._last:
            self._append(viewer, [line])

    def _append(self, viewer: Seat | None, lines: list[bytes]) -> None:
        last = self._last[viewer]
        last += lines
        del last[:-LENGTH]
