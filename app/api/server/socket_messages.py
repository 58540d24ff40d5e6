"""Messages and close codes that all live channels share."""

from typing import TypeVar

import msgspec
from fastapi import WebSocket
from msgspec import Struct

from app.api.access.errors import error_body
from app.errors import BadRequest, StadionError
from app.table.wire.frame import framed

LARGEST_FRAME = 16 * 1024
CLOSE_ABUSE = 4429
CLOSE_CODE_OF = {"unauthenticated": 4401, "forbidden": 4403, "not_found": 4404, "rate_limited": CLOSE_ABUSE}


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`."""


T = TypeVar("T")


async def receive_message(socket: WebSocket, decoder: msgspec.json.Decoder[T]) -> T:
    """Return the next message of a client. Raises BadRequest, WebSocketDisconnect."""
    try:
        return decoder.decode((await socket.receive_text())[:LARGEST_FRAME])
    except (KeyError, msgspec.MsgspecError, UnicodeError, RecursionError):  # KeyError: a binary frame
        raise BadRequest("message-unread") from None


PONG = framed(b'{"t":"pong"}')


def error_message(error: StadionError, ref: str | None, language: str) -> bytes:
    """Encode an error for a client; `ref` names the message that it answers."""
    return framed(msgspec.json.encode({"t": "error", "ref": ref, **error_body(error, language)}))
