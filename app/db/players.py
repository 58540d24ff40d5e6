"""Queries about players."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Player


def add(session: AsyncSession, player_id: str, name: str, token_hash: bytes) -> Player:
    player = Player(id=player_id, name=name, token_hash=token_hash)
    session.add(player)
    return player


async def by_token_hash(session: AsyncSession, token_hash: bytes) -> Player | None:
    return (await session.scalars(select(Player).where(Player.token_hash == token_hash))).one_or_none()


async def renew(session: AsyncSession, player_id: str, token_hash: bytes) -> None:
    """From now on only this token is his."""
    await session.execute(update(Player).where(Player.id == player_id).values(token_hash=token_hash))


async def names(session: AsyncSession, ids: set[str]) -> dict[str, str]:
    """The names of these players by id."""
    rows = await session.execute(select(Player.id, Player.name).where(Player.id.in_(ids)))
    return {row.id: row.name for row in rows}
