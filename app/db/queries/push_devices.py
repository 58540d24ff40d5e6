"""Queries about the browsers of players that receive push notifications. None of them commits."""

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import players
from app.db.rows.push import Device, PushedNote

MOST = 10
"""The most devices per player; the oldest one beyond that is deleted."""


async def store(session: AsyncSession, device: Device) -> None:
    """Store a device. A browser belongs to the player that registered it last, because its address is
    unique.
    """
    await players.lock_row(session, device.player_id)
    known = {column.name: getattr(device, column.name) for column in Device.__table__.columns}
    row = insert(Device).values(known)
    del known["id"]
    await session.execute(row.on_conflict_do_update(index_elements=["endpoint"], set_=known))
    newest = select(Device.id).where(Device.player_id == device.player_id).order_by(Device.created_at.desc())
    await session.execute(
        delete(Device).where(Device.player_id == device.player_id, Device.id.not_in(newest.limit(MOST)))
    )


async def of_player(session: AsyncSession, player_id: str) -> list[Device]:
    """Return the player's devices, newest first."""
    rows = await session.scalars(
        select(Device).where(Device.player_id == player_id).order_by(Device.created_at.desc())
    )
    return list(rows)


async def remove(session: AsyncSession, player_id: str, device_id: str) -> None:
    await session.execute(delete(Device).where(Device.player_id == player_id, Device.id == device_id))


async def drop(session: AsyncSession, endpoint: str) -> None:
    """Delete a device that its push service no longer knows."""
    await session.execute(delete(Device).where(Device.endpoint == endpoint))


async def record_note(session: AsyncSession, player_id: str, match_id: str) -> None:
    """Note that the player's browsers show a notification about this match."""
    row = insert(PushedNote).values(match_id=match_id, player_id=player_id)
    await session.execute(row.on_conflict_do_nothing())


async def take_note(session: AsyncSession, player_id: str, match_id: str) -> bool:
    """Note that the notification about this match is withdrawn; return whether any was sent."""
    shown = delete(PushedNote).where(PushedNote.match_id == match_id, PushedNote.player_id == player_id)
    return await session.scalar(shown.returning(PushedNote.match_id)) is not None


async def owners(session: AsyncSession) -> set[str]:
    """Return all players that have a device."""
    return set(await session.scalars(select(Device.player_id).distinct()))
