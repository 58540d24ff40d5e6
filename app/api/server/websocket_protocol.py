"""Text frames in and out by plain calls: a short path through uvicorn's WebSocket protocol.

Handshake, ping, close, fragments and limits stay uvicorn's. Other ASGI servers have no such protocol; there
a conversation receives and sends the ASGI way.
"""

import logging
from collections.abc import Callable, Generator
from typing import Any, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # C, or Python without it
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from app.api.server.websocket_compression import (
    COMPRESSED_TEXT,
    OFFER,
    SharedCompressor,
    accepts_compression,
    decompress,
)
from app.table.wire.channel import Channel
from app.table.wire.frame import SHORT, TWO_BYTES, WHOLE_TEXT

EXTENSION = "stadion.protocol"
MASKED = 0x80
SLICE = 512
"""The bytes of one client that are read before others are served: up to 85 messages."""


QUIET_LOG = logging.getLogger("stadion.frames")  # uvicorn's own would log the codes of private matches
QUIET_LOG.setLevel(logging.WARNING)

COMPRESSOR = SharedCompressor()


class FrameReader(StreamReader):
    """A reader that knows whether the next byte is the first of a frame."""

    between_frames = False

    def at_eof(self) -> Generator[None, None, bool]:
        self.between_frames = True
        ended = yield from super().at_eof()
        self.between_frames = False
        return ended


class Slot(Protocol):
    """A slot of the connection limits, which a connection holds until it ends."""

    def release(self) -> None: ...


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Calls `on_text` with each text once it is set; before that the application receives them."""

    slot: Slot | None = None
    on_text: Callable[[str], None] | None = None
    flow: Channel | None = None
    is_paused: bool = False
    unread: bytes = b""
    """The rest of what has arrived, while it is read in slices."""
    _will_read_on: bool = False
    compressor: SharedCompressor | None = None
    """Set if the client accepts compressed messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = QUIET_LOG
        self.conn.debug = False
        self.conn.available_extensions = [OFFER]
        self._reader = self.conn.reader = FrameReader()
        self.conn.parser = (
            self.conn.parse()
        )  # restarted, because it holds the reader with which it was started
        next(self.conn.parser)

    def write(self, frame: bytes) -> None:
        """Send a frame."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame if self.compressor is None else self.compressor.compress(frame))

    def pause(self) -> None:
        """Stop reading, because too many messages wait for an answer."""
        if not self.is_paused and not self.transport.is_closing():
            self.is_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if self.is_paused and not self.transport.is_closing():
            self.is_paused = False
            if self.unread:
                self._read_on_soon()
            else:
                self.transport.resume_reading()

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"protocol": self}
        self.compressor = COMPRESSOR if accepts_compression(self.conn.extensions) else None
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Deliver what has arrived, a lot of it in slices, so that many small messages hold up nobody."""
        if self.unread:
            self.unread += data
        elif self.on_text is None or len(data) <= SLICE or self._single_text(data) is not None:
            self._receive(data)
        else:
            self.transport.pause_reading()
            self.unread = data
            self._read_on()

    def _read_on(self) -> None:
        """Deliver the next slice, and the others after it in later turns of the loop."""
        self._will_read_on = False
        if self.is_paused or not self.unread:
            return
        data, self.unread = self.unread[:SLICE], self.unread[SLICE:]
        self._receive(data)
        if self.transport.is_closing():
            self.unread = b""
        elif self.unread:
            self._read_on_soon()
        elif not self.is_paused:
            self.transport.resume_reading()

    def _read_on_soon(self) -> None:
        if not self._will_read_on:
            self._will_read_on = True
            self.loop.call_soon(self._read_on)

    def _receive(self, data: bytes) -> None:
        """Deliver a message that arrives in one piece; the parser handles all else."""
        payload = self._single_text(data) if self.on_text is not None and self._is_between_frames() else None
        if payload is None or not self._deliver(payload):
            super().data_received(data)

    def _single_text(self, data: bytes) -> bytes | None:
        payload = single_text_frame(
            data, (WHOLE_TEXT, COMPRESSED_TEXT) if self.conn.extensions else (WHOLE_TEXT,)
        )
        if payload is None or data[0] == WHOLE_TEXT:
            return payload
        return decompress(payload, self.config.ws_max_size)

    def _is_between_frames(self) -> bool:
        """Whether no frame and no fragmented message is unfinished."""
        return self._reader.between_frames and self.conn.current_size is None and self.conn.state is OPEN

    def _deliver(self, payload: bytes) -> bool:
        """Call `on_text`; False if the payload is not a text."""
        assert self.on_text is not None
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self.on_text(text)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.on_text is None or self.close_sent or self.curr_msg_data_type != "text":
            return super().send_receive_event_to_app()
        if not self._deliver(b"".join(self.frames)):
            return super().send_receive_event_to_app()  # closes the connection
        self.frames = []

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.flow is not None:
            self.flow.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.flow is not None:
            self.flow.resume()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_text, self.flow, self.unread = None, None, b""
        if self.slot is not None:
            self.slot.release()


def single_text_frame(data: bytes, kinds: tuple[int, ...] = (WHOLE_TEXT,)) -> bytes | None:
    """Return the payload of `data` if it is exactly one complete text frame of a client; else None."""
    if len(data) < 2 or data[0] not in kinds or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 2
    if size == TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size > SHORT:
        return None
    if len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def protocol_of(scope: Scope) -> WebSocketProtocol | None:
    """Return the protocol of a connection; None on another ASGI server."""
    protocol: WebSocketProtocol | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("protocol")
    return protocol
