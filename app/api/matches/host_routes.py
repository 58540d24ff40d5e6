"""Routes with which a host manages their table."""

from typing import Any

from fastapi import APIRouter, Request, Response

from app.api.access.match_access import EnteredTable, LimitedPlayer, summary_of
from app.api.http.request_text import Strict
from app.api.http.responses import json_response, response_schemas
from app.api.services import TheServices
from app.table.clock.time_control import time_control_of
from app.table.registry.match_summary import MatchSummary

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


class OptionsChange(Strict):
    """A request to change the options of a match."""

    options: dict[str, Any]


class ClockChange(Strict):
    """A request to change the clock; null for none."""

    clock: dict[str, Any] | None


class InviteRequest(Strict):
    """A request to let a removed player sit down again. `player`: their id."""

    player: str


@router.put("/options", responses=response_schemas(MatchSummary))
async def change_options(
    table: EnteredTable, body: OptionsChange, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Change the options (before the start).

    Options that are not named get their defaults, as for a new table. The seats' own choices stay.
    """
    await services.host_controls.change_options(table, me.id, body.options)
    return json_response(await summary_of(services, table, me, request))


@router.put("/clock", responses=response_schemas(MatchSummary))
async def set_clock(
    table: EnteredTable, body: ClockChange, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Set another clock, or none with null (before the start)."""
    await services.host_controls.set_clock(table, me.id, time_control_of(body.clock))
    return json_response(await summary_of(services, table, me, request))


@router.post("/seats/{seat}/lock", responses=response_schemas(MatchSummary))
async def lock_seat(
    table: EnteredTable, seat: int, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Lock a seat (before the start)."""
    await services.host_controls.lock(table, me.id, seat, True)
    return json_response(await summary_of(services, table, me, request))


@router.delete("/seats/{seat}/lock", responses=response_schemas(MatchSummary))
async def unlock_seat(
    table: EnteredTable, seat: int, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Unlock a seat (before the start)."""
    await services.host_controls.lock(table, me.id, seat, False)
    return json_response(await summary_of(services, table, me, request))


@router.post("/invite", responses=response_schemas(MatchSummary))
async def invite_again(
    table: EnteredTable, body: InviteRequest, request: Request, me: LimitedPlayer, services: TheServices
) -> Response:
    """Let a removed player sit down again."""
    await services.host_controls.invite(table, me.id, body.player)
    return json_response(await summary_of(services, table, me, request))


@router.post("/mute", responses=response_schemas(MatchSummary))
async def mute(table: EnteredTable, request: Request, me: LimitedPlayer, services: TheServices) -> Response:
    """Turn chat off."""
    await services.host_controls.mute(table, me.id, True)
    return json_response(await summary_of(services, table, me, request))


@router.delete("/mute", responses=response_schemas(MatchSummary))
async def unmute(table: EnteredTable, request: Request, me: LimitedPlayer, services: TheServices) -> Response:
    """Turn chat on again."""
    await services.host_controls.mute(table, me.id, False)
    return json_response(await summary_of(services, table, me, request))
