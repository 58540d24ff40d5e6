"""Players: a name is enough."""

from typing import Literal

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from pydantic import BaseModel, ConfigDict

from app.api.access.identity import (
    CurrentPlayer,
    client_key,
    new_player,
    new_token,
    set_cookie,
    sign_out_everywhere,
)
from app.api.http.rate_limits import NEW_PLAYERS, WRITES
from app.api.http.responses import json_response, response_schemas
from app.api.http.token_scopes import Scope
from app.api.services import TheServices
from app.table.wire.document import PlayerView

router = APIRouter(prefix="/api", tags=["players"])


class NewPlayerRequest(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    name: str
    program: bool = False


class NewPlayer(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    token: str
    program: bool = False


class NewTokenRequest(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    scope: Literal["watch", "play"]


class NewToken(Struct, frozen=True):
    token: str
    scope: str


@router.post(
    "/players", status_code=201, responses=response_schemas(NewPlayer, 201, "The player, and his session")
)
async def create_player(body: NewPlayerRequest, request: Request, services: TheServices) -> Response:
    """Type a name and play. The token is shown this once; the cookie holds it too.

    With `program` the player is one that plays by itself, and is marked so wherever he sits, for good.
    """
    await services.limits.check(NEW_PLAYERS, f"players:{client_key(request)}")
    player, token = await new_player(services, body.name, body.program)
    response = json_response(NewPlayer(player.id, player.name, token, player.program), 201)
    set_cookie(request, response, token)
    return response


@router.get("/me", responses=response_schemas(PlayerView))
async def me(player: CurrentPlayer) -> Response:
    """Who I am."""
    return json_response(player)


@router.post(
    "/me/tokens", status_code=201, responses=response_schemas(NewToken, 201, "The token, shown this once")
)
async def create_token(body: NewTokenRequest, player: CurrentPlayer, services: TheServices) -> Response:
    """One more token of mine, which may `watch` or `play`, and nothing else; see docs/PROTOCOL.md."""
    await services.limits.check(WRITES, f"writes:{player.id}")
    scope = Scope(body.scope)
    return json_response(NewToken(await new_token(services, player.id, scope), scope), 201)


@router.post(
    "/me/sign_out_everywhere", responses=response_schemas(NewPlayer, 200, "The player, and his new session")
)
async def leave_all_sessions(player: CurrentPlayer, request: Request, services: TheServices) -> Response:
    """A new token; the one that was used so far is void in all browsers and programs."""
    await services.limits.check(WRITES, f"writes:{player.id}")
    token = await sign_out_everywhere(services, player.id)
    response = json_response(NewPlayer(player.id, player.name, token, player.program))
    set_cookie(request, response, token)
    return response
