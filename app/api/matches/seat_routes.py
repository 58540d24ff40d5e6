"""Routes of the seats of a match: sit down, leave, choose a jersey, start, and play a rematch."""

from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.api.access.identity import CurrentPlayer
from app.api.access.match_access import (
    AnyTable,
    EnteredTable,
    LimitedPlayer,
    NoClientSeed,
    limit_computers,
    summary_of,
)
from app.api.http.rate_limits import NEW_MATCHES
from app.api.http.request_text import Strict
from app.api.http.responses import json_response, response_schemas
from app.api.services import TheServices
from app.table.registry.match_summary import MatchSummary

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


class SeatChoice(Strict):
    """A request for a jersey or a team; with an empty `team` one is drawn that no other seat has.

    `ready`: Whether the team of one's own seat stands.
    """

    jersey: str = ""
    team: str | None = None
    ready: bool | None = None


class SeatRequest(Strict):
    """A request for a seat.

    `seat`: Its number; by default the first free seat.
    `code`: The code of a private match.
    `word_commitment`: The SHA-256 of the player's word, in hex.
    `bot`: The strength of a computer player that takes the seat.
    """

    seat: int | None = None
    code: str | None = None
    word_commitment: str | None = None
    bot: str | None = None


class StartRequest(Strict):
    """A request to start. `seats`: the number of occupied seats, to start without the empty ones."""

    seats: int | None = Field(None, description="number of occupied seats; start without the empty ones")


class RematchRequest(Strict):
    """A request for a rematch. `word_commitment`: The SHA-256 of the player's word, in hex."""

    word_commitment: str | None = None


class WordRequest(Strict):
    """A player's word, which they committed to when they sat down."""

    word: str


@router.post("/seats", dependencies=[NoClientSeed], responses=response_schemas(MatchSummary))
async def sit_down(
    table: AnyTable, body: SeatRequest, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Take the given seat or the first free one. With `bot` (host only) a computer player takes it."""
    if body.bot is not None:
        await services.lobby.seat_bot(table, me.id, body.seat, body.bot)
    else:
        await services.seating.sit(table, me.id, body.seat, body.code, body.word_commitment)
    return json_response(await summary_of(services, table, me, request))


@router.put("/seats/{seat}", responses=response_schemas(MatchSummary))
async def choose_for_seat(
    table: EnteredTable,
    seat: int,
    body: SeatChoice,
    request: Request,
    me: LimitedPlayer,
    services: TheServices,
) -> Response:
    """Choose a jersey or a team, or say that one is ready (before the start, where the game allows it).

    The match starts when everybody is ready.
    """
    if body.team is not None:
        await services.lobby.choose_team(table, me.id, seat, body.team)
    if body.ready is not None:
        await services.starts.say_ready(table, me.id, seat, body.ready)
    if body.team is None and body.ready is None:
        await services.lobby.choose_jersey(table, me.id, seat, body.jersey)
    return json_response(await summary_of(services, table, me, request))


@router.delete("/seats/{seat}", responses=response_schemas(MatchSummary))
async def leave_seat(
    table: EnteredTable, seat: int, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Leave the seat, or remove its player (host only, before the start)."""
    await services.seating.leave(table, me.id, seat)
    return json_response(await summary_of(services, table, me, request))


@router.post("/start", responses=response_schemas(MatchSummary))
async def start_match(
    table: EnteredTable,
    request: Request,
    me: LimitedPlayer,
    services: TheServices,
    body: StartRequest | None = None,
) -> Response:
    """Start the match, when every seat is taken or without the empty seats.

    Only the host can do this; at a rematch every seated player can.
    """
    await limit_computers(services, request, table)
    await services.starts.start(table, me.id, body.seats if body else None)
    return json_response(await summary_of(services, table, me, request))


@router.post("/word", responses=response_schemas(MatchSummary))
async def reveal_word(
    table: EnteredTable, body: WordRequest, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Reveal one's word while the match is starting."""
    await services.starts.reveal(table, me.id, body.word)
    return json_response(await summary_of(services, table, me, request))


@router.post("/rematch", dependencies=[NoClientSeed], responses=response_schemas(MatchSummary))
async def join_rematch(
    table: EnteredTable,
    request: Request,
    me: CurrentPlayer,
    services: TheServices,
    body: RematchRequest | None = None,
) -> Response:
    """Propose or join a rematch, and return the summary of its table. A match has at most one rematch."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    again = await services.rematches.join(table, me.id, body.word_commitment if body else None)
    return json_response(await summary_of(services, again, me, request))


@router.delete("/rematch", status_code=204)
async def decline_rematch(table: EnteredTable, me: LimitedPlayer, services: TheServices) -> Response:
    """Decline the rematch."""
    await services.rematches.decline(table, me.id)
    return Response(status_code=204)
