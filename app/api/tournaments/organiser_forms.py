"""The forms by which the host runs a tournament under way."""

from typing import Annotated

from fastapi import APIRouter, Form, Response
from fastapi.responses import RedirectResponse

from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentPlayer
from app.api.http.rate_limits import WRITES
from app.api.services import TheServices
from app.api.tournaments.pages import Code, tournament_address

router = APIRouter(route_class=FormRoute, include_in_schema=False)


@router.post("/tournaments/{tournament_id}/grace")
async def extend_grace(
    tournament_id: str,
    services: TheServices,
    me: CurrentPlayer,
    grace_minutes: Annotated[int, Form()],
    code: Code = None,
) -> Response:
    """Lengthen the grace period."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.extend_grace(tournament_id, me.id, grace_minutes)
    return RedirectResponse(tournament_address(tournament_id, code), 303)


@router.post("/tournaments/{tournament_id}/round")
async def open_round(
    tournament_id: str, services: TheServices, me: CurrentPlayer, code: Code = None
) -> Response:
    """End the pause before the next round."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.open_round(tournament_id, me.id)
    return RedirectResponse(tournament_address(tournament_id, code), 303)


@router.post("/tournaments/{tournament_id}/walkover")
async def walk_over(
    tournament_id: str,
    services: TheServices,
    me: CurrentPlayer,
    fixture: Annotated[int, Form()],
    coach: Annotated[int, Form()],
    code: Code = None,
) -> Response:
    """Settle a match under way without a coach."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.walk_over(tournament_id, me.id, fixture, coach)
    return RedirectResponse(tournament_address(tournament_id, code), 303)
