"""Notes in the log when a player has lost the connection for a while, and when they return."""

from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.queries import presence, scheduled_jobs, table_events
from app.engine.chain import ChainHead
from app.engine.types import Seat
from app.errors import Conflict
from app.table.absence.hibernation import Hibernation
from app.table.registry.table_registry import TableRegistry
from app.table.replay.table_event import LoggedEvent, write_events
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.waiting_rules import REPLACE_AFTER
from app.table.table import Table
from app.table.timekeeping.clock_service import ClockService

LOST = "lost"
BACK = "back"
MS = timedelta(milliseconds=1)


class Disconnects:
    """Watches for players who lose their connection, by a job a minute later.

    A match of one person and computers pauses then, or as soon as the clock of its lost player shows 0.
    """

    def __init__(
        self,
        tables: TableRegistry,
        seating: SeatingService,
        scheduler: Scheduler,
        hibernation: Hibernation,
        clocks: ClockService,
    ) -> None:
        self._tables = tables
        self._clocks = clocks
        self._hibernation = hibernation
        self._seating = seating
        self._scheduler = scheduler
        scheduler.register(JobKind.DISCONNECT, self._log_late)
        scheduler.register(JobKind.CLOCK, self._pause_or_act)

    async def record_disconnect(self, table: Table, player_id: str | None) -> None:
        """Note that a channel of this player has closed."""
        if self._is_missing(table, table.seat_of(player_id)):
            due = self._scheduler.now() + REPLACE_AFTER
            await self._scheduler.schedule(table.header.id, JobKind.DISCONNECT, due)
            await self._store_missed(table)

    async def _store_missed(self, table: Table) -> None:
        """Store for how long seats were missed at their questions: other processes and a restart know it."""
        sums = {seat: table.presence.missed_before(seat) // MS for seat in table.seats_to_act()}
        if not any(sums.values()):
            return
        async with self._tables.sessions.begin() as session:
            for seat, missed in sums.items():
                question = table.question(seat)
                if missed and question is not None:
                    await presence.store_missed(session, table.header.id, seat, question=question, ms=missed)

    async def record_return(self, table: Table, player_id: str | None) -> None:
        """Note that this player is about to open a channel."""
        await self._hibernation.return_to_paused(table, player_id)
        seat = table.seat_of(player_id)
        if seat is None or not self._is_missing(table, seat):
            return
        async with self._tables.sessions() as session:
            if seat not in await self._logged(session, table):
                return
        async with table.lock:
            async with self._seating.held_match(table) as (session, _):
                told = seat in await self._logged(session, table)
                events = [LoggedEvent(None, {"event": BACK, "who": seat})] if told else []
                chain = write_events(session, table, events, self._scheduler.now())
            self._show(table, events, chain)

    async def _log_late(self, match_id: str) -> None:
        """Run the job: log the players who have been disconnected for long enough, and schedule the next
        look.
        """
        table = await self._tables.load(match_id)
        if (solo := table.solo_seat()) is not None:
            if self._is_missing(table, solo):
                await self._pause(table, solo)
            return
        async with table.lock:
            async with self._seating.held_match(table) as (session, match):
                since = self._disconnected(table, but=await self._logged(session, table))
                late = [seat for seat, at in since.items() if self._scheduler.now() - at >= REPLACE_AFTER]
                events = [LoggedEvent(None, {"event": LOST, "who": seat}) for seat in late]
                chain = write_events(session, table, events, self._scheduler.now())
                if soon := [at for seat, at in since.items() if seat not in late]:
                    await scheduled_jobs.schedule(
                        session, match.id, JobKind.DISCONNECT, min(soon) + REPLACE_AFTER
                    )
            self._show(table, events, chain)

    async def _pause_or_act(self, match_id: str) -> None:
        """Run the job of the clocks: at a table with computers only, no time runs out for a lost player."""
        table = await self._tables.load(match_id)
        if self._clocks.expired_seat(table) is not None:
            seat = table.solo_seat()
            if seat is not None and self._is_missing(table, seat) and table.presence.lost_at(seat):
                await self._pause(table, seat)
        await self._clocks.act_on_expired(match_id)

    async def _pause(self, table: Table, seat: Seat) -> None:
        """Pause the match from the moment on at which its only person lost the connection."""
        with suppress(Conflict):  # it has ended meanwhile
            await self._hibernation.pause(table, seat, table.presence.lost_at(seat))

    def _disconnected(self, table: Table, but: set[Seat]) -> dict[Seat, datetime]:
        """Return the disconnected seats whose loss the log does not say yet (`but`), and when they
        lost the connection.
        """
        seats = {one.seat for one in table.seats if self._is_missing(table, one.seat)} - but
        return {seat: at for seat in seats if (at := table.presence.lost_at(seat)) is not None}

    def _is_missing(self, table: Table, seat: Seat | None) -> bool:
        """Return whether a person should be playing on this seat and is not connected."""
        if seat is None or table.status is not MatchStatus.PLAYING or table.presence.is_connected(seat):
            return False
        return table.seats[seat].player_id is not None and not table.seats[seat].left

    async def _logged(self, session: AsyncSession, table: Table) -> set[Seat]:
        """Return the seats that the log says are disconnected: their last entry is a loss, not a return."""
        said = await table_events.last_of(session, table.header.id, (LOST, BACK))
        return {seat for seat, event in said.items() if event == LOST}

    def _show(self, table: Table, events: list[LoggedEvent], chain: ChainHead | None) -> None:
        if events:
            table.announce_events([one.line(table.seq) for one in events], chain, table.clocks)
