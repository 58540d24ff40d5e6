"""Whole text frames in and out by plain calls: uvicorn's own WebSocket protocol with a short way through it.

Handshake, ping, close, fragments and limits stay uvicorn's. Behind any other ASGI server there is no
such protocol, and a conversation receives and sends as ASGI has it.
"""

from collections.abc import Callable

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from app.table.channel import Channel

EXTENSION = "stadion.frames"


class Frames(WebSocketsSansIOProtocol):
    """`hear` is called with each text from when it is set; until then the application receives them."""

    hear: Callable[[str], None] | None = None
    flow: Channel | None = None
    full: bool = False

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

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
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or self.curr_msg_data_type != "text":
            return super().send_receive_event_to_app()
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return super().send_receive_event_to_app()  # which ends the connection
        self.frames = []
        self.hear(text)

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


def frames_of(scope: Scope) -> Frames | None:
    """The short way of this connection, where the server has one."""
    frames: Frames | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("frames")
    return frames
