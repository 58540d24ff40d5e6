"""Signing in at the desk with a link, and out again; the overview. Passkeys are in `desk_keys.py`."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct

from app.api.access.identity import ReadLimit, client_key
from app.api.desk.desk_access import (
    TheColleague,
    TheDesk,
    close_session,
    desk_hash,
    desk_of,
    open_session,
)
from app.api.http.rate_limits import LINK_TRIES
from app.api.i18n.translations import FALLBACK
from app.api.players.device_routes import device_name
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.moderation import house_pages, operators, reports, sanctions
from app.db.queries.people import passkeys
from app.errors import NotFound


class DeskKey(Struct, frozen=True):
    """A passkey of the operator for the desk; `name` is the browser that made it."""

    id: str
    name: str
    since: datetime


router = APIRouter(route_class=PageRoute, include_in_schema=False)


@router.get("/desk", dependencies=[ReadLimit])
async def overview(request: Request, services: TheServices, colleague: TheColleague) -> Response:
    """Show the figures, the open reports and the answers of players, or ask an operator to sign in."""
    desk = await desk_of(request, colleague)
    if desk is None:
        return page(request, "desk/sign_in.html", me=colleague.player, code=None)
    seen = await request.app.state.figures.shown()
    async with services.sessions() as session:
        return page(
            request,
            "desk/overview.html",
            me=desk.player,
            desk=desk,
            seen=seen,
            cases=await reports.cases(session, answered=False),
            unheard=await sanctions.unheard(session),
            keys=[
                DeskKey(one.id.hex(), device_name(one.agent), one.created_at)
                for one in await passkeys.of_player(session, desk.player.id, for_desk=True)
            ],
            has_contact="contact" in await house_pages.in_language(session, FALLBACK),
        )


@router.get("/desk/enter", dependencies=[ReadLimit])
async def show_link(
    request: Request, services: TheServices, colleague: TheColleague, code: str = ""
) -> Response:
    """Ask an operator whether to use a link up, because preview robots open links. Raises NotFound."""
    async with services.sessions() as session:
        if not await operators.has_link(session, colleague.player.id, desk_hash(services, code)):
            raise NotFound("no-such-address")
    return page(request, "desk/sign_in.html", me=colleague.player, code=code)


@router.post("/desk/enter")
async def enter(
    request: Request, services: TheServices, colleague: TheColleague, code: Annotated[str, Form()] = ""
) -> Response:
    """Begin a session at the desk with a link, once. Raises NotFound."""
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    async with services.sessions.begin() as session:
        if not await operators.use_link(session, colleague.player.id, desk_hash(services, code)):
            raise NotFound("no-such-address")
    response = RedirectResponse("/desk", 303)
    await open_session(request, response, colleague.player.id)
    return response


@router.post("/desk/leave")
async def leave(request: Request, desk: TheDesk) -> Response:
    """End the session at the desk in this browser."""
    response = RedirectResponse("/you", 303)
    await close_session(request, response)
    return response
