"""Queries about whom players have blocked, muted, or do not want to meet again soon. None of them commits.

A block holds both ways at a table: neither sits down where the other one is. The marked player is not told.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, bindparam, delete, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_one_of
from app.db.connection import read_rows
from app.db.identity_models import PeopleMark
from app.db.models import Player
from app.errors import Conflict, Forbidden

NOT_AGAIN_FOR = timedelta(days=30)


class MarkKind(StrEnum):
    """A player's wish about another one."""

    BLOCK = "block"
    MUTE = "mute"
    NOT_AGAIN = "not_again"


SILENCING = (MarkKind.BLOCK, MarkKind.MUTE)
"""The marks with which nothing of the other one's chat arrives."""


SILENCED = select(PeopleMark.other_id).where(
    PeopleMark.player_id == bindparam("player"), PeopleMark.kind.in_(SILENCING)
)
BLOCKS = select(PeopleMark.player_id, PeopleMark.other_id).where(
    PeopleMark.kind == MarkKind.BLOCK,
    or_(
        and_(PeopleMark.player_id == bindparam("player"), is_one_of(PeopleMark.other_id, "others")),
        and_(PeopleMark.other_id == bindparam("player"), is_one_of(PeopleMark.player_id, "others")),
    ),
)


class MarkedPlayer(Struct, frozen=True):
    """A player on whom another one has put a mark."""

    id: str
    name: str
    kind: str
    at: datetime


def _is_valid(now: datetime) -> ColumnElement[bool]:
    """Return the condition that a mark still counts."""
    return or_(PeopleMark.kind != MarkKind.NOT_AGAIN, PeopleMark.at > now - NOT_AGAIN_FOR)


async def put(session: AsyncSession, player_id: str, other_id: str, kind: MarkKind, at: datetime) -> None:
    """Put a mark on another player, from now on if there is one already."""
    row = insert(PeopleMark).values(player_id=player_id, other_id=other_id, kind=kind, at=at)
    keys = ["player_id", "other_id", "kind"]
    await session.execute(row.on_conflict_do_update(index_elements=keys, set_={"at": at}))


async def remove(session: AsyncSession, player_id: str, other_id: str, kind: MarkKind) -> None:
    """Remove a mark, if there is one."""
    wanted = delete(PeopleMark).where(PeopleMark.player_id == player_id, PeopleMark.other_id == other_id)
    await session.execute(wanted.where(PeopleMark.kind == kind))


async def on_player(session: AsyncSession, player_id: str, other_id: str, now: datetime) -> set[str]:
    """Return the kinds of the marks that a player has put on another one."""
    wanted = select(PeopleMark.kind).where(
        PeopleMark.player_id == player_id, PeopleMark.other_id == other_id, _is_valid(now)
    )
    return {*await session.scalars(wanted)}


async def by_player(session: AsyncSession, player_id: str, now: datetime) -> list[MarkedPlayer]:
    """Return all marks of a player, sorted by name."""
    wanted = select(PeopleMark.other_id, Player.name, PeopleMark.kind, PeopleMark.at).join(
        Player, Player.id == PeopleMark.other_id
    )
    found = await session.execute(
        wanted.where(PeopleMark.player_id == player_id, _is_valid(now)).order_by(Player.name, Player.id)
    )
    return [MarkedPlayer(*row) for row in found]


async def silenced_by(session: AsyncSession, player_id: str) -> frozenset[str]:
    """Return the players whose chat does not arrive at this one."""
    return frozenset(await session.scalars(SILENCED, {"player": player_id}))


async def blocks_between(
    session: AsyncSession, player_id: str, others: Iterable[str]
) -> tuple[frozenset[str], frozenset[str]]:
    """Return which of the others the player has blocked, and which of them have blocked the player."""
    found = [*await read_rows(session, BLOCKS, {"player": player_id, "others": [*others]})]
    own = frozenset(other for one, other in found if one == player_id)
    return own, frozenset(one for one, _ in found if one != player_id)


async def check_blocks(session: AsyncSession, player_id: str, others: Iterable[str]) -> None:
    """Raise Conflict if the player has blocked one of the others, Forbidden if one of them the player.

    The second sentence says no more than that the seat cannot be had.
    """
    own, of_others = await blocks_between(session, player_id, set(others) - {player_id})
    if own:
        raise Conflict("you-blocked")
    if of_others:
        raise Forbidden("cannot-sit")


async def wants_to_meet(session: AsyncSession, player_id: str, other_id: str, now: datetime) -> bool:
    """Return whether an invitation of the other one may reach this player."""
    return not await on_player(session, player_id, other_id, now) & {MarkKind.BLOCK, MarkKind.NOT_AGAIN}
