"""Who sits at a match: sit down, leave, choose a jersey, start, and once more."""

from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.api.access.identity import CurrentPlayer
from app.api.access.match_access import AnyTable, LimitedPlayer, Strict, summary_of
from app.api.http.rate_limits import NEW_MATCHES
from app.api.http.responses import json_response, response_schemas
from app.api.services import TheServices
from app.table.registry.match_summary import MatchSummary

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


class JerseyChoice(Strict):
    jersey: str


class SeatRequest(Strict):
    seat: int | None = None
    code: str | None = None
    client_seed: str | None = None
    bot: str | None = None


class StartRequest(Strict):
    seats: int | None = Field(None, description="so many are taken: begin without the free ones")


@router.post("/seats", responses=response_schemas(MatchSummary))
async def sit_down(
    table: AnyTable, body: SeatRequest, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Sit on the given or the first free seat; with `bot` (host only) a computer player sits there."""
    if body.bot is not None:
        await services.lobby.seat_bot(table, me.id, body.seat, body.bot, body.client_seed)
    else:
        await services.seating.sit(table, me.id, body.seat, body.code, body.client_seed)
    return json_response(await summary_of(services, table, me, request))


@router.put("/seats/{seat}", responses=response_schemas(MatchSummary))
async def choose_jersey(
    table: AnyTable, seat: int, body: JerseyChoice, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Another jersey, before the start, in games in which the seats choose theirs."""
    await services.lobby.choose_jersey(table, me.id, seat, body.jersey)
    return json_response(await summary_of(services, table, me, request))


@router.delete("/seats/{seat}", responses=response_schemas(MatchSummary))
async def leave_seat(
    table: AnyTable, seat: int, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Leave, or (host, before the start) remove."""
    await services.seating.leave(table, me.id, seat)
    return json_response(await summary_of(services, table, me, request))


@router.post("/start", responses=response_schemas(MatchSummary))
async def start_match(
    table: AnyTable,
    request: Request,
    me: LimitedPlayer,
    services: TheServices,
    body: StartRequest | None = None,
) -> Response:
    """Start, as the host, at a rematch whoever is in: when every seat is taken, or without the free ones."""
    await services.lobby.start(table, me.id, body.seats if body else None)
    return json_response(await summary_of(services, table, me, request))


@router.post("/rematch", responses=response_schemas(MatchSummary))
async def join_rematch(
    table: AnyTable, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Once more: propose it, or join who has. The summary of the new table, one for each match."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    return json_response(await summary_of(services, await services.rematches.join(table, me.id), me, request))


@router.delete("/rematch", status_code=204)
async def decline_rematch(table: AnyTable, me: LimitedPlayer, services: TheServices) -> Response:
    """Not now."""
    await services.rematches.decline(table, me.id)
    return Response(status_code=204)
