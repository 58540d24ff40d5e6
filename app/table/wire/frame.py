"""Text messages as frames (RFC 6455, 5.2): framed once, however many listeners read them."""

from struct import Struct

WHOLE_TEXT = 0x81  # the last frame of its message, and text
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
LONGER = Struct(">BBH")
"""The head of a frame whose length takes two bytes."""


def framed(text: bytes, kind: int = WHOLE_TEXT) -> bytes:
    """Return the frame of a server's message; `text` is UTF-8."""
    size = len(text)
    if size <= SHORT:
        return bytes((kind, size)) + text
    if size < 1 << 16:
        return LONGER.pack(kind, TWO_BYTES, size) + text
    return bytes((kind, EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def payload_of(frame: bytes) -> bytes:
    """Return the message in one of our frames."""
    start = {TWO_BYTES: 4, EIGHT_BYTES: 10}.get(frame[1], 2)
    return frame[start:]


def text_of(frame: bytes) -> str:
    """Return the message in one of our frames, as text."""
    return payload_of(frame).decode()
