"""Messages made smaller for clients that read them so (RFC 7692), as browsers do.

Each is compressed by itself, and so once for all who get it: no connection has a window of its own.
"""

import zlib
from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from app.table.wire.frame import SHORT, WHOLE_TEXT, framed, payload_of

SMALLER_TEXT = WHOLE_TEXT | 0x40  # its bit RSV1
WINDOW, CLIENTS_WINDOW = 12, 15  # bits; the second is the largest that there is
FASTEST = 1
END = b"\x00\x00\xff\xff"  # of what a flush writes: neither sent nor received

OFFER = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    compress_settings={"level": FASTEST, "memLevel": 5},
)
"""What a server's frames agree to, if the client asks."""


def reads_smaller(agreed: Sequence[Extension]) -> bool:
    """Not who wants a smaller window than ours: what is sent to him need not be compressed."""
    return any(isinstance(one, PerMessageDeflate) and one.local_max_window_bits >= WINDOW for one in agreed)


class Press:
    """Compresses frames. It remembers the last one, for those who get the same message next."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(FASTEST, zlib.DEFLATED, -WINDOW)
        self._last = self._smaller = b""

    def smaller(self, frame: bytes) -> bytes:
        """The frame with its text compressed; itself where that gains nothing."""
        if len(frame) <= SHORT:
            return frame
        if frame is not self._last:
            self._last, self._smaller = frame, self._pressed(frame)
        return self._smaller

    def _pressed(self, frame: bytes) -> bytes:
        text = payload_of(frame)
        # a full flush forgets all that was compressed so far
        pressed = self._deflate.compress(text) + self._deflate.flush(zlib.Z_FULL_FLUSH)
        smaller = framed(pressed[: -len(END)], SMALLER_TEXT)
        return smaller if len(smaller) < len(frame) else frame


def inflated(payload: bytes, most: int) -> bytes | None:
    """A client's compressed text; None if it is longer than `most`, or none at all."""
    inflate = zlib.decompressobj(-CLIENTS_WINDOW)
    try:
        text = inflate.decompress(payload + END, most)
    except zlib.error:
        return None
    return None if inflate.unconsumed_tail else text
