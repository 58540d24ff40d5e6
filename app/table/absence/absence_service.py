"""The choices of the other players when a player is absent on their turn.

Nobody has to do anything. After one minute the computer can take over the absent player's seat until they
return, or the match can be called off by agreement. After five minutes the opponent in a match of two can
claim the win. In tournaments the host's grace period decides instead. At a table that waits for everybody
only the agreement is possible.
"""

from datetime import datetime, timedelta

import msgspec

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.queries import scheduled_jobs
from app.db.queries.people import results
from app.engine.types import Outcome, Seat
from app.errors import Conflict, Forbidden, Stale
from app.table.registry.match_rows import stored_calling_off
from app.table.registry.table_registry import TableRegistry
from app.table.replay.table_event import LoggedEvent
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.table_outcomes import abandonment_outcome, calling_off_outcome
from app.table.state.waiting_rules import CLAIM_AFTER, REPLACE_AFTER
from app.table.table import Table
from app.table.wire.document import CallingOff


class AbsenceService:
    """Hands seats over, lets players claim a win or call a match off, and settles such agreements."""

    def __init__(self, tables: TableRegistry, seating: SeatingService, scheduler: Scheduler) -> None:
        self._tables = tables
        self._seating = seating
        self._scheduler = scheduler
        scheduler.register(JobKind.CALL_OFF, self._end_if_due)

    async def hand_over(self, table: Table, player_id: str, seat: Seat) -> None:
        """Let the computer play the seat of an absent player until they return.

        Raises Forbidden, Conflict.
        """
        event = LoggedEvent(table.seat_of(player_id), {"event": "handed", "who": seat})
        async with self._seating.changing(table, event) as (_, rows):
            self._check_waits_for(table, player_id, seat, REPLACE_AFTER)
            self._check_may_replace(table)
            rows[seat].away, rows[seat].away_since = True, self._scheduler.now()
        self._seating.attend(table)

    async def claim(self, table: Table, player_id: str, seat: Seat) -> None:
        """Claim the win over the absent opponent in a match of two. Raises Forbidden, Conflict."""
        async with table.lock:
            await self._ensure_current(table)
            self._check_waits_for(table, player_id, seat, CLAIM_AFTER)
            self._check_no_tournament(table)
            self._check_may_replace(table)
            if len(table.seats) != 2:
                raise Conflict("claim-of-two")
            assert table.position is not None
            await self._end(table, abandonment_outcome(table.position.game, table.position.state, seat))

    async def call_off(self, table: Table, player_id: str) -> None:
        """Propose to end the match without a result while a player is absent, or agree to it."""
        async with table.lock:
            await self._ensure_current(table)
            async with self._seating.held_match(table) as (_, match):
                agreement = self._agreement(table, player_id, stored_calling_off(match))
                match.calling_off = msgspec.to_builtins(agreement)
            if agreement != table.calling_off:
                table.show_calling_off(agreement)
            await self._end_if_agreed(table)

    async def end_without_result(self, table: Table, reason: str) -> None:
        """End a match without a result. The caller has checked that it may be. Raises Conflict, Stale."""
        async with table.lock:
            await self._ensure_current(table)
            if table.status is not MatchStatus.PLAYING:
                raise Conflict("match-not-played")
            await self._end(table, calling_off_outcome(reason))

    def _agreement(self, table: Table, player_id: str, stored: CallingOff | None) -> CallingOff:
        """Return the proposal with the player's agreement: the stored one, or a new one.

        Raises Forbidden or Conflict. The caller holds the row, so that no agreement given in another process
        gets lost.
        """
        mine = self._player_seat(table, player_id)
        if stored is not None:
            return CallingOff(stored.by, sorted({*stored.agreed, mine}))
        since = [self._absence_of(table, seat) for seat in range(len(table.seats))]
        if max(since) < REPLACE_AFTER:
            raise Conflict("nobody-away")
        self._check_no_tournament(table)
        return CallingOff(mine, [mine])

    async def play_on(self, table: Table, player_id: str) -> None:
        """Reject the proposal to call the match off."""
        async with table.lock:
            await self._tables.ensure_current(table)
            self._player_seat(table, player_id)
            if table.calling_off is None:
                return
            async with self._seating.held_match(table) as (_, match):
                match.calling_off = None
            table.show_calling_off(None)

    async def stop_waiting(self, table: Table, player_id: str) -> None:
        """Let the host end the rule that the table waits for everybody. Raises Forbidden, Conflict."""
        if table.header.host_id != player_id:
            raise Forbidden("host-waits")
        event = LoggedEvent(table.seat_of(player_id), {"event": "stopped_waiting"})
        async with self._seating.changing(table, event) as (match, _):
            if match.status != MatchStatus.PLAYING or not match.wait_for_all:
                raise Conflict("table-does-not-wait")
            match.wait_for_all = False

    async def _end_if_due(self, match_id: str) -> None:
        """Run the job that ends a match once those who did not answer were absent for long enough."""
        table = await self._tables.load(match_id)
        async with table.lock:
            await self._ensure_current(table)
            await self._end_if_agreed(table)

    async def _ensure_current(self, table: Table) -> None:
        """Bring the table up to date, so that an end follows from the last stored action.

        Absences that the server itself caused do not count.
        """
        await self._tables.check_heartbeat()
        await self._tables.ensure_current(table)

    async def _end_if_agreed(self, table: Table) -> None:
        """End the match without a result if all who have to agree have agreed.

        These are all players who are present. Those absent for five minutes are not asked, except at a table
        that waits for everybody. If agreement only needs more time, a job is scheduled.
        """
        if table.calling_off is None or table.status is not MatchStatus.PLAYING:
            return
        silent = [
            self._absence_of(table, one.seat)
            for one in table.seats
            if one.player_id and not one.is_served and one.seat not in table.calling_off.agreed
        ]
        if not silent or (min(silent) >= CLAIM_AFTER and not table.header.wait_for_all):
            await self._end(table, calling_off_outcome())
        elif not table.header.wait_for_all:
            await self._scheduler.schedule(
                table.header.id, JobKind.CALL_OFF, self._scheduler.now() + CLAIM_AFTER - min(silent)
            )

    def _check_waits_for(self, table: Table, player_id: str, seat: Seat, least: timedelta) -> None:
        """Raise Forbidden or Conflict unless the player waits for this seat, and has done so for `least`."""
        mine = self._player_seat(table, player_id)
        if not 0 <= seat < len(table.seats) or seat == mine or self._absence_of(table, seat) < least:
            raise Conflict("absence-too-short")

    def _player_seat(self, table: Table, player_id: str) -> Seat:
        seat = table.seat_of(player_id)
        if seat is None or table.seats[seat].resigned:
            raise Forbidden("players-decide")
        if table.status is not MatchStatus.PLAYING:
            raise Conflict("match-not-played")
        return seat

    def _absence_of(self, table: Table, seat: Seat) -> timedelta:
        since: datetime | None = table.absent_since(seat)
        return timedelta() if since is None else self._scheduler.now() - since

    def _check_may_replace(self, table: Table) -> None:
        if table.header.wait_for_all:
            raise Conflict("table-waits")

    def _check_no_tournament(self, table: Table) -> None:
        if table.header.tournament_id is not None:
            raise Conflict("grace-decides")

    async def _end(self, table: Table, outcome: Outcome) -> None:
        """End the match without an action; its rules know nothing of it. The caller holds the table's lock.

        Raises Stale if the match has gone on meanwhile.
        """
        judged = table.position
        async with self._seating.held_match(table) as (session, match):
            if table.position is not judged:
                raise Stale("table-changed")
            match.status, match.finished_at = MatchStatus.FINISHED, self._scheduler.now()
            match.outcome = msgspec.to_builtins(outcome)
            await results.write(session, match.id)
            await scheduled_jobs.schedule_after_end(session, match, self._scheduler.now())
            for kind in (JobKind.CALL_OFF, JobKind.CLOCK):
                await scheduled_jobs.cancel(session, match.id, kind)
        table.end(outcome)
        self._seating.attend(table)
