"""Queries about forms that were sent with a key. None of them commits."""

from datetime import timedelta

from msgspec import Struct
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import FormAnswer

KEPT = timedelta(minutes=10)
"""How long a form that is sent again gets the first answer."""
ABANDONED = timedelta(seconds=10)
"""A request without an answer for so long has failed: the next one with its key takes its place."""


class KeptAnswer(Struct, frozen=True):
    """Where the first request led; None while it is being answered. `player_id` is the player it made."""

    location: str | None
    player_id: str | None


async def take(session: AsyncSession, key: bytes) -> KeptAnswer | None:
    """Take the key; None if it is this request's, else what is kept for the first request with it."""
    now = func.now()
    fresh = {"taken_at": now, "location": None, "player_id": None}
    is_free = or_(
        FormAnswer.taken_at < now - KEPT,
        and_(FormAnswer.location.is_(None), FormAnswer.taken_at < now - ABANDONED),
    )
    row = insert(FormAnswer).values(key=key, **fresh)
    taken = row.on_conflict_do_update(index_elements=["key"], set_=fresh, where=is_free)
    if await session.scalar(taken.returning(FormAnswer.key)) is not None:
        await session.execute(delete(FormAnswer).where(FormAnswer.taken_at < now - KEPT))
        return None
    kept = select(FormAnswer.location, FormAnswer.player_id).where(FormAnswer.key == key)
    row_of = (await session.execute(kept)).first()
    return KeptAnswer(*row_of) if row_of else KeptAnswer(None, None)


async def keep(session: AsyncSession, key: bytes, answer: KeptAnswer) -> None:
    """Keep the answer to the request that took the key."""
    changed = update(FormAnswer).where(FormAnswer.key == key)
    await session.execute(changed.values(location=answer.location, player_id=answer.player_id))


async def give_back(session: AsyncSession, key: bytes) -> None:
    """Free the key of a request that made nothing."""
    await session.execute(delete(FormAnswer).where(FormAnswer.key == key, FormAnswer.location.is_(None)))
