"""Messages made smaller for clients that read them so (RFC 7692), as browsers do.

Each is compressed by itself, and so once for all who get it: no connection has a window of its own.
"""

import zlib
from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from app.table.wire.frame import SHORT, WHOLE_TEXT, framed, payload_of

COMPRESSED_TEXT = WHOLE_TEXT | 0x40  # its bit RSV1
WINDOW, CLIENT_WINDOW = 12, 15  # bits; the second is the largest that there is
FASTEST = 1
FLUSH_TAIL = b"\x00\x00\xff\xff"  # of what a flush writes: neither sent nor received

OFFER = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    compress_settings={"level": FASTEST, "memLevel": 5},
)
"""What a server's frames agree to, if the client asks."""


def accepts_compression(agreed: Sequence[Extension]) -> bool:
    """Not who wants a smaller window than ours: what is sent to him need not be compressed."""
    return any(isinstance(one, PerMessageDeflate) and one.local_max_window_bits >= WINDOW for one in agreed)


class SharedCompressor:
    """Compresses frames. It remembers the last one, for those who get the same message next."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(FASTEST, zlib.DEFLATED, -WINDOW)
        self._last = self._compressed = b""

    def compress(self, frame: bytes) -> bytes:
        """The frame with its text compressed; itself where that gains nothing."""
        if len(frame) <= SHORT:
            return frame
        if frame is not self._last:
            self._last, self._compressed = frame, self._compress(frame)
        return self._compressed

    def _compress(self, frame: bytes) -> bytes:
        text = payload_of(frame)
        # a full flush forgets all that was compressed so far
        compressed = self._deflate.compress(text) + self._deflate.flush(zlib.Z_FULL_FLUSH)
        result = framed(compressed[: -len(FLUSH_TAIL)], COMPRESSED_TEXT)
        return result if len(result) < len(frame) else frame


def decompress(payload: bytes, most: int) -> bytes | None:
    """A client's compressed text; None if it is longer than `most`, or none at all."""
    inflate = zlib.decompressobj(-CLIENT_WINDOW)
    try:
        text = inflate.decompress(payload + FLUSH_TAIL, most)
    except zlib.error:
        return None
    return None if inflate.unconsumed_tail else text
