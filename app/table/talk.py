"""A line of table talk as it goes over the wire."""

import msgspec

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
