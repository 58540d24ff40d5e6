"""How much one visitor may ask for. Off for tests and load; sizes stay limited."""

import time
from collections import deque

import msgspec
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.table.errors import RateLimited

NEW_PLAYERS = parse("30/minute")  # of one address
NEW_MATCHES = parse("20/minute")  # of one player
TRIES = parse("30/minute")  # of one address, in a quick start
WRITES = parse("240/minute")  # of one player, over HTTP
CHAT = parse("12/10 seconds")  # of one player
MESSAGES_A_SECOND = 40  # of one channel
PATIENCE = 100
"""So many refused messages of one channel are answered; the next one closes it."""

LARGEST_BODY = 16 * 1024


class Window:
    """At most so many in any stretch of so many seconds: for one channel, and gone with it."""

    def __init__(self, most: int, seconds: float) -> None:
        self._times: deque[float] = deque(maxlen=most)
        self._seconds = seconds

    def allows(self) -> bool:
        now = time.monotonic()
        if len(self._times) == self._times.maxlen and now - self._times[0] < self._seconds:
            return False
        self._times.append(now)
        return True


class Limits:
    """Fixed windows: a key is forgotten when its window is over, so that visitors leave nothing behind."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._window = FixedWindowRateLimiter(MemoryStorage())

    def check(self, limit: RateLimitItem, who: str) -> None:
        """Raises RateLimited when `who` has asked too often."""
        if not self.allows(limit, who):
            raise RateLimited("too-fast")

    def allows(self, limit: RateLimitItem, who: str) -> bool:
        return not self._on or bool(self._window.hit(limit, who))


class BodyLimit:
    """Refuses request bodies that no honest client sends, announced or not."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            return await self._app(scope, receive, send)
        announced = Headers(scope=scope).get("content-length", "0")
        if announced.isdecimal() and int(announced) > LARGEST_BODY:
            return await self._refuse(send)
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > LARGEST_BODY:
                return await self._refuse(send)
            if message["type"] != "http.request" or not message.get("more_body", False):
                break
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return whole.pop() if whole else await receive()

        await self._app(scope, replay, send)

    async def _refuse(self, send: Send) -> None:
        body = {
            "type": "about:blank",
            "title": "Content Too Large",
            "status": 413,
            "detail": f"A request may hold {LARGEST_BODY} bytes.",
            "code": "too_large",
        }
        headers = [(b"content-type", b"application/problem+json")]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode(body)})
