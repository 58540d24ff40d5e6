"""Routes of the seats of a match: sit down, leave, choose a jersey, start, and play a rematch."""

from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.api.access.identity import CurrentPlayer
from app.api.access.match_access import (
    AnyTable,
    EnteredTable,
    LimitedPlayer,
    limit_computers,
    summary_of,
)
from app.api.http.rate_limits import NEW_MATCHES
from app.api.http.request_text import Strict
from app.api.http.responses import json_response, response_schemas
from app.api.services import TheServices
from app.table.registry.match_summary import MatchSummary

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


class JerseyChoice(Strict):
    """A request for a jersey."""

    jersey: str


class SeatRequest(Strict):
    """A request for a seat.

    `seat`: Its number; by default the first free seat.
    `code`: The code of a private match.
    `client_seed`: The player's own contribution to the random draws.
    `bot`: The strength of a computer player that takes the seat.
    """

    seat: int | None = None
    code: str | None = None
    client_seed: str | None = None
    bot: str | None = None


class StartRequest(Strict):
    """A request to start. `seats`: the number of occupied seats, to start without the empty ones."""

    seats: int | None = Field(None, description="number of occupied seats; start without the empty ones")


@router.post("/seats", responses=response_schemas(MatchSummary))
async def sit_down(
    table: AnyTable, body: SeatRequest, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Take the given seat or the first free one. With `bot` (host only) a computer player takes it."""
    if body.bot is not None:
        await services.lobby.seat_bot(table, me.id, body.seat, body.bot, body.client_seed)
    else:
        await services.seating.sit(table, me.id, body.seat, body.code, body.client_seed)
    return json_response(await summary_of(services, table, me, request))


@router.put("/seats/{seat}", responses=response_schemas(MatchSummary))
async def choose_jersey(
    table: EnteredTable,
    seat: int,
    body: JerseyChoice,
    request: Request,
    me: LimitedPlayer,
    services: TheServices,
) -> Response:
    """Choose a jersey (before the start, where the game allows it)."""
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
    await services.lobby.start(table, me.id, body.seats if body else None)
    return json_response(await summary_of(services, table, me, request))


@router.post("/rematch", responses=response_schemas(MatchSummary))
async def join_rematch(
    table: EnteredTable, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Propose or join a rematch, and return the summary of its table. A match has at most one rematch."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    return json_response(await summary_of(services, await services.rematches.join(table, me.id), me, request))


@router.delete("/rematch", status_code=204)
async def decline_rematch(table: EnteredTable, me: LimitedPlayer, services: TheServices) -> Response:
    """Decline the rematch."""
    await services.rematches.decline(table, me.id)
    return Response(status_code=204)
