"""Reloads changed files, in development only."""

from starlette.types import ASGIApp, Receive, Scope, Send

from app.api.assets.static_files import static_files
from app.api.i18n.translations import texts
from app.api.rendering.templates import fragment


class Reloading:
    """ASGI middleware that checks before every page whether static files or texts have changed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and b"text/html" in dict(scope["headers"]).get(b"accept", b""):
            static_files().refresh()
            texts.reload()
            fragment.cache_clear()
        await self._app(scope, receive, send)
