"""An address as a QR code."""

from io import BytesIO

import segno


def qr_svg(address: str) -> bytes:
    """Dark on white in both themes: many readers know no inverted codes."""
    drawn = BytesIO()
    segno.make_qr(address, error="m").save(
        drawn, kind="svg", border=2, dark="#15211C", light="#FFFFFF", omitsize=True, xmldecl=False
    )
    return drawn.getvalue()
