"""Queries about the networks from which players came, for the desk alone. None of them commits."""

import secrets
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct
from sqlalchemy import bindparam, delete, func, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.rows.networks import NetworkSalt, PlayerNetwork

KEPT_FOR = timedelta(days=30)
NOTED_EVERY = timedelta(days=1)
SALT_BYTES = 32
MOST_SHOWN = 5
"""Networks of one player at the desk."""
NOTE = text("""
INSERT INTO player_networks (player_id, network, seen_at)
SELECT CAST(:player AS text), CAST(:network AS bytea), CAST(:now AS timestamptz)
WHERE NOT EXISTS (SELECT FROM player_networks WHERE player_id = :player AND seen_at > :since)
ON CONFLICT (player_id, network) DO UPDATE SET seen_at = excluded.seen_at
""")
_OTHER = aliased(PlayerNetwork)
OF_MONTH = (
    select(
        PlayerNetwork.network,
        select(func.count())
        .where(_OTHER.network == PlayerNetwork.network, _OTHER.player_id != PlayerNetwork.player_id)
        .scalar_subquery(),
    )
    .where(PlayerNetwork.player_id == bindparam("player"), PlayerNetwork.seen_at >= bindparam("since"))
    .order_by(PlayerNetwork.seen_at.desc())
    .limit(MOST_SHOWN)
)


class SeenNetwork(Struct, frozen=True):
    """A network of a player, and how many other players came from it in the same month."""

    network: bytes
    others: int

    @property
    def short(self) -> str:
        """The first and last digits of the hash, by which a reader compares two of them."""
        digits = self.network.hex()
        return f"{digits[:4]}…{digits[-2:]}"


async def month_salt(session: AsyncSession, now: datetime) -> bytes:
    """Return the salt of the present month; the first request of a month makes it."""
    month = _month_of(now)
    wanted = select(NetworkSalt.salt).where(NetworkSalt.month == month)
    salt = (await session.scalars(wanted)).one_or_none()
    if salt is not None:
        return salt
    fresh = insert(NetworkSalt).values(month=month, salt=secrets.token_bytes(SALT_BYTES))
    await session.execute(fresh.on_conflict_do_nothing())
    return (await session.scalars(wanted)).one()


async def note(session: AsyncSession, player_id: str, network: bytes, now: datetime) -> None:
    """Note the network of a player, unless one of theirs was noted within a day."""
    values = {"player": player_id, "network": network, "now": now, "since": now - NOTED_EVERY}
    await session.execute(NOTE, values)


async def of_month(session: AsyncSession, player_id: str, now: datetime) -> list[SeenNetwork]:
    """Return the networks of a player in the present month, the last one first."""
    since = datetime.combine(_month_of(now), datetime.min.time(), UTC)
    found = await session.execute(OF_MONTH, {"player": player_id, "since": since})
    return [SeenNetwork(*row) for row in found]


async def drop_old(session: AsyncSession, now: datetime) -> None:
    """Remove networks that were last noted 30 days ago, and the salts of past months."""
    await session.execute(delete(PlayerNetwork).where(PlayerNetwork.seen_at < now - KEPT_FOR))
    await session.execute(delete(NetworkSalt).where(NetworkSalt.month < _month_of(now)))


def _month_of(now: datetime) -> date:
    return now.astimezone(UTC).date().replace(day=1)
