"""What a token may do: a player's session everything, a further token of his no more than its scope says."""

from enum import StrEnum

from fastapi.security import SecurityScopes
from starlette.requests import HTTPConnection

from app.errors import Forbidden

READ_METHODS = ("GET", "HEAD")


class Scope(StrEnum):
    """`WATCH`: see what the player sees; `PLAY`: also what he does at tables where he sits, and as a coach
    between matches. `ALL` is the scope of a session alone: whoever has it is the player."""

    WATCH = "watch"
    PLAY = "play"
    ALL = "all"


def require_scope(scope: Scope, connection: HTTPConnection, needs: SecurityScopes) -> None:
    """Routes that are a part of playing say so by `Security(..., scopes=[Scope.PLAY])`. Raises Forbidden."""
    reads = connection.scope.get("method") in READ_METHODS
    if scope is Scope.ALL or reads or (scope is Scope.PLAY and Scope.PLAY in needs.scopes):
        return
    raise Forbidden("token-scope", scope=scope)
