"""Queries about players."""

from collections.abc import Collection
from datetime import datetime

from msgspec import Struct
from sqlalchemy import bindparam, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_one_of
from app.db.connection import read_rows
from app.db.models import Player

FACTS = select(Player.id, Player.name, Player.program).where(is_one_of(Player.id, "players"))
NAMES = select(Player.id, Player.name).where(is_one_of(Player.id, "players"))
SHIRT = select(Player.shirt).where(Player.id == bindparam("player"))


class PlayerName(Struct, frozen=True):
    """The public facts about a player."""

    name: str
    program: bool = False


async def add(session: AsyncSession, player_id: str, name: str, program: bool = False) -> Player:
    """Add a player without a token."""
    player = Player(id=player_id, name=name, program=program)
    session.add(player)
    await session.flush()
    return player


async def rename(session: AsyncSession, player_id: str, name: str, at: datetime, before: datetime) -> bool:
    """Give a player a new name; False if they got their present one after `before`."""
    is_due = or_(Player.renamed_at.is_(None), Player.renamed_at <= before)
    renamed = update(Player).where(Player.id == player_id, is_due).values(name=name, renamed_at=at)
    return await session.scalar(renamed.returning(Player.id)) is not None


async def allow_invitations(session: AsyncSession, player_id: str, is_open: bool) -> None:
    """Let anybody invite a player, or only those whom they have met."""
    chosen = update(Player).where(Player.id == player_id).values(open_to_invitations=is_open)
    await session.execute(chosen)


async def show_marks(session: AsyncSession, player_id: str, is_shown: bool) -> None:
    """Show the marks of a player's decisions in analyses to everybody, or only to those who played."""
    await session.execute(update(Player).where(Player.id == player_id).values(shows_marks=is_shown))


async def showing_marks(session: AsyncSession, ids: Collection[str]) -> frozenset[str]:
    """Return those of these players who show the marks of their decisions to everybody."""
    shown = select(Player.id).where(Player.id.in_(ids), Player.shows_marks)
    return frozenset(await session.scalars(shown)) if ids else frozenset()


async def shirt_of(session: AsyncSession, player_id: str) -> int | None:
    """Return the sign of a player's favourite jersey; None if they have none."""
    return await session.scalar(SHIRT, {"player": player_id})


async def choose_shirt(session: AsyncSession, player_id: str, sign: int | None) -> None:
    """Give a player a favourite jersey, or none."""
    await session.execute(update(Player).where(Player.id == player_id).values(shirt=sign))


async def lock_row(session: AsyncSession, player_id: str) -> None:
    """Keep concurrent transactions that count what the player has apart. Others can refer to the player."""
    await session.execute(select(Player.id).where(Player.id == player_id).with_for_update(key_share=True))


async def by_ids(session: AsyncSession, ids: set[str]) -> dict[str, PlayerName]:
    """Return the public facts about these players, by id."""
    rows = await read_rows(session, FACTS, {"players": [*ids]})
    return {row.id: PlayerName(row.name, row.program) for row in rows}


async def names(session: AsyncSession, ids: set[str]) -> dict[str, str]:
    """Return the names of these players, by id."""
    rows = await read_rows(session, NAMES, {"players": [*ids]})
    return {row.id: row.name for row in rows}
