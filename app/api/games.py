"""The games there are."""

import hashlib
from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from app.api.answers import answer, answers
from app.engine.catalog import catalog
from app.engine.contract import canonical, options_schema
from app.table.errors import NotFound

router = APIRouter(prefix="/api/games", tags=["games"])


class GameSeen(Struct, frozen=True):
    id: str
    title: str
    min_seats: int
    max_seats: int
    options_schema: dict[str, Any]


@cache
def games_seen() -> list[GameSeen]:
    return [
        GameSeen(game.id, game.title, game.min_seats, game.max_seats, options_schema(game))
        for game in catalog().values()
    ]


@cache
def components_json(game_id: str) -> bytes:
    return canonical(catalog()[game_id].components())


@router.get("", responses=answers(list[GameSeen]))
async def games() -> Response:
    """All games, with a JSON Schema of their options."""
    return answer(games_seen())


@router.get("/{game_id}/components", responses=answers(dict[str, Any]))
async def components(game_id: str, request: Request) -> Response:
    """What lies in the box: board, cards, teams, as a drawing needs them. The same for every match."""
    if game_id not in catalog():
        raise NotFound("There is no such game.")
    body = components_json(game_id)
    headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
