"""Runs tournaments: takes the coaches' choices, has the matches played, takes their results over.

Every change happens in one transaction that holds the tournament's row, so that two processes
never do the same twice; what a crash leaves undone is found undone by the next look (`look`).
"""

import asyncio
import contextlib
import secrets
from datetime import UTC, datetime
from typing import Any

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from app.db import tournaments
from app.db.models import Match
from app.engine import tournament as rules
from app.engine.chance import FairChance
from app.table.absence import absent_seats, to_serve
from app.table.cup import Cup
from app.table.cup_matches import final_state, opened_match
from app.table.cup_store import CupStore, only_host, place_of
from app.table.document import storable
from app.table.errors import (
    AlreadyStarted,
    BadRequest,
    Conflict,
    Forbidden,
    Illegal,
    MatchOver,
    NotYourTurn,
    TableError,
)
from app.table.referee import Referee
from app.table.tables import Tables

log = structlog.get_logger()

NEWS_SECONDS = 1.0
NEWS_A_ROUND = 30
"""After so many looks for news one at all running tournaments, for those who are late."""


class Cups:
    def __init__(self, tables: Tables, referee: Referee) -> None:
        self._tables = tables
        self._referee = referee
        self._store = CupStore(tables)

    # --- what coaches do ---------------------------------------------------------------------

    async def start(self, cup_id: str, player_id: str) -> None:
        async with self._store.changing(cup_id) as (cup, session):
            only_host(cup, player_id)
            if cup.header.status != "lobby":
                raise AlreadyStarted("This tournament has started already.")
            if not all(row.player_id or row.bot for row in cup.coaches):
                raise Conflict("There are free places: every place needs a coach or a computer coach.")
            if cup.game.rules_version != cup.header.rules_version:
                raise Conflict("The rules of this game have changed since: open a new tournament.")
            session.add(cup.entry("start", _now(), {}))
            cup.header.status = "playing"
        await self.look(cup_id)

    async def choose(self, cup_id: str, player_id: str, raw: object, ref: str, strict: bool = True) -> int:
        """Take a coach's choice, once: the same `ref` again gives the first answer, its number.

        Raises BadRequest, NotYourTurn or Illegal; then nothing has changed.
        """
        if not 1 <= len(ref) <= 64 or not storable(ref):
            raise BadRequest("A ref has 1 to 64 characters.")
        async with self._store.changing(cup_id) as (cup, session):
            coach = cup.coach_of(player_id)
            if coach is None:
                raise NotYourTurn("Only the coaches of this tournament choose.")
            if (done := await tournaments.by_ref(session, cup_id, coach, ref)) is not None:
                return done
            choice = allowed_choice(cup, coach, raw, strict)
            row = cup.entry("choice", _now(), {"choice": msgspec.to_builtins(choice)}, coach=coach, ref=ref)
            session.add(row)
        await self.look(cup_id)
        return row.seq

    async def leave(self, cup_id: str, player_id: str, coach: int) -> None:
        """Free a place in the lobby; after the start give up all matches to come, and the one under way."""
        async with self._store.changing(cup_id) as (cup, session):
            row = place_of(cup, coach)
            if row.player_id != player_id and cup.header.host_id != player_id:
                raise Forbidden("Only the host can remove somebody from a tournament.")
            if cup.header.status == "lobby":
                row.player_id = row.bot = row.team = row.client_seed = None
            elif row.player_id != player_id:
                raise AlreadyStarted("Nobody is removed after the start.")
            elif cup.header.status == "finished":
                raise MatchOver("This tournament is over.")
            elif coach not in cup.rules.left(cup.state):
                session.add(cup.entry("leave", _now(), {}, coach=coach))
        await self.look(cup_id)

    # --- what goes on by itself ---------------------------------------------------------------

    async def look(self, cup_id: str) -> Cup:
        """The tournament as it stands, with everything done that was left to do. Raises NotFound."""
        async with self._tables.sessions() as session:
            cup = await self._store.get(session, cup_id)
            opened = await tournaments.matches_of(session, cup_id)
            absent = await absent_seats(session, cup, _running(cup, opened))
        if cup.header.status != "playing":
            return cup
        await self._forfeit(absent)
        if not absent and not _has_work(cup, opened):
            return cup
        async with self._store.changing(cup_id) as (cup, session):
            begun = await self._go_on(session, cup)
        for match_id in begun:
            self._referee.attend(await self._tables.get(match_id))
        return cup

    async def watch(self) -> None:
        """For ever: take over what has ended, here or in another process, and look for who is late."""
        looks = 0
        while True:
            try:
                async with self._tables.sessions() as session:
                    find = tournaments.with_news if looks % NEWS_A_ROUND else tournaments.playing
                    found = await find(session)
                for cup_id in found:
                    await self._tended(cup_id)
            except Exception:
                log.exception("tournaments_not_watched")
            looks += 1
            await asyncio.sleep(NEWS_SECONDS)

    async def _tended(self, cup_id: str) -> None:
        try:
            await self.look(cup_id)
        except Exception:  # one tournament in trouble does not hold up the others
            log.exception("tournament_stuck", tournament=cup_id)

    async def _go_on(self, session: AsyncSession, cup: Cup) -> list[str]:
        """Everything that nobody has to wait for, in the caller's transaction; the matches begun."""
        begun: list[str] = []
        more = cup.header.status == "playing"
        while more:
            opened = await tournaments.matches_of(session, cup.header.id)
            more = await self._take_over(session, cup, opened)
            more = _choose_for_the_absent(session, cup) or more
            for fixture in cup.due():
                if fixture.number not in opened:
                    begun.append(await opened_match(session, cup, fixture))
                    more = True
            await session.flush()
        if cup.header.status == "playing" and cup.rules.over(cup.state):
            cup.header.status, cup.header.finished_at = "finished", _now()
        return begun

    async def _take_over(self, session: AsyncSession, cup: Cup, opened: dict[int, Match]) -> bool:
        """The results of matches that have ended; each once, as `fixture` is unique among the entries."""
        ended = [one for one in cup.due() if one.number in opened and opened[one.number].status == "finished"]
        for fixture in ended:
            match = opened[fixture.number]
            report = cup.rules.reported(await final_state(session, match, cup.game))
            body = {"match": match.id, "report": msgspec.to_builtins(report)}
            session.add(cup.entry("result", _now(), body, fixture=fixture.number))
        return bool(ended)

    async def _forfeit(self, absent: list[tuple[str, int]]) -> None:
        for match_id, seat in absent:
            table = await self._tables.get(match_id)
            with contextlib.suppress(TableError):  # it has ended meanwhile, or another process was faster
                await self._referee.forfeit(table, seat)


def allowed_choice(cup: Cup, coach: int, raw: object, strict: bool) -> Any:
    """Raises BadRequest, NotYourTurn or Illegal."""
    if cup.state is None:
        raise Conflict("This tournament has not started yet.")
    try:
        choice = rules.choice_of(cup.rules, raw, strict=strict)
    except msgspec.ValidationError as error:
        raise BadRequest(f"That is not a choice of this tournament: {error}.") from None
    if coach not in cup.rules.to_choose(cup.state):
        raise NotYourTurn("There is nothing for you to choose now.")
    objection = rules.first_objection(cup.rules, cup.state, coach, choice)
    if objection is not None:
        raise Illegal(cup.game.id, objection)
    return choice


def _choose_for_the_absent(session: AsyncSession, cup: Cup) -> bool:
    """Computer coaches choose by a lot of their own; whoever is not there chooses nothing."""
    waited_for = to_serve(cup)
    for coach in waited_for:
        if cup.coaches[coach].bot:
            choice = cup.rules.by_lot(cup.state, coach, FairChance(secrets.token_bytes(32)))
        else:
            choice = cup.rules.nothing(cup.state, coach)
        session.add(cup.entry("choice", _now(), {"choice": msgspec.to_builtins(choice)}, coach=coach))
    return bool(waited_for)


def _has_work(cup: Cup, opened: dict[int, Match]) -> bool:
    """Whether anything waits for the server."""
    unsettled = (opened.get(one.number) for one in cup.due())
    ready = any(match is None or match.status == "finished" for match in unsettled)
    return ready or bool(to_serve(cup)) or bool(cup.rules.over(cup.state))


def _running(cup: Cup, opened: dict[int, Match]) -> list[str]:
    matches = (opened.get(one.number) for one in cup.due())
    return [match.id for match in matches if match is not None and match.status == "playing"]


def _now() -> datetime:
    return datetime.now(UTC)
