"""Set times of players: they say when they want a match, and others say that they will be there."""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.seeking import later, searches
from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import OpponentSearch
from app.errors import Conflict, NotFound
from app.table.registry.table_registry import TableRegistry
from app.table.seeking import set_times
from app.table.seeking.meetings.wish import Wish
from app.table.seeking.search_wishes import Reach, new_search, wish_of
from app.table.seeking.seeking_service import SeekingService


class SetTimes:
    def __init__(self, tables: TableRegistry, seeking: SeekingService) -> None:
        self._seeking = seeking
        self._now = tables.now

    async def meet(self, player_id: str, wish: Wish, reach: Reach, starts_at: datetime) -> None:
        """Set a time for a player, in place of the one that they have set. Raises BadRequest, Forbidden."""
        games = self._seeking.checked_games(wish)
        at = set_times.checked_time(starts_at, self._now())
        async with self._seeking.changing() as session:
            await self._seeking.check_may_look(session, player_id)
            await self._put(session, new_search(player_id, wish, games, reach), at)

    async def come(self, player_id: str, search_id: str, reach: Reach) -> None:
        """Set the time of another player, with their wish, for this one. Raises Conflict if it is over."""
        async with self._seeking.changing() as session:
            await self._seeking.check_may_look(session, player_id)
            other = await later.by_id(session, search_id)
            if other is None or other.starts_at is None or other.player_id == player_id:
                raise Conflict("opponent-gone")
            row = new_search(player_id, wish_of(other), other.games, reach)
            row.follows = other.follows or other.id
            await self._put(session, row, other.starts_at)

    async def withdraw(self, player_id: str) -> None:
        """Withdraw a player's set time. Raises NotFound."""
        async with self._seeking.changing() as session:
            row = await later.of_player(session, player_id)
            if row is None:
                raise NotFound("no-search")
            set_times.end(row, self._now())

    async def _put(self, session: AsyncSession, row: OpponentSearch, starts_at: datetime) -> None:
        now = self._now()
        if (before := await later.of_player(session, str(row.player_id))) is not None:
            set_times.end(before, now)
            await session.flush()
        row.state, row.starts_at = SearchState.LATER, starts_at
        row.since = row.seen_at = now
        await searches.add(session, row)
