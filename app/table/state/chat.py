"""Table talk: the last lines of a table in memory, and how a line goes over the wire."""

import asyncio
from collections import deque
from typing import Any, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import ChatLine
from app.db.queries import chat
from app.table.wire.document import PlayerView, iso
from app.table.wire.frame import framed

ChatMessage: TypeAlias = tuple[int, bytes]
"""Its number as it was stored, and what is sent."""
REMEMBERED = 2 * chat.LAST_LINES


class ChatLog:
    """What of it this process has told its listeners, and what it tells who comes now."""

    def __init__(self) -> None:
        self._sent: deque[int] | None = None
        """Numbers of the last lines, all of which were told; None: nobody has listened yet."""
        self.lines: deque[ChatMessage] | None = None
        """The last lines themselves, for who comes now; None: they have to be read."""
        self.loading = asyncio.Lock()
        """Held while they are, once for all who come at the same time."""
        self.added = 0
        """By it a reader sees that one was said meanwhile."""

    def has(self, number: int) -> bool:
        """This line was told, or nobody listens to any."""
        return self._sent is None or number in self._sent

    def add(self, number: int, message: bytes) -> bool:
        """A line is said; false where it was told already."""
        if self._sent is not None:
            if number in self._sent:
                return False
            self._sent.append(number)
        self.added += 1
        if self.lines is not None:
            self.lines.append((number, message))
        return True

    def load(self, lines: list[ChatMessage]) -> list[ChatMessage]:
        """The last lines as they are stored, oldest first; those of them that are to be told now."""
        fresh = [line for line in lines if not self.has(line[0])]
        if self._sent is None:
            self._sent = deque((number for number, _ in lines), maxlen=REMEMBERED)
        self._sent.extend(number for number, _ in fresh)
        self.lines = deque(lines, maxlen=chat.LAST_LINES)
        return fresh

    def drop_messages(self) -> None:
        """They are read again for who comes next."""
        self.lines = None


def as_json(line: ChatLine, author: PlayerView) -> dict[str, Any]:
    """As it stands in a message, and on the page of a replay."""
    return {"id": line.id, "player": author, "seat": line.seat, "text": line.text, "at": iso(line.at)}


def chat_message(line: ChatLine, author: PlayerView) -> bytes:
    return framed(msgspec.json.encode({"t": "chat", **as_json(line, author)}))


async def last_messages(session: AsyncSession, match_id: str) -> list[tuple[ChatLine, PlayerView]]:
    """The last lines of a match with who said them, oldest first."""
    return [
        (line, PlayerView(line.player_id, author.name, author.program))
        for line, author in await chat.latest(session, match_id)
    ]


async def last_chat_messages(session: AsyncSession, match_id: str) -> list[ChatMessage]:
    return [(line.id, chat_message(line, author)) for line, author in await last_messages(session, match_id)]
