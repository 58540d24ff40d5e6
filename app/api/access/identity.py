"""Identity: a random token, sent in a cookie or as a bearer token. The database stores only its hash.

A player has a token for each of their devices (docs/explanation/identity.md).
"""

import hashlib
import hmac
import secrets
from datetime import datetime, timedelta
from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.security import SecurityScopes
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from app.api.http.rate_limits import READS
from app.api.http.token_scopes import Scope, require_scope
from app.api.services import Services, services_of
from app.client_address import client_network
from app.db.identity_models import Token
from app.db.models import Player
from app.db.queries import players
from app.db.queries.people import identity, networks
from app.db.queries.people.identity import SEEN_EVERY, TokenOwner
from app.errors import Conflict, Forbidden, Unauthenticated
from app.names import clean_name
from app.table.cluster.message_bus import ALL_PROCESSES, MessageKind
from app.table.state.match_settings import random_word
from app.table.wire.document import PlayerView

COOKIE = "stadion"
SECURE_COOKIE = "__Host-stadion"
BROWSER_COOKIE = "stadion-browser"
SECURE_BROWSER_COOKIE = "__Host-stadion-browser"
ONE_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
LONGEST_AGENT = 300
PLAYER_ID_LENGTH = 14
MOST_TOKENS = 20
"""Devices of one player, and as many tokens with a scope."""
READING = ("GET", "HEAD")
"""The methods of requests in which a caller stays the same."""
CLOSED_FOR = timedelta(days=30)
"""How long a browser of a closed account makes no other player, and its reason can be read."""


def secret_hash(services: Services, secret: str) -> bytes:
    """Return the keyed hash under which the database knows a token, recovery words or a device link."""
    return keyed_hash(services.settings.secret_key, secret)


def keyed_hash(key: str, secret: str) -> bytes:
    """Return the HMAC-SHA-256 of a secret with the key of the servers."""
    return hmac.digest(key.encode(), secret.encode("utf-8", "surrogatepass"), hashlib.sha256)


def agent_of(connection: HTTPConnection) -> str:
    """Return how a browser or program names itself."""
    return connection.headers.get("user-agent", "")[:LONGEST_AGENT]


async def new_player(
    services: Services, name: str, program: bool = False, agent: str = ""
) -> tuple[Player, str]:
    """Create a player and return them with the token of their first device, which names itself `agent`.

    `program`: The player is a program, and is marked as one wherever they sit.
    """
    kept = clean_name(name, LONGEST_NAME)
    async with services.sessions.begin() as session:
        player = await players.add(session, random_word(PLAYER_ID_LENGTH), kept, program)
        token = await add_token(session, services, player.id, Scope.ALL, agent)
    return player, token


async def sign_out_everywhere(services: Services, player_id: str, agent: str) -> str:
    """Replace all tokens of a player by a new one, which is returned, and close their channels."""
    async with services.sessions.begin() as session:
        await identity.remove_tokens(session, player_id)
        token = await add_token(session, services, player_id, Scope.ALL, agent)
    close_channels(services, player_id)
    return token


def close_channels(services: Services, player_id: str, token_id: str | None = None) -> None:
    """Close all channels of a player, or those that were opened with one of their tokens."""
    services.tables.sign_out(player_id, token_id)
    detail = player_id if token_id is None else f"{player_id} {token_id}"
    services.tables.bus.publish(ALL_PROCESSES, MessageKind.SIGNED_OUT, detail)


async def add_token(
    session: AsyncSession, services: Services, player_id: str, scope: Scope, agent: str
) -> str:
    """Create a token of a player in the caller's transaction and return it. Raises Conflict."""
    token = secrets.token_urlsafe(32)
    row = Token(
        token_hash=secret_hash(services, token),
        id=random_word(PLAYER_ID_LENGTH),
        player_id=player_id,
        scope=scope,
        agent=agent,
    )
    if await identity.add_token(session, row) > MOST_TOKENS:
        raise Conflict("tokens-enough", most=MOST_TOKENS)
    return token


async def new_token(services: Services, player_id: str, scope: Scope, agent: str = "") -> str:
    """Create a further token of a player, which `sign_out_everywhere` revokes. Raises Conflict."""
    async with services.sessions.begin() as session:
        return await add_token(session, services, player_id, scope, agent)


def is_secure(connection: HTTPConnection, services: Services) -> bool:
    """Whether browsers reach this server over TLS, directly or through a proxy."""
    public = services.settings.public_url
    return connection.url.scheme in ("https", "wss") or (public is not None and public.startswith("https:"))


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Store a session's token in the browser for a year, and a word by which the browser is known whatever
    name it gets later.
    """
    secure = is_secure(request, services_of(request))
    words = {SECURE_COOKIE if secure else COOKIE: token}
    if browser_of(request) is None:
        words[_browser_cookie(request)] = secrets.token_urlsafe(16)
    for name, word in words.items():
        response.set_cookie(
            name, word, max_age=ONE_YEAR, path="/", httponly=True, samesite="lax", secure=secure
        )


def browser_of(connection: HTTPConnection) -> str | None:
    """Return the word by which a browser is known; None for a program, and before its first name."""
    return connection.cookies.get(_browser_cookie(connection))


def browser_hash(connection: HTTPConnection) -> bytes | None:
    """Return the hash under which the database knows a browser; None where there is no word for it."""
    word = browser_of(connection)
    return None if word is None else secret_hash(services_of(connection), f"browser {word}")


def _browser_cookie(connection: HTTPConnection) -> str:
    return SECURE_BROWSER_COOKIE if is_secure(connection, services_of(connection)) else BROWSER_COOKIE


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
    """A player, and the id and scope of the token that they sent. `closed_at`: Their account is closed."""

    player: PlayerView
    scope: Scope
    token_id: str
    closed_at: datetime | None = None


async def identify(connection: HTTPConnection) -> Identity | None:
    """Return the caller's identity; None without a token, with an unknown one, or if the account is
    closed.
    """
    who = await recognise(connection)
    return who if who is None or who.closed_at is None else None


async def recognise(connection: HTTPConnection) -> Identity | None:
    """Return the caller's identity, even if their account is closed; None without a token, or with an
    unknown one.

    A page that is read asks for it in several places: it is searched once.
    """
    if connection.scope.get("method") not in READING:
        return await _search(connection)
    if not hasattr(connection.state, "identity"):
        connection.state.identity = await _search(connection)
    known: Identity | None = connection.state.identity
    return known


async def _search(connection: HTTPConnection) -> Identity | None:
    token = token_of(connection)
    if token is None:
        return None
    services = services_of(connection)
    async with services.reads() as session:
        found = await identity.by_token_hash(session, secret_hash(services, token))
    if found is None:
        return None
    await _note_seen(services, found, connection)
    player = PlayerView(found.id, found.name, found.program)
    return Identity(player, Scope(found.scope), found.token_id, found.closed_at)


async def refuse_closed(connection: HTTPConnection) -> None:
    """Raise Forbidden if the browser or program belongs to an account that was closed lately."""
    who = await recognise(connection)
    if who is None or who.closed_at is None:
        return
    if services_of(connection).scheduler.now() - who.closed_at < CLOSED_FOR:
        raise Forbidden("account-closed")


async def _note_seen(services: Services, found: TokenOwner, connection: HTTPConnection) -> None:
    """Note once a day that a device is in use and from which network, and at once in which browser."""
    now: datetime = services.scheduler.now()
    browser = browser_hash(connection) or found.browser_hash
    is_noted = now - found.seen_at < SEEN_EVERY and browser == found.browser_hash
    if found.scope != Scope.ALL or is_noted:
        return
    async with services.sessions.begin() as session:
        await identity.note_seen(session, found.token_id, agent_of(connection), now, browser)
        if connection.client is not None:
            salt = await networks.month_salt(session, now)
            await networks.note(session, found.id, _network_hash(connection, salt), now)


def _network_hash(connection: HTTPConnection, salt: bytes) -> bytes:
    """Return the hash of a client's network: keyed by the servers as all others, then by the month's salt."""
    keyed = secret_hash(services_of(connection), f"network {client_key(connection)}")
    return hmac.digest(salt, keyed, hashlib.sha256)


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
        await refuse_closed(connection)
        raise Unauthenticated("name-to-sit")
    return player


async def require_session(connection: HTTPConnection) -> Identity:
    """Return the caller, who uses a device of theirs and no token with a scope.

    Raises Unauthenticated, Forbidden.
    """
    who = await identify(connection)
    if who is None:
        await refuse_closed(connection)
        raise Unauthenticated("name-to-sit")
    if who.scope is not Scope.ALL:
        raise Forbidden("token-scope", scope=who.scope)
    return who


CurrentSession = Annotated[Identity, Depends(require_session)]
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
