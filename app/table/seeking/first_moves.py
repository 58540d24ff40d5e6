"""The first moves of a match that was found: it can be called off, and nobody waits at an empty table."""

from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import MatchStatus
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking import lapses, searches
from app.db.queries.seeking.lapses import LapseKind
from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import OpponentCall, OpponentSearch
from app.engine.types import Seat
from app.errors import Conflict
from app.table.absence.absence_service import AbsenceService
from app.table.registry.table_registry import TableRegistry
from app.table.seeking.meetings.wish import Pace
from app.table.seeking.seeking_service import SeekingService
from app.table.state.table_outcomes import ABORTED, VOID
from app.table.table import Table

OFFERED_FOR = timedelta(minutes=3)
DECISIONS = 3
"""A player calls the match off before this decision of theirs."""
CALLED_OFF_AT_MOST = 2
"""How often in 24 hours a player may call matches off without the others."""
COMES_WITHIN = timedelta(seconds=60)


class FirstMove(Struct, frozen=True):
    """The choices of a player in the first moves: to call the match off, or to leave the table at which the
    seat `missing` is empty.
    """

    can_call_off: bool
    missing: Seat | None


class FirstMoves:
    """Ends matches in their first moves without a result; their players look on in their old places."""

    def __init__(self, tables: TableRegistry, absences: AbsenceService, seeking: SeekingService) -> None:
        self._tables = tables
        self._absences = absences
        self._seeking = seeking
        self._now = tables.now

    async def offer(self, table: Table, player_id: str) -> FirstMove | None:
        """Return what a player may do now; None without anything."""
        mine = table.seat_of(player_id)
        if mine is None or table.status is not MatchStatus.PLAYING:
            return None
        now = self._now()
        async with self._tables.sessions() as session:
            call = await lapses.begun_call(session, table.header.id, now - OFFERED_FOR)
            if call is None or call.pace == Pace.DAYS:
                return None
            made = await lapses.decisions(session, table.header.id, mine)
            before = await lapses.times(session, player_id, LapseKind.CALLED_OFF, now)
            missing = None
            for one in table.seats:
                is_away = (
                    one.seat != mine and one.player_id is not None and _is_away(table, one.seat, call, now)
                )
                if is_away and await lapses.decisions(session, table.header.id, one.seat) == 0:
                    missing = one.seat
        can_call_off = made < DECISIONS and len(before) < CALLED_OFF_AT_MOST
        return FirstMove(can_call_off, missing) if can_call_off or missing is not None else None

    async def leave(self, table: Table, player_id: str) -> None:
        """End a match in its first moves: a player has called it off, or waits for one who has not come.

        Raises Conflict.
        """
        offer = await self.offer(table, player_id)
        if offer is None:
            raise Conflict("first-moves-over")
        is_no_show = offer.missing is not None
        await self._absences.end_without_result(table, VOID if is_no_show else ABORTED)
        lapsed = table.seats[offer.missing].player_id if offer.missing is not None else player_id
        async with self._seeking.changing() as session:
            now = self._now()
            kind = LapseKind.NO_SHOW if is_no_show else LapseKind.CALLED_OFF
            if lapsed is not None:
                await lapses.add(session, table.header.id, lapsed, kind, now)
            call = await lapses.begun_call(session, table.header.id, now - 2 * OFFERED_FOR)
            assert call is not None
            called = await call_rows.called_in(session, call.id)
            back = [one.search_id for one in called if not (is_no_show and one.player_id == lapsed)]
            for row in await searches.by_ids(session, back):
                await _look_on(session, row, call.pace, now)


def _is_away(table: Table, seat: Seat, call: OpponentCall, now: datetime) -> bool:
    """Return whether a seat has had no channel for a minute since the match began, to act or not."""
    if table.presence.is_connected(seat):
        return False
    presence = table.presence
    times = (call.ended_at, presence.lost_at(seat), presence.asked_since(seat))  # not while no server ran
    return now - max(at for at in times if at is not None) >= COMES_WITHIN


async def _look_on(session: AsyncSession, row: OpponentSearch, pace: str, now: datetime) -> None:
    """Let a search that has found a match go on in its old place, unless its player has begun another one."""
    if row.player_id is None or await searches.open_of(session, row.player_id) not in (None, row):
        return
    row.paces = sorted({*row.paces, pace})
    row.state, row.ended_at, row.found_at, row.seen_at = SearchState.WAITING, None, None, now
    await session.flush()
