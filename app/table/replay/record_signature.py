"""Signs the last head of a record, and checks such a signature (docs/PROTOCOL.md, "The chain")."""

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import signing_keys
from app.engine.chain import signed_text

ALGORITHM = "Ed25519"
ID_BYTES = 12


class PublicKey(Struct, frozen=True):
    """A public key as `/.well-known/stadion.json` lists it; `public_key` is in base64url."""

    id: str
    algorithm: str
    public_key: str


class KeyList(Struct, frozen=True):
    """The public keys of a server."""

    version: int
    keys: list[PublicKey]


class RecordKey:
    """The private key with which a server signs records."""

    def __init__(self, private_key: bytes) -> None:
        """Take the 32 bytes of the key."""
        self._private = Ed25519PrivateKey.from_private_bytes(private_key)
        self.public_bytes = self._private.public_key().public_bytes_raw()
        self.id = key_id(self.public_bytes)

    def sign(self, match: str, digest: bytes) -> str:
        """Return the signature of the last head of a match, in base64url."""
        return _text(self._private.sign(signed_text(match, digest)))

    def public(self) -> PublicKey:
        return PublicKey(self.id, ALGORITHM, _text(self.public_bytes))


def fresh_key() -> bytes:
    """Return the 32 bytes of a new private key."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def key_id(public_bytes: bytes) -> str:
    """Return the id of a key: the first 12 bytes of the SHA-256 of its public bytes, in base64url."""
    return _text(hashlib.sha256(public_bytes).digest()[:ID_BYTES])


def is_signed(key: PublicKey, match: str, digest: bytes, signature: str) -> bool:
    """Return whether a key has signed this head of this match, and the key is the one its id says."""
    try:
        public = _bytes(key.public_key)
        if key.algorithm != ALGORITHM or key_id(public) != key.id:
            return False
        Ed25519PublicKey.from_public_bytes(public).verify(_bytes(signature), signed_text(match, digest))
    except (InvalidSignature, Error, ValueError):
        return False
    return True


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: Any) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def record_keys(session: AsyncSession) -> list[RecordKey]:
    """Return the keys of the servers of this database, the newest first, which signs. It may add one."""
    keys = await signing_keys.in_use(session, lambda key: RecordKey(key).id, fresh_key)
    return [RecordKey(key) for key in keys]
