"""Queries about what operators decided about players. None of them commits."""

from datetime import datetime

from sqlalchemy import and_, bindparam, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Player
from app.db.moderation.models import Sanction

SHOWN = 30
UNREAD = and_(Sanction.kind == "warn", Sanction.read_at.is_(None))
OF_PLAYER = (
    select(Sanction)
    .where(Sanction.player_id == bindparam("player"))
    .order_by(Sanction.at.desc())
    .limit(SHOWN)
)
UNHEARD = (
    select(Sanction, Player.name)
    .join(Player, Player.id == Sanction.player_id)
    .where(Sanction.answered_at.is_not(None), Sanction.heard_by.is_(None))
    .order_by(Sanction.answered_at)
    .limit(SHOWN)
)
AGAINST_CHAT = (
    select(Sanction)
    .where(
        Sanction.player_id == bindparam("player"),
        Sanction.lifted_at.is_(None),
        or_(UNREAD, and_(Sanction.kind == "no_chat", Sanction.until > bindparam("now"))),
    )
    .order_by(Sanction.kind)
    .limit(1)
)
AGAINST_PAIRING = (
    select(Sanction.until)
    .where(
        Sanction.player_id == bindparam("player"),
        Sanction.kind == "no_pairing",
        Sanction.lifted_at.is_(None),
        Sanction.until > bindparam("now"),
    )
    .order_by(Sanction.until.desc())
    .limit(1)
)


def put(session: AsyncSession, sanction: Sanction) -> None:
    """Add what was decided about a player."""
    session.add(sanction)


async def of_player(session: AsyncSession, player_id: str) -> list[Sanction]:
    """Return what was decided about a player, newest first."""
    return list(await session.scalars(OF_PLAYER, {"player": player_id}))


async def note_read(session: AsyncSession, player_id: str, now: datetime) -> None:
    """Note that a player has read everything that was decided about them."""
    unread = update(Sanction).where(Sanction.player_id == player_id, Sanction.read_at.is_(None))
    await session.execute(unread.values(read_at=now))


async def against_chat(session: AsyncSession, player_id: str, now: datetime) -> Sanction | None:
    """Return what keeps a player from chatting: a time without chat, or a warning that they have not read."""
    return (await session.scalars(AGAINST_CHAT, {"player": player_id, "now": now})).first()


async def no_pairing_until(session: AsyncSession, player_id: str, now: datetime) -> datetime | None:
    """Return until when a player may look for no opponent; None if they may."""
    return await session.scalar(AGAINST_PAIRING, {"player": player_id, "now": now})


async def by_id(session: AsyncSession, sanction_id: str) -> Sanction | None:
    """Return a sanction, which nobody else changes until the transaction ends."""
    return await session.get(Sanction, sanction_id, with_for_update=True)


async def unheard(session: AsyncSession) -> list[tuple[Sanction, str]]:
    """Return the answers of players that no operator has read yet, with their names, oldest first."""
    found = await session.execute(UNHEARD)
    return [(sanction, name) for sanction, name in found]


async def close_account(session: AsyncSession, player_id: str, at: datetime | None) -> None:
    """Close an account at a time, or (None) open it again."""
    await session.execute(update(Player).where(Player.id == player_id).values(closed_at=at))


async def put_name(session: AsyncSession, player_id: str, name: str) -> None:
    """Give a player another name, which they may change at once."""
    await session.execute(update(Player).where(Player.id == player_id).values(name=name, renamed_at=None))
