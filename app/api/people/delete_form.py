"""Deletes a player's profile: the name sleeps for seven days, then everything about the player is gone."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response

from app.api.access.identity import COOKIE, SECURE_COOKIE, CurrentSession, close_channels
from app.api.http.rate_limits import WRITES
from app.api.i18n.translations import language_of, texts
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.errors import BadRequest

router = APIRouter(include_in_schema=False)


@router.post("/you/delete")
async def delete_profile(
    request: Request, services: TheServices, who: CurrentSession, name: Annotated[str, Form()] = ""
) -> Response:
    """Let the player's name sleep, and sign them out everywhere. `name`: The name, typed to confirm it.

    Raises BadRequest if that is another name.
    """
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    shown = texts.names(language_of(request), who.player.name)
    if name.strip().casefold() != shown.casefold():
        raise BadRequest("name-typed", name=who.player.name)
    await services.former_players.fall_asleep(who.player.id)
    close_channels(services, who.player.id)
    answer = page(request, "pages/name_asleep.html", me=None)
    answer.headers["Cache-Control"] = "private, no-store"
    for cookie in (COOKIE, SECURE_COOKIE):
        answer.delete_cookie(cookie, path="/", secure=cookie == SECURE_COOKIE, httponly=True)
    return answer
