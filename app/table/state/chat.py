"""Chat: the last messages of a table in memory, and their form on the wire."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.models import ChatLine
from app.db.queries import chat
from app.table.wire.channel import ChatMessage
from app.table.wire.document import PlayerView, iso
from app.table.wire.frame import framed

REMEMBERED = 2 * chat.LAST_LINES


class ChatLog:
    """Keeps the last chat messages of a table, and which of them this process has sent to its listeners."""

    def __init__(self) -> None:
        self._sent: deque[int] | None = None
        """The numbers of the last messages that were sent; None if nobody has listened yet."""
        self.lines: deque[ChatMessage] | None = None
        """The last messages, for new listeners; None if they have to be read from the database."""
        self.loading = asyncio.Lock()
        """Held while the messages are read: an earlier read must not replace what a later one has found."""
        self._changes = 0
        """Counts added and dropped messages, so that a reader notices what has changed since its query."""

    def has(self, number: int) -> bool:
        """Return whether this message needs no sending: it was sent, or nobody listens."""
        return self._sent is None or number in self._sent

    def add(self, message: ChatMessage) -> bool:
        """Add a new message; return False if it was already sent."""
        if self._sent is not None:
            if message.number in self._sent:
                return False
            self._sent.append(message.number)
        self._changes += 1
        if self.lines is not None:
            self.lines.append(message)
        return True

    async def read(self, stored: Callable[[], Awaitable[list[ChatMessage]]]) -> list[ChatMessage]:
        """Keep the stored messages and return those that have not been sent yet, oldest first.

        Only one reader at a time may call this, with `loading` held. Messages that are added or dropped while
        `stored` reads the database are not in its answer: it is asked again.
        """
        while True:
            before = self._changes
            lines = await stored()
            if before == self._changes:
                return self._keep(lines)

    def _keep(self, lines: list[ChatMessage]) -> list[ChatMessage]:
        fresh = [line for line in lines if not self.has(line.number)]
        if self._sent is None:
            self._sent = deque((line.number for line in lines), maxlen=REMEMBERED)
        self._sent.extend(line.number for line in fresh)
        self.lines = deque(lines, maxlen=chat.LAST_LINES)
        return fresh

    def drop_messages(self) -> None:
        """Drop the messages, so that they are read again for the next listener."""
        self._changes += 1
        self.lines = None


def as_json(line: ChatLine, author: PlayerView) -> dict[str, Any]:
    """Return the message as it appears on the wire and on the page of a replay."""
    return {"id": line.id, "player": author, "seat": line.seat, "text": line.text, "at": iso(line.at)}


def chat_message(line: ChatLine, author: PlayerView) -> ChatMessage:
    frame = framed(msgspec.json.encode({"t": "chat", **as_json(line, author)}))
    return ChatMessage(line.id, frame, line.player_id)


async def last_messages(session: AsyncSession, match_id: str) -> list[tuple[ChatLine, PlayerView]]:
    """Return the last messages of a match with their authors, oldest first."""
    return [
        (line, PlayerView(line.player_id, author.name, author.program))
        for line, author in await chat.latest(session, match_id)
    ]


async def stored_chat(sessions: async_sessionmaker[AsyncSession], match_id: str) -> list[ChatMessage]:
    """Read the last messages in a transaction of their own, oldest first."""
    async with sessions() as session:
        return await last_chat_messages(session, match_id)


async def last_chat_messages(session: AsyncSession, match_id: str) -> list[ChatMessage]:
    return [chat_message(line, author) for line, author in await last_messages(session, match_id)]
