"""Queries about players."""

from msgspec import Struct
from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_one_of
from app.db.models import Player, Token

BY_TOKEN = select(Player).where(Player.token_hash == bindparam("token"))
FACTS = select(Player.id, Player.name, Player.program).where(is_one_of(Player.id, "players"))
NAMES = select(Player.id, Player.name).where(is_one_of(Player.id, "players"))


class PlayerName(Struct, frozen=True):
    """The public facts about a player."""

    name: str
    program: bool = False


def add(session: AsyncSession, player_id: str, name: str, token_hash: bytes, program: bool = False) -> Player:
    player = Player(id=player_id, name=name, token_hash=token_hash, program=program)
    session.add(player)
    return player


async def by_token_hash(session: AsyncSession, token_hash: bytes) -> tuple[Player, str | None] | None:
    """Return the player to whom a token belongs, and its scope (None: the token of the player's session)."""
    player = (await session.scalars(BY_TOKEN, {"token": token_hash})).one_or_none()
    if player is not None:
        return player, None
    further = select(Player, Token.scope).join(Token, Token.player_id == Player.id)
    row = (await session.execute(further.where(Token.token_hash == token_hash))).one_or_none()
    return None if row is None else (row[0], row[1])


async def add_token(session: AsyncSession, player_id: str, token_hash: bytes, scope: str) -> int:
    """Add a token for a player; return how many the player has now, without the session's."""
    await lock_row(session, player_id)
    session.add(Token(player_id=player_id, token_hash=token_hash, scope=scope))
    await session.flush()
    return (await session.scalars(select(func.count()).where(Token.player_id == player_id))).one()


async def lock_row(session: AsyncSession, player_id: str) -> None:
    """Keep concurrent transactions that count what the player has apart. Others can refer to the player."""
    await session.execute(select(Player.id).where(Player.id == player_id).with_for_update(key_share=True))


async def rename(session: AsyncSession, player_id: str, token_hash: bytes) -> None:
    """Replace all tokens of a player by this one."""
    await session.execute(delete(Token).where(Token.player_id == player_id))
    await session.execute(update(Player).where(Player.id == player_id).values(token_hash=token_hash))


async def by_ids(session: AsyncSession, ids: set[str]) -> dict[str, PlayerName]:
    """Return the public facts about these players, by id."""
    rows = await session.execute(FACTS, {"players": [*ids]})
    return {row.id: PlayerName(row.name, row.program) for row in rows}


async def names(session: AsyncSession, ids: set[str]) -> dict[str, str]:
    """Return the names of these players, by id."""
    rows = await session.execute(NAMES, {"players": [*ids]})
    return {row.id: row.name for row in rows}
