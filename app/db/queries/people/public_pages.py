"""Queries about the public pages of players. None of them commits."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.identity_models import PublicPage
from app.db.models import Player


class PageOwner(Struct, frozen=True):
    """The player of a public page."""

    id: str
    name: str
    program: bool
    since: datetime
    shirt: int | None


async def owner_of(session: AsyncSession, handle: str) -> PageOwner | None:
    """Return the player of a public page; None if there is none, or it is switched off."""
    found = select(Player.id, Player.name, Player.program, Player.created_at, Player.shirt).join(
        PublicPage, PublicPage.player_id == Player.id
    )
    row = (
        await session.execute(found.where(PublicPage.handle == handle, PublicPage.is_public))
    ).one_or_none()
    return None if row is None else PageOwner(*row)


async def of_player(session: AsyncSession, player_id: str) -> PublicPage | None:
    """Return the page of a player, which may be switched off; None if they never had one."""
    return await session.get(PublicPage, player_id)


async def switch_on(session: AsyncSession, player_id: str, handle: str) -> bool:
    """Switch a player's page on, at this address unless they have one; False if the address is another's."""
    row = insert(PublicPage).values(player_id=player_id, handle=handle, is_public=True)
    await session.execute(row.on_conflict_do_nothing())
    is_on = update(PublicPage).where(PublicPage.player_id == player_id).values(is_public=True)
    return await session.scalar(is_on.returning(PublicPage.player_id)) is not None


async def switch_off(session: AsyncSession, player_id: str) -> None:
    """Switch a player's page off; its address stays reserved."""
    await session.execute(update(PublicPage).where(PublicPage.player_id == player_id).values(is_public=False))


async def readdress(session: AsyncSession, player_id: str, handle: str) -> None:
    """Give a player's page, if they have one, a new address."""
    await session.execute(update(PublicPage).where(PublicPage.player_id == player_id).values(handle=handle))
