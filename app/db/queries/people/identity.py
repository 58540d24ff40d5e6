"""Queries about the tokens, recovery words and device links of players. None of them commits."""

from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import bindparam, delete, distinct, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.connection import read_rows
from app.db.identity_models import DeviceLink, Passkey, RecoveryWords, Token
from app.db.models import Player
from app.db.queries import players

LINK_LASTS = timedelta(minutes=10)
SEEN_EVERY = timedelta(days=1)
"""How often the last use of a token is noted."""
BY_TOKEN = (
    select(
        *(Player.id, Player.name, Player.program, Token.id, Token.scope, Token.seen_at, Player.closed_at),
        Token.browser_hash,
    )
    .join(Token, Token.player_id == Player.id)
    .where(Token.token_hash == bindparam("token"))
)
SESSIONS = select(Token).where(Token.player_id == bindparam("player"), Token.scope == bindparam("scope"))


class TokenOwner(Struct, frozen=True):
    """A player, and the token by which they are recognised."""

    id: str
    name: str
    program: bool
    token_id: str
    scope: str
    seen_at: datetime
    closed_at: datetime | None
    browser_hash: bytes | None


async def by_token_hash(session: AsyncSession, token_hash: bytes) -> TokenOwner | None:
    """Return the player to whom a token belongs; None if it is unknown."""
    row = (await read_rows(session, BY_TOKEN, {"token": token_hash})).one_or_none()
    return None if row is None else TokenOwner(*row)


async def add_token(session: AsyncSession, token: Token) -> int:
    """Add a token for a player; return how many of its kind the player has now: sessions, or others."""
    await players.lock_row(session, token.player_id)
    session.add(token)
    await session.flush()
    of_kind = Token.scope == token.scope if token.scope == "all" else Token.scope != "all"
    return (
        await session.scalars(select(func.count()).where(Token.player_id == token.player_id, of_kind))
    ).one()


async def note_seen(
    session: AsyncSession, token_id: str, agent: str, at: datetime, browser_hash: bytes | None
) -> None:
    """Note when a device was last used, how it names itself, and by which cookie it is known."""
    seen = update(Token).where(Token.id == token_id)
    await session.execute(seen.values(seen_at=at, agent=agent, browser_hash=browser_hash))


async def share_browser(session: AsyncSession, player_ids: Collection[str], since: datetime) -> bool:
    """Whether two of these players have used the same browser since a time; with a day of tolerance, because
    the last use is noted once a day.
    """
    wanted = (
        select(Token.browser_hash)
        .where(Token.player_id.in_(player_ids), Token.browser_hash.is_not(None))
        .where(Token.seen_at >= since - SEEN_EVERY)
        .group_by(Token.browser_hash)
        .having(func.count(distinct(Token.player_id)) > 1)
    )
    return (await session.scalars(wanted.limit(1))).first() is not None


async def sessions_of(session: AsyncSession, player_id: str) -> list[Token]:
    """Return the sessions of a player, one for each device, the newest first."""
    found = await session.scalars(SESSIONS, {"player": player_id, "scope": "all"})
    return sorted(found, key=lambda one: one.created_at, reverse=True)


async def remove_session(session: AsyncSession, player_id: str, token_id: str) -> bool:
    """Remove a session of a player; return whether there was one."""
    wanted = delete(Token).where(Token.id == token_id, Token.player_id == player_id, Token.scope == "all")
    return await session.scalar(wanted.returning(Token.id)) is not None


async def remove_tokens(session: AsyncSession, player_id: str) -> None:
    """Remove all tokens of a player, and their passkeys and device link, which would make others."""
    await session.execute(delete(Token).where(Token.player_id == player_id))
    await _remove_ways_in(session, player_id)


async def _remove_ways_in(session: AsyncSession, player_id: str) -> None:
    own = Passkey.player_id == player_id, ~Passkey.for_desk
    await session.execute(delete(Passkey).where(*own))
    await session.execute(delete(DeviceLink).where(DeviceLink.player_id == player_id))


async def keep_words(session: AsyncSession, player_id: str, words_hash: bytes) -> None:
    """Replace the recovery words of a player; passkeys and a device link that were made before are void.

    Passkeys for the desk stay: they sign nobody in.
    """
    await _remove_ways_in(session, player_id)
    row = insert(RecoveryWords).values(player_id=player_id, words_hash=words_hash)
    fresh = {"words_hash": words_hash, "created_at": func.now()}
    await session.execute(row.on_conflict_do_update(index_elements=["player_id"], set_=fresh))


async def has_words(session: AsyncSession, player_id: str) -> bool:
    """Whether the player has recovery words."""
    return await session.get(RecoveryWords, player_id) is not None


async def owner_of_words(session: AsyncSession, hashes: list[bytes]) -> str | None:
    """Return the player to whom one of these hashes of recovery words belongs; None if there is none."""
    wanted = select(RecoveryWords.player_id).where(RecoveryWords.words_hash.in_(hashes))
    return (await session.scalars(wanted)).first()


async def keep_link(session: AsyncSession, player_id: str, code_hash: bytes) -> None:
    """Replace the device link of a player, and drop all that have expired."""
    await session.execute(delete(DeviceLink).where(DeviceLink.created_at < func.now() - LINK_LASTS))
    row = insert(DeviceLink).values(player_id=player_id, code_hash=code_hash)
    fresh = {"code_hash": code_hash, "created_at": func.now()}
    await session.execute(row.on_conflict_do_update(index_elements=["player_id"], set_=fresh))


async def owner_of_link(session: AsyncSession, code_hash: bytes) -> str | None:
    """Return the player to whom a device link leads; None if it was used or has expired."""
    wanted = select(DeviceLink.player_id).where(
        DeviceLink.code_hash == code_hash, DeviceLink.created_at >= func.now() - LINK_LASTS
    )
    return (await session.scalars(wanted)).one_or_none()


async def use_link(session: AsyncSession, code_hash: bytes) -> str | None:
    """Use up a device link; return the player to whom it leads, None if it was used or has expired."""
    used = delete(DeviceLink).where(
        DeviceLink.code_hash == code_hash, DeviceLink.created_at >= func.now() - LINK_LASTS
    )
    return await session.scalar(used.returning(DeviceLink.player_id))
