"""Queries about the key with which the servers of this database sign records. None of them commits."""

from collections.abc import Callable

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import SigningKey


async def in_use(session: AsyncSession, id_of: Callable[[bytes], str], fresh: Callable[[], bytes]) -> bytes:
    """Return the private key in use; the first process that needs one stores a `fresh` one for all."""
    if (key := await _oldest(session)) is not None:
        return key
    await session.execute(text("LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE"))
    if (key := await _oldest(session)) is None:  # another process may have stored one meanwhile
        key = fresh()
        session.add(SigningKey(id=id_of(key), private_key=key))
    return key


async def _oldest(session: AsyncSession) -> bytes | None:
    return await session.scalar(select(SigningKey.private_key).order_by(SigningKey.created_at).limit(1))
