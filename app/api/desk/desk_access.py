"""Access to the desk: its session begins with a passkey for the desk or a link, and lasts 12 hours.

Everybody else gets the answer of an address that does not exist.
"""

import secrets
from datetime import datetime, timedelta
from typing import Annotated

from fastapi import Depends, Request, Response
from msgspec import Struct

from app.api.access.identity import identify, is_secure, secret_hash
from app.api.http.rate_limits import WRITES
from app.api.http.token_scopes import Scope
from app.api.services import Services, services_of
from app.db.moderation import operators
from app.db.moderation.operators import SESSION_LASTS
from app.errors import Forbidden, NotFound
from app.table.wire.document import PlayerView

DESK_COOKIE = "stadion-desk"
SECURE_DESK_COOKIE = "__Host-stadion-desk"
OPERATOR = "operator"
FRESH_FOR = timedelta(minutes=10)
"""How long after signing in an account may be closed, a role given, and a passkey made."""


class AtDesk(Struct, frozen=True):
    """An operator at the desk, and when they signed in there."""

    player: PlayerView
    role: str
    since: datetime


class Colleague(Struct, frozen=True):
    """An operator who is not necessarily signed in at the desk."""

    player: PlayerView
    role: str


def desk_hash(services: Services, token: str) -> bytes:
    """Return the keyed hash of a desk's session, or of a link to one."""
    return secret_hash(services, f"desk {token}")


async def require_operator(request: Request) -> Colleague:
    """Return the caller, who is an operator. Raises NotFound."""
    who = await identify(request)
    if who is None or who.scope is not Scope.ALL:
        raise NotFound("no-such-address")
    async with services_of(request).sessions() as session:
        role = await operators.role_of(session, who.player.id)
    if role is None:
        raise NotFound("no-such-address")
    return Colleague(who.player, role)


async def desk_of(request: Request, colleague: Colleague) -> AtDesk | None:
    """Return an operator's session at the desk in this browser; None without one."""
    services = services_of(request)
    token = request.cookies.get(_cookie_name(request))
    if token is None:
        return None
    async with services.sessions() as session:
        since = await operators.session_began(session, colleague.player.id, desk_hash(services, token))
    return None if since is None else AtDesk(colleague.player, colleague.role, since)


async def require_desk(request: Request) -> AtDesk:
    """Return the operator who is signed in at the desk. Raises NotFound, RateLimited."""
    desk = await desk_of(request, await require_operator(request))
    if desk is None:
        raise NotFound("no-such-address")
    if request.method == "POST":
        await services_of(request).limits.check(WRITES, f"writes:{desk.player.id}")
    return desk


TheColleague = Annotated[Colleague, Depends(require_operator)]
TheDesk = Annotated[AtDesk, Depends(require_desk)]


async def open_session(request: Request, response: Response, player_id: str) -> None:
    """Begin a session at the desk, with a cookie in this response."""
    services, token = services_of(request), secrets.token_urlsafe(32)
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        operators.add_token(session, desk_hash(services, token), player_id, now, is_link=False)
        operators.note(session, now, player_id, "sign_in")
    response.set_cookie(
        _cookie_name(request),
        token,
        max_age=int(SESSION_LASTS.total_seconds()),
        path="/",
        httponly=True,
        samesite="strict",
        secure=is_secure(request, services),
    )


async def close_session(request: Request, response: Response) -> None:
    """End the session at the desk in this browser."""
    services, name = services_of(request), _cookie_name(request)
    async with services.sessions.begin() as session:
        await operators.end_session(session, desk_hash(services, request.cookies.get(name, "")))
    response.delete_cookie(name, path="/", httponly=True, secure=is_secure(request, services))


def check_may(desk: AtDesk, now: datetime) -> None:
    """Check that an operator may close accounts and give roles now. Raises Forbidden."""
    if desk.role != OPERATOR:
        raise Forbidden("desk-role")
    check_fresh(desk, now)


def check_fresh(desk: AtDesk, now: datetime) -> None:
    """Check that an operator has signed in at the desk just now. Raises Forbidden."""
    if now - desk.since > FRESH_FOR:
        raise Forbidden("desk-again")


def _cookie_name(request: Request) -> str:
    return SECURE_DESK_COOKIE if is_secure(request, services_of(request)) else DESK_COOKIE
