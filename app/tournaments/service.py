"""Runs tournaments: takes the coaches' choices, has the matches played and records their results.

Every change happens in one transaction that locks the tournament's row, so that two processes never do the
same thing twice. Work that a crash has left undone is found and done by the next `look`.
"""

import asyncio
import contextlib
import secrets
from datetime import UTC, datetime
from typing import Any

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import StoredMatch
from app.db.queries import matches, tournaments
from app.db.queries.tournaments import Task
from app.db.tournament_status import TournamentStatus
from app.engine.capabilities import tournament as rules
from app.engine.chance import FairChance
from app.engine.types import Outcome
from app.errors import (
    BadRequest,
    Conflict,
    Forbidden,
    Illegal,
    NotYourTurn,
    StadionError,
)
from app.table.actions.referee import Referee
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.state.player_words import accept_word, are_words_in
from app.table.wire.document import storable
from app.tournaments.enrolment import LONGEST_GRACE
from app.tournaments.forfeits import LONG_AGO, AbsentSeat, absent_seats, to_serve
from app.tournaments.formats.field import placed_last
from app.tournaments.match_launcher import final_state
from app.tournaments.news import TournamentNews
from app.tournaments.openings import (
    call_to_final,
    has_work,
    is_pausing,
    is_to_open,
    open_matches,
    schedule_call,
)
from app.tournaments.repository import Store, only_host, place_of
from app.tournaments.start import CALLED_BEFORE, begin, call, is_due, start, start_at_the_set_time
from app.tournaments.tournament import Tournament
from app.tournaments.withdrawal import walk_over_departed, withdraw

log = structlog.get_logger()

TWO = 2
LOOK_SECONDS = 1.0
"""How often starting tournaments are searched for those that no longer wait for words."""
LOOKS_A_ROUND = 30
"""After this many searches, all running tournaments are searched for late coaches."""


class Tournaments:
    def __init__(
        self, tables: TableRegistry, referee: Referee, scheduler: Scheduler, news: TournamentNews
    ) -> None:
        self._tables = tables
        self._referee = referee
        self.news = news
        self._store = Store(tables, news)
        self._scheduler = scheduler
        scheduler.register(JobKind.TOURNAMENT, self.record)
        scheduler.register(JobKind.FINAL, self._call_to_final)

    # --- what coaches do ---------------------------------------------------------------------

    async def start(self, tournament_id: str, player_id: str) -> None:
        async with self._store.changing(tournament_id, player_id) as (tournament, session):
            only_host(tournament, player_id)
            self._tables.maintenance.check_start()
            await start(session, tournament)
        await self.look(tournament_id)

    async def withdraw_name(self, tournament_id: str) -> str:
        """Name a tournament after its game; return its host. Raises NotFound."""
        async with self._store.changing(tournament_id) as (tournament, _):
            tournament.header.name = tournament.game.title
            return tournament.header.host_id

    async def reveal(self, tournament_id: str, player_id: str, word: str) -> None:
        """Take the word of a coach; the last one begins the tournament.

        The same word again changes nothing. Raises NotYourTurn, Conflict or BadRequest.
        """
        async with self._store.changing(tournament_id, player_id) as (tournament, session):
            coach = tournament.coach_of(player_id)
            if coach is None:
                raise NotYourTurn("watching")
            row = tournament.coaches[coach]
            if row.word is not None and row.word == word:
                return
            if tournament.header.status != TournamentStatus.STARTING:
                raise Conflict("not-starting")
            accept_word(row, word)
            if are_words_in(tournament.coaches):
                await begin(session, tournament)
        await self.look(tournament_id)

    async def choose(
        self, tournament_id: str, player_id: str, raw: object, ref: str, strict: bool = True
    ) -> int:
        """Take a coach's choice and return its number; the same `ref` again gives the first answer.

        Raises BadRequest, NotYourTurn or Illegal; then nothing has changed.
        """
        if not 1 <= len(ref) <= 64 or not storable(ref):
            raise BadRequest("ref")
        async with self._store.changing(tournament_id, player_id) as (tournament, session):
            coach = tournament.coach_of(player_id)
            if coach is None:
                raise NotYourTurn("coaches-choose")
            if (done := await tournaments.by_ref(session, tournament_id, coach, ref)) is not None:
                return done
            choice = allowed_choice(tournament, coach, raw, strict)
            row = tournament.entry(
                "choice", _now(), {"choice": msgspec.to_builtins(choice)}, coach=coach, ref=ref
            )
            tournaments.add_entry(session, row)
        await self.look(tournament_id)
        return row.seq

    async def leave(self, tournament_id: str, player_id: str, coach: int) -> None:
        """Free a place in the lobby; after the start give up the match under way and all matches to come.

        A withdrawal while the start waits for words takes effect at the start. A host who leaves the lobby is
        followed by the coach who has sat there longest. Raises Forbidden or MatchOver.
        """
        async with self._store.changing(tournament_id, player_id) as (tournament, session):
            row = place_of(tournament, coach)
            if row.player_id != player_id and tournament.header.host_id != player_id:
                raise Forbidden("host-removes-coach")
            withdraw(session, tournament, row)
        await self.look(tournament_id)

    # --- progress without a request -----------------------------------------------------------

    async def look(self, tournament_id: str) -> Tournament:
        """Do everything that was left to do, and return the tournament as it stands. Raises NotFound."""
        async with self._tables.sessions() as session:
            tournament = await self._store.get(session, tournament_id)
            if tournament.header.status == TournamentStatus.PLAYING:
                opened = await tournaments.matches_of(session, tournament_id)
                counted_from = self._tables.maintenance.last_end() or LONG_AGO
                absent = await absent_seats(session, tournament, _running(tournament, opened), counted_from)
        if is_due(tournament):
            await self._begin_if_due(tournament_id)
            return await self.look(tournament_id)
        if tournament.header.status != TournamentStatus.PLAYING:
            return tournament
        await self._forfeit(tournament, absent)
        if not absent and not has_work(tournament, opened):
            return tournament
        more = True
        while more:
            async with self._store.changing(tournament_id) as (tournament, session):
                begun = await self._go_on(session, tournament)
                await schedule_call(session, tournament, begun)
                more = is_to_open(tournament)
            self._scheduler.wake_by(_now())
            for match_id in begun:
                table = await self._tables.load(match_id)
                table.notify_start()
                self._referee.attend(table)
            if begun and tournament.departed():
                return await self.look(tournament_id)  # they resign at once
        return tournament

    async def call_to_final(self, tournament_id: str, player_id: str, code: str | None, yes: bool) -> None:
        """Let a player be called when the final begins; without `yes` no longer. Raises Forbidden."""
        async with self._store.changing(tournament_id, player_id, code) as (_, session):
            await tournaments.call_to_final(session, tournament_id, player_id, yes=yes)

    async def _call_to_final(self, match_id: str) -> None:
        async with self._tables.sessions() as session:
            match = await matches.by_id(session, match_id)
            if match is not None and match.tournament_id is not None:
                tournament = await self._store.get(session, match.tournament_id)
                await call_to_final(session, tournament, self._tables.notifier)

    async def _begin_if_due(self, tournament_id: str) -> None:
        """Begin a tournament that no longer waits for words; those that are missing stay empty."""
        async with self._store.changing(tournament_id) as (tournament, session):
            if is_due(tournament):
                await begin(session, tournament)

    async def record(self, match_id: str) -> None:
        """Record the result of a match that has ended, and do what follows from it.

        The row of this job is written in the statement that ends the match. Any process may run it, and more
        than one after a crash: the result is unique among the entries.
        """
        async with self._tables.sessions() as session:
            match = await matches.by_id(session, match_id)
        if match is not None and match.tournament_id is not None:
            await self.look(match.tournament_id)

    async def watch(self) -> None:
        """Begin tournaments that no longer wait, and look for late coaches, until cancelled."""
        looks = 0
        while True:
            try:
                async with self._tables.sessions() as session:
                    tasks = await tournaments.tasks(session, _now(), call_by=_now() + CALLED_BEFORE)
                    playing = await tournaments.playing(session) if looks % LOOKS_A_ROUND == 0 else []
                for task, tournament_id in tasks:
                    await self._tended(tournament_id, task)
                for tournament_id in playing:
                    await self._tended(tournament_id)
                if looks % LOOKS_A_ROUND == 0:
                    self.news.receive_all()
            except Exception:
                log.exception("tournaments_not_watched")
            looks += 1
            await asyncio.sleep(LOOK_SECONDS)

    async def _tended(self, tournament_id: str, task: Task | None = None) -> None:
        try:
            if task is Task.CALL:
                async with self._store.changing(tournament_id) as (tournament, _):
                    call(tournament, self._tables.notifier)
                return
            if task is Task.START:
                if self._tables.maintenance.without_starts() is not None:
                    return
                async with self._store.changing(tournament_id) as (tournament, session):
                    await start_at_the_set_time(session, tournament)
            await self.look(tournament_id)
        except Exception:  # one tournament in trouble must not hold up the others
            log.exception("tournament_stuck", tournament=tournament_id)

    async def _go_on(self, session: AsyncSession, tournament: Tournament) -> list[str]:
        """Do everything that waits for no coach, in the caller's transaction; return the ids of the started
        matches. If others are left to open, the tournament says when.
        """
        if tournament.header.status != TournamentStatus.PLAYING:
            return []
        more = True
        while more:
            opened = await tournaments.matches_of(session, tournament.header.id)
            more = await self._take_over(session, tournament, opened)
            more = _choose_for_the_absent(session, tournament) or more
            more = walk_over_departed(session, tournament, opened) or more
            await session.flush()
        instant, near = self._tables.instant(), self._tables.maintenance.without_starts()
        begun = await open_matches(session, tournament, opened, time=instant, near=near)
        if tournament.rules.over(tournament.state):
            tournament.header.status, tournament.header.finished_at = TournamentStatus.FINISHED, _now()
        return begun

    async def _take_over(
        self, session: AsyncSession, tournament: Tournament, opened: dict[int, StoredMatch]
    ) -> bool:
        """Record the results of ended matches, each once, because `fixture` is unique among the entries.

        Return whether there were any.
        """
        ended = [
            one
            for one in tournament.due()
            if one.number in opened and opened[one.number].status == MatchStatus.FINISHED
        ]
        for fixture in ended:
            match = opened[fixture.number]
            state, resigned = await final_state(session, match, tournament.game)
            report = tournament.rules.report_of(state)
            if len(fixture.coaches) > TWO and isinstance(report, Outcome):
                report = placed_last(report, resigned)  # computers have played on for them
            body = {"match": match.id, "report": msgspec.to_builtins(report)}
            # In a thread, because the last result of a round leads to the next pairing.
            row = await asyncio.to_thread(tournament.entry, "result", _now(), body, fixture=fixture.number)
            tournaments.add_entry(session, row)
        return bool(ended)

    async def _forfeit(self, tournament: Tournament, absent: list[AbsentSeat]) -> None:
        """Resign for absent coaches. The opponent of one who has never come wins without a match."""
        number_of = {tournament.match_id(one.number): one.number for one in tournament.due()}
        for one in absent:
            table = await self._tables.load(one.match_id)
            if not one.has_come and len(table.seats) == TWO:
                await self._walk_over(tournament.header.id, number_of[one.match_id], one.seat)
            with contextlib.suppress(StadionError):  # it has ended meanwhile, or another process was faster
                await self._referee.forfeit(table, one.seat)

    async def walk_over(self, tournament_id: str, host_id: str, fixture: int, coach: int) -> None:
        """Let the host settle a match under way without a coach, who resigns at the table.

        Raises Forbidden, NotFound or Conflict.
        """
        async with self._store.changing(tournament_id, host_id) as (tournament, session):
            only_host(tournament, host_id)
            due = {one.number: one for one in tournament.due()}
            if fixture not in due or coach not in due[fixture].coaches:
                raise Conflict("no-such-fixture")
            opened = await tournaments.matches_of(session, tournament_id)
            if fixture not in opened:
                raise Conflict("no-such-fixture")
            match_id, seat = opened[fixture].id, due[fixture].coaches.index(coach)
        await self._forfeit(tournament, [AbsentSeat(match_id, seat, has_come=False)])
        await self.look(tournament_id)

    async def _walk_over(self, tournament_id: str, fixture: int, seat: int) -> None:
        """Record that a coach did not come, if the match is not settled and the rules know walkovers."""
        async with self._store.changing(tournament_id) as (tournament, session):
            due = {one.number: one for one in tournament.due()}
            if tournament.rules.walk_over is None or fixture not in due:
                return
            absent = due[fixture].coaches[seat]
            body = {"fixture": fixture, "coaches": [absent]}
            tournaments.add_entry(session, tournament.entry("absent", _now(), body))

    async def extend_grace(self, tournament_id: str, host_id: str, minutes: int) -> None:
        """Let the host wait longer for absent coaches. Raises Forbidden or BadRequest."""
        async with self._store.changing(tournament_id, host_id) as (tournament, session):
            only_host(tournament, host_id)
            if not tournament.header.grace_minutes <= minutes <= LONGEST_GRACE:
                raise BadRequest("grace-longer", least=tournament.header.grace_minutes, most=LONGEST_GRACE)
            tournament.header.grace_minutes = minutes
            if tournament.header.status == TournamentStatus.PLAYING:
                tournaments.add_entry(session, tournament.entry("grace", _now(), {"minutes": minutes}))

    async def open_round(self, tournament_id: str, host_id: str) -> None:
        """Let the host end the pause before the matches that are due. Raises Forbidden or Conflict."""
        async with self._store.changing(tournament_id, host_id) as (tournament, session):
            only_host(tournament, host_id)
            if not is_pausing(tournament):
                raise Conflict("no-pause")
            tournaments.add_entry(session, tournament.entry("open", _now(), {}))
            tournament.header.opens_at = _now()
        await self.look(tournament_id)


def allowed_choice(tournament: Tournament, coach: int, raw: object, strict: bool) -> Any:
    """Parse a coach's choice and check it. Raises BadRequest, NotYourTurn or Illegal."""
    if tournament.state is None:
        raise Conflict("tournament-not-started")
    try:
        choice = rules.parse_choice(tournament.rules, raw, strict=strict)
    except msgspec.ValidationError as error:
        raise BadRequest("no-choice", cause=error) from None
    if coach not in tournament.rules.to_choose(tournament.state):
        raise NotYourTurn("nothing-to-choose")
    objection = rules.first_objection(tournament.rules, tournament.state, coach, choice)
    if objection is not None:
        raise Illegal(tournament.game.id, objection)
    return choice


def _choose_for_the_absent(session: AsyncSession, tournament: Tournament) -> bool:
    """Choose for computer coaches, with a random source of their own, and record the default for absent ones.

    Return whether there were any.
    """
    waited_for = to_serve(tournament)
    for coach in waited_for:
        if tournament.coaches[coach].bot:
            choice = tournament.rules.computer_choice(
                tournament.state, coach, FairChance(secrets.token_bytes(32))
            )
        else:
            choice = tournament.rules.default_choice(tournament.state, coach)
        tournaments.add_entry(
            session, tournament.entry("choice", _now(), {"choice": msgspec.to_builtins(choice)}, coach=coach)
        )
    return bool(waited_for)


def _running(tournament: Tournament, opened: dict[int, StoredMatch]) -> list[str]:
    matches = (opened.get(one.number) for one in tournament.due())
    return [match.id for match in matches if match is not None and match.status == MatchStatus.PLAYING]


def _now() -> datetime:
    return datetime.now(UTC)
