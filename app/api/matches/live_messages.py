"""Messages of the live channel (docs/PROTOCOL.md): those of clients, and the acknowledgement."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from app.api.server.socket_messages import LARGEST_FRAME, Ping
from app.errors import BadRequest, TooLarge
from app.table.actions.evaluation import ActionRequest
from app.table.wire.frame import framed

LONGEST_REF = 64


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Asks for the whole document."""


class Preview(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """Asks for the positions to which the choices of the player's decision lead."""


class Hint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Asks for a hint."""

    ref: str | None = None


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Asks why an action is not possible."""

    action: dict[str, Any]
    ref: str | None = None


class Chat(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Sends a chat message to everybody at the table. With a `ref` it is acknowledged when it is stored."""

    text: str
    ref: str | None = None


class Word(Struct, tag_field="t", tag="word", forbid_unknown_fields=True):
    """Reveals the player's word while the match is starting."""

    word: str


Message: TypeAlias = ActionRequest | Sync | Preview | Hint | Why | Chat | Word | Ping
_decoder = msgspec.json.Decoder(Message)


def parse_message(text: str) -> Message:
    """Decode a message of a client. Raises TooLarge, BadRequest."""
    size = len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST_FRAME:
        raise TooLarge("message-too-large", most=LARGEST_FRAME)
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest("message-unread", cause=error) from None
    return message


def ref_of(text: str) -> str | None:
    """Return the `ref` of a message that is otherwise invalid, so that its sender knows which one it was."""
    try:
        ref = msgspec.json.decode(text[:LARGEST_FRAME]).get("ref")
    except (msgspec.MsgspecError, UnicodeError, RecursionError, AttributeError):
        return None
    return ref if isinstance(ref, str) and len(ref) <= LONGEST_REF else None


def ack_message(ref: str, seq: int) -> bytes:
    """Encode the acknowledgement of action number `seq`."""
    return framed(msgspec.json.encode({"t": "ack", "ref": ref, "seq": seq}))
