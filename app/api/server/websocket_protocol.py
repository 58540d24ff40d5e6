"""Whole text frames in and out by plain calls: uvicorn's own WebSocket protocol with a short way through it.

Handshake, ping, close, fragments and limits stay uvicorn's. Behind any other ASGI server there is no
such protocol, and a conversation receives and sends as ASGI has it.
"""

import logging
from collections.abc import Callable, Generator
from typing import Any, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.speedups import apply_mask
from websockets.streams import StreamReader

from app.api.server.websocket_compression import OFFER, SMALLER_TEXT, Press, inflated, reads_smaller
from app.table.wire.channel import Channel
from app.table.wire.frame import SHORT, TWO_BYTES, WHOLE_TEXT

EXTENSION = "stadion.frames"
MASKED = 0x80


QUIET = logging.getLogger("stadion.frames")  # uvicorn's tells who opens which channel, with his invitation
QUIET.setLevel(logging.WARNING)

PRESS = Press()


class Reader(StreamReader):
    """Knows whether a frame's first byte is the next to come."""

    between_frames = False

    def at_eof(self) -> Generator[None, None, bool]:
        self.between_frames = True
        ended = yield from super().at_eof()
        self.between_frames = False
        return ended


class Held(Protocol):
    """What a connection has been given for its time."""

    def leave(self) -> None: ...


class Frames(WebSocketsSansIOProtocol):
    """`hear` is called with each text from when it is set; until then the application receives them."""

    place: Held | None = None
    hear: Callable[[str], None] | None = None
    flow: Channel | None = None
    full: bool = False
    press: Press | None = None
    """For whom reads compressed texts."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = QUIET
        self.conn.debug = False
        self.conn.available_extensions = [OFFER]
        self._reader = self.conn.reader = Reader()
        self.conn.parser = self.conn.parse()  # begun anew, for it holds the reader that it began with
        next(self.conn.parser)

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame if self.press is None else self.press.smaller(frame))

    def pause(self) -> None:
        """Read no more for now: too much is waiting for an answer."""
        if not self.full and not self.transport.is_closing():
            self.full = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.full and not self.transport.is_closing():
            self.full = False
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"frames": self}
        self.press = PRESS if reads_smaller(self.conn.extensions) else None
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """A message that has come whole is heard at once; all else goes through the parser."""
        payload = self._whole_text(data) if self.hear is not None and self._is_between() else None
        if payload is None or not self._heard(payload):
            super().data_received(data)

    def _whole_text(self, data: bytes) -> bytes | None:
        payload = whole_text(data, (WHOLE_TEXT, SMALLER_TEXT) if self.conn.extensions else (WHOLE_TEXT,))
        if payload is None or data[0] == WHOLE_TEXT:
            return payload
        return inflated(payload, self.config.ws_max_size)

    def _is_between(self) -> bool:
        """Nothing that came before is unfinished: no frame, and no message in pieces."""
        return self._reader.between_frames and self.conn.current_size is None and self.conn.state is OPEN

    def _heard(self, payload: bytes) -> bool:
        """False: that is no text."""
        assert self.hear is not None
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self.hear(text)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or self.curr_msg_data_type != "text":
            return super().send_receive_event_to_app()
        if not self._heard(b"".join(self.frames)):
            return super().send_receive_event_to_app()  # which ends the connection
        self.frames = []

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.flow is not None:
            self.flow.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.flow is not None:
            self.flow.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hear = self.flow = None
        if self.place is not None:
            self.place.leave()


def whole_text(data: bytes, kinds: tuple[int, ...] = (WHOLE_TEXT,)) -> bytes | None:
    """The payload of `data`, if it is one frame of a client that is a whole text, and nothing else."""
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


def frames_of(scope: Scope) -> Frames | None:
    """The short way of this connection, where the server has one."""
    frames: Frames | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("frames")
    return frames
