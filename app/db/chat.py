"""Queries about table talk."""

from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import ChatLine, Player


async def say(session: AsyncSession, match_id: str, player_id: str, seat: int | None, text: str) -> ChatLine:
    """One more line, said now and numbered."""
    line = ChatLine(match_id=match_id, player_id=player_id, seat=seat, text=text, at=datetime.now(UTC))
    session.add(line)
    await session.flush()
    return line


async def latest(session: AsyncSession, match_id: str, limit: int = 50) -> list[tuple[ChatLine, str]]:
    """The last lines of a match with their authors' names, oldest first."""
    query = (
        select(ChatLine, Player.name)
        .join(Player, Player.id == ChatLine.player_id)
        .where(ChatLine.match_id == match_id)
        .order_by(ChatLine.id.desc())
        .limit(limit)
    )
    rows = [(line, name) for line, name in await session.execute(query)]
    return rows[::-1]
