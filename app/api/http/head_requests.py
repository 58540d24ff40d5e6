"""HEAD, which those ask first who show a link: what GET would answer, without the body."""

from starlette.types import ASGIApp, Receive, Scope, Send


class HeadAsGet:
    """The server that got the request leaves the body out by itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)
