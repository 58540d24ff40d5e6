"""Before the first action, and around the seats: create, sit, leave, start."""

import re
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct, structs
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from app.db import actions, due, matches
from app.db.actions import CLOCK
from app.db.models import Match, Seat
from app.engine.chance import FairChance
from app.engine.contract import Game, OptionsRefused, canonical, complete_options
from app.engine.schema import set_by
from app.engine.tournament import set_by_tournament
from app.table.clock import Clock, clock_json
from app.table.due import DueTimes
from app.table.errors import (
    AlreadyStarted,
    BadRequest,
    Conflict,
    Forbidden,
    MatchFull,
    MatchOver,
    NotFound,
)
from app.table.jerseys import jerseys_of
from app.table.moment import Moment, Told
from app.table.referee import Referee, entry_of
from app.table.replay import set_up
from app.table.strengths import strengths
from app.table.table import Begun, Table
from app.table.tables import Tables, seated
from app.table.timekeeper import keep_clocks
from app.table.timing import Instant, after_reseating, at_start, first_zero

CODE_ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"  # nothing that reads like something else
CODE_LENGTH = 10  # 49 bits
ID_LENGTH = 14
START = "start"
TIME_TO_LOOK_UP = timedelta(seconds=5)
CLIENT_SEED = re.compile(r"[!-~]{1,64}")


class Wish(Struct, frozen=True):
    """What a host wants to play."""

    game: str
    seats: int
    options: dict[str, Any]
    visibility: str
    sit: bool
    client_seed: str | None
    seed: bytes | None
    """Only where the server allows it: makes a match reproducible."""
    clock: Clock | None = None


def word(length: int) -> str:
    """A random word that can be read aloud."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))


def fresh_client_seed() -> str:
    return secrets.token_hex(16)


def checked_seed(seed: str | None) -> str:
    """A client's share of the chance, or one of ours. Raises BadRequest."""
    if seed is None:
        return fresh_client_seed()
    if not CLIENT_SEED.fullmatch(seed):
        raise BadRequest("A client seed is 1 to 64 printable ASCII characters without spaces.")
    return seed


class Lobby:
    def __init__(self, tables: Tables, referee: Referee, due: DueTimes) -> None:
        self._tables = tables
        self._referee = referee
        self._due = due
        due.on(START, self._start_by_itself)

    async def create(self, host_id: str, wish: Wish) -> Table:
        """A new match, the host on seat 0 if he wants. Raises BadRequest."""
        game = self._tables.games.get(wish.game)
        if game is None:
            raise BadRequest(f"There is no game called {wish.game}.")
        match = new_match(game, host_id, structs.replace(wish, options=hosts_own(game, wish.options)))
        first = Seat(player_id=host_id, client_seed=checked_seed(wish.client_seed)) if wish.sit else Seat()
        rows = [first, *(Seat() for _ in range(wish.seats - 1))]
        for number, row in enumerate(rows):
            row.match_id, row.seat = match.id, number
        async with self._tables.sessions.begin() as session:
            await matches.add(session, match, rows)
        return await self._tables.get(match.id)

    async def sit(
        self, table: Table, player_id: str, seat: int | None, code: str | None, client_seed: str | None
    ) -> None:
        """Take a free seat; after the start, that of somebody who has left."""
        seed = checked_seed(client_seed)
        async with self.changing(table) as (match, seats):
            if match.status == "finished":
                raise MatchOver("This match is over.")
            mine = next((row for row in seats if row.player_id == player_id), None)
            if mine is not None and not ((mine.away or mine.idle) and seat in (None, mine.seat)):
                raise Conflict("You sit at this table already.")
            kept = next((row for row in seats if row.kept_for == player_id), None)
            if mine is None and kept is None:
                self._may_enter(match, player_id, code)
            wanted = kept.seat if kept is not None and seat is None and match.status == "lobby" else seat
            row = mine or free_seat(seats, wanted, started=match.status != "lobby", player_id=player_id)
            row.player_id, row.away, row.away_since, row.idle = player_id, False, None, False
            if match.status == "lobby":
                row.client_seed = seed  # who sits down later changes none
            if row is kept:
                row.declined = False

    async def seat_bot(
        self, table: Table, player_id: str, seat: int | None, strength: str, client_seed: str | None = None
    ) -> None:
        """The host lets the server play a free seat."""
        check_strength(self._tables.games[table.header.game], strength)
        seed = checked_seed(client_seed)
        async with self.changing(table) as (match, seats):
            if match.host_id != player_id:
                raise Forbidden("Only the host can seat a computer player.")
            if match.status != "lobby":
                raise AlreadyStarted("This match has started: its seats are given.")
            row = free_seat(seats, seat, started=False)
            row.bot, row.client_seed = strength, seed

    async def choose(self, table: Table, player_id: str, seat: int, jersey: str) -> None:
        """Another jersey for one's own seat, or (the host) for a free one or a computer player's.

        Whoever has it and is no player takes the one that is given for it.
        """
        async with self.changing(table) as (match, seats):
            if match.status != "lobby":
                raise AlreadyStarted("Jerseys are chosen before the start.")
            if not 0 <= seat < len(seats):
                raise NotFound("There is no such seat.")
            owner = seats[seat].player_id
            if player_id != (match.host_id if owner is None else owner):
                raise Forbidden("Every player chooses his own jersey.")
            if table.game is None or (jerseys := jerseys_of(table.game)) is None:
                raise BadRequest("In this game there are no jerseys to choose.")
            match.options, giver = jerseys.wearing(match.options, seat, jersey)
            if giver not in (None, seat) and seats[giver].player_id is not None:
                raise Conflict("Another player wears this jersey.")
            table.header = structs.replace(table.header, options=match.options)

    async def leave(self, table: Table, player_id: str, seat: int) -> None:
        """Leave a seat, or (the host, in the lobby) free somebody else's.

        After the start the server plays a leaver's seat until he is back or somebody takes his place.
        """
        async with self.changing(table) as (match, seats):
            if not 0 <= seat < len(seats):
                raise NotFound("There is no such seat.")
            row = seats[seat]
            if row.player_id != player_id and match.host_id != player_id:
                raise Forbidden("Only the host can remove somebody from the table.")
            if match.status == "lobby":
                row.player_id = row.bot = row.client_seed = None
            elif match.status == "finished":
                raise MatchOver("This match is over.")
            elif row.player_id != player_id:
                raise AlreadyStarted("Nobody is removed after the start.")
            else:
                row.away, row.away_since = True, datetime.now(UTC)
        self._referee.attend(table)

    def attend(self, table: Table) -> None:
        """Seats have changed hands: the server plays its own from now on."""
        self._referee.attend(table)

    async def come_back(self, table: Table, player_id: str | None, *, speaks: bool = True) -> None:
        """A leaver who is here again plays his seat himself, if nobody else has taken it; who was silent
        for so long that the computer keeps his seat, as soon as he `speaks`."""
        seat = table.seat_of(player_id)
        if seat is None or table.status != "playing":
            return
        if table.seats[seat].away or (speaks and table.seats[seat].idle):
            assert player_id is not None
            await self.sit(table, player_id, seat, None, None)

    async def start(self, table: Table, player_id: str) -> None:
        """The host, or at a rematch whoever is in."""
        await self._start(table, player_id)

    async def _start_by_itself(self, match_id: str) -> None:
        await self._start(await self._tables.get(match_id), None)

    async def _start(self, table: Table, player_id: str | None) -> None:
        """Set the game up: action number 0, committed with the new status. `player_id` None: by itself."""
        async with table.lock:
            async with self._tables.sessions.begin() as session:
                match, seats = await self._held(session, table)
                if player_id is None and not self._is_due(match):
                    return
                self._may_start(table, match, seats, player_id or match.host_id)
                table.seats = await seated(session, match.id)
                begun = await begin(session, match, table, self._tables.instant())
                table.uncertain = True  # until the commit has been answered
            table.uncertain = False
            table.begin(begun)
            await self._tables.show_rematch(table)
        self._referee.attend(table)

    def _may_start(self, table: Table, match: Match, seats: list[Seat], player_id: str) -> None:
        sits = any(row.player_id == player_id for row in seats)
        if match.host_id != player_id and not (match.rematch_of and sits):
            raise Forbidden("Only the host can start this match.")
        if match.status != "lobby":
            raise AlreadyStarted("This match has started already.")
        if not is_full(seats):
            raise Conflict("There are free seats: every seat needs a player or a computer player.")
        if table.game is None or table.game.rules_version != match.rules_version:
            raise Conflict("The rules of this game have changed since: open a new table.")

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[tuple[Match, list[Seat]]]:
        """Match and seats as the database has them, kept from changing otherwise meanwhile. At the end what
        was changed is committed, and shown to everybody."""
        async with table.lock, self._tables.sessions.begin() as session:
            match, seats = await self._held(session, table)
            yield match, seats
            if match.rematch_of is not None and match.status == "lobby":
                await self._wait_for_all(session, match, seats)
            await self._settle(session, table)
            if match.starts_at is not None:
                self._due.expect(match.starts_at)

    async def _wait_for_all(self, session: AsyncSession, match: Match, seats: list[Seat]) -> None:
        """A rematch begins by itself when nobody is missing; several people are given time to look up."""
        match.starts_at = None
        if is_full(seats):
            people = sum(row.player_id is not None for row in seats)
            match.starts_at = self._due.now() + (TIME_TO_LOOK_UP if people > 1 else timedelta())
            await due.put(session, match.id, START, match.starts_at)

    def _is_due(self, match: Match) -> bool:
        return match.status == "lobby" and match.starts_at is not None and match.starts_at <= self._due.now()

    async def _held(self, session: AsyncSession, table: Table) -> tuple[Match, list[Seat]]:
        if table.uncertain:
            await self._tables.catch_up(table)
        match = await matches.for_change(session, table.header.id)
        assert match is not None
        return match, (await matches.seats_of(session, [match.id]))[match.id]

    async def _settle(self, session: AsyncSession, table: Table) -> None:
        """A player has one seat at a table."""
        try:
            await session.flush()
        except IntegrityError:
            raise Conflict("You sit at this table already.") from None
        seats = await seated(session, table.header.id)
        clocks = table.clocks
        if table.status == "playing" and table.moment is not None:
            clocks = after_reseating(table, seats, self._tables.instant())
        if clocks is not table.clocks:
            await keep_clocks(session, table, clocks)
        table.uncertain = True  # until the commit has been answered
        await session.commit()
        table.uncertain = False
        table.clocks = clocks
        table.reseat(seats)
        await self._tables.show_rematch(table)

    def _may_enter(self, match: Match, player_id: str, code: str | None) -> None:
        if match.visibility == "private" and code != match.code and match.host_id != player_id:
            raise Forbidden("This table is private: its invite link opens it.")


async def begin(session: AsyncSession, match: Match, table: Table, time: Instant) -> Begun:
    """Set a match up: action number 0 and the new status, in the caller's transaction."""
    assert table.game is not None
    chance = FairChance(table.key())
    step = set_up(table, chance)
    moment = Moment(table.game, 0, chance.at, step.state)
    told, clocks = Told(0, None, step.events), at_start(table, moment, time)
    due_at = first_zero(table, clocks)
    actions.add(session, entry_of(match.id, None, None, moment, chance.draws, told, time.now, clocks))
    if due_at is not None:
        await due.put(session, match.id, CLOCK, due_at)
    match.status, match.started_at = "playing", time.now
    if moment.outcome is not None:  # over before the first action
        match.status, match.finished_at = "finished", match.started_at
        match.outcome = msgspec.to_builtins(moment.outcome)
    return Begun(moment, told, clocks, due_at)


def hosts_own(game: Game[Any, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Without what only a tournament sets. Raises BadRequest where a host has set it himself."""
    defaults, reserved = game.options(), set_by_tournament(game.options) & options.keys()
    if any(canonical(options[name]) != canonical(getattr(defaults, name)) for name in reserved):
        raise BadRequest(f"Only a tournament sets {', '.join(sorted(reserved))}.")
    return {name: value for name, value in options.items() if name not in reserved}


def own_options(games: Mapping[str, Game[Any, Any]], game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a match without those that its tournament or its seats have set: for another match."""
    game = games.get(game_id)
    untold = {*set_by(game.options, "tournament"), *set_by(game.options, "seat")} if game else set()
    return {name: value for name, value in options.items() if name not in untold}


def new_match(game: Game[Any, Any], host_id: str, wish: Wish) -> Match:
    """Raises BadRequest for options that cannot be played."""
    try:
        options = complete_options(game, wish.options, wish.seats)
    except OptionsRefused as error:
        raise BadRequest(str(error)) from None
    return Match(
        id=word(ID_LENGTH),
        code=word(CODE_LENGTH),
        game=game.id,
        rules_version=game.rules_version,
        options=msgspec.to_builtins(options),
        clock=clock_json(wish.clock),
        visibility=wish.visibility,
        status="lobby",
        host_id=host_id,
        server_seed=wish.seed or secrets.token_bytes(32),
        created_at=datetime.now(UTC),
    )


def is_full(seats: list[Seat]) -> bool:
    return all(row.player_id or row.bot for row in seats)


def free_seat(seats: list[Seat], wanted: int | None, started: bool, player_id: str | None = None) -> Seat:
    """The wanted seat, or the first one free for this player. Raises NotFound, Conflict, MatchFull."""
    free = [row for row in seats if (row.away if started else is_free(row, player_id))]
    if wanted is None:
        if not free:
            raise MatchFull("Every seat at this table is taken. You can watch.")
        return free[0]
    if not 0 <= wanted < len(seats):
        raise NotFound("There is no such seat.")
    if seats[wanted] not in free:
        raise Conflict("This seat is taken.")
    return seats[wanted]


def is_free(row: Seat, player_id: str | None) -> bool:
    """Nobody sits there, and it is kept for nobody else."""
    return row.player_id is None and row.bot is None and (row.declined or row.kept_for in (None, player_id))


def check_strength(game: Game[Any, Any], strength: str) -> None:
    if strength not in (known := strengths(game)):
        there = ", ".join(known)
        raise BadRequest(f"{game.title} has no computer player called {strength}: there is {there}.")
