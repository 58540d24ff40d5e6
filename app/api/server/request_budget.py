"""The budget of each address, in force for every request: pages, documents, files, unknown addresses.

Actions of a match have a budget of their own and never wait, so that no page keeps a player from acting.
"""

import asyncio
import re

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.access.errors import STATUS, count_error, error_sentence, problem_response
from app.api.access.identity import client_key
from app.api.http.address_budget import RequestQueue
from app.api.http.rate_limits import RateLimits
from app.api.i18n.translations import language_of
from app.api.server.connection_guard import HEALTH_PATHS
from app.errors import RateLimited

FILE_COST = 0.2
"""A file is kept in memory; a page and its files cost about five requests."""
FILES = ("/static/", "/sw.js")
ACTS = re.compile(r"/api/matches/[^/]+/(actions|resign|word)")
TURN_S = 0.05
"""The longest turn of a request."""
REFUSED_AFTER_S = 1.0
"""A refusal is held back, so that a client that does not wait sends no more of them than it has connections.
"""


class RequestBudget:
    """ASGI middleware that refuses what is beyond an address's budget, and lets addresses take turns."""

    def __init__(self, app: ASGIApp, refused_after_s: float = REFUSED_AFTER_S) -> None:
        self._app = app
        self._refused_after_s = refused_after_s
        self._queue = RequestQueue()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in HEALTH_PATHS:
            return await self._app(scope, receive, send)
        limits: RateLimits = scope["app"].state.services.limits
        address = client_key(HTTPConnection(scope))
        if not limits.on:
            return await self._app(scope, receive, send)
        is_file = scope["path"].startswith(FILES)
        try:
            if scope["method"] == "POST" and ACTS.fullmatch(scope["path"]):
                limits.acts.spend(address)
                return await self._app(scope, receive, send)
            limits.requests.spend(address, FILE_COST if is_file else 1.0)
            if is_file:
                return await self._app(scope, receive, send)
            await self._queue.take(address)
        except RateLimited as error:
            return await self._refuse(error, scope, receive, send)
        await self._answer(address, scope, receive, send)

    async def _answer(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request in its turn. The turn ends when the answer is made, not when the client has it, or
        after `TURN_S`: then the request waits for something else than the event loop.
        """
        loop, is_made = asyncio.get_running_loop(), False
        begun_at = loop.time()

        def end_turn() -> None:
            nonlocal is_made
            if not is_made:
                is_made = True
                rest_s = min(loop.time() - begun_at, TURN_S)
                loop.call_later(rest_s, self._queue.release, address)

        async def observed_send(message: Message) -> None:
            end_turn()
            await send(message)

        timer = loop.call_later(TURN_S, end_turn)
        try:
            await self._app(scope, receive, observed_send)
        finally:
            timer.cancel()
            end_turn()

    async def _refuse(self, error: RateLimited, scope: Scope, receive: Receive, send: Send) -> None:
        count_error(error)
        await asyncio.sleep(self._refused_after_s)
        detail = error_sentence(error, language_of(HTTPConnection(scope)))
        response = problem_response(STATUS[error.code], error.code, detail)
        response.headers["Retry-After"] = str(error.wait_s)
        await response(scope, receive, send)
