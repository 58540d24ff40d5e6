"""Queries about the browsers of players that may be sent a note. None of them commits."""

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Device

MOST = 10
"""Devices of one player; of more the oldest is forgotten."""


async def store(session: AsyncSession, device: Device) -> None:
    """A browser belongs to whoever said so last: its address is unique."""
    known = {column.name: getattr(device, column.name) for column in Device.__table__.columns}
    row = insert(Device).values(known)
    del known["id"]
    await session.execute(row.on_conflict_do_update(index_elements=["endpoint"], set_=known))
    newest = select(Device.id).where(Device.player_id == device.player_id).order_by(Device.created_at.desc())
    await session.execute(
        delete(Device).where(Device.player_id == device.player_id, Device.id.not_in(newest.limit(MOST)))
    )


async def of_player(session: AsyncSession, player_id: str) -> list[Device]:
    """The newest first."""
    rows = await session.scalars(
        select(Device).where(Device.player_id == player_id).order_by(Device.created_at.desc())
    )
    return list(rows)


async def remove(session: AsyncSession, player_id: str, device_id: str) -> None:
    await session.execute(delete(Device).where(Device.player_id == player_id, Device.id == device_id))


async def drop(session: AsyncSession, endpoint: str) -> None:
    """Its push service no longer knows it."""
    await session.execute(delete(Device).where(Device.endpoint == endpoint))


async def owners(session: AsyncSession) -> set[str]:
    """All players who have one."""
    return set(await session.scalars(select(Device.player_id).distinct()))
