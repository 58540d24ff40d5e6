"""Keeps the clocks of all tables: acts for players whose time is up, and pauses or feeds clocks where players
agree.

The arithmetic is in `clock_changes`; the scheduler says when a clock shows 0.
"""

from collections.abc import Callable

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.queries import matches, scheduled_jobs
from app.engine.types import Seat
from app.errors import BadRequest, Conflict, Stale
from app.table.actions.clock_updates import next_clock_check
from app.table.actions.evaluation import ServerMove
from app.table.actions.referee import Referee
from app.table.actions.stored_clocks import store_clocks
from app.table.bots.bot_player import quick_choice
from app.table.clock.clock_changes import add_time, agree_to_pause, gift_size, is_idle, mark_timeout, resume
from app.table.clock.clock_state import Clocks, Pause, PauseState
from app.table.clock.timestamps import Ms, as_time
from app.table.registry.table_registry import TableRegistry
from app.table.replay.table_event import LoggedEvent, write_events
from app.table.scheduler import Scheduler
from app.table.state.table_state import required_seat
from app.table.table import Table

NO_PAUSE = "no_pause"

Change = Callable[[Clocks, Ms], Clocks | None]
"""A function of the clocks and the current time that returns the changed clocks; None if that is
impossible.
"""


class ClockService:
    """Changes clocks, and acts when they run out."""

    def __init__(self, tables: TableRegistry, referee: Referee, scheduler: Scheduler) -> None:
        self._tables = tables
        self._referee = referee
        self._scheduler = scheduler

    async def act_on_expired(self, match_id: str) -> None:
        """Run the job: act for each seat whose time is up, and schedule the next look."""
        await self._tables.check_heartbeat()
        table = await self._tables.load(match_id)
        async with table.lock:
            await self._tables.ensure_current(table)
            news = True
            while news:
                while (seat := self.expired_seat(table)) is not None:
                    await self._act_for(table, seat)
                await self._schedule_next(table)
                news = table.shared and await self._tables.catch_up(table)
        self._referee.attend(table)

    def expired_seat(self, table: Table) -> Seat | None:
        """Return the first seat whose time is up; None if no seat's is."""
        if table.clocks is None or table.position is None or table.status is not MatchStatus.PLAYING:
            return None
        return next(iter(table.clocks.expired(self._tables.instant().at)), None)

    async def _act_for(self, table: Table, seat: Seat) -> None:
        """Take the seat's timeout action, or play as the computer would if the game names none."""
        position, clocks = table.position, table.clocks
        assert position is not None
        assert clocks is not None
        said = position.game.timeout_action(position.state, seat) if position.game.timeout_action else None
        clocks = mark_timeout(clocks, seat, self._tables.instant().at)
        action = quick_choice(position, seat) if said is None else said
        await self._referee.play_for_seat(
            table, seat, action, ServerMove("time", clocks, is_idle(clocks, seat))
        )

    async def _schedule_next(self, table: Table) -> None:
        """Schedule the job for when the next clock shows 0, whatever stood there before."""
        zero = table.clocks.expires_at if table.clocks and table.status is MatchStatus.PLAYING else None
        async with self._tables.sessions.begin() as session:
            if zero is None:
                await scheduled_jobs.cancel(session, table.header.id, JobKind.CLOCK)
            else:
                await scheduled_jobs.schedule(session, table.header.id, JobKind.CLOCK, as_time(zero))
        table.clock_due = zero

    # --- clock changes by players ----------------------------------------------------------

    async def give_time(self, table: Table, player_id: str, to: Seat) -> None:
        """Give an opponent more time. Raises BadRequest, Conflict, NotYourTurn."""
        control = table.header.clock
        if control is None:
            raise Conflict("no-clock")
        if not 0 <= to < len(table.seats):
            raise BadRequest("no-such-seat")
        seat = required_seat(table, player_id)
        event = LoggedEvent(seat, {"event": "gave_time", "to": to, "ms": gift_size(control)})
        await self._change(table, event, lambda clocks, at: add_time(control, clocks, seat, to=to, at=at))

    async def propose_pause(self, table: Table, player_id: str) -> None:
        """Propose a pause, or agree to one; absent players and computers agree to everything."""
        seat = required_seat(table, player_id)
        present = frozenset(one for one in table.presence.seats() if not table.seats[one].is_served)
        event = LoggedEvent(seat, {"event": "paused"})
        await self._change(table, event, lambda clocks, at: agree_to_pause(clocks, seat, present, at))
        proposal = standing_proposal(table.clocks)
        if proposal is not None and proposal.agreed == (seat,):
            table.notify_pause_proposal(seat)
        else:
            table.withdraw_pause_proposal(range(len(table.seats)) if proposal is None else [seat])

    async def resume(self, table: Table, player_id: str) -> None:
        """End the pause, or reject the proposed one."""
        seat = required_seat(table, player_id)
        event = LoggedEvent(seat, {"event": "resumed"})
        await self._change(table, event, lambda clocks, at: resume(clocks, seat, at))
        table.withdraw_pause_proposal(range(len(table.seats)))

    async def _change(self, table: Table, event: LoggedEvent, change: Change) -> None:
        """Commit changed clocks, and only then show them to everybody. Raises Conflict."""
        await self._tables.check_heartbeat()
        async with table.lock:
            await self._tables.ensure_current(table)
            before, time = table.clocks, self._tables.instant()
            if table.status is not MatchStatus.PLAYING or before is None or table.header.clock is None:
                raise Conflict("no-clock-running")
            after = change(before, time.at)
            if after is None or after is before:
                raise Conflict("clocks-not-now")
            logged = event_to_log(event, before, after)
            async with self._tables.sessions.begin() as session:
                match = await self._tables.lock_row(session, table)
                if table.clocks is not before:
                    raise Stale("table-changed")
                await store_clocks(session, table, after)
                chain = write_events(session, table, logged, time.now)
                match.stamp = matches.new_stamp()
                table.uncertain = True  # a commit without an answer may or may not have happened
            table.uncertain, table.stamp = False, match.stamp
            table.clock_due = next_clock_check(table, after) or table.clock_due
            table.announce_events([one.line(table.seq) for one in logged], chain, after)
        self._referee.attend(table)


def event_to_log(note: LoggedEvent, before: Clocks, after: Clocks) -> list[LoggedEvent]:
    """Return the log line of a change: added time, or the start, end or rejection of a pause; else none."""
    if note.event["event"] == "gave_time" or after.paused is not before.paused:
        return [note]
    return [LoggedEvent(note.seat, {"event": NO_PAUSE})] if after.pause is None else []


def standing_proposal(clocks: Clocks | None) -> Pause | None:
    """Return the pause that is proposed and not agreed to yet."""
    pause = None if clocks is None else clocks.pause
    return pause if pause is not None and pause.state is PauseState.PROPOSED else None
