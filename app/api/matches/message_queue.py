"""A queue of one client's messages, which are answered one after the other."""

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum

from fastapi import WebSocket, WebSocketDisconnect

from app.api.server.websocket_protocol import WebSocketProtocol
from app.table.wire.channel import Channel

MOST_WAITING = 8
"""When more messages of a client wait for their answers, its connection is no longer read."""


class State(Enum):
    """`ANSWERING`: An answer takes time, and later messages wait for it."""

    IDLE = 0
    ANSWERING = 1


class MessageQueue:
    """Hands the messages of a client to `answer`, in their order.

    `answer` returns True when it has answered. Otherwise the answer takes time, and `go_on` is called when it
    is sent. With our own WebSocket protocol (`protocol`) messages arrive by plain calls of `put`, so that no
    task of the connection has to be woken.
    """

    def __init__(
        self, answer: Callable[[str], bool], channel: Channel, protocol: WebSocketProtocol | None
    ) -> None:
        self._answer = answer
        self._channel = channel
        self._protocol = protocol
        self._waiting: deque[str] = deque()
        self._state = State.IDLE
        self._idle: asyncio.Future[None] | None = None

    async def read(self, socket: WebSocket) -> None:
        """Take the messages of a socket until it closes."""
        if self._protocol is not None:
            self._protocol.on_text = self.put
        while True:
            try:
                text = await socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:  # a binary frame
                text = ""
            self.put(text)
            if self._state is State.ANSWERING:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle

    def put(self, text: str) -> None:
        """Answer a message now, or after those that came before it."""
        self._waiting.append(text)
        if self._state is State.IDLE:
            self.go_on()
        elif len(self._waiting) > MOST_WAITING and self._protocol is not None:
            self._protocol.pause()

    def go_on(self) -> None:
        """Answer the messages that wait, up to the next answer that takes time."""
        self._state = State.IDLE
        while self._waiting and self._channel.close_code is None:
            if not self._answer(self._waiting.popleft()):
                self._state = State.ANSWERING
                return
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
        if self._protocol is not None:
            self._protocol.resume()
