"""Starts matches: fixes seats and settings, waits for the players' words, and sets the game up.

A match is `starting` while words are awaited. It begins when all of them are in, or when the time is up; a
word that is missing then is the empty word. With no word to wait for it begins at once. Each step holds the
match's row, so it happens once, whichever process takes it, and a scheduled job takes it after a crash.
"""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import Match, Seat
from app.db.queries import matches, scheduled_jobs
from app.engine.contract import AnyGame
from app.errors import AlreadyStarted, BadRequest, Conflict, Forbidden, NotYourTurn
from app.table.actions.referee import Referee
from app.table.clock.time_control import Days, time_control_of
from app.table.lobby.lobby_service import check_own_seat, limit_unattended_matches, start_match
from app.table.lobby.smaller_table import close_free_seats
from app.table.registry.match_rows import load_seats
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService, is_full
from app.table.state.match_header import MatchHeader
from app.table.state.player_words import (
    accept_word,
    are_words_in,
    await_words,
    drop_words,
    owes_word,
    sat_down_lately,
)
from app.table.state.table_state import StartedMatch, TableState
from app.table.state.waiting_rules import WORDS_AWAITED_BY_DAYS_FOR, WORDS_AWAITED_FOR
from app.table.table import Table


class StartService:
    def __init__(
        self, tables: TableRegistry, referee: Referee, seating: SeatingService, scheduler: Scheduler
    ) -> None:
        self._tables = tables
        self._referee = referee
        self._seating = seating
        self._scheduler = scheduler
        scheduler.register(JobKind.START, self._start_if_due)
        scheduler.register(JobKind.REVEAL, self._begin_if_due)

    async def start(self, table: Table, player_id: str, seats: int | None = None) -> None:
        """Start the match, as the host or as a player of a rematch. `seats` is the number of occupied
        seats: if given, the match starts without the empty ones. Raises OnBreak shortly before maintenance.
        """
        self._tables.maintenance.check_start(by_days=isinstance(table.header.clock, Days))

        def check(match: Match, rows: list[Seat]) -> None:
            self._game_to_start(table, match, rows, player_id)

        await self._seating.refuse_early(table, check)
        await self._start(table, player_id, seats)

    async def say_ready(self, table: Table, player_id: str, seat: int, ready: bool) -> None:
        """Say whether the team of one's own seat stands. The match starts when all seats are taken and
        everybody is ready, as programs and computers always are.

        Raises BadRequest in a game in which seats choose no teams.
        """

        def say(match: Match, rows: list[Seat]) -> None:
            check_own_seat(match, rows, player_id, seat)
            if rows[seat].player_id is None:
                raise Forbidden("seat-choice-of-another")
            if table.game is None or table.game.team_choice is None:
                raise BadRequest("no-teams")
            rows[seat].ready = ready

        await self._seating.change(table, say)
        if all(one.bot or one.program or one.ready for one in table.seats):
            await self.start(table, table.header.host_id)

    async def reveal(self, table: Table, player_id: str, word: str) -> None:
        """Take the word of a seated player; the last one that was awaited begins the match.

        The same word again changes nothing. Raises NotYourTurn, Conflict or BadRequest.
        """

        def take(match: Match, rows: list[Seat]) -> bool:
            return take_word(match, rows, player_id, word)

        await self._seating.refuse_early(table, take)
        async with table.lock:
            begun: StartedMatch | None = None
            async with self._tables.sessions.begin() as session:
                match, seats = await self._seating.lock_rows(session, table)
                if not take(match, seats):
                    return
                if are_words_in(seats):
                    begun = await self._begin(session, table, match, seats)
                shown = await self._shown(session, table, match)
                table.uncertain = True  # a commit without an answer may or may not have happened
            self._show(table, shown, begun)
        if begun is not None:
            await self._follow_up(table)

    async def _start_if_due(self, match_id: str) -> None:
        """Run the job: start a complete rematch, or look again later while one of its players has gone, or
        after maintenance.
        """
        table = await self._tables.load(match_id)
        by_days = isinstance(table.header.clock, Days)
        if (near := self._tables.maintenance.without_starts(by_days=by_days)) is not None:
            await self._scheduler.schedule(match_id, JobKind.START, near.ends_at)
            return
        if not await self._has_absent_player(table):
            await self._start(table, None)
        elif await self._is_open(match_id):
            async with self._seating.changing(table):
                pass  # each change schedules the start of a complete rematch

    async def _is_open(self, match_id: str) -> bool:
        """Return whether the rematch still waits for its players."""
        async with self._tables.sessions() as session:
            match = await matches.by_id(session, match_id)
        if match is None or match.status != MatchStatus.LOBBY or match.open_until is None:
            return False
        return match.open_until > self._scheduler.now()

    async def _has_absent_player(self, table: Table) -> bool:
        """Return whether one of several people of a rematch looks neither at it nor at the match before."""
        people = [one.player_id for one in table.seats if one.player_id is not None and not one.program]
        if table.header.rematch_of is None or len(people) < 2:
            return False
        last = await self._tables.load(table.header.rematch_of)
        return not all(table.is_here(one) or last.is_here(one) for one in people)

    async def _start(self, table: Table, player_id: str | None, fewer: int | None = None) -> None:
        """Fix seats and settings, and begin unless a word is awaited. `player_id` is None for an automatic
        start; `fewer` is the number of occupied seats if the empty ones are removed.
        """
        async with table.lock:
            begun: StartedMatch | None = None
            async with self._tables.sessions.begin() as session:
                match, seats = await self._seating.lock_rows(session, table)
                if player_id is None and not self._is_due(match):
                    return
                game = self._game_to_start(table, match, seats, player_id or match.host_id)
                if fewer is not None:
                    seats = await close_free_seats(session, game, match, rows=seats, seats=fewer)
                if not is_full(seats):
                    raise Conflict("free-seats")
                if not any(row.player_id for row in seats):
                    await limit_unattended_matches(session, match.host_id)
                for row in seats:
                    row.ready = False
                if await_words(seats, self._awaited(table, match, seats, player_id)):
                    await self._await_words(session, match)
                else:
                    begun = await self._begin(session, table, match, seats)
                shown = await self._shown(session, table, match)
                table.uncertain = True
            self._show(table, shown, begun)
            if begun is None and isinstance(table.header.clock, Days):
                table.notify_start()
        if match.reveal_until is not None:
            self._scheduler.wake_by(match.reveal_until)
        await self._follow_up(table)

    async def _begin_if_due(self, match_id: str) -> None:
        """Begin a match whose time for revealing is up; the words that are missing stay empty."""
        table = await self._tables.load(match_id)
        async with table.lock:
            async with self._tables.sessions.begin() as session:
                match, seats = await self._seating.lock_rows(session, table)
                if match.status != MatchStatus.STARTING or match.reveal_until is None:
                    return
                if match.reveal_until > self._scheduler.now():
                    await scheduled_jobs.schedule(session, match.id, JobKind.REVEAL, match.reveal_until)
                    return
                begun = await self._begin(session, table, match, seats)
                shown = await self._shown(session, table, match)
                table.uncertain = True
            self._show(table, shown, begun)
        await self._follow_up(table)

    async def _await_words(self, session: AsyncSession, match: Match) -> None:
        by_days = isinstance(time_control_of(match.clock), Days)
        match.status = MatchStatus.STARTING
        match.reveal_until = self._scheduler.now() + (
            WORDS_AWAITED_BY_DAYS_FOR if by_days else WORDS_AWAITED_FOR
        )
        await scheduled_jobs.schedule(session, match.id, JobKind.REVEAL, match.reveal_until)

    def _awaited(self, table: Table, match: Match, seats: list[Seat], starter_id: str | None) -> list[Seat]:
        """Return the seats whose words the start waits for.

        By days these are all; otherwise those whose player is connected, has just sat down or has just asked
        for the start, because their page may still be loading.
        """
        if match.chance_version == 1:
            return []
        by_days, now = isinstance(time_control_of(match.clock), Days), self._scheduler.now()
        return [
            row
            for row in seats
            if row.player_id is not None
            and owes_word(row)
            and (
                by_days
                or row.player_id == starter_id
                or table.is_here(row.player_id)
                or sat_down_lately(row, now)
            )
        ]

    async def _begin(
        self, session: AsyncSession, table: Table, match: Match, seats: list[Seat]
    ) -> StartedMatch | None:
        """Set the game up with the words that are there. None if the rules have changed since the start:
        then the table is a lobby again, without words.
        """
        if not _has_rules(table, match):
            match.status, match.reveal_until = MatchStatus.LOBBY, None
            drop_words(seats)
            return None
        await session.flush()
        fixed = TableState(MatchHeader.of(match), table.game)
        fixed.shared, fixed.seats = table.shared, await load_seats(session, match.id)
        return await start_match(session, match, fixed, self._tables.instant())

    async def _shown(self, session: AsyncSession, table: Table, match: Match) -> TableState:
        """Return header, seats, status and stamp as they are about to be committed."""
        match.stamp = matches.new_stamp()
        await session.flush()
        shown = TableState(MatchHeader.of(match), table.game)
        shown.seats, shown.status = await load_seats(session, match.id), MatchStatus(match.status)
        shown.stamp = match.stamp
        return shown

    def _show(self, table: Table, shown: TableState, begun: StartedMatch | None) -> None:
        """Show what has been committed."""
        table.uncertain, table.stamp = False, shown.stamp
        table.header, table.status = shown.header, shown.status
        if begun is not None:
            table.seats = shown.seats
            table.start(begun)
        else:
            table.reseat(shown.seats)

    async def _follow_up(self, table: Table) -> None:
        await self._tables.show_rematch(table)
        self._referee.attend(table)

    def _is_due(self, match: Match) -> bool:
        return (
            match.status == MatchStatus.LOBBY
            and match.starts_at is not None
            and match.starts_at <= self._scheduler.now()
        )

    def _game_to_start(self, table: Table, match: Match, seats: list[Seat], player_id: str) -> AnyGame:
        sits = any(row.player_id == player_id for row in seats)
        if match.host_id != player_id and not (match.rematch_of and sits):
            raise Forbidden("host-starts")
        if match.status != MatchStatus.LOBBY:
            raise AlreadyStarted("match-started")
        if table.game is None or not _has_rules(table, match):
            raise Conflict("rules-changed")
        return table.game


def take_word(match: Match, rows: list[Seat], player_id: str, word: str) -> bool:
    """Take the word of a seated player into its row; return False if it is there already.

    Raises NotYourTurn, Conflict or BadRequest.
    """
    row = next((row for row in rows if row.player_id == player_id), None)
    if row is None:
        raise NotYourTurn("watching")
    if row.word is not None and row.word == word:
        return False
    if match.status != MatchStatus.STARTING:
        raise Conflict("not-starting")
    accept_word(row, word)
    return True


def _has_rules(table: TableState, match: Match) -> bool:
    return table.game is not None and table.game.rules_version == match.rules_version
