"""Compression of WebSocket messages (RFC 7692), for clients that accept it, as browsers do.

Each message is compressed by itself, so that it is compressed once for all recipients: no connection has a
window of its own.
"""

import zlib
from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from app.table.wire.frame import SHORT, WHOLE_TEXT, framed, payload_of

COMPRESSED_TEXT = WHOLE_TEXT | 0x40  # with the bit RSV1
WINDOW, CLIENT_WINDOW = 12, 15  # bits; the second is the largest that exists
FASTEST = 1
FLUSH_TAIL = b"\x00\x00\xff\xff"  # written by a flush; neither sent nor received

OFFER = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    compress_settings={"level": FASTEST, "memLevel": 5},
)
"""The parameters that the server agrees to if a client offers compression."""


def accepts_compression(agreed: Sequence[Extension]) -> bool:
    """Whether a client reads compressed messages with a window as large as ours."""
    return any(isinstance(one, PerMessageDeflate) and one.local_max_window_bits >= WINDOW for one in agreed)


class SharedCompressor:
    """Compresses frames. It caches the last one, for the next recipients of the same message."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(FASTEST, zlib.DEFLATED, -WINDOW)
        self._last = self._compressed = b""

    def compress(self, frame: bytes) -> bytes:
        """Return the frame with its text compressed, or unchanged if that would not make it smaller."""
        if len(frame) <= SHORT:
            return frame
        if frame is not self._last:
            self._last, self._compressed = frame, self._compress(frame)
        return self._compressed

    def _compress(self, frame: bytes) -> bytes:
        text = payload_of(frame)
        # a full flush discards the window, so that frames do not depend on each other
        compressed = self._deflate.compress(text) + self._deflate.flush(zlib.Z_FULL_FLUSH)
        result = framed(compressed[: -len(FLUSH_TAIL)], COMPRESSED_TEXT)
        return result if len(result) < len(frame) else frame


def decompress(payload: bytes, most: int) -> bytes | None:
    """Return a client's decompressed text; None if it is longer than `most`, or damaged."""
    inflate = zlib.decompressobj(-CLIENT_WINDOW)
    try:
        text = inflate.decompress(payload + FLUSH_TAIL, most)
    except zlib.error:
        return None
    return None if inflate.unconsumed_tail else text
