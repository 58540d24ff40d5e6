"""The next cup: the same rules for the same coaches, as soon as one of them wants it."""

import secrets
from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import players, tournaments
from app.db.tournament_models import Coach
from app.db.tournament_models import Tournament as Header
from app.db.tournament_status import TournamentStatus
from app.engine.capabilities.tournament_chance import ID_LENGTH
from app.errors import AlreadyStarted, Conflict, Forbidden, MatchFull
from app.table.registry.table_registry import TableRegistry
from app.table.state.match_settings import random_word
from app.table.state.player_words import CHANCE_VERSION
from app.tournaments.enrolment import Enrolment
from app.tournaments.news import TournamentNews
from app.tournaments.repository import Store
from app.tournaments.tournament import Tournament


class NextCups:
    def __init__(self, tables: TableRegistry, enrolment: Enrolment, news: TournamentNews) -> None:
        self._tables = tables
        self._store = Store(tables, news)
        self._enrolment = enrolment

    async def join(self, tournament_id: str, player_id: str, word_commitment: str | None = None) -> str:
        """Take a place in the next cup, with the coach's team if it is free; return the id of that cup.

        The first coach to join proposes the cup. A coach who comes too late can only watch.
        `word_commitment` is that of a new word. Raises Conflict, Forbidden or BadRequest.
        """
        async with self._store.changing(tournament_id, player_id) as (last, session):
            mine = last.coach_of(player_id)
            if last.header.status != TournamentStatus.FINISHED:
                raise Conflict("tournament-not-over")
            if mine is None:
                raise Forbidden("next-cup-coaches")
            following = await tournaments.next_of(session, tournament_id)
            others: set[str] = set()
            if following is None:
                following = await self._propose(session, last, player_id)
                others = {row.player_id for row in last.coaches if row.player_id} - {player_id}
            id_, code, team = following.id, following.code, last.coaches[mine].team
        await self._call(following, player_id, others)
        for wanted in (team, None):
            try:
                await self._enrolment.sit(id_, player_id, wanted, code, word_commitment)
                break
            except (AlreadyStarted, MatchFull):
                break
            except Conflict:
                continue  # another coach has that team, or this one has a place already
        return id_

    async def _propose(self, session: AsyncSession, last: Tournament, player_id: str) -> Header:
        """Add the only next cup: the caller has locked the finished one and seen that it has none."""
        following = once_more(last.header, last.game.rules_version, player_id)
        places = [place_of_computer(following.id, row) for row in last.coaches]
        await tournaments.add(session, following, places)
        return following

    async def _call(self, following: Header, host_id: str, others: set[str]) -> None:
        """Notify the other coaches of the finished cup, on whatever page they are."""
        if not others:
            return
        async with self._tables.sessions() as session:
            names = await players.names(session, {host_id})
        title = self._tables.games[following.game].title
        self._tables.notifier.invite_to_cup(
            following.id, following.game, title, name=names[host_id], players=others
        )


def once_more(last: Header, rules_version: int, host_id: str) -> Header:
    """Return the header of a cup with the same rules and access: viewers of the last cup can follow to it."""
    return Header(
        id=random_word(ID_LENGTH),
        code=last.code,
        name=last.name,
        game=last.game,
        rules_version=rules_version,
        options=last.options,
        clock=last.clock,
        rated=last.rated,
        fill_with=last.fill_with,
        grace_minutes=last.grace_minutes,
        pause_minutes=last.pause_minutes,
        visibility=last.visibility,
        status=TournamentStatus.LOBBY,
        host_id=host_id,
        server_seed=secrets.token_bytes(32),
        chance_version=CHANCE_VERSION,
        created_at=datetime.now(UTC),
        next_of=last.id,
    )


def place_of_computer(tournament_id: str, row: Coach) -> Coach:
    """Return the same place in the next cup: a computer keeps its team and sits at once, people are
    invited.
    """
    if row.bot is None:
        return Coach(tournament_id=tournament_id, coach=row.coach)
    return Coach(
        tournament_id=tournament_id,
        coach=row.coach,
        bot=row.bot,
        team=row.team,
    )
