"""Routes of players: create one by name, read the current one, and manage tokens."""

from typing import Literal

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from pydantic import model_validator

from app.api.access.identity import (
    CurrentPlayer,
    agent_of,
    client_key,
    new_player,
    new_token,
    refuse_closed,
    set_cookie,
    sign_out_everywhere,
)
from app.api.http.rate_limits import WRITES
from app.api.http.request_text import Strict
from app.api.http.responses import json_response, response_schemas
from app.api.http.token_scopes import Scope
from app.api.services import TheServices
from app.errors import Forbidden
from app.table.wire.document import PlayerView

router = APIRouter(prefix="/api", tags=["players"])


class NewPlayerRequest(Strict):
    """A request to create a player."""

    name: str
    program: bool = False


class NewPlayer(Struct, frozen=True, omit_defaults=True):
    """A player and the token of their session."""

    id: str
    name: str
    token: str
    program: bool = False


class NewTokenRequest(Strict):
    """A request for another token. `seeks`: With `play`, a program also looks for opponents with it."""

    scope: Literal["watch", "play"]
    seeks: bool = False

    @model_validator(mode="after")
    def _check_rights(self) -> "NewTokenRequest":
        if self.seeks and self.scope == "watch":
            raise ValueError("a token that seeks must play")
        return self


class NewToken(Struct, frozen=True, omit_defaults=True):
    """A token and its scope; `seeks`: It also looks for opponents."""

    token: str
    scope: str
    seeks: bool = False


@router.post(
    "/players", status_code=201, responses=response_schemas(NewPlayer, 201, "The player and their session")
)
async def create_player(body: NewPlayerRequest, request: Request, services: TheServices) -> Response:
    """Create a player. The token is returned only here; it is also set as a cookie.

    With `program` the player is a program, and is permanently marked as one.
    """
    await refuse_closed(request)
    await services.limits.check_new_player(client_key(request))
    player, token = await new_player(services, body.name, body.program, agent_of(request))
    response = json_response(NewPlayer(player.id, player.name, token, player.program), 201)
    set_cookie(request, response, token)
    return response


@router.get("/me", responses=response_schemas(PlayerView))
async def me(player: CurrentPlayer) -> Response:
    """Return the current player."""
    return json_response(player)


@router.post(
    "/me/tokens", status_code=201, responses=response_schemas(NewToken, 201, "The token, returned only here")
)
async def create_token(body: NewTokenRequest, player: CurrentPlayer, services: TheServices) -> Response:
    """Create another token of the caller, limited to its scope: `watch` or `play`. See docs/PROTOCOL.md.

    Only a program gets one that looks for opponents, so that others read that it is one.
    """
    await services.limits.check(WRITES, f"writes:{player.id}")
    if body.seeks and not player.program:
        raise Forbidden("token-seeks")
    scope = Scope.SEEK if body.seeks else Scope(body.scope)
    token = await new_token(services, player.id, scope)
    return json_response(NewToken(token, body.scope, body.seeks), 201)


@router.post(
    "/me/sign_out_everywhere", responses=response_schemas(NewPlayer, 200, "The player and their new session")
)
async def leave_all_sessions(player: CurrentPlayer, request: Request, services: TheServices) -> Response:
    """Return a new token, and revoke all tokens that the caller used before, in browsers and programs."""
    await services.limits.check(WRITES, f"writes:{player.id}")
    token = await sign_out_everywhere(services, player.id, agent_of(request))
    response = json_response(NewPlayer(player.id, player.name, token, player.program))
    set_cookie(request, response, token)
    return response
