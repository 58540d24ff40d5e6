"""Queries about passkeys and the challenges that they sign. None of them commits."""

from datetime import timedelta

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.identity_models import Passkey, PasskeyChallenge
from app.db.queries import players


async def of_player(session: AsyncSession, player_id: str, *, for_desk: bool = False) -> list[Passkey]:
    """Return the passkeys with which a player signs in, or those `for_desk`, the oldest first."""
    own = Passkey.player_id == player_id, Passkey.for_desk.is_(for_desk)
    return list(await session.scalars(select(Passkey).where(*own).order_by(Passkey.created_at)))


async def by_id(session: AsyncSession, passkey_id: bytes) -> Passkey | None:
    """Return and lock a passkey; None if it is unknown."""
    return (
        await session.scalars(select(Passkey).where(Passkey.id == passkey_id).with_for_update())
    ).one_or_none()


async def add(session: AsyncSession, passkey: Passkey) -> int:
    """Add a passkey for a player; return how many the player has now."""
    await players.lock_row(session, passkey.player_id)
    session.add(passkey)
    await session.flush()
    own = select(func.count()).where(Passkey.player_id == passkey.player_id)
    return (await session.scalars(own)).one()


async def remove(session: AsyncSession, player_id: str, passkey_id: bytes, *, for_desk: bool = False) -> bool:
    """Remove a passkey of a player, or one `for_desk`; return whether there was one."""
    of_player = Passkey.player_id == player_id, Passkey.for_desk.is_(for_desk)
    wanted = delete(Passkey).where(Passkey.id == passkey_id, *of_player)
    return await session.scalar(wanted.returning(Passkey.player_id)) is not None


async def keep_challenge(session: AsyncSession, challenge_hash: bytes, lasts: timedelta) -> None:
    """Keep a challenge, and drop those that have expired."""
    await session.execute(delete(PasskeyChallenge).where(PasskeyChallenge.created_at < func.now() - lasts))
    session.add(PasskeyChallenge(challenge_hash=challenge_hash))


async def use_challenge(session: AsyncSession, challenge_hash: bytes, lasts: timedelta) -> bool:
    """Use up a challenge; return whether it was open."""
    used = delete(PasskeyChallenge).where(
        PasskeyChallenge.challenge_hash == challenge_hash, PasskeyChallenge.created_at >= func.now() - lasts
    )
    return await session.scalar(used.returning(PasskeyChallenge.challenge_hash)) is not None
