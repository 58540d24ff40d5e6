"""Queries about table talk."""

from datetime import UTC, datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import ChatLine, Player
from app.db.queries.players import PlayerName

LAST_LINES = 50


async def add(session: AsyncSession, match_id: str, player_id: str, seat: int | None, text: str) -> ChatLine:
    """Add a line to the chat, with the present time and the next number."""
    line = ChatLine(match_id=match_id, player_id=player_id, seat=seat, text=text, at=datetime.now(UTC))
    session.add(line)
    await session.flush()
    return line


async def move_seat(session: AsyncSession, match_id: str, seat: int, now: int | None) -> None:
    """Assign the lines said from one seat to another, or (None) to no seat."""
    moved = update(ChatLine).where(ChatLine.match_id == match_id, ChatLine.seat == seat)
    await session.execute(moved.values(seat=now))


async def latest(
    session: AsyncSession, match_id: str, limit: int = LAST_LINES
) -> list[tuple[ChatLine, PlayerName]]:
    """Return the last lines of a match with their authors, oldest first."""
    query = (
        select(ChatLine, Player.name, Player.program)
        .join(Player, Player.id == ChatLine.player_id)
        .where(ChatLine.match_id == match_id)
        .order_by(ChatLine.id.desc())
        .limit(limit)
    )
    rows = [(line, PlayerName(name, program)) for line, name, program in await session.execute(query)]
    return rows[::-1]
