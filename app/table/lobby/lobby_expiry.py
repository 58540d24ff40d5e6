"""Closes lobbies and lessons to which nobody comes back.

A lobby is listed while its host is connected. Ten minutes after the host left, the player who has sat there
longest and is connected becomes host. If there is none, it is taken off the list until the host returns;
after a day it is closed. The lobby of a rematch is on no list and keeps its seats for the
players of the last match. A first lesson is closed a day after its learner was last connected, whether it is
over or not.
"""

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import Match
from app.db.queries import matches, scheduled_jobs
from app.db.queries.matches import last_activity
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.match_header import MatchHeader
from app.table.state.player_words import longest_seated
from app.table.state.waiting_rules import LOBBY_LISTED_FOR, LOBBY_OPEN_FOR, record_host_presence
from app.table.table import Table


class LobbyExpiry:
    def __init__(self, tables: TableRegistry, seating: SeatingService, scheduler: Scheduler) -> None:
        self._tables = tables
        self._seating = seating
        self._scheduler = scheduler
        scheduler.register(JobKind.LOBBY_EXPIRY, self._check_host)
        scheduler.register(JobKind.LESSON_EXPIRY, self._check_learner)

    def is_host_of_lobby(self, table: Table, player_id: str | None) -> bool:
        """Return whether this player is the host of a lobby that can expire."""
        header = table.header
        own_list = header.rematch_of is None and header.tournament_id is None
        return table.status is MatchStatus.LOBBY and own_list and player_id == header.host_id

    async def record_host_arrival(self, table: Table) -> None:
        """Record that the host is about to open a channel; nothing changes if they have another one."""
        async with self._tables.sessions() as session:
            match = await matches.by_id(session, table.header.id)
        if match is None or match.host_away_since is not None or not match.listed:
            await self._record_host(table, here=True)

    async def record_host_departure(self, table: Table) -> None:
        """Record that one of the host's channels has closed."""
        await self._record_host(table, here=table.is_here(table.header.host_id))

    async def _check_host(self, match_id: str) -> None:
        table = await self._tables.load(match_id)
        await self._record_host(table, here=table.is_here(table.header.host_id))

    async def _check_learner(self, match_id: str) -> None:
        """Close a lesson whose learner has stayed away, or look again later. A closed lesson shows
        nothing any more, not even its end.
        """
        table = await self._tables.load(match_id)
        async with table.lock:
            async with self._seating.held_match(table) as (session, match):
                if match.status == MatchStatus.CLOSED:
                    return
                now, closes = self._scheduler.now(), await last_activity(session, match) + LOBBY_OPEN_FOR
                if closes > now:
                    await scheduled_jobs.schedule(session, match.id, JobKind.LESSON_EXPIRY, closes)
                    return
                match.status, match.outcome = MatchStatus.CLOSED, None
            table.close()

    async def _record_host(self, table: Table, *, here: bool) -> None:
        """Record whether the host is connected, and list, unlist or close the lobby accordingly."""
        async with table.lock:
            async with self._seating.held_match(table) as (session, match):
                if match.status != MatchStatus.LOBBY:
                    return
                shown = match.listed, match.host_id
                if not here and (heir := self._heir(table, match)) is not None:
                    match.host_id, here = heir, True
                next_look = record_host_presence(match, here, self._scheduler.now())
                if next_look is not None:
                    await scheduled_jobs.schedule(session, match.id, JobKind.LOBBY_EXPIRY, next_look)
            if next_look is not None:
                self._scheduler.wake_by(next_look)
            table.status, table.header = MatchStatus(match.status), MatchHeader.of(match)
            if next_look is None or (match.listed, match.host_id) != shown:
                table.send_documents()

    def _heir(self, table: Table, match: Match) -> str | None:
        """Return the next host of a lobby whose host has been away for long enough; None: there is none."""
        since = match.host_away_since
        if since is None or self._scheduler.now() - since < LOBBY_LISTED_FOR:
            return None
        return longest_seated(table.seats, match.host_id, table.is_here)
