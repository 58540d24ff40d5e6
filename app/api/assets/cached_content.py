"""Answers that are the same for everybody until the next start: made, compressed and fetched once."""

import hashlib
from functools import cached_property

import brotli
from fastapi import Request, Response
from starlette.concurrency import run_in_threadpool

FOR_EVER = "public, max-age=31536000, immutable"
WORTH_IT = 1024  # bytes; less fits into one packet as it is
QUALITY = 11  # the slowest; each file is compressed once, when it is first asked for
PRESSED = ("font/woff2", "image/png")


class Kept:
    """Some content; `version` changes with it."""

    def __init__(self, content: bytes, media_type: str) -> None:
        self.content = content
        self.media_type = media_type
        self.version = hashlib.sha256(content).hexdigest()[:12]

    @cached_property
    def compressed(self) -> bytes:
        return bytes(brotli.compress(self.content, quality=QUALITY))

    @property
    def worth_it(self) -> bool:
        return len(self.content) >= WORTH_IT and self.media_type not in PRESSED


async def kept_answer(request: Request, kept: Kept) -> Response:
    """At an address that names this version it may be kept for ever; at any other the browser asks again."""
    named = request.query_params.get("v") == kept.version
    headers = {
        "ETag": f'W/"{kept.version}"',
        "Cache-Control": FOR_EVER if named else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if kept.version in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    content = kept.content
    if kept.worth_it and takes_brotli(request):
        content = await run_in_threadpool(lambda: kept.compressed)
        headers["Content-Encoding"] = "br"
    return Response(content, media_type=kept.media_type, headers=headers)


def takes_brotli(request: Request) -> bool:
    accepted = request.headers.get("accept-encoding", "").split(",")
    return "br" in (one.partition(";")[0].strip() for one in accepted)
