"""Queries of what moderation stores about one player, for the player alone."""

from typing import Any

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.moderation import reports, sanctions


async def moderation(session: AsyncSession, player_id: str) -> dict[str, Any]:
    """Return the reports that a player has made, and what was decided about them, without who decided it."""
    shown = ("kind", "reason", "at", "until", "read_at", "answer", "answered_at", "lifted_at")
    return {
        "reports": [structs.asdict(one) for one in await reports.of_reporter(session, player_id)],
        "decisions": [
            {name: getattr(one, name) for name in shown}
            for one in await sanctions.of_player(session, player_id)
        ],
    }
