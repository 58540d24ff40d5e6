"""An invitation as a QR code."""

import asyncio
from functools import lru_cache
from io import BytesIO

import segno
from fastapi import Response

from app.table.errors import BadRequest

LONGEST = 200
"""Characters of an address; a longer one is not ours, and takes a tenth of a second to draw."""


async def invitation(address: str) -> Response:
    """The picture of an address. Raises BadRequest."""
    if len(address) > LONGEST:
        raise BadRequest("qr-too-long")
    drawn = await asyncio.to_thread(qr_svg, address)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})


@lru_cache(maxsize=256)
def qr_svg(address: str) -> bytes:
    """Dark on white in both themes: many readers know no inverted codes."""
    drawn = BytesIO()
    segno.make_qr(address, error="m").save(
        drawn, kind="svg", border=2, dark="#15211C", light="#FFFFFF", omitsize=True, xmldecl=False
    )
    return drawn.getvalue()
