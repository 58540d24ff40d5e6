"""The profile: the player's name, sessions, browsers and matches."""

from datetime import datetime
from functools import partial
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
    recognise,
    sign_out_everywhere,
)
from app.api.access.name_form import local_address, name_form, register_player, with_session
from app.api.http.rate_limits import WRITES
from app.api.http.token_scopes import Scope
from app.api.i18n.translations import language_of
from app.api.listing.match_cards import match_cards
from app.api.players.device_routes import DeviceView, device_name
from app.api.players.history_page import history_rows
from app.api.ratings.rating_views import last_day, ratings_of, season_text
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.queries import match_lists
from app.db.queries.people import devices, history, mail
from app.db.queries.people.devices import WaysBack
from app.db.queries.people.history import HistoryFilter
from app.errors import Nameless
from app.table.ratings.season import season_at
from app.table.wire.document import iso


class SessionView(Struct, frozen=True):
    """A device on which the reader is signed in; `is_this` is the one that asks."""

    id: str
    name: str
    seen_at: datetime
    is_this: bool


class PasskeyView(Struct, frozen=True):
    """A passkey of the reader; `name` is the browser that made it."""

    id: str
    name: str
    since: datetime


class KnownBy(Struct, frozen=True):
    """The means by which the reader is recognised and reached; nothing but browsers for a token with a scope.

    `devices` are the browsers that get push notifications.
    """

    sessions: list[SessionView]
    keys: list[PasskeyView]
    devices: list[DeviceView]
    has_words: bool
    public: WaysBack | None


NEWEST = 20
"""The most matches on the page that have no result yet."""
LAST_MATCHES = 10
"""The finished matches on the page; all of them have a page of their own."""
NOBODY = KnownBy([], [], [], False, None)


router = APIRouter(route_class=FormRoute, include_in_schema=False)


@router.get("/you", dependencies=[ReadLimit])
async def you(request: Request, services: TheServices) -> Response:
    """Show the profile of the current player; one whose account is closed reads why."""
    who, season = await recognise(request), season_at(services.scheduler.now())
    if who is not None and who.closed_at is not None:
        return RedirectResponse("/you/notices", 303)
    me = who.player if who else None
    async with services.reads() as session:
        lang = language_of(request)
        found = await match_lists.without_result(session, me.id, NEWEST) if me else []
        mine = await match_cards(session, services, me, lang, found)
        last = await history.finished_of(session, me.id, HistoryFilter(), LAST_MATCHES) if me else []
        finished = history_rows(services, last, lang)
        totals = await history.totals(session, me.id, public=False) if me else []
        mine_rated = (
            await ratings_of(session, services.tables.games, me.id, services.scheduler.now(), has_week=True)
            if me
            else []
        )
        mailed_to = await mail.of_player(session, me.id) if me and services.mailer.is_on else None
        known_by = await _known_by(session, who)
    return page(
        request,
        "pages/profile.html",
        me=me,
        mine=mine,
        finished=finished,
        totals=totals,
        ratings=mine_rated,
        mail=mailed_to,
        has_mail=services.mailer.is_on,
        season=season,
        season_text=partial(season_text, lang),
        last_day=last_day(season),
        devices=known_by.devices,
        sessions=known_by.sessions,
        keys=known_by.keys,
        has_words=known_by.has_words,
        public=known_by.public,
    )


async def _known_by(session: AsyncSession, who: Identity | None) -> KnownBy:
    """Return how the reader is recognised and reached."""
    if who is None:
        return NOBODY
    found = await devices.of_player(session, who.player.id)
    reached = [
        DeviceView(one.id, device_name(one.agent) or "?", iso(one.created_at))
        for one in found
        if one.kind == devices.PUSH
    ]
    if who.scope is not Scope.ALL:
        return KnownBy([], [], reached, False, None)
    sessions = [
        SessionView(one.id, device_name(one.agent), one.seen_at, one.id == who.token_id)
        for one in found
        if one.seen_at is not None
    ]
    keys = [
        PasskeyView(one.id, device_name(one.agent), one.created_at)
        for one in reversed(found)
        if one.kind == devices.PASSKEY
    ]
    ways_back = await devices.ways_back(session, who.player.id)
    return KnownBy(sessions, keys, reached, ways_back.has_words, ways_back)


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
