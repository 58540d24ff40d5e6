"""A cache of past positions, for all viewers and for the positions after them."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from app.concurrency.single_flight import SingleFlightCache
from app.table.replay.position_loader import load_log_lines, load_position
from app.table.state.event_log import Lines
from app.table.state.position import Position
from app.table.state.table_state import TableState

MOST = 256
NEAR = 100
"""How many actions back a cached position is looked for; a snapshot is never further away."""

Rows = Callable[[], AbstractAsyncContextManager[AsyncSession]]
"""Opens the session in which the rows of the match are read."""


class Key(NamedTuple):
    match_id: str
    seq: int
    sees_from: tuple[int, ...]


class PastPosition(NamedTuple):
    """A past position; `lines` are the last lines of the log up to it."""

    position: Position
    lines: Lines


class PositionCache:
    """Computes each past position once, starting from the nearest cached one. Past positions never change."""

    def __init__(self, most: int = MOST) -> None:
        self._known: SingleFlightCache[Key, PastPosition] = SingleFlightCache(most)

    async def get(self, table: TableState, seq: int, rows: Rows) -> PastPosition:
        """Return the match after `seq` actions, with the log lines that the present players may read."""
        return await self._get(table, Key(table.header.id, seq, table.sees_from()), rows)

    async def _get(self, table: TableState, key: Key, rows: Rows) -> PastPosition:
        return await self._known.get(key, lambda: self._load(table, key, rows))

    async def _load(self, table: TableState, key: Key, rows: Rows) -> PastPosition:
        near = self._nearest_before(key)
        start = None if near is None else (await self._get(table, near, rows)).position
        async with rows() as session:
            position = await load_position(session, table, key.seq, start)
            return PastPosition(position, await load_log_lines(session, table, key.seq, key.sees_from))

    def _nearest_before(self, key: Key) -> Key | None:
        nearest = (key._replace(seq=seq) for seq in range(key.seq - 1, max(key.seq - NEAR, -1), -1))
        return next((one for one in nearest if one in self._known), None)
