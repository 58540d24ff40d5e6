"""Lines of table talk as they go over the wire."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from app.db import chat
from app.db.models import ChatLine
from app.table.document import PlayerSeen, iso
from app.table.frame import framed


def chat_message(line: ChatLine, name: str) -> bytes:
    said = {
        "t": "chat",
        "id": line.id,
        "player": PlayerSeen(line.player_id, name),
        "seat": line.seat,
        "text": line.text,
        "at": iso(line.at),
    }
    return framed(msgspec.json.encode(said))


async def last_lines(session: AsyncSession, match_id: str) -> list[tuple[int, bytes]]:
    """The last ones of a match with their numbers, oldest first."""
    return [(line.id, chat_message(line, name)) for line, name in await chat.latest(session, match_id)]
