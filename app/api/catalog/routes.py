"""Routes of the games: their options and components."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from app.api.assets.cached_content import CachedContent, cached_response
from app.api.http.responses import json_response, response_schemas
from app.engine.catalog import catalog
from app.engine.codec import canonical_json
from app.engine.operations import options_schema
from app.errors import NotFound

router = APIRouter(prefix="/api/games", tags=["games"])


class GameView(Struct, frozen=True):
    """A game as a client sees it."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    options_schema: dict[str, Any]


@cache
def game_views() -> list[GameView]:
    return [
        GameView(game.id, game.title, game.min_seats, game.max_seats, options_schema(game))
        for game in catalog().values()
    ]


@cache
def components_of(game_id: str) -> CachedContent:
    """Return the components of a game, encoded once."""
    return CachedContent(canonical_json(catalog()[game_id].components()), "application/json")


def components_address(game_id: str) -> str:
    """Return the address of a game's components, which changes with them."""
    return f"/api/games/{game_id}/components?v={components_of(game_id).version}"


@router.get("", responses=response_schemas(list[GameView]))
async def games() -> Response:
    """List all games, with a JSON Schema of their options."""
    return json_response(game_views())


@router.get("/{game_id}/components", responses=response_schemas(dict[str, Any]))
async def components(game_id: str, request: Request) -> Response:
    """Return the components of a game, as drawings need them: board, cards and teams.

    They are the same for every match.
    """
    if game_id not in catalog():
        raise NotFound("no-such-game")
    return await cached_response(request, components_of(game_id))
