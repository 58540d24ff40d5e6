"""Queries about the keys with which the servers of this database sign records. None of them commits."""

from collections.abc import Callable

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import SigningKey


async def in_use(
    session: AsyncSession, id_of: Callable[[bytes], str], fresh: Callable[[], bytes]
) -> list[bytes]:
    """Return the private keys, the newest first, which is the one in use.

    The first process that needs a key stores a `fresh` one for all.
    """
    if keys := await _newest_first(session):
        return keys
    await session.execute(text("LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE"))
    if not (keys := await _newest_first(session)):  # another process may have stored one meanwhile
        keys = [fresh()]
        add(session, id_of(keys[0]), keys[0])
    return keys


def add(session: AsyncSession, key_id: str, private_key: bytes) -> None:
    """Store a key, which is in use from now on."""
    session.add(SigningKey(id=key_id, private_key=private_key))


async def _newest_first(session: AsyncSession) -> list[bytes]:
    return [*await session.scalars(select(SigningKey.private_key).order_by(SigningKey.created_at.desc()))]
