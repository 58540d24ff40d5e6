"""Queries about players."""

from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Player


class Known(Struct, frozen=True):
    """What everybody may know of a player."""

    name: str
    program: bool = False


def add(session: AsyncSession, player_id: str, name: str, token_hash: bytes, program: bool = False) -> Player:
    player = Player(id=player_id, name=name, token_hash=token_hash, program=program)
    session.add(player)
    return player


async def by_token_hash(session: AsyncSession, token_hash: bytes) -> Player | None:
    return (await session.scalars(select(Player).where(Player.token_hash == token_hash))).one_or_none()


async def renew(session: AsyncSession, player_id: str, token_hash: bytes) -> None:
    """From now on only this token is his."""
    await session.execute(update(Player).where(Player.id == player_id).values(token_hash=token_hash))


async def known(session: AsyncSession, ids: set[str]) -> dict[str, Known]:
    """What is known of these players, by id."""
    rows = await session.execute(select(Player.id, Player.name, Player.program).where(Player.id.in_(ids)))
    return {row.id: Known(row.name, row.program) for row in rows}


async def names(session: AsyncSession, ids: set[str]) -> dict[str, str]:
    """The names of these players by id."""
    rows = await session.execute(select(Player.id, Player.name).where(Player.id.in_(ids)))
    return {row.id: row.name for row in rows}
