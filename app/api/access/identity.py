"""Identity: a random token, sent in a cookie or as a bearer token. The database stores only its hash."""

import hashlib
import hmac
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.security import SecurityScopes
from msgspec import Struct
from starlette.requests import HTTPConnection

from app.api.http.rate_limits import READS
from app.api.http.token_scopes import Scope, require_scope
from app.api.services import Services, services_of
from app.client_address import client_network
from app.db.models import Player
from app.db.queries import players
from app.errors import Conflict, Unauthenticated
from app.names import clean_name
from app.table.cluster.message_bus import ALL_PROCESSES, MessageKind
from app.table.state.match_settings import random_word
from app.table.wire.document import PlayerView

COOKIE = "stadion"
SECURE_COOKIE = "__Host-stadion"
ONE_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
PLAYER_ID_LENGTH = 14
MOST_TOKENS = 20
"""Further tokens of one player, beside their session."""


def token_hash(services: Services, token: str) -> bytes:
    """Return the keyed hash under which the database knows a token."""
    key = services.settings.secret_key.encode()
    return hmac.digest(key, token.encode("utf-8", "surrogatepass"), hashlib.sha256)


async def new_player(services: Services, name: str, program: bool = False) -> tuple[Player, str]:
    """Create a player and return them with the token of their session.

    `program`: The player is a program, and is marked as one wherever they sit.
    """
    token = secrets.token_urlsafe(32)
    kept = clean_name(name, LONGEST_NAME)
    async with services.sessions.begin() as session:
        player = players.add(
            session, random_word(PLAYER_ID_LENGTH), kept, token_hash(services, token), program
        )
    return player, token


async def sign_out_everywhere(services: Services, player_id: str) -> str:
    """Replace all tokens of a player by a new one, which is returned, and close their channels."""
    token = secrets.token_urlsafe(32)
    async with services.sessions.begin() as session:
        await players.rename(session, player_id, token_hash(services, token))
    services.tables.sign_out(player_id)
    services.tables.bus.publish(ALL_PROCESSES, MessageKind.SIGNED_OUT, player_id)
    return token


async def new_token(services: Services, player_id: str, scope: Scope) -> str:
    """Create a further token of a player, which `sign_out_everywhere` revokes. Raises Conflict."""
    token = secrets.token_urlsafe(32)
    async with services.sessions.begin() as session:
        if await players.add_token(session, player_id, token_hash(services, token), scope) > MOST_TOKENS:
            raise Conflict("tokens-enough", most=MOST_TOKENS)
    return token


def is_secure(connection: HTTPConnection, services: Services) -> bool:
    """Whether browsers reach this server over TLS, directly or through a proxy."""
    public = services.settings.public_url
    return connection.url.scheme in ("https", "wss") or (public is not None and public.startswith("https:"))


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Store a session's token in the browser for a year."""
    secure = is_secure(request, services_of(request))
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=ONE_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token of a request: the bearer token if there is one, else the cookie; None without
    either.
    """
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer.strip()
    if is_secure(connection, services_of(connection)):
        return connection.cookies.get(SECURE_COOKIE)  # a neighbouring site can set a cookie of any other name
    return connection.cookies.get(COOKIE)


class Identity(Struct, frozen=True):
    """A player, and the scope of the token that they sent."""

    player: PlayerView
    scope: Scope


async def identify(connection: HTTPConnection) -> Identity | None:
    """Return the caller's identity; None without a token, or with an unknown one."""
    token = token_of(connection)
    if token is None:
        return None
    services = services_of(connection)
    async with services.reads() as session:
        found = await players.by_token_hash(session, token_hash(services, token))
    if found is None:
        return None
    player, scope = found
    return Identity(PlayerView(player.id, player.name, player.program), Scope(scope or Scope.ALL))


async def optional_player(connection: HTTPConnection, needs: SecurityScopes) -> PlayerView | None:
    """Return the caller; None for a visitor without a name. Raises Forbidden."""
    who = await identify(connection)
    if who is None:
        return None
    require_scope(who.scope, connection, needs)
    return who.player


async def require_player(connection: HTTPConnection, needs: SecurityScopes) -> PlayerView:
    """Return the caller. Raises Unauthenticated, Forbidden."""
    player = await optional_player(connection, needs)
    if player is None:
        raise Unauthenticated("name-to-sit")
    return player


OptionalPlayer = Annotated[PlayerView | None, Depends(optional_player)]
CurrentPlayer = Annotated[PlayerView, Depends(require_player)]


def base_url(connection: HTTPConnection) -> str:
    """Return the address of this server that links to it use."""
    public = services_of(connection).settings.public_url
    return (
        public
        or f"{'https' if connection.url.scheme in ('https', 'wss') else 'http'}://{connection.url.netloc}"
    )


def client_key(connection: HTTPConnection) -> str:
    """Return the key of a client for rate limits: its address, or its network for IPv6."""
    return client_network(connection.client.host) if connection.client else "?"


async def _limit_reads(request: Request) -> None:
    await services_of(request).limits.check(READS, f"looks:{client_key(request)}")


ReadLimit = Depends(_limit_reads)
"""Dependency of an expensive GET route: limits how often one address may call it."""
