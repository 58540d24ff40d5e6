"""Reads tournaments from the database, and locks them while they change."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import tournaments
from app.db.tournament_models import Coach
from app.db.tournament_models import Tournament as Header
from app.errors import Conflict, Forbidden, NotFound
from app.table.registry.table_registry import TableRegistry
from app.tournaments.formats.rules import tournament_rules
from app.tournaments.news import TournamentNews
from app.tournaments.tournament import Tournament


class Store:
    def __init__(self, tables: TableRegistry, news: TournamentNews) -> None:
        self._tables = tables
        self._news = news

    async def get(self, session: AsyncSession, tournament_id: str) -> Tournament:
        """Return the tournament as it is now. Raises NotFound."""
        header = await tournaments.by_id(session, tournament_id) if tournament_id.isalnum() else None
        return await self._read(session, header)

    @contextlib.asynccontextmanager
    async def changing(
        self, tournament_id: str, player_id: str | None = None, code: str | None = None
    ) -> AsyncIterator[tuple[Tournament, AsyncSession]]:
        """Lock the tournament against other changes and yield it; the transaction is committed at the end.

        `player_id`: The player that asks for the change; None for the server. Raises NotFound, and Forbidden
        if that player cannot view the tournament.
        """
        async with self._tables.sessions.begin() as session:
            header = await tournaments.lock_row(session, tournament_id) if tournament_id.isalnum() else None
            tournament = await self._read(session, header)
            if player_id is not None and not may_enter(tournament, player_id, code):
                raise Forbidden("private-tournament")
            yield tournament, session
        self._news.publish(tournament_id)  # committed: only now may viewers look

    async def _read(self, session: AsyncSession, header: Header | None) -> Tournament:
        if header is None:
            raise NotFound("no-such-tournament")
        game = self._tables.games.get(header.game)
        if game is None or tournament_rules(game, header.options) is None:
            raise Conflict("tournaments-gone")
        entries = await tournaments.entries(session, header.id)
        if entries and game.rules_version != header.rules_version:
            raise Conflict("tournament-rests")
        coaches = (await tournaments.coaches_of(session, [header.id]))[header.id]
        # In a thread: after a restart every pairing is computed again, which may take a second.
        return await asyncio.to_thread(Tournament, header, coaches, game, entries)


def may_enter(tournament: Tournament, player_id: str | None, code: str | None) -> bool:
    """Return whether a player can view the tournament: it is public, theirs, or the code is right."""
    header = tournament.header
    known = player_id is not None and (
        header.host_id == player_id or tournament.coach_of(player_id) is not None
    )
    return header.visibility == "public" or code == header.code or known


def place_of(tournament: Tournament, coach: int) -> Coach:
    if not 0 <= coach < len(tournament.coaches):
        raise NotFound("no-such-place")
    return tournament.coaches[coach]


def only_host(tournament: Tournament, player_id: str) -> None:
    if tournament.header.host_id != player_id:
        raise Forbidden("host-only")
