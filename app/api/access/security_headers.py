"""Security headers on every response, and protection against cross-site requests.

Pure ASGI, outside all other middleware, so that errors and static files are covered too.
"""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.i18n.translations import language_of, texts

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
A_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
EMBEDDED = re.compile(r"/matches/[a-z0-9]+/embed")
"""The only page that other sites may frame: the replay of a public match, which knows no player."""
POLICY_VIOLATION = 1008  # sent before the handshake, it becomes a 403

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a private match's code is part of its address
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cache-Control": "private, no-store",  # pages and files that may be kept say so themselves
}


class SecurityHeaders:
    """Adds headers to every response, and refuses writes and live channels from other sites.

    `public_url`: the address at which browsers find this server if a proxy changes the Host header.
    """

    def __init__(self, app: ASGIApp, *, public_url: str | None = None) -> None:
        self.app = app
        self.public_host = urlsplit(public_url).netloc.lower() if public_url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        foreign = self._is_foreign(Headers(scope=scope))
        if scope["type"] == "websocket":
            if foreign and "cookie" in Headers(scope=scope):
                return await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return await self.app(scope, receive, send)
        guarded = self._with_headers(scope, send, framed=bool(EMBEDDED.fullmatch(scope["path"])))
        if foreign and acts_for_player(scope):
            return await refuse_foreign(scope, guarded)
        await self.app(scope, receive, guarded)

    def _is_foreign(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of another origin sent this request. Only browsers reveal that."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in ("cross-site", "same-site")
        try:
            host = urlsplit(origin).netloc.lower()  # empty for the opaque origin "null"
        except ValueError:
            return True
        return not host or host not in (headers.get("host", "").lower(), self.public_host)

    def _with_headers(self, scope: Scope, send: Send, framed: bool) -> Send:
        """Return a `send` that adds the headers. `framed`: other sites may frame the response."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", self._policy(Headers(scope=scope), framed))
                for name, value in HEADERS.items():
                    if not (framed and name == "X-Frame-Options"):
                        headers.setdefault(name, value)
            await send(message)

        return guarded

    def _policy(self, headers: Mapping[str, str], framed: bool) -> str:
        """Return the content security policy. It names the sockets, because some browsers do not count them
        as 'self'.
        """
        host = self.public_host or headers.get("host", "")
        sockets = f" ws://{host} wss://{host}" if A_HOST.fullmatch(host) else ""
        ancestors = "*" if framed else "'none'"
        return "; ".join(
            (
                "default-src 'none'",
                "script-src 'self'",
                "style-src 'self'",
                "img-src 'self' data:",
                "font-src 'self'",
                f"connect-src 'self'{sockets}",
                "form-action 'self'",
                "base-uri 'none'",
                f"frame-ancestors {ancestors}",
            )
        )


def acts_for_player(scope: Scope) -> bool:
    """Whether a request writes in a player's name: by cookie, or by a form that sets one.

    A bearer token was added by a script that knows it, so it proves the sender by itself.
    """
    if scope["method"] in SAFE_METHODS:
        return False
    headers = Headers(scope=scope)
    if headers.get("authorization", "").lower().startswith("bearer "):
        return False
    return "cookie" in headers or not scope["path"].startswith("/api/")


async def refuse_foreign(scope: Scope, send: Send) -> None:
    """Answer a cross-site request with 403."""
    detail = texts.say(language_of(HTTPConnection(scope)), "error-foreign")
    problem = {
        "type": "about:blank",
        "title": "Forbidden",
        "status": 403,
        "detail": detail,
        "code": "forbidden",
    }
    headers = [(b"content-type", b"application/problem+json")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})
