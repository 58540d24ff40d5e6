"""Responses that are the same for everyone until the next start: built and compressed once."""

import hashlib
from functools import cached_property

import brotli
from fastapi import Request, Response
from starlette.concurrency import run_in_threadpool

IMMUTABLE = "public, max-age=31536000, immutable"
MIN_COMPRESSED_SIZE = 1024  # bytes; less fits into one packet uncompressed
BROTLI_QUALITY = 11  # the slowest; each file is compressed only once, on first use
PRECOMPRESSED_TYPES = ("font/woff2", "image/png")


class CachedContent:
    """Content of one media type; `version` is a hash of it."""

    def __init__(self, content: bytes, media_type: str) -> None:
        self.content = content
        self.media_type = media_type
        self.version = hashlib.sha256(content).hexdigest()[:12]

    @cached_property
    def compressed(self) -> bytes:
        """The content, compressed with Brotli on first use."""
        return bytes(brotli.compress(self.content, quality=BROTLI_QUALITY))

    @property
    def is_compressible(self) -> bool:
        return len(self.content) >= MIN_COMPRESSED_SIZE and self.media_type not in PRECOMPRESSED_TYPES


async def cached_response(request: Request, cached: CachedContent) -> Response:
    """Answer with cached content: immutable at an address that names its version, else to be revalidated."""
    is_versioned = request.query_params.get("v") == cached.version
    headers = {
        "ETag": f'W/"{cached.version}"',
        "Cache-Control": IMMUTABLE if is_versioned else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if cached.version in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    content = cached.content
    if cached.is_compressible and accepts_brotli(request):
        content = await run_in_threadpool(lambda: cached.compressed)
        headers["Content-Encoding"] = "br"
    return Response(content, media_type=cached.media_type, headers=headers)


def accepts_brotli(request: Request) -> bool:
    """Whether the client accepts Brotli."""
    accepted = request.headers.get("accept-encoding", "").split(",")
    return "br" in (one.partition(";")[0].strip() for one in accepted)
