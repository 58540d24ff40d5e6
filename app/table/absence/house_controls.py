"""Actions of operators on a table: they close a lobby, take it off the lists, or end a match.

A table that is taken off the lists is private from then on: its players stay, others need its code.
"""

import msgspec

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.queries import scheduled_jobs
from app.db.queries.people import results
from app.errors import Conflict
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.match_header import MatchHeader
from app.table.state.match_settings import Visibility
from app.table.state.table_outcomes import calling_off_outcome
from app.table.table import Table


class HouseControls:
    def __init__(self, seating: SeatingService, scheduler: Scheduler) -> None:
        self._seating = seating
        self._scheduler = scheduler

    async def close(self, table: Table) -> None:
        """Close a lobby. Raises Conflict if the match has started."""
        async with table.lock:
            async with self._seating.held_match(table) as (session, match):
                if match.status != MatchStatus.LOBBY:
                    raise Conflict("match-started")
                match.status = MatchStatus.CLOSED
                await scheduled_jobs.cancel(session, match.id, JobKind.LOBBY_EXPIRY)
            table.close()

    async def unlist(self, table: Table) -> None:
        """Take a table off all lists."""
        async with table.lock:
            async with self._seating.held_match(table) as (_, match):
                match.visibility = Visibility.PRIVATE.value
            table.header = MatchHeader.of(match)
            table.send_documents()

    async def end(self, table: Table) -> None:
        """End a match without a result, also one that hibernates. Raises Conflict if it is not under way."""
        outcome = calling_off_outcome()
        async with table.lock:
            if table.position is None:
                raise Conflict("match-not-played")
            async with self._seating.held_match(table) as (session, match):
                if match.status not in (MatchStatus.PLAYING, MatchStatus.ASLEEP):
                    raise Conflict("match-not-played")
                match.status, match.finished_at = MatchStatus.FINISHED, self._scheduler.now()
                match.outcome = msgspec.to_builtins(outcome)
                await results.write(session, match.id)
                await scheduled_jobs.schedule_after_end(session, match, self._scheduler.now())
                for kind in (JobKind.CALL_OFF, JobKind.CLOCK, JobKind.RESUME):
                    await scheduled_jobs.cancel(session, match.id, kind)
            table.end(outcome)
            self._seating.attend(table)
