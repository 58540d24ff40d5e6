"""Queries about operators, their sessions at the desk, and the log of what they do. None of them commits."""

from datetime import datetime, timedelta
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, bindparam, delete, func, or_, select, union
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.identity_models import Passkey, PublicPage
from app.db.models import Player
from app.db.moderation.models import DeskEntry, DeskToken, Operator

LINK_LASTS = timedelta(minutes=15)
SESSION_LASTS = timedelta(hours=12)
LOG_PAGE = 200
FOUND = 20


SESSION_BEGAN = select(DeskToken.created_at).where(
    DeskToken.token_hash == bindparam("token"),
    DeskToken.player_id == bindparam("player"),
    ~DeskToken.is_link,
    DeskToken.created_at > func.now() - SESSION_LASTS,
)


class OperatorRow(Struct, frozen=True):
    """An operator in a list."""

    id: str
    name: str
    role: str
    added_at: datetime


class LogLine(Struct, frozen=True):
    """A line of the log; `who` is None for what the command line did, `whom` for what concerns no player."""

    at: datetime
    who: str | None
    what: str
    player_id: str | None
    whom: str | None
    case_id: str | None
    reason: str


async def role_of(session: AsyncSession, player_id: str) -> str | None:
    """Return the role of an operator; None for any other player."""
    row = await session.get(Operator, player_id)
    return None if row is None else row.role


async def session_began(session: AsyncSession, player_id: str, token_hash: bytes) -> datetime | None:
    """Return when this session of a player at the desk began; None if it is over or another's."""
    values = {"player": player_id, "token": token_hash}
    return (await session.scalars(SESSION_BEGAN, values)).one_or_none()


async def put(session: AsyncSession, player_id: str, role: str) -> None:
    """Make a player an operator, or change their role."""
    row = insert(Operator).values(player_id=player_id, role=role)
    await session.execute(row.on_conflict_do_update(index_elements=["player_id"], set_={"role": role}))


async def remove(session: AsyncSession, player_id: str) -> bool:
    """Take a player's role, sessions and passkeys for the desk away; return whether they had one."""
    await session.execute(delete(Passkey).where(Passkey.player_id == player_id, Passkey.for_desk))
    await session.execute(delete(DeskToken).where(DeskToken.player_id == player_id))
    gone = delete(Operator).where(Operator.player_id == player_id).returning(Operator.player_id)
    return await session.scalar(gone) is not None


async def all_operators(session: AsyncSession) -> list[OperatorRow]:
    """Return all operators, the first one first."""
    found = await session.execute(
        select(Player.id, Player.name, Operator.role, Operator.added_at)
        .join(Player, Player.id == Operator.player_id)
        .order_by(Operator.added_at)
    )
    return [OperatorRow(*row) for row in found]


async def has_others(session: AsyncSession, player_id: str) -> bool:
    """Whether anybody but this player is an operator."""
    others = select(Operator.player_id).where(Operator.player_id != player_id).limit(1)
    return await session.scalar(others) is not None


async def find_player(session: AsyncSession, address: str) -> Player | None:
    """Return the player with this id, or with this address of their public page (`name-1234`)."""
    wanted = (
        select(Player)
        .outerjoin(PublicPage, PublicPage.player_id == Player.id)
        .where(or_(Player.id == address, PublicPage.handle == address))
    )
    return (await session.scalars(wanted)).first()


async def find_players(session: AsyncSession, text: str) -> list[Player]:
    """Return the players with exactly this name, this address of a public page or this id."""
    ids = union(
        select(Player.id).where(Player.name == text).limit(FOUND),
        select(Player.id).where(Player.id == text),
        select(PublicPage.player_id).where(PublicPage.handle == text),
    ).subquery()
    wanted = select(Player).join(ids, ids.c.id == Player.id)
    return list(await session.scalars(wanted.order_by(Player.created_at.desc()).limit(FOUND)))


def add_token(
    session: AsyncSession, token_hash: bytes, player_id: str, at: datetime, *, is_link: bool
) -> None:
    """Add a session at the desk, or a link that begins one."""
    session.add(DeskToken(token_hash=token_hash, player_id=player_id, is_link=is_link, created_at=at))


async def has_link(session: AsyncSession, player_id: str, token_hash: bytes) -> bool:
    """Whether this link leads to a session of this player, and was not used yet."""
    return await session.scalar(select(DeskToken.player_id).where(*_link(player_id, token_hash))) is not None


async def use_link(session: AsyncSession, player_id: str, token_hash: bytes) -> bool:
    """Use up a link of a player; return whether there was one."""
    used = delete(DeskToken).where(*_link(player_id, token_hash)).returning(DeskToken.player_id)
    return await session.scalar(used) is not None


def _link(player_id: str, token_hash: bytes) -> tuple[ColumnElement[bool], ...]:
    return (
        DeskToken.token_hash == token_hash,
        DeskToken.player_id == player_id,
        DeskToken.is_link.is_(True),
        DeskToken.created_at > func.now() - LINK_LASTS,
    )


async def end_session(session: AsyncSession, token_hash: bytes) -> None:
    """End a session at the desk."""
    await session.execute(delete(DeskToken).where(DeskToken.token_hash == token_hash))


def note(
    session: AsyncSession,
    at: datetime,
    operator_id: str | None,
    what: str,
    player_id: str | None = None,
    case_id: str | None = None,
    reason: str = "",
) -> None:
    """Add a line to the log."""
    session.add(
        DeskEntry(
            at=at, operator_id=operator_id, what=what, player_id=player_id, case_id=case_id, reason=reason
        )
    )


async def log_lines(
    session: AsyncSession, *, player_id: str | None = None, limit: int | None = LOG_PAGE
) -> list[LogLine]:
    """Return the newest lines of the log, or those about a player; all with `limit` None."""
    wanted = _log(player_id is not None).limit(limit)
    return [
        LogLine(*row) for row in await session.execute(wanted, {"player": player_id} if player_id else {})
    ]


@cache
def _log(of_player: bool) -> Select[*tuple[Any, ...]]:
    """Return the statement that lists the log, newest lines first, or those about one player."""
    who, whom = aliased(Player), aliased(Player)
    wanted = (
        select(
            DeskEntry.at,
            who.name,
            DeskEntry.what,
            DeskEntry.player_id,
            whom.name,
            DeskEntry.case_id,
            DeskEntry.reason,
        )
        .outerjoin(who, who.id == DeskEntry.operator_id)
        .outerjoin(whom, whom.id == DeskEntry.player_id)
        .order_by(DeskEntry.at.desc(), DeskEntry.id.desc())
    )
    return wanted.where(DeskEntry.player_id == bindparam("player")) if of_player else wanted
