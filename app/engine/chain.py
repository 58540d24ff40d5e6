"""The chain of a match: one head per line of its record, each made of all lines so far.

A player who has kept one head can tell later whether the record begins with the same lines. The format is
defined in docs/PROTOCOL.md, "The chain". Every line is hashed with a salt, because a viewer could otherwise
guess a hidden card and try the guess against the head.
"""

import hashlib
import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from app.engine.codec import canonical_json

SHORT_BYTES = 12
"""The number of bytes of a head that viewers get."""


class ChainHead(Struct, frozen=True):
    """The head after the lines 0 to `line`; `digest` has 32 bytes. Before line 0, `line` is -1."""

    line: int
    digest: bytes

    def followed_by(self, server_seed: bytes, value: Any) -> "ChainHead":
        """Return the head after one more line; `value` is the line, as JSON data or as structs."""
        line = self.line + 1
        data = b"".join((self.digest, line_salt(server_seed, line), canonical_json(value)))
        return ChainHead(line, hashlib.sha256(data).digest())

    @property
    def short(self) -> str:
        """The head as viewers get it: the first 12 bytes in base64url, 16 characters."""
        return urlsafe_b64encode(self.digest[:SHORT_BYTES]).decode()


HEAD_IN_HEX = re.compile(r"[0-9a-f]{64}")
BEFORE_ALL = ChainHead(-1, b"")
"""The empty head that line 0 follows."""


def line_salt(server_seed: bytes, line: int) -> bytes:
    """Return the 32 bytes that are hashed with line number `line`."""
    mac = _salt_mac(server_seed).copy()
    mac.update(b"line %d" % line)
    return mac.digest()


@lru_cache(maxsize=4096)
def _salt_mac(server_seed: bytes) -> hmac.HMAC:
    """Return the keyed hash of a match before its first byte; a copy takes half the time of a new one."""
    return hmac.new(server_seed, digestmod="sha256")


def chain_heads(server_seed: bytes, lines: Iterable[Any]) -> list[ChainHead]:
    """Return the head after each of these lines, which begin with line 0."""
    head, heads = BEFORE_ALL, []
    for line in lines:
        redacted = redacted_head(line)
        head = ChainHead(head.line + 1, redacted) if redacted else head.followed_by(server_seed, line)
        heads.append(head)
    return heads


def redacted_head(line: Any) -> bytes | None:
    """Return the head that is given after a line without the name of a former player; None after any other.

    Only the header and a substitution name players: in other lines it counts for nothing.
    """
    if not isinstance(line, dict):
        return None
    holder = line if "stadion_record" in line else line.get("event")
    if not isinstance(holder, dict) or (holder is not line and holder.get("event") != "took_over"):
        return None
    given = holder.get("redacted")
    return bytes.fromhex(given) if isinstance(given, str) and HEAD_IN_HEX.fullmatch(given) else None


def signed_text(match: str, digest: bytes) -> bytes:
    """Return the bytes that a server signs for the last head of a match."""
    return b"stadion record\n%s\n%s" % (match.encode(), digest.hex().encode())
