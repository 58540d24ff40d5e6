"""A running match in which no person acts any more falls asleep: unfinished, in no list of what is alive, its
clocks standing still, until one of its players wakes it.

That is after a day, with a clock by days after two periods, and a pause lasts no longer than a day. Matches
of tournaments do not sleep: there the host's grace decides.
"""

from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Match
from app.db.queries import actions, table_events
from app.db.queries import scheduled_jobs as due
from app.db.queries.actions import CLOCK
from app.errors import Conflict
from app.table.clock.clock_state import Clocks, halted, set_going
from app.table.clock.time_control import Clock, Days
from app.table.clock.timestamps import as_ms, as_time
from app.table.registry.table_registry import Tables
from app.table.replay.table_event import Note
from app.table.scheduler import DueTimes
from app.table.seating.held_match import Upkeep
from app.table.seating.seating_service import Seating
from app.table.state.match_header import ASLEEP
from app.table.table import Table
from app.table.timekeeping.clock_service import keep_clocks, seat_of
from app.table.timekeeping.deadline_reminders import remind

SLEEP = "sleep"
QUIET_FOR = timedelta(days=1)
PERIODS = 2
"""So many of a clock by days."""


class Sleep(Upkeep):
    def __init__(self, tables: Tables, seating: Seating, times: DueTimes) -> None:
        super().__init__(tables, seating, times)
        times.on(SLEEP, self._look)

    async def wake(self, table: Table, player_id: str) -> None:
        """Play on, as one of its players; pressed twice is no mistake. Raises NotYourTurn, Conflict."""
        async with table.lock:
            seat = seat_of(table, player_id)
            note = Note(seat, {"event": "woken"})
            if table.moment is None:
                raise Conflict("match-rests")
            async with self._changing(table) as (session, match):
                if match.status != ASLEEP:
                    _must_be_playing(match)
                    return
                now = self._times.now()
                match.status = "playing"
                clocks = table.clocks and set_going(table.clocks, seat, as_ms(now))
                await keep_clocks(session, table, clocks)
                note.write(session, table, now)
                await due.put(session, match.id, SLEEP, now + QUIET_FOR)
                await remind(session, table.header, now)
            table.log.note(note.line(table.seq))
            table.wake(clocks)
        self._seating.attend(table)
        await self._seating.come_back(table, player_id)

    async def _look(self, match_id: str) -> None:
        """Whether anybody has acted lately, and when to look again."""
        table = await self._tables.get(match_id)
        async with table.lock:
            async with self._changing(table) as (session, match):
                if match.status != "playing":
                    return
                now = self._times.now()
                falls = falls_asleep(table.header.clock, await last_sign(session, match), table.clocks)
                if falls > now:
                    await due.put(session, match.id, SLEEP, min(falls, now + QUIET_FOR))
                    return
                match.status, match.calling_off = ASLEEP, None
                clocks = table.clocks and halted(table.clocks, as_ms(now))
                await keep_clocks(session, table, clocks)
                await due.drop(session, match.id, CLOCK)
            table.fall_asleep(clocks)


def falls_asleep(clock: Clock | None, last: datetime, clocks: Clocks | None) -> datetime:
    """When a match does in which a person acted `last` at that time."""
    at = last + (PERIODS * timedelta(days=clock.days) if isinstance(clock, Days) else QUIET_FOR)
    return min(at, as_time(clocks.at) + QUIET_FOR) if clocks and clocks.paused else at


async def last_sign(session: AsyncSession, match: Match) -> datetime:
    """Of a person: his action, or something else that he has done at the table, its start before all."""
    acted = await actions.last_by_person(session, match.id)
    did = await table_events.last_by_person(session, match.id)
    return max(at for at in (match.started_at, acted, did) if at is not None)


def _must_be_playing(match: Match) -> None:
    if match.status != "playing":
        raise Conflict("match-not-played")
