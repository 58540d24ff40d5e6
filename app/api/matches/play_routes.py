"""Routes of a match in progress: actions, resignation, clocks and absent players."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from app.api.access.match_access import ActingPlayer, EnteredTable, LimitedPlayer, summary_of
from app.api.http.request_text import Strict
from app.api.http.responses import body_schema, decode_body, json_response, response_schemas
from app.api.services import TheServices
from app.table.actions.evaluation import ActionRequest, ActionResult
from app.table.registry.match_summary import MatchSummary

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


class SeatReference(Strict):
    """The number of the seat that a request concerns."""

    seat: int


async def _requested_action(request: Request) -> ActionRequest:
    return decode_body(await request.body(), ActionRequest)


RequestedAction = Annotated[ActionRequest, Depends(_requested_action)]


@router.post("/actions", responses=response_schemas(ActionResult), openapi_extra=body_schema(ActionRequest))
async def take_action(
    table: EnteredTable, act: RequestedAction, me: ActingPlayer, services: TheServices
) -> Response:
    """Take one action, as the message `act` does on the live channel."""
    await services.seating.come_back(table, me.id)
    return json_response(await services.referee.submit(table, me.id, act))


@router.post("/resign", responses=response_schemas(ActionResult))
async def resign(table: EnteredTable, me: ActingPlayer, services: TheServices) -> Response:
    """Resign. With two seats this ends the match; with more, the server plays on for the seat."""
    return json_response(await services.referee.resign(table, me.id))


@router.post("/here", responses=response_schemas(MatchSummary))
async def here(table: EnteredTable, request: Request, me: ActingPlayer, services: TheServices) -> Response:
    """Report that the caller is present: others no longer wait, and the computer stops playing their seat."""
    await services.nudges.answer(table, me.id)
    await services.seating.come_back(table, me.id)
    return json_response(await summary_of(services, table, me, request))


@router.post("/prod", status_code=204)
async def prod(table: EnteredTable, body: SeatReference, me: ActingPlayer, services: TheServices) -> Response:
    """Ask a player who has not acted on one decision for three minutes whether they are still there."""
    await services.nudges.nudge(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/gift", responses=response_schemas(MatchSummary))
async def give_time(
    table: EnteredTable, body: SeatReference, request: Request, me: ActingPlayer, services: TheServices
) -> Response:
    """Give an opponent more time, once per decision."""
    await services.clocks.give_time(table, me.id, body.seat)
    return json_response(await summary_of(services, table, me, request))


@router.post("/pause", responses=response_schemas(MatchSummary))
async def pause(table: EnteredTable, request: Request, me: ActingPlayer, services: TheServices) -> Response:
    """Propose a pause, or agree to the proposed one. A match with computers only rests at once."""
    if (seat := table.seat_of(me.id)) is not None and seat == table.solo_seat():
        await services.hibernation.pause(table, seat)
    else:
        await services.clocks.propose_pause(table, me.id)
    return json_response(await summary_of(services, table, me, request))


@router.delete("/pause", responses=response_schemas(MatchSummary))
async def play_on(table: EnteredTable, request: Request, me: ActingPlayer, services: TheServices) -> Response:
    """End the pause, or reject the proposed one."""
    await services.clocks.resume(table, me.id)
    return json_response(await summary_of(services, table, me, request))


@router.post("/wake", status_code=204)
async def wake(table: EnteredTable, me: ActingPlayer, services: TheServices) -> Response:
    """Resume a match that sleeps because there was no action for a day. Only its players can do this."""
    await services.hibernation.wake(table, me.id)
    return Response(status_code=204)


@router.post("/hand_over", status_code=204)
async def hand_over(
    table: EnteredTable, body: SeatReference, me: ActingPlayer, services: TheServices
) -> Response:
    """Let the computer play the seat of a player who has been away for a minute, until they return."""
    await services.absences.hand_over(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/claim", status_code=204)
async def claim(
    table: EnteredTable, body: SeatReference, me: ActingPlayer, services: TheServices
) -> Response:
    """Claim the win over an opponent who has been away for five minutes. The match must have two seats."""
    await services.absences.claim(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/call_off", status_code=204)
async def call_off(table: EnteredTable, me: ActingPlayer, services: TheServices) -> Response:
    """Propose to end the match without a result while a player is away, or agree to the proposal."""
    await services.absences.call_off(table, me.id)
    return Response(status_code=204)


@router.delete("/call_off", status_code=204)
async def keep_playing(table: EnteredTable, me: ActingPlayer, services: TheServices) -> Response:
    """Reject the proposal to call the match off."""
    await services.absences.play_on(table, me.id)
    return Response(status_code=204)


@router.delete("/wait_for_all", status_code=204)
async def stop_waiting(table: EnteredTable, me: LimitedPlayer, services: TheServices) -> Response:
    """Stop waiting for all players to be present. Only the host can do this, during the match."""
    await services.absences.stop_waiting(table, me.id)
    return Response(status_code=204)
