"""Queries about what a player said at public tables. Nothing said at a private table is read here."""

from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import ChatLine, Match

SHOWN_FOR = timedelta(days=30)
MOST_LINES = 100


SAID = (
    select(ChatLine.match_id, ChatLine.text, ChatLine.at)
    .join(Match, Match.id == ChatLine.match_id)
    .where(
        ChatLine.player_id == bindparam("player"),
        ChatLine.at > bindparam("since"),
        Match.visibility == "public",
    )
    .order_by(ChatLine.at.desc())
    .limit(MOST_LINES)
)


class SaidLine(Struct, frozen=True):
    """A line of chat, and its match."""

    match_id: str
    text: str
    at: datetime


async def said_in_public(session: AsyncSession, player_id: str, now: datetime) -> list[SaidLine]:
    """Return what a player said at public tables in the last 30 days, newest first."""
    found = await session.execute(SAID, {"player": player_id, "since": now - SHOWN_FOR})
    return [SaidLine(*row) for row in found]
