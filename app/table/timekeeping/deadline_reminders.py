"""Reminds players whose clock by days has nearly run out, once per decision.

The job looks at a match when a running clock comes near its end, and at least as often as any clock that
starts meanwhile could. So no action has to schedule anything.
"""

from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.queries import scheduled_jobs
from app.engine.types import Seat
from app.table.clock.clock_state import Clocks
from app.table.clock.time_control import DAY, Days
from app.table.clock.timestamps import Ms, as_ms, as_time
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.state.match_header import MatchHeader

NEAR = 0.2
"""A player is reminded when this share of a decision's time is left."""
WHILE_PAUSED = timedelta(hours=1)
"""How long the job waits while the clocks are paused."""


class DeadlineReminders:
    """Runs the reminder jobs."""

    def __init__(self, tables: TableRegistry, scheduler: Scheduler) -> None:
        self._tables = tables
        self._scheduler = scheduler
        self._reminded: dict[str, set[tuple[Seat, Ms]]] = {}
        """By match, the seats and ends of the decisions of which players were reminded."""
        scheduler.register(JobKind.DEADLINE, self._remind)

    async def _remind(self, match_id: str) -> None:
        """Run the job: remind the players whose time is nearly up, and schedule the next look."""
        table, now = await self._tables.load(match_id), self._scheduler.now()
        async with table.lock:
            if table.uncertain:
                await self._tables.catch_up(table)
            called = self._reminded.pop(match_id, set())
            control, clocks = table.header.clock, table.clocks
            if table.status is not MatchStatus.PLAYING or not isinstance(control, Days) or clocks is None:
                return
            soon = seats_near_deadline(clocks, as_ms(now))
            for seat, zero in soon - called:
                table.remind_of_deadline(seat, as_time(zero))
            if soon:
                self._reminded[match_id] = soon
            look = next_check(control, clocks, now)
            async with self._tables.sessions.begin() as session:
                await scheduled_jobs.schedule(session, match_id, JobKind.DEADLINE, look)
        self._scheduler.wake_by(look)


def seats_near_deadline(clocks: Clocks, now: Ms) -> set[tuple[Seat, Ms]]:
    """Return the seats whose time is nearly up, and when it is."""
    running = (
        (seat, clock.expires_at) for seat, clock in enumerate(clocks.seats) if clock.expires_at is not None
    )
    return {(seat, zero) for seat, zero in running if _reminder_at(clocks, seat, zero) <= now < zero}


async def schedule_reminder(session: AsyncSession, header: MatchHeader, now: datetime) -> None:
    """Schedule the reminder job of a match with a clock by days that is played from now on."""
    if isinstance(header.clock, Days):
        await scheduled_jobs.schedule(session, header.id, JobKind.DEADLINE, now)


def next_check(control: Days, clocks: Clocks, now: datetime) -> datetime:
    """Return when to look next: before then no decision can be near its end, not even one that begins now."""
    if clocks.paused:
        return now + WHILE_PAUSED
    fresh = now + timedelta(milliseconds=(1 - NEAR) * control.days * DAY)
    running = (
        (seat, clock.expires_at) for seat, clock in enumerate(clocks.seats) if clock.expires_at is not None
    )
    reminders = (as_time(_reminder_at(clocks, seat, zero)) for seat, zero in running)
    return min([fresh, *(at for at in reminders if at > now)])


def _reminder_at(clocks: Clocks, seat: Seat, zero: Ms) -> Ms:
    return zero - round(NEAR * (clocks.seats[seat].allowed or 0))
