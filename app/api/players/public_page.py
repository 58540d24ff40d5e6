"""A player's public page, which shows what happened at public tables; its player switches it on and off."""

import secrets
import unicodedata
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import CurrentSession, OptionalPlayer, ReadLimit, base_url
from app.api.http.rate_limits import WRITES
from app.api.i18n.translations import language_of
from app.api.players.history_page import history_rows
from app.api.ratings.rating_views import ratings_of
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.queries.people import history, public_pages
from app.db.queries.people.history import HistoryFilter
from app.errors import Conflict, NotFound

router = APIRouter(route_class=PageRoute, include_in_schema=False)

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look like another one."""
SIGNS_LENGTH = 4
TRIES = 10
LAST_MATCHES = 10
OPPONENTS = 10


def new_handle(name: str) -> str:
    """Return an address for a player: letters and digits of their name, and four random signs."""
    plain = unicodedata.normalize("NFC", name.casefold())
    said = "-".join("".join(one if one.isalnum() else " " for one in plain).split()) or "player"
    return f"{said}-{''.join(secrets.choice(SIGNS) for _ in range(SIGNS_LENGTH))}"


@router.get("/p/{handle}", dependencies=[ReadLimit])
async def public_page(handle: str, request: Request, services: TheServices, me: OptionalPlayer) -> Response:
    """Show a player as everybody may see them. Raises NotFound if their page is off, for themselves too."""
    async with services.reads() as session:
        owner = await public_pages.owner_of(session, unicodedata.normalize("NFC", handle))
        if owner is None:
            raise NotFound("no-such-address")
        totals = await history.totals(session, owner.id, public=True)
        last = await history.finished_of(session, owner.id, HistoryFilter(public=True), LAST_MATCHES)
        rows = history_rows(services, last, language_of(request))
        met = await history.opponents(session, owner.id, public=True, limit=OPPONENTS)
        now = services.scheduler.now()
        ratings = await ratings_of(session, services.tables.games, owner.id, now)
    games = services.tables.games
    return page(
        request,
        "pages/public_page.html",
        me=me,
        owner=owner,
        totals=[(games[one.game], one) for one in totals if one.game in games],
        ratings=ratings,
        rows=rows,
        met=met,
        handle=handle,
        url=f"{base_url(request)}/p/{handle}",
    )


@router.post("/you/public")
async def switch_public_page(
    services: TheServices, who: CurrentSession, on: Annotated[str, Form()] = ""
) -> Response:
    """Switch the player's public page on or off."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    if not on:
        async with services.sessions.begin() as session:
            await public_pages.switch_off(session, who.player.id)
        return RedirectResponse("/you#public", 303)
    for _ in range(TRIES):
        async with services.sessions.begin() as session:
            if await public_pages.switch_on(session, who.player.id, new_handle(who.player.name)):
                return RedirectResponse("/you#public", 303)
    raise Conflict("no-such-address")
