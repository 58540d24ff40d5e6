"""Tournaments in the database: read, or held while they change."""

import contextlib
from collections.abc import AsyncIterator

from sqlalchemy.ext.asyncio import AsyncSession

from app.db import tournaments
from app.db.models import Coach, Tournament
from app.table.cup import Cup
from app.table.errors import Conflict, Forbidden, NotFound
from app.table.tables import Tables


class CupStore:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def get(self, session: AsyncSession, cup_id: str) -> Cup:
        """The tournament as it is now. Raises NotFound."""
        header = await tournaments.by_id(session, cup_id) if cup_id.isalnum() else None
        return await self._read(session, header)

    @contextlib.asynccontextmanager
    async def changing(self, cup_id: str) -> AsyncIterator[tuple[Cup, AsyncSession]]:
        """The tournament, held against everybody else until the transaction is committed."""
        async with self._tables.sessions.begin() as session:
            header = await tournaments.for_change(session, cup_id) if cup_id.isalnum() else None
            yield await self._read(session, header), session

    async def _read(self, session: AsyncSession, header: Tournament | None) -> Cup:
        if header is None:
            raise NotFound("There is no such tournament.")
        game = self._tables.games.get(header.game)
        if game is None or game.tournament is None:
            raise Conflict("This server no longer has tournaments of this game.")
        entries = await tournaments.entries(session, header.id)
        if entries and game.rules_version != header.rules_version:
            raise Conflict("The rules of this game have changed since: this tournament cannot go on.")
        coaches = (await tournaments.coaches_of(session, [header.id]))[header.id]
        return Cup(header, coaches, game, entries)


def may_enter(cup: Cup, player_id: str | None, code: str | None) -> bool:
    """Whether somebody may look at it: it is public, he takes part or hosts it, or has its code."""
    header = cup.header
    known = player_id is not None and (header.host_id == player_id or cup.coach_of(player_id) is not None)
    return header.visibility == "public" or code == header.code or known


def place_of(cup: Cup, coach: int) -> Coach:
    if not 0 <= coach < len(cup.coaches):
        raise NotFound("There is no such place.")
    return cup.coaches[coach]


def only_host(cup: Cup, player_id: str) -> None:
    if cup.header.host_id != player_id:
        raise Forbidden("Only the host can do this.")
