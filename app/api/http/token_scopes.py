"""Scopes: what a token may do. A session may do everything, a further token only what its scope allows."""

from enum import StrEnum

from fastapi.security import SecurityScopes
from starlette.requests import HTTPConnection

from app.errors import Forbidden

READ_METHODS = ("GET", "HEAD")


class Scope(StrEnum):
    """The rights of a token. The values are stored.

    `WATCH`: See what the player sees.
    `PLAY`: Also act at the tables where they sit, and as a coach between matches.
    `SEEK`: Also look for opponents, and play with those who are found. On the wire this is `play` with
    `seeks`.
    `ALL`: Everything; only sessions have it.
    """

    WATCH = "watch"
    PLAY = "play"
    SEEK = "seek"
    ALL = "all"


PARTS = {Scope.PLAY: {Scope.PLAY}, Scope.SEEK: {Scope.PLAY, Scope.SEEK}}
"""The rights that a scope has besides reading."""


def require_scope(scope: Scope, connection: HTTPConnection, needs: SecurityScopes) -> None:
    """Check that a token may use a route. Raises Forbidden.

    Routes that are a part of playing declare it with `Security(..., scopes=[Scope.PLAY])`, those of looking
    for opponents with `Scope.SEEK`.
    """
    reads = connection.scope.get("method") in READ_METHODS
    if scope is Scope.ALL or reads or not PARTS.get(scope, set()).isdisjoint(needs.scopes):
        return
    raise Forbidden("token-scope", scope=scope)
