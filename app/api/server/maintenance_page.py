"""Answers pages with 503 while maintenance goes on: the page of a short break, which looks again by itself.

Programs and scripts are answered as usual; no match can be played meanwhile.
"""

from http import HTTPStatus

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from app.api.access.errors import wants_page
from app.api.rendering.notice_board import board_of
from app.api.rendering.templates import AGAIN_S, error_page

OPEN = ("/desk", "/static", "/health", "/metrics")
"""The addresses that stay open: the desk, where operators end maintenance, and those of no page."""


class MaintenancePage:
    """ASGI middleware that shows the page of a break in place of all pages but those of the desk."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(OPEN):
            request = Request(scope, receive)
            board = board_of(request)
            is_closed = board is not None and board.closed_until() is not None
            is_by_script = request.headers.get("sec-fetch-dest") == "empty"
            if is_closed and wants_page(request) and not is_by_script:
                response = error_page(request, HTTPStatus.SERVICE_UNAVAILABLE)
                response.headers["Retry-After"] = str(AGAIN_S)
                return await response(scope, receive, send)
        await self._app(scope, receive, send)
