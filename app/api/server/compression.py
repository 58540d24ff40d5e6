"""Compression of responses, except those with the code of a private match or tournament.

The length of a compressed response reveals how much one part of it repeats another (BREACH). Beside a code
there must be no text that an attacker chooses, such as a name, so such a response is sent as it is.
"""

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware, GZipResponder, IdentityResponder
from starlette.types import Receive, Scope, Send

from app.table.state.match_settings import CODE_ALPHABET, CODE_LENGTH

INVITE = re.compile(rb'code(?:=|%%3D|":"|="|" value=")[%s]{%d}\b' % (CODE_ALPHABET.encode(), CODE_LENGTH))
"""A code in JSON, in an address or in an attribute."""


class _WithoutCodes(IdentityResponder):
    """Leaves responses with a code as they are, and asks proxies to do the same."""

    async def apply_compression(self, body: bytes, *, more_body: bool) -> bytes:
        if more_body or "content-length" not in Headers(raw=self.initial_message["headers"]):
            return await super().apply_compression(body, more_body=more_body)
        if INVITE.search(body) is None:
            return await super().apply_compression(body, more_body=False)
        headers = MutableHeaders(raw=self.initial_message["headers"])
        headers["Cache-Control"] = f"{headers.get('cache-control', 'private, no-store')}, no-transform"
        return body


class _PlainResponder(_WithoutCodes):
    pass


class _GzipResponder(_WithoutCodes, GZipResponder):
    pass


class Compression(GZipMiddleware):
    """ASGI middleware that compresses responses for clients that accept gzip."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            responder: IdentityResponder = _GzipResponder(
                self.app, self.minimum_size, self.compresslevel, thread_minimum_size=self.thread_minimum_size
            )
        else:
            responder = _PlainResponder(self.app, self.minimum_size)
        await responder(scope, receive, send)
