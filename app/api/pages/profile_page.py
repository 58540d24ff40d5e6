"""The profile: the player's name, sessions, browsers and matches."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.form_route import FormRoute
from app.api.access.identity import (
    CurrentPlayer,
    Identity,
    OptionalPlayer,
    ReadLimit,
    agent_of,
    identify,
    sign_out_everywhere,
)
from app.api.access.name_form import local_address, name_form, register_player, with_session
from app.api.http.rate_limits import WRITES
from app.api.http.token_scopes import Scope
from app.api.i18n.translations import language_of
from app.api.listing.match_cards import newest_cards
from app.api.players.device_routes import device_name, device_view
from app.api.rendering.templates import page
from app.api.results import report as result
from app.api.services import TheServices
from app.db.match_status import MatchStatus
from app.db.queries import identity, public_pages, push_devices
from app.errors import Nameless


class SessionView(Struct, frozen=True):
    """A device on which the reader is signed in; `is_this` is the one that asks."""

    id: str
    name: str
    seen_at: datetime
    is_this: bool


router = APIRouter(route_class=FormRoute, include_in_schema=False)


@router.get("/you", dependencies=[ReadLimit])
async def you(request: Request, services: TheServices) -> Response:
    """Show the profile of the current player."""
    who = await identify(request)
    me = who.player if who else None
    async with services.reads() as session:
        mine = (
            await newest_cards(session, services, me, language_of(request), player_id=me.id, limit=50)
            if me
            else []
        )
        places = await result.places_of(
            session, [card.id for card in mine if card.status == MatchStatus.FINISHED]
        )
        signed_in, has_words = await _identity_of(session, who)
        public = await public_pages.of_player(session, who.player.id) if signed_in and who else None
        my_devices = [device_view(one) for one in await push_devices.of_player(session, me.id)] if me else []
    played = [(card.id, card.my_seat) for card in mine if card.my_seat is not None]
    won = sum(places.get(match, {}).get(seat) == 1 for match, seat in played)
    return page(
        request,
        "pages/profile.html",
        me=me,
        mine=mine,
        played=len(played),
        places=places,
        won=won,
        devices=my_devices,
        sessions=signed_in,
        has_words=has_words,
        public=public,
    )


async def _identity_of(session: AsyncSession, who: Identity | None) -> tuple[list[SessionView], bool]:
    """Return the reader's devices, and whether they have recovery words; nothing for a token with a scope."""
    if who is None or who.scope is not Scope.ALL:
        return [], False
    found = await identity.sessions_of(session, who.player.id)
    views = [
        SessionView(one.id, device_name(one.agent), one.seen_at, one.id == who.token_id) for one in found
    ]
    return views, await identity.has_words(session, who.player.id)


@router.post("/you/name")
async def take_name(
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    name: Annotated[str, Form()] = "",
    next: Annotated[str, Form()] = "/",
) -> Response:
    """Redirect to the address in `next`, with a new player unless the browser has one."""
    if me is not None:
        return RedirectResponse(local_address(next), 303)
    try:
        _, token = await register_player(request, services, name)
    except Nameless:
        return name_form(request, {"next": local_address(next)}, name, is_refused=True)
    return with_session(request, RedirectResponse(local_address(next), 303), token)


@router.post("/you/sign_out_everywhere")
async def leave_all_sessions(request: Request, services: TheServices, me: CurrentPlayer) -> Response:
    """Sign the player out everywhere but in this browser."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    token = await sign_out_everywhere(services, me.id, agent_of(request))
    return with_session(request, RedirectResponse("/you", 303), token)
