"""Opens tables, seats computer players and sets matches up."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncSession

from app.db import action_writer
from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import Match, Seat
from app.db.queries import matches, players, running_matches, scheduled_jobs, tournaments
from app.db.queries.people import results
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.errors import AlreadyStarted, BadRequest, Conflict, Forbidden, NotFound
from app.table.actions.clock_updates import clocks_at_start, next_clock_check
from app.table.actions.evaluation import action_line, action_row
from app.table.actions.referee import Referee
from app.table.clock.time_control import Days
from app.table.clock.timestamps import Instant, as_time
from app.table.lobby.lesson_match import favourable_seed, fresh_seeds
from app.table.registry.table_registry import TableRegistry
from app.table.replay.position_loader import set_up
from app.table.replay.record_lines import begun_chain
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService, free_seat
from app.table.state.bot_strengths import strengths
from app.table.state.match_settings import (
    MatchRequest,
    new_match,
    without_reserved_options,
)
from app.table.state.player_words import seat_player
from app.table.state.position import ActionEvents, Position
from app.table.state.seat_choices import chosen_by_seat, jerseys_of, with_favourite
from app.table.state.table_state import StartedMatch, TableState
from app.table.state.waiting_rules import HIBERNATE_AFTER, record_host_presence
from app.table.table import Table
from app.table.timekeeping.deadline_reminders import schedule_reminder

UNATTENDED_OF_A_HOST = 2
UNATTENDED = 20
"""The number of matches and tournaments between computers alone that may be under way at once."""


class LobbyService:
    def __init__(
        self, tables: TableRegistry, referee: Referee, seating: SeatingService, scheduler: Scheduler
    ) -> None:
        self._tables = tables
        self._referee = referee
        self._seating = seating
        self._scheduler = scheduler

    async def create(
        self,
        host_id: str,
        request: MatchRequest,
        check: Callable[[AsyncSession], Awaitable[None]] | None = None,
    ) -> Table:
        """Open a table and return it; the host sits on seat 0 if they want to play.

        Raises BadRequest, and OnBreak for a table without free seats shortly before maintenance.

        `check`: Raises an error, in the transaction that adds the table, if it may not be opened.
        """
        settings = request.settings
        game = self._tables.games.get(settings.game)
        if game is None:
            raise BadRequest("no-game-called", game=settings.game)
        if len(request.bots) + request.sit >= request.seats:
            self._tables.maintenance.check_start(by_days=isinstance(settings.clock, Days))
        settings = structs.replace(settings, options=without_reserved_options(game, settings.options))
        match = new_match(game, host_id, structs.replace(request, settings=settings))
        rows = [Seat(match_id=match.id, seat=number) for number in range(request.seats)]
        for number, strength in request.bots.items():
            check_strength(game, strength)
            self._referee.prepare_for(game, strength)
            rows[number].bot = strength
        if request.sit:
            seat_player(rows[0], host_id, request.word_commitment, self._scheduler.now())
        if request.guest_id is not None:
            free_seat(rows, None).kept_for = request.guest_id
        if request.lesson:
            match.server_seed = await asyncio.to_thread(
                favourable_seed, game, match, request.seats, fresh_seeds(game)
            )
        look = record_host_presence(match, here=False, now=self._scheduler.now())
        assert look is not None
        async with self._tables.sessions.begin() as session:
            if check is not None:
                await check(session)
            if request.sit and not request.lesson and not chosen_by_seat(game, settings.options):
                shirt = await players.shirt_of(session, host_id)
                match.options = with_favourite(game, match.options, rows, 0, shirt)
            await matches.add(session, match, rows)
            await scheduled_jobs.schedule(session, match.id, JobKind.LOBBY_EXPIRY, look)
            if match.open_until is not None:
                await scheduled_jobs.schedule(session, match.id, JobKind.REMATCH_EXPIRY, match.open_until)
        self._scheduler.wake_by(look)
        return await self._tables.load(match.id)

    async def seat_bot(self, table: Table, player_id: str, seat: int | None, strength: str) -> None:
        """Seat a computer player on a free seat; only the host may."""
        game = self._tables.games[table.header.game]
        check_strength(game, strength)

        def take(match: Match, seats: list[Seat]) -> None:
            if match.host_id != player_id:
                raise Forbidden("host-seats-computers")
            if match.status != MatchStatus.LOBBY:
                raise AlreadyStarted("seats-given")
            free_seat(seats, seat).bot = strength

        await self._seating.change(table, take)
        self._referee.prepare_for(game, strength)

    async def choose_jersey(self, table: Table, player_id: str, seat: int, jersey: str) -> None:
        """Choose a jersey for one's own seat, or as the host for a free seat or a computer player's.

        If a free seat or a computer player has that jersey, the two seats exchange theirs.
        """

        def wear(match: Match, seats: list[Seat]) -> None:
            check_own_seat(match, seats, player_id, seat)
            if table.game is None or (jerseys := jerseys_of(table.game)) is None:
                raise BadRequest("no-jerseys")
            match.options, giver = jerseys.wearing(match.options, seat, jersey)
            if giver not in (None, seat) and seats[giver].player_id is not None:
                raise Conflict("jersey-taken")

        await self._seating.change(table, wear)

    async def choose_team(self, table: Table, player_id: str, seat: int, team: str | None) -> None:
        """Choose a team for one's own seat, or as the host for a free seat or a computer player's.

        Without a `team` one is drawn that no other seat has. Raises BadRequest for an unknown team.
        """

        def choose(match: Match, seats: list[Seat]) -> None:
            check_own_seat(match, seats, player_id, seat)
            if table.game is None or (choice := table.game.team_choice) is None:
                raise BadRequest("no-teams")
            teams = match.options[choice.option]
            unused = [one.id for one in choice.teams if one.id not in teams]
            try:
                chosen = choice.playing(teams, seat, team or secrets.choice(unused))
            except ValueError:
                raise BadRequest("no-such-team") from None
            match.options = match.options | {choice.option: chosen}
            seats[seat].ready = False

        await self._seating.change(table, choose)


async def limit_unattended_matches(session: AsyncSession, host_id: str) -> None:
    """Raise Conflict if too many matches and tournaments between computers alone are already under way.

    In the caller's transaction, in which one more of them starts: no other process counts until it ends.
    """
    await running_matches.lock_unattended(session)
    hosts = await running_matches.hosts_of_unattended(session) + await tournaments.hosts_of_unattended(
        session
    )
    if hosts.count(host_id) >= UNATTENDED_OF_A_HOST or len(hosts) >= UNATTENDED:
        raise Conflict("enough-computers")


async def start_match(session: AsyncSession, match: Match, table: TableState, time: Instant) -> StartedMatch:
    """Set a match up: action number 0 and the new status, in the caller's transaction."""
    assert table.game is not None
    chance = FairChance(table.chance_key())
    step = set_up(table, chance)
    position = Position(table.game, 0, chance.at, step.state)
    events, clocks = ActionEvents(0, None, step.events), clocks_at_start(table, position, time)
    due_at = next_clock_check(table, clocks)
    setup = action_line(None, chance.draws, events=events, at=time.now)
    chain = begun_chain(match, table, setup, time.now)
    action_writer.add_action(
        session,
        action_row(
            match.id,
            None,
            None,
            after=position,
            draws=chance.draws,
            events=events,
            at=time.now,
            clocks=clocks,
            chain=chain,
        ),
    )
    if due_at is not None:
        await scheduled_jobs.schedule(session, match.id, JobKind.CLOCK, as_time(due_at))
    if match.tournament_id is None:
        await scheduled_jobs.schedule(
            session,
            match.id,
            JobKind.LESSON_EXPIRY if match.lesson else JobKind.HIBERNATION,
            time.now + HIBERNATE_AFTER,
        )
    await schedule_reminder(session, table.header, time.now)
    match.status, match.started_at, match.reveal_until = MatchStatus.PLAYING, time.now, None
    if position.outcome is not None:  # the setup alone ended the match
        match.status, match.finished_at = MatchStatus.FINISHED, match.started_at
        match.outcome = msgspec.to_builtins(position.outcome)
        await results.write(session, match.id)
        await scheduled_jobs.schedule_after_end(session, match, time.now)
    return StartedMatch(position, events, clocks, due_at, chain)


def check_own_seat(match: Match, seats: list[Seat], player_id: str, seat: int) -> None:
    """Raise an error unless the player may choose for this seat: it is theirs, or nobody's and they host."""
    if match.status != MatchStatus.LOBBY:
        raise AlreadyStarted("seat-choice-too-late")
    if not 0 <= seat < len(seats):
        raise NotFound("no-such-seat")
    owner = seats[seat].player_id
    if player_id != (match.host_id if owner is None else owner):
        raise Forbidden("seat-choice-of-another")


def check_strength(game: AnyGame, strength: str) -> None:
    if strength not in (known := strengths(game)):
        there = ", ".join(known)
        raise BadRequest("no-such-computer", game=game.title, strength=strength, there=there)
