"""Routes of tournaments: create, join, start and leave them, and choose between matches."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from msgspec import Struct
from pydantic import AwareDatetime, Field

from app.api.access.identity import CurrentPlayer, OptionalPlayer, ReadLimit, base_url, client_key
from app.api.access.match_access import ActingPlayer, NoClientSeed
from app.api.http.query_params import Flag, Status
from app.api.http.rate_limits import COMPUTERS, NEW_MATCHES, WRITES
from app.api.http.request_text import Strict
from app.api.http.responses import json_response, response_schemas
from app.api.matches.requested_seed import requested_seed
from app.api.services import Services, TheServices
from app.db.queries import tournaments
from app.errors import Forbidden, Unauthenticated
from app.table.clock.time_control import time_control_of
from app.table.wire.document import PlayerView
from app.tournaments.document import (
    TournamentSeen,
    TournamentSummary,
    opened_matches,
    seen,
    tournament_summaries,
)
from app.tournaments.enrolment import GRACE_MINUTES, TournamentSettings
from app.tournaments.repository import may_enter
from app.tournaments.tournament import Tournament

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


class NewTournament(Strict):
    """A request for a new tournament: its settings, and how it starts."""

    game: str
    coaches: int
    name: str
    options: dict[str, Any] = Field(default_factory=dict)
    clock: dict[str, Any] | None = None
    rated: bool | None = Field(None, description="whether the matches are rated; public ones by default")
    begins_at: AwareDatetime | None = Field(None, strict=False, description="when it starts by itself")
    fill_with: str | None = Field(None, description="the strength of computers for the free places")
    grace_minutes: int = GRACE_MINUTES
    pause_minutes: int = Field(0, description="the pause before each later round")
    visibility: Literal["public", "private"] = "public"
    sit: bool = True
    team: str | None = None
    word_commitment: str | None = None
    seed: str | None = Field(None, description="64 hex digits; only where the server allows it")


class EnrolmentRequest(Strict):
    """A request for a place in a tournament.

    `team`: The coach's team, which can also be chosen later.
    `code`: The code of a private tournament.
    `word_commitment`: The SHA-256 of the coach's word, in hex.
    `bot`: The strength of a computer coach that takes the place.
    """

    team: str | None = None
    code: str | None = None
    word_commitment: str | None = None
    bot: str | None = None


class NextCupRequest(Strict):
    """A request for a place in the next cup. `word_commitment`: The SHA-256 of the coach's word, in hex."""

    word_commitment: str | None = None


class CoachWord(Strict):
    """A coach's word, which they committed to when they took their place."""

    word: str


class LongerGrace(Strict):
    """A request of the host to wait longer for absent coaches."""

    grace_minutes: int


class AbsentCoach(Strict):
    """A request of the host to settle a match without a coach."""

    coach: int


class TeamChoice(Strict):
    """A request for a team."""

    team: str


class ChoiceRequest(Strict):
    """A coach's choice between matches. `ref`: an id by which a repeated request is recognised."""

    choice: dict[str, Any]
    ref: str


class ChoiceResult(Struct, frozen=True):
    """The result of a choice. `seq`: number of its entry in the tournament."""

    seq: int


class TournamentList(Struct, frozen=True):
    """A list of tournaments, the newest first."""

    items: list[TournamentSummary]


async def accessible_tournament(
    services: Services, tournament_id: str, visitor: PlayerView | None, code: str | None
) -> Tournament:
    """Return the current state of a tournament that this visitor may see. Raises NotFound, Forbidden."""
    tournament = await services.tournaments.look(tournament_id)
    if not may_enter(tournament, visitor.id if visitor else None, code):
        raise Forbidden("private-tournament")
    return tournament


async def _open_tournament(
    tournament_id: str, services: TheServices, visitor: OptionalPlayer, code: str | None = None
) -> Tournament:
    return await accessible_tournament(services, tournament_id, visitor, code)


OpenTournament = Annotated[Tournament, Depends(_open_tournament)]


async def tournament_view(
    services: Services, tournament: Tournament, visitor: PlayerView | None, base: str
) -> TournamentSeen:
    """Return a tournament as the visitor sees it; `base` is put before its addresses."""
    opened = await opened_matches(services.tables, tournament)
    async with services.reads() as session:
        return await seen(session, tournament, opened, visitor.id if visitor else None, base)


async def _current_view(
    services: Services, tournament_id: str, me: PlayerView, request: Request, status: int = 200
) -> Response:
    tournament = await services.tournaments.look(tournament_id)
    return json_response(await tournament_view(services, tournament, me, base_url(request)), status)


@router.post(
    "", dependencies=[NoClientSeed], status_code=201, responses=response_schemas(TournamentSeen, 201)
)
async def create_tournament(
    body: NewTournament, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Create a tournament. The caller is its host and, unless `sit` is false, its first coach."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    settings = TournamentSettings(
        **body.model_dump(exclude={"seed", "clock"}),
        clock=time_control_of(body.clock),
        seed=requested_seed(body.seed, services),
    )
    return await _current_view(services, await services.enrolment.create(me.id, settings), me, request, 201)


@router.get("", responses=response_schemas(TournamentList), dependencies=[ReadLimit])
async def list_tournaments(
    request: Request,
    visitor: OptionalPlayer,
    services: TheServices,
    status: Status = None,
    mine: Flag = False,
) -> Response:
    """Return the newest public tournaments; with `mine=1` those in which the caller is coach or host."""
    if mine and visitor is None:
        raise Unauthenticated("name-for-tournaments")
    me = visitor.id if visitor else None
    async with services.reads() as session:
        found = await tournaments.newest(session, status=status, player_id=me if mine else None)
        return json_response(
            TournamentList(await tournament_summaries(session, found, me, base_url(request)))
        )


@router.get("/{tournament_id}", responses=response_schemas(TournamentSeen))
async def tournament(
    tournament: OpenTournament, request: Request, visitor: OptionalPlayer, services: TheServices
) -> Response:
    """Return everything the caller may know of a tournament."""
    return json_response(await tournament_view(services, tournament, visitor, base_url(request)))


@router.post(
    "/{tournament_id}/coaches", dependencies=[NoClientSeed], responses=response_schemas(TournamentSeen)
)
async def enrol(
    tournament_id: str, body: EnrolmentRequest, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Take the first free place. With `bot` (host only) a computer coach takes it."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    if body.bot is not None:
        await services.enrolment.seat_bot(tournament_id, me.id, body.bot, body.team)
    else:
        await services.enrolment.sit(tournament_id, me.id, body.team, body.code, body.word_commitment)
    return await _current_view(services, tournament_id, me, request)


@router.put("/{tournament_id}/coaches/{coach}", responses=response_schemas(TournamentSeen))
async def choose_team(
    tournament_id: str,
    coach: int,
    body: TeamChoice,
    request: Request,
    me: CurrentPlayer,
    services: TheServices,
) -> Response:
    """Choose a team that no other coach has (before the start)."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.enrolment.choose_team(tournament_id, me.id, coach, body.team)
    return await _current_view(services, tournament_id, me, request)


@router.delete("/{tournament_id}/coaches/{coach}", responses=response_schemas(TournamentSeen))
async def leave_tournament(
    tournament_id: str, coach: int, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Leave, or remove a coach (host only). After the start, forfeit all remaining matches."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.leave(tournament_id, me.id, coach)
    return await _current_view(services, tournament_id, me, request)


@router.post("/{tournament_id}/start", responses=response_schemas(TournamentSeen))
async def start_tournament(
    tournament_id: str, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Start the tournament when every place is taken (host only)."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.limits.check(COMPUTERS, f"computers:{client_key(request)}")
    await services.tournaments.start(tournament_id, me.id)
    return await _current_view(services, tournament_id, me, request)


@router.put("/{tournament_id}", responses=response_schemas(TournamentSeen))
async def extend_grace(
    tournament_id: str, body: LongerGrace, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Lengthen the grace period (host only)."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.extend_grace(tournament_id, me.id, body.grace_minutes)
    return await _current_view(services, tournament_id, me, request)


@router.post("/{tournament_id}/round", responses=response_schemas(TournamentSeen))
async def open_round(
    tournament_id: str, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """End the pause before the next round (host only)."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.open_round(tournament_id, me.id)
    return await _current_view(services, tournament_id, me, request)


@router.post("/{tournament_id}/fixtures/{fixture}/walkover", responses=response_schemas(TournamentSeen))
async def walk_over(
    tournament_id: str,
    fixture: int,
    body: AbsentCoach,
    request: Request,
    me: CurrentPlayer,
    services: TheServices,
) -> Response:
    """Settle a match under way without a coach, before the grace period ends (host only)."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.walk_over(tournament_id, me.id, fixture, body.coach)
    return await _current_view(services, tournament_id, me, request)


@router.post("/{tournament_id}/word", responses=response_schemas(TournamentSeen))
async def reveal_word(
    tournament_id: str, body: CoachWord, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Reveal one's word while the tournament is starting."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.reveal(tournament_id, me.id, body.word)
    return await _current_view(services, tournament_id, me, request)


@router.post("/{tournament_id}/next", dependencies=[NoClientSeed], responses=response_schemas(TournamentSeen))
async def next_tournament(
    tournament_id: str,
    request: Request,
    me: CurrentPlayer,
    services: TheServices,
    body: NextCupRequest | None = None,
) -> Response:
    """Propose or join the follow-up of a finished tournament."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    commitment = body.word_commitment if body else None
    following = await services.next_cups.join(tournament_id, me.id, commitment)
    return await _current_view(services, following, me, request)


@router.post("/{tournament_id}/choices", responses=response_schemas(ChoiceResult))
async def choose(
    tournament_id: str, body: ChoiceRequest, me: ActingPlayer, services: TheServices
) -> Response:
    """Make one of the choices that `own.offer` describes. A repeated `ref` gets the first response again."""
    return json_response(
        ChoiceResult(await services.tournaments.choose(tournament_id, me.id, body.choice, body.ref))
    )
