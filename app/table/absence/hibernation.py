"""A running match in which no person acts any more hibernates until one of its players wakes it.

A match of one person and computers does so at once when the person wants a pause, or has been without a
connection for a minute; it goes on when they come back, and ends without a result if they do not.

A hibernating match is on no list of active matches, and its clocks stand still. Matches hibernate after a
day, and with a clock by days after two periods; an agreed pause lasts no longer than a day. Matches of
tournaments do not hibernate: there the host's grace period decides.

During maintenance all matches rest in the same way, those of tournaments too, and go on by themselves.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import Match
from app.db.queries import scheduled_jobs
from app.db.queries.matches import last_activity
from app.db.queries.people import results
from app.engine.types import Seat
from app.errors import Conflict
from app.table.actions.stored_clocks import store_clocks
from app.table.clock.clock_changes import restart_all, stop_all
from app.table.clock.clock_state import Clocks
from app.table.clock.time_control import HOUR, Days
from app.table.clock.timestamps import Ms, as_ms
from app.table.cluster.maintenance import Break
from app.table.registry.table_registry import TableRegistry
from app.table.replay.table_event import LoggedEvent, write_events
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.table_outcomes import calling_off_outcome
from app.table.state.table_state import required_seat
from app.table.state.waiting_rules import HIBERNATE_AFTER, PAUSED_FOR, hibernates_at
from app.table.table import Table
from app.table.timekeeping.deadline_reminders import schedule_reminder

RESUME_LOOKS_EVERY = timedelta(seconds=30)
"""How often a resting match looks whether maintenance has ended early."""


class Hibernation:
    """Puts quiet matches to sleep and wakes them."""

    def __init__(self, tables: TableRegistry, seating: SeatingService, scheduler: Scheduler) -> None:
        self._tables = tables
        self._seating = seating
        self._scheduler = scheduler
        scheduler.register(JobKind.HIBERNATION, self._hibernate_if_quiet)
        scheduler.register(JobKind.RESUME, self._resume)

    async def pause(self, table: Table, seat: Seat, since: datetime | None = None) -> None:
        """Let a match rest whose only person sits on this seat; `since` is when their connection was lost.

        Does nothing if it rests already. Raises Conflict.
        """
        async with table.lock:
            await self._tables.ensure_current(table)
            if table.solo_seat() != seat:
                raise Conflict("others-play-too")
            async with self._seating.held_match(table) as (session, match):
                if match.status == MatchStatus.ASLEEP:
                    return
                _check_playing(match)
                clocks = await self._fall_asleep(session, match, table, since or self._scheduler.now())
            table.hibernate(clocks)

    async def return_to_paused(self, table: Table, player_id: str | None) -> None:
        """Go on with a resting match of one person and computers, if this is the person."""
        if self._tables.maintenance.resting() is not None:
            return
        seat = table.seat_of(player_id)
        if table.status is MatchStatus.ASLEEP and seat is not None and table.solo_seat() == seat:
            assert player_id is not None
            await self.wake(table, player_id)

    async def wake(self, table: Table, player_id: str) -> None:
        """Go on with the match, as one of its players; does nothing if it is awake.

        Raises NotYourTurn, Conflict, OnBreak during maintenance and a minute before.
        """
        self._tables.maintenance.check_wake()
        async with table.lock:
            seat = required_seat(table, player_id)
            # With computers only nobody was kept waiting: no line for each look into the rules.
            events = [] if table.solo_seat() == seat else [LoggedEvent(seat, {"event": "woken"})]
            if table.position is None:
                raise Conflict("match-rests")
            async with self._seating.held_match(table) as (session, match):
                if match.status != MatchStatus.ASLEEP:
                    _check_playing(match)
                    return
                chain = write_events(session, table, events, self._scheduler.now())
                clocks = await self._go_on(session, match, table, seat)
            table.chain = chain
            for event in events:
                table.log.add_line(event.line(table.seq))
            table.wake(clocks)
        self._seating.attend(table)
        await self._seating.come_back(table, player_id)

    async def rest(self, table: Table, during: Break) -> None:
        """Let a match rest during maintenance, as if it hibernated; `_resume` goes on with it.

        A site that is closed for a while gives an hour on top to players by days.
        Does nothing unless it is being played. An agreed pause goes on as it is.
        """
        async with table.lock:
            await self._tables.ensure_current(table)
            if table.clocks is not None and table.clocks.paused:
                return
            async with self._seating.held_match(table) as (session, match):
                if match.status != MatchStatus.PLAYING:
                    return
                more = HOUR if during.is_closed and isinstance(table.header.clock, Days) else 0
                clocks = await self._fall_asleep(session, match, table, during.stands_at, more)
                await scheduled_jobs.schedule(session, match.id, JobKind.RESUME, during.ends_at)
            table.hibernate(clocks)
        self._scheduler.wake_by(during.ends_at)

    async def _resume(self, match_id: str) -> None:
        """Run the job: go on with a match after maintenance; look again if that is not over."""
        if (still := self._tables.maintenance.resting()) is not None:
            at = min(still.ends_at, self._scheduler.now() + RESUME_LOOKS_EVERY)
            await self._scheduler.schedule(match_id, JobKind.RESUME, at)
            return
        table = await self._tables.load(match_id)
        async with table.lock:
            await self._tables.ensure_current(table)
            if table.position is None:
                return
            async with self._seating.held_match(table) as (session, match):
                if match.status != MatchStatus.ASLEEP:
                    return
                clocks = await self._go_on(session, match, table, None)
            table.wake(clocks)
        self._seating.attend(table)

    async def _go_on(
        self, session: AsyncSession, match: Match, table: Table, by: Seat | None
    ) -> Clocks | None:
        """Let a resting match go on, and return its clocks. `by`: Who woke it; None after maintenance."""
        now = self._scheduler.now()
        match.status = MatchStatus.PLAYING
        clocks = table.clocks and restart_all(table.clocks, by, as_ms(now))
        await store_clocks(session, table, clocks)
        await scheduled_jobs.schedule(session, match.id, JobKind.HIBERNATION, now + HIBERNATE_AFTER)
        await scheduled_jobs.cancel(session, match.id, JobKind.RESUME)
        await schedule_reminder(session, table.header, now)
        return clocks

    async def _hibernate_if_quiet(self, match_id: str) -> None:
        """Run the job: hibernate if no person has acted for long enough, else schedule the next look.

        A match that has been paused for long enough ends.
        """
        table = await self._tables.load(match_id)
        async with table.lock:
            if table.status is MatchStatus.ASLEEP:
                await self._end_paused(table)
                return
            async with self._seating.held_match(table) as (session, match):
                if match.status != MatchStatus.PLAYING:
                    return
                now = self._scheduler.now()
                falls = hibernates_at(table.header.clock, await last_activity(session, match), table.clocks)
                if falls > now:
                    await scheduled_jobs.schedule(
                        session, match.id, JobKind.HIBERNATION, min(falls, now + HIBERNATE_AFTER)
                    )
                    return
                clocks = await self._fall_asleep(session, match, table, now)
            table.hibernate(clocks)

    async def _fall_asleep(
        self, session: AsyncSession, match: Match, table: Table, at: datetime, more: Ms = 0
    ) -> Clocks | None:
        """Let the match rest and return its clocks, stopped as they stood then, with so much more time."""
        match.status, match.calling_off = MatchStatus.ASLEEP, None
        clocks = table.clocks and stop_all(table.clocks, max(as_ms(at), table.clocks.at)).with_more(more)
        await store_clocks(session, table, clocks)
        await scheduled_jobs.cancel(session, match.id, JobKind.CLOCK)
        if table.solo_seat() is not None:
            until = self._scheduler.now() + PAUSED_FOR
            await scheduled_jobs.schedule(session, match.id, JobKind.HIBERNATION, until)
        return clocks

    async def _end_paused(self, table: Table) -> None:
        """End a match without a result whose only person has not come back."""
        if table.solo_seat() is None:
            return
        outcome = calling_off_outcome()
        async with self._seating.held_match(table) as (session, match):
            if match.status != MatchStatus.ASLEEP:
                return
            match.status, match.finished_at = MatchStatus.FINISHED, self._scheduler.now()
            match.outcome = msgspec.to_builtins(outcome)
            await results.write(session, match.id)
            await scheduled_jobs.schedule_after_end(session, match, self._scheduler.now())
        table.end(outcome)


async def held_since(session: AsyncSession, match_ids: Sequence[str]) -> dict[str, datetime]:
    """Return since when resting matches of one person and computers rest."""
    ends = await scheduled_jobs.due_by_match(session, match_ids, JobKind.HIBERNATION)
    return {match_id: at - PAUSED_FOR for match_id, at in ends.items()}


def _check_playing(match: Match) -> None:
    """Raise Conflict unless the match is being played."""
    if match.status != MatchStatus.PLAYING:
        raise Conflict("match-not-played")
