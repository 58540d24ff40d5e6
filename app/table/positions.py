"""Positions that somebody has looked back at, kept for the next who does and for the steps after them."""

from collections import OrderedDict

from sqlalchemy.ext.asyncio import AsyncSession

from app.table.moment import Moment
from app.table.replay import moment_at
from app.table.table import Table

MOST = 256
NEAR = 100
"""Actions; a snapshot is not further away either."""


class Positions:
    """What has happened does not change: a position is worked out once, from the nearest one before it."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], Moment] = OrderedDict()

    async def at(self, session: AsyncSession, table: Table, seq: int) -> Moment:
        """The match after `seq` actions."""
        moment = await moment_at(session, table, seq, self._before(table.header.id, seq))
        self._known[table.header.id, seq] = moment
        self._known.move_to_end((table.header.id, seq))
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return moment

    def _before(self, match_id: str, seq: int) -> Moment | None:
        nearest = ((match_id, one) for one in range(seq, max(seq - NEAR, -1), -1))
        return next((self._known[one] for one in nearest if one in self._known), None)
