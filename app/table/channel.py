"""One listener's way out: a bounded queue and the one task that empties it.

Nobody waits for a slow reader. Who falls behind loses what is queued and gets the whole document
instead, as it stands when he is ready to read again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_MESSAGES = 64
MOST_CHARACTERS = 1_000_000
STUCK_SECONDS = 10.0
TRY_AGAIN_LATER = 1013

CATCH_UP = ""  # stands in the queue for the document to come


class Channel:
    """`player_id` is None for somebody without a name; `document` gives his present `state` message."""

    def __init__(
        self,
        player_id: str | None,
        send: Callable[[str], Awaitable[None]],
        document: Callable[["Channel"], str],
    ) -> None:
        self.player_id = player_id
        self.close_code: int | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._send = send
        self._document = document
        self._queue: deque[tuple[str, bool]] = deque()
        self._characters = 0
        self._behind = False
        self._waiting_chat: list[tuple[int, str]] | None = []
        self._ready = asyncio.Event()
        self._sending_since: float | None = None

    def put(self, text: str) -> None:
        """Queue a message that must arrive: an ack, an error, a line of chat."""
        self._add(text, replaceable=False)

    def put_chat(self, number: int, text: str) -> None:
        """A line of chat; held back until the lines before it have been replayed."""
        if self._waiting_chat is not None:
            self._waiting_chat.append((number, text))
        else:
            self.put(text)

    def hear_from(self, number: int, replayed: list[str]) -> None:
        """The lines up to `number`, then those that were said meanwhile."""
        waiting, self._waiting_chat = self._waiting_chat or [], None
        for text in [*replayed, *(text for later, text in waiting if later > number)]:
            self.put(text)

    def put_change(self, text: str) -> None:
        """Queue a patch or a state: a later document says the same."""
        if not self._behind:
            self._add(text, replaceable=True)

    def close(self, code: int) -> None:
        """End the connection, whatever is still queued."""
        self.close_code = code
        if not self.closed.done():
            self.closed.set_result(None)

    def stuck(self, now: float) -> bool:
        """He has not read a single message for so long that nothing will help him but a new connection."""
        return self._sending_since is not None and now - self._sending_since > STUCK_SECONDS

    async def write(self) -> None:
        """Send what is queued, in order, for ever. Raises what sending raises."""
        clock = asyncio.get_running_loop().time
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._queue:
                self._sending_since = clock()
                await self._send(self._next())
                self._sending_since = None

    def _next(self) -> str:
        text, _ = self._queue.popleft()
        self._characters -= len(text)
        if text is CATCH_UP:
            self._behind = False
            return self._document(self)
        return text

    def _add(self, text: str, replaceable: bool) -> None:
        self._queue.append((text, replaceable))
        self._characters += len(text)
        if len(self._queue) > MOST_MESSAGES or self._characters > MOST_CHARACTERS:
            self._fall_behind()
        self._ready.set()

    def _fall_behind(self) -> None:
        kept = [
            (text, False) for text, replaceable in self._queue if not replaceable and text is not CATCH_UP
        ]
        if len(kept) > MOST_MESSAGES:
            self.close(TRY_AGAIN_LATER)
            kept = []
        self._behind = True
        self._queue = deque([(CATCH_UP, False), *kept])
        self._characters = sum(len(text) for text, _ in kept)
