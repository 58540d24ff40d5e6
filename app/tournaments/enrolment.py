"""Enrolment in a tournament before its start: a host opens it, coaches sit down and choose their teams."""

import contextlib
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import tournaments
from app.db.queries.people import marks
from app.db.tournament_models import Coach
from app.db.tournament_models import Tournament as Header
from app.db.tournament_status import TournamentStatus
from app.engine.capabilities import tournament as rules
from app.engine.capabilities.tournament_chance import ID_LENGTH
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, wrong_option_value
from app.engine.types import OptionsRefused
from app.errors import AlreadyStarted, BadRequest, Conflict, Forbidden, MatchFull, Nameless, UnplayableOptions
from app.names import clean_name
from app.table.clock.time_control import TimeControl, clock_json
from app.table.lobby.lobby_service import check_strength
from app.table.registry.table_registry import TableRegistry
from app.table.state.match_settings import (
    CODE_LENGTH,
    Visibility,
    random_word,
)
from app.table.state.player_words import CHANCE_VERSION, seat_player
from app.tournaments.formats.rules import FormatOptions, tournament_rules
from app.tournaments.news import TournamentNews
from app.tournaments.repository import Store, only_host, place_of
from app.tournaments.tournament import Tournament

LONGEST_NAME = 40
GRACE_MINUTES = 10
LONGEST_GRACE = 7 * 24 * 60
LONGEST_PAUSE = 24 * 60
LONGEST_WAIT = timedelta(days=30)
"""How far ahead the time of the start can be set."""


class TournamentSettings(Struct, frozen=True):
    """The settings of the tournament that a host wants to hold."""

    game: str
    coaches: int
    name: str
    options: dict[str, Any]
    grace_minutes: int
    visibility: str
    sit: bool
    clock: TimeControl | None = None
    rated: bool | None = None
    """None: rated if it is public."""
    begins_at: datetime | None = None
    """When it starts by itself; None: when its host starts it."""
    fill_with: str | None = None
    """The strength of the computers that take the free places at the start; None: none do."""
    pause_minutes: int = 0
    """The pause before each later round of one of the server's formats."""
    team: str | None = None
    word_commitment: str | None = None
    seed: bytes | None = None


class Enrolment:
    def __init__(self, tables: TableRegistry, news: TournamentNews) -> None:
        self._tables = tables
        self._store = Store(tables, news)

    async def create(self, host_id: str, settings: TournamentSettings) -> str:
        """Open a tournament, with the host as its first coach if wanted; return its id. Raises BadRequest."""
        game = self._tables.games.get(settings.game)
        of = None if game is None else tournament_rules(game, settings.options)
        if game is None or of is None:
            raise BadRequest("no-tournaments-of", game=settings.game)
        header = new_tournament(game, of, host_id, settings)
        coaches = [Coach(tournament_id=header.id, coach=number) for number in range(settings.coaches)]
        if settings.sit:
            seat_player(coaches[0], host_id, settings.word_commitment, datetime.now(UTC))
            coaches[0].team = chosen_team(of, coaches, settings.team)
        async with self._tables.sessions.begin() as session:
            await tournaments.add(session, header, coaches)
        return header.id

    async def sit(
        self,
        tournament_id: str,
        player_id: str,
        team: str | None,
        code: str | None,
        word_commitment: str | None = None,
    ) -> None:
        """Take the first free place, with the wanted team or the first one left. Raises BadRequest.

        `word_commitment` is the coach's share of chance.
        """
        async with self._open(tournament_id, player_id, code) as (tournament, session):
            if tournament.coach_of(player_id) is not None:
                raise Conflict("coach-already")
            there = {one.player_id for one in tournament.coaches if one.player_id}
            await marks.check_blocks(session, player_id, there | {tournament.header.host_id})
            row = free_place(tournament.coaches)
            seat_player(row, player_id, word_commitment, datetime.now(UTC))
            row.team = chosen_team(tournament.rules, tournament.coaches, team)
            await _flushed(session)

    async def seat_bot(self, tournament_id: str, player_id: str, strength: str, team: str | None) -> None:
        """Give a free place to a computer coach, on the host's request."""
        async with self._open(tournament_id, player_id) as (tournament, session):
            check_strength(tournament.game, strength)
            only_host(tournament, player_id)
            row = free_place(tournament.coaches)
            row.bot = strength
            row.team = chosen_team(tournament.rules, tournament.coaches, team)
            await _flushed(session)

    async def choose_team(self, tournament_id: str, player_id: str, coach: int, team: str) -> None:
        """Choose another team for the caller's own place, or as the host for a computer coach."""
        async with self._open(tournament_id, player_id) as (tournament, session):
            row = place_of(tournament, coach)
            mine = row.player_id == player_id or (
                row.bot is not None and tournament.header.host_id == player_id
            )
            if not mine:
                raise Forbidden("team-of-another")
            row.team = None
            row.team = chosen_team(tournament.rules, tournament.coaches, team)
            await _flushed(session)

    @contextlib.asynccontextmanager
    async def _open(
        self, tournament_id: str, player_id: str, code: str | None = None
    ) -> AsyncIterator[tuple[Tournament, AsyncSession]]:
        """Lock the tournament for a player and yield it, provided that it has not started."""
        async with self._store.changing(tournament_id, player_id, code) as (tournament, session):
            if tournament.header.status != TournamentStatus.LOBBY:
                raise AlreadyStarted("tournament-started")
            yield tournament, session


def new_tournament(
    game: AnyGame, of: rules.Tournament[Any, Any, Any], host_id: str, settings: TournamentSettings
) -> Header:
    fewest, most = of.min_coaches, of.max_coaches
    if not fewest <= settings.coaches <= most:
        raise BadRequest("coaches", game=game.title, fewest=fewest, most=most)
    if not 1 <= settings.grace_minutes <= LONGEST_GRACE:
        raise BadRequest("grace", most=LONGEST_GRACE)
    if not 0 <= settings.pause_minutes <= LONGEST_PAUSE:
        raise BadRequest("pause-longest", most=LONGEST_PAUSE)
    now = datetime.now(UTC)
    if settings.begins_at is not None and not now < settings.begins_at <= now + LONGEST_WAIT:
        raise BadRequest("begins-at", most=LONGEST_WAIT.days)
    if settings.fill_with is not None:
        check_strength(game, settings.fill_with)
    try:
        options = msgspec.convert(settings.options, of.options)
        if isinstance(options, FormatOptions):
            complete_options(game, options.match, options.seats)
    except msgspec.ValidationError as error:
        raise UnplayableOptions(game.id, wrong_option_value(error)) from None
    except OptionsRefused as refused:
        raise UnplayableOptions(game.id, refused) from None
    return Header(
        id=random_word(ID_LENGTH),
        code=random_word(CODE_LENGTH),
        name=tournament_name(settings.name),
        game=game.id,
        rules_version=game.rules_version,
        options=msgspec.to_builtins(options),
        clock=clock_json(settings.clock),
        rated=settings.visibility == Visibility.PUBLIC if settings.rated is None else settings.rated,
        begins_at=settings.begins_at,
        fill_with=settings.fill_with,
        grace_minutes=settings.grace_minutes,
        pause_minutes=settings.pause_minutes if of.seeded else 0,
        visibility=settings.visibility,
        status=TournamentStatus.LOBBY,
        host_id=host_id,
        server_seed=settings.seed or secrets.token_bytes(32),
        chance_version=CHANCE_VERSION,
        chosen="host" if settings.seed else None,
        created_at=datetime.now(UTC),
    )


def tournament_name(text: str) -> str:
    """Return the name of a tournament as it is stored. Raises BadRequest."""
    try:
        return clean_name(text, LONGEST_NAME)
    except Nameless:
        raise BadRequest("tournament-name") from None


def chosen_team(of: rules.Tournament[Any, Any, Any], coaches: list[Coach], wanted: str | None) -> str | None:
    """Return the wanted team, or the first that no coach has; None if there are no teams to choose.

    Raises BadRequest or Conflict.
    """
    if not of.teams and wanted is None:
        return None
    taken = {row.team for row in coaches}
    free = [team for team in of.teams if team not in taken]
    if wanted is None:
        return free[0]
    if wanted not in of.teams:
        raise BadRequest("no-such-team")
    if wanted not in free:
        raise Conflict("team-taken")
    return wanted


def free_place(coaches: list[Coach]) -> Coach:
    for row in coaches:
        if row.player_id is None and row.bot is None:
            return row
    raise MatchFull("tournament-full")


async def _flushed(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError:
        raise Conflict("coach-already") from None
