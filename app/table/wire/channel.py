"""The channel of one listener: messages are written at once while the connection takes them, else queued.

Nobody waits for a slow reader. A listener who falls behind loses the queued messages and gets the whole
document instead, as it is when they are ready to read again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple, Protocol

from prometheus_client import Counter

from app.table.wire.frame import text_of

MOST_MESSAGES = 64
MOST_BYTES = 1_000_000
STUCK_SECONDS = 10.0
TRY_AGAIN_LATER = 1013
SIGNED_OUT = 4401

CAUGHT_UP = Counter("stadion_catch_ups_total", "Readers who fell behind and get the whole document")

CATCH_UP = b""  # marks the place of the whole document in the queue


class ChatMessage(NamedTuple):
    """A chat message: the number under which it is stored, the frame that is sent, and its author's id."""

    number: int
    frame: bytes
    author: str


class Outlet(Protocol):
    """A connection as a channel uses it."""

    flow: "Channel | None"
    """The channel to `pause` when the connection takes no more, and to `resume` when it does again."""

    def write(self, frame: bytes) -> None:
        """Write a frame. Never raises: a frame for a closed connection is dropped."""
        ...


class Channel:
    """A listener; `player_id` is None for one without a name, `document` makes their present `state`
    message. `token_id` names the token with which it was opened.
    """

    __slots__ = (
        "_behind",
        "_bytes",
        "_document",
        "_held_since",
        "_queue",
        "_waiting_chat",
        "_write",
        "close_code",
        "closing",
        "player_id",
        "silenced",
        "token_id",
    )

    def __init__(
        self,
        player_id: str | None,
        way: Outlet,
        document: Callable[["Channel"], bytes],
        token_id: str | None = None,
    ) -> None:
        self.player_id = player_id
        self.token_id = token_id
        self.silenced: frozenset[str] = frozenset()
        """The players whose chat the listener does not want."""
        self.close_code: int | None = None
        self.closing: Callable[[], None] | None = None
        """Called when the connection is to end."""
        self._write = way.write
        self._document = document
        self._queue: deque[tuple[bytes, bool]] | None = None  # created when first needed
        self._bytes = 0
        self._behind = False
        self._waiting_chat: list[ChatMessage] | None = []
        self._held_since: float | None = None
        way.flow = self

    def put(self, frame: bytes) -> None:
        """Send a message that must arrive: an ack, an error, a chat message."""
        if self._held_since is None:
            self._write(frame)
        else:
            self._add(frame, replaceable=False)

    def put_change(self, frame: bytes) -> None:
        """Send a patch or a state, which a later document can replace."""
        if self._held_since is None:
            self._write(frame)
        elif not self._behind:
            self._add(frame, replaceable=True)

    def put_document(self) -> None:
        """Send the whole document, which is built only when the connection takes it."""
        if self._held_since is None:
            self._write(self._document(self))
        elif not self._behind:
            self._drop_changes(self._queue or deque())

    def put_chat(self, message: ChatMessage) -> None:
        """Send a chat message; it is held back until the earlier ones have been replayed."""
        if self._waiting_chat is not None:
            self._waiting_chat.append(message)
        elif message.author not in self.silenced:
            self.put(message.frame)

    def start_chat(self, replayed: Iterable[ChatMessage]) -> None:
        """Send the earlier messages, then those that were said meanwhile."""
        earlier, waiting, self._waiting_chat = [*replayed], self._waiting_chat or [], None
        replayed_numbers = {message.number for message in earlier}
        for message in [*earlier, *(one for one in waiting if one.number not in replayed_numbers)]:
            self.put_chat(message)

    def close(self, code: int) -> None:
        """End the connection, whatever is still queued."""
        if self.close_code is None:
            self.close_code = code
            if self.closing is not None:
                self.closing()

    def is_stuck(self, now: float) -> bool:
        """Return whether the listener has read too little for too long: only a new connection will help."""
        return self._held_since is not None and now - self._held_since > STUCK_SECONDS

    def pause(self) -> None:
        """Queue messages from now on: the connection takes no more."""
        self._held_since = asyncio.get_running_loop().time()

    def resume(self) -> None:
        """Write the queued messages: the connection takes them again."""
        self._held_since = None
        while self._queue and self._held_since is None:
            self._write(self._next(self._queue))

    def _next(self, queue: deque[tuple[bytes, bool]]) -> bytes:
        frame, _ = queue.popleft()
        self._bytes -= len(frame)
        if frame is CATCH_UP:
            self._behind = False
            return self._document(self)
        return frame

    def _add(self, frame: bytes, replaceable: bool) -> None:
        if self._queue is None:
            self._queue = deque()
        self._queue.append((frame, replaceable))
        self._bytes += len(frame)
        if len(self._queue) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._fall_behind(self._queue)

    def _fall_behind(self, queue: deque[tuple[bytes, bool]]) -> None:
        CAUGHT_UP.inc()
        self._drop_changes(queue)

    def _drop_changes(self, queue: deque[tuple[bytes, bool]]) -> None:
        """Put the whole document in the place of all changes that are queued."""
        kept = [(frame, False) for frame, replaceable in queue if not replaceable and frame is not CATCH_UP]
        if len(kept) > MOST_MESSAGES:
            self.close(TRY_AGAIN_LATER)
            kept = []
        self._behind = True
        self._queue = deque([(CATCH_UP, False), *kept])
        self._bytes = sum(len(frame) for frame, _ in kept)


class Sender:
    """An outlet for any ASGI server: sends one text after the other."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.flow: Channel | None = None
        self._send = send
        self._sending: asyncio.Task[None] | None = None

    def write(self, frame: bytes) -> None:
        assert self.flow is not None
        self.flow.pause()
        self._sending = asyncio.create_task(self._send_out(text_of(frame), self.flow))

    async def _send_out(self, text: str, flow: Channel) -> None:
        try:
            await self._send(text)
        except Exception:
            return  # disconnected: the channel stays paused until its conversation ends
        flow.resume()
