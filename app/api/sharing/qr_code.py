"""Invitations as QR codes."""

import asyncio
from functools import lru_cache
from io import BytesIO

import segno
from fastapi import Request, Response

from app.api.access.identity import base_url, client_key
from app.api.http.rate_limits import QR_CODES
from app.api.services import services_of
from app.errors import BadRequest

LONGEST_ADDRESS = 200
"""Characters of an address. A longer one is not ours, and would take a tenth of a second to draw."""


async def invite_qr_code(request: Request, path: str) -> Response:
    """Draw the address of one of our pages. Raises BadRequest, RateLimited."""
    invited_to = base_url(request) + path
    if len(invited_to) > LONGEST_ADDRESS:
        raise BadRequest("qr-too-long")
    await services_of(request).limits.check(QR_CODES, f"codes:{client_key(request)}")
    drawn = await asyncio.to_thread(qr_svg, invited_to)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})


@lru_cache(maxsize=256)
def qr_svg(invited_to: str) -> bytes:
    """Draw an address, and keep the drawing."""
    return draw_qr_code(invited_to)


def draw_qr_code(invited_to: str) -> bytes:
    """Draw an address, dark on white in both themes, because many readers do not know inverted codes."""
    drawn = BytesIO()
    segno.make_qr(invited_to, error="m").save(
        drawn, kind="svg", border=2, dark="#15211C", light="#FFFFFF", omitsize=True, xmldecl=False
    )
    return drawn.getvalue()
