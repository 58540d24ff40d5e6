"""A match that is played: acting and giving up, clocks, and who is away."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from app.api.access.match_access import ActingPlayer, AnyTable, Strict, summary_of
from app.api.http.responses import body_schema, decode_body, json_response, response_schemas
from app.api.services import TheServices
from app.table.actions.evaluation import ActionRequest, ActionResult
from app.table.registry.match_summary import MatchSummary

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


class SeatReference(Strict):
    seat: int


async def _requested_action(request: Request) -> ActionRequest:
    return decode_body(await request.body(), ActionRequest)


RequestedAction = Annotated[ActionRequest, Depends(_requested_action)]


@router.post("/actions", responses=response_schemas(ActionResult), openapi_extra=body_schema(ActionRequest))
async def take_action(
    table: AnyTable, act: RequestedAction, me: ActingPlayer, services: TheServices
) -> Response:
    """Take one action, as `act` does on the live channel."""
    await services.seating.come_back(table, me.id)
    return json_response(await services.referee.submit(table, me.id, act))


@router.post("/resign", responses=response_schemas(ActionResult))
async def resign(table: AnyTable, me: ActingPlayer, services: TheServices) -> Response:
    """Give up: two seats, and the match is over; more, and the server plays on."""
    return json_response(await services.referee.resign(table, me.id))


@router.post("/here", responses=response_schemas(MatchSummary))
async def here(table: AnyTable, request: Request, me: ActingPlayer, services: TheServices) -> Response:
    """I am here: nobody need wait, and the computer no longer plays my seat."""
    await services.nudges.answer(table, me.id)
    await services.seating.come_back(table, me.id)
    return json_response(await summary_of(services, table, me, request))


@router.post("/prod", status_code=204)
async def prod(table: AnyTable, body: SeatReference, me: ActingPlayer, services: TheServices) -> Response:
    """Ask who has been silent for three minutes at one decision whether he is still there."""
    await services.nudges.nudge(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/gift", responses=response_schemas(MatchSummary))
async def give_time(
    table: AnyTable, body: SeatReference, request: Request, me: ActingPlayer, services: TheServices
) -> Response:
    """Give an opponent more time, once for each of his decisions."""
    await services.clocks.give_time(table, me.id, body.seat)
    return json_response(await summary_of(services, table, me, request))


@router.post("/pause", responses=response_schemas(MatchSummary))
async def pause(table: AnyTable, request: Request, me: ActingPlayer, services: TheServices) -> Response:
    """Propose a pause, or agree to the one that is proposed."""
    await services.clocks.propose_pause(table, me.id)
    return json_response(await summary_of(services, table, me, request))


@router.delete("/pause", responses=response_schemas(MatchSummary))
async def play_on(table: AnyTable, request: Request, me: ActingPlayer, services: TheServices) -> Response:
    """End the pause, or refuse the one that is proposed."""
    await services.clocks.resume(table, me.id)
    return json_response(await summary_of(services, table, me, request))


@router.post("/wake", status_code=204)
async def wake(table: AnyTable, me: ActingPlayer, services: TheServices) -> Response:
    """Who sits there: play on with a match that fell asleep because nobody had acted for a day."""
    await services.hibernation.wake(table, me.id)
    return Response(status_code=204)


@router.post("/hand_over", status_code=204)
async def hand_over(
    table: AnyTable, body: SeatReference, me: ActingPlayer, services: TheServices
) -> Response:
    """Let the computer play the seat of somebody who has been away for a minute, until he is back."""
    await services.absences.hand_over(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/claim", status_code=204)
async def claim(table: AnyTable, body: SeatReference, me: ActingPlayer, services: TheServices) -> Response:
    """With two seats: claim the win over who has been away for five minutes."""
    await services.absences.claim(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/call_off", status_code=204)
async def call_off(table: AnyTable, me: ActingPlayer, services: TheServices) -> Response:
    """Suggest to end the match without a result while somebody is away, or agree to that."""
    await services.absences.call_off(table, me.id)
    return Response(status_code=204)


@router.delete("/call_off", status_code=204)
async def keep_playing(table: AnyTable, me: ActingPlayer, services: TheServices) -> Response:
    """Do not call it off."""
    await services.absences.play_on(table, me.id)
    return Response(status_code=204)


@router.delete("/wait_for_all", status_code=204)
async def stop_waiting(table: AnyTable, me: ActingPlayer, services: TheServices) -> Response:
    """The host, while it is played: the table no longer waits for everybody."""
    await services.absences.stop_waiting(table, me.id)
    return Response(status_code=204)
