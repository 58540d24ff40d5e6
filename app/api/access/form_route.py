"""Forms that make something: one that is sent twice makes it once, and both requests get the first answer.

A page gives each of its forms a key (`FORM_KEY` in `templates.py`). The first request with it is handled;
others wait for its answer, also in other processes. A request that leads nowhere frees the key.
"""

import asyncio
import hashlib
import re
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import agent_of, identify, new_token, set_cookie
from app.api.http.token_scopes import Scope
from app.api.rendering.language_route import PageRoute
from app.api.services import Services, services_of
from app.db.queries import form_answers
from app.db.queries.form_answers import KeptAnswer

KEY_FIELD = "form_key"
KEY = re.compile(r"[\w-]{16,64}", re.ASCII)
NOT_COMPARED = {KEY_FIELD, "word_commitment"}
"""A browser draws another word each time a form is sent."""
LOOK_AGAIN_S = 0.05

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class FormRoute(PageRoute):
    """A route of a form; without a key, as from a program, each request is handled."""

    def get_route_handler(self) -> Handler:
        handle = super().get_route_handler()

        async def once(request: Request) -> Response:
            key = await _key_of(request) if request.method == "POST" else None
            return await handle(request) if key is None else await _answered_once(request, key, handle)

        return once


async def _key_of(request: Request) -> bytes | None:
    """Return the key of a form together with what it says; None without one.

    A player who goes back and says something else in the same form wants something else.
    """
    form = await request.form()
    key = form.get(KEY_FIELD)
    if not isinstance(key, str) or not KEY.fullmatch(key):
        return None
    said = sorted((name, str(value)) for name, value in form.multi_items() if name not in NOT_COMPARED)
    return hashlib.sha256(repr((key, request.url.path, said)).encode("utf-8", "surrogatepass")).digest()


async def _answered_once(request: Request, key: bytes, handle: Handler) -> Response:
    """Handle the first request with a key, and repeat its answer to the others."""
    services = services_of(request)
    while (kept := await _taken(services, key)) is not None:
        if kept.location is not None:
            return await _again(request, services, kept, kept.location)
        await asyncio.sleep(LOOK_AGAIN_S)
    location = None
    try:
        response = await handle(request)
        location = response.headers.get("location")
    finally:
        async with services.sessions.begin() as session:
            if location is None:
                await form_answers.give_back(session, key)
            else:
                player_id = getattr(request.state, "new_player_id", None)
                await form_answers.keep(session, key, KeptAnswer(location, player_id))
    return response


async def _taken(services: Services, key: bytes) -> KeptAnswer | None:
    async with services.sessions.begin() as session:
        return await form_answers.take(session, key)


async def _again(request: Request, services: Services, kept: KeptAnswer, location: str) -> Response:
    """Repeat an answer; a browser that has not read the first one becomes the player that was made."""
    response = RedirectResponse(location, 303)
    # Another site must not sign its reader in as another player.
    is_ours = request.headers.get("sec-fetch-site", "same-origin") == "same-origin"
    if kept.player_id is not None and is_ours and await identify(request) is None:
        set_cookie(request, response, await new_token(services, kept.player_id, Scope.ALL, agent_of(request)))
    return response
