"""Seats players, frees seats and takes players back. Every change of a match's seats goes through here."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import TypeAlias

from sqlalchemy.event import listen
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_object_session
from sqlalchemy.orm import Session

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import Match, Seat
from app.db.queries import matches, players, scheduled_jobs
from app.db.queries.people import marks
from app.engine.chain import ChainHead
from app.errors import AlreadyStarted, Conflict, Forbidden, MatchFull, MatchOver, NotFound, StadionError
from app.table.actions.clock_updates import clocks_after_reseating
from app.table.actions.referee import Referee
from app.table.actions.stored_clocks import store_clocks
from app.table.registry.match_rows import load_seats
from app.table.registry.table_registry import TableRegistry
from app.table.replay.position_loader import load_log_lines
from app.table.replay.table_event import LoggedEvent, write_events
from app.table.scheduler import Scheduler
from app.table.seating.remembered_rows import remembered_rows
from app.table.state.event_log import EventLog
from app.table.state.match_header import MatchHeader
from app.table.state.player_words import (
    clear_place,
    longest_seated,
    seat_player,
    validated_commitment,
)
from app.table.state.seat_choices import with_favourite
from app.table.state.substitutes import abandoned_seat, stand_up, take_over
from app.table.state.waiting_rules import REMATCH_STARTS_AFTER
from app.table.table import Table

Change: TypeAlias = Callable[[Match, list[Seat]], object]
"""Changes the rows of a match and its seats, or raises a StadionError."""


TOOK_OVER = "took_over"


class SeatingService:
    def __init__(self, tables: TableRegistry, referee: Referee, scheduler: Scheduler) -> None:
        self._tables = tables
        self._referee = referee
        self._scheduler = scheduler

    async def sit(
        self,
        table: Table,
        player_id: str,
        seat: int | None = None,
        code: str | None = None,
        word_commitment: str | None = None,
    ) -> None:
        """Take a free seat or, after the start, the seat of a player who has left.

        Before the start, `word_commitment` is the player's share of chance.

        Raises BadRequest, Conflict, Forbidden, NotFound, MatchFull or MatchOver.
        """
        commitment = validated_commitment(word_commitment)

        async with self._tables.sessions() as session:
            shirt = await players.shirt_of(session, player_id)

        def take(match: Match, seats: list[Seat]) -> None:
            mine = next((row for row in seats if row.player_id == player_id), None)
            kept = next((row for row in seats if row.kept_for == player_id), None)
            if mine is None:
                check_may_sit(match, player_id, code, asked=kept is not None)
            check_open(match)
            if mine is not None and not ((mine.away or mine.idle) and seat in (None, mine.seat)):
                raise Conflict("seated-already")
            wanted = (
                kept.seat if kept is not None and seat is None and match.status == MatchStatus.LOBBY else seat
            )
            if match.status == MatchStatus.LOBBY:
                row = mine or free_seat(seats, wanted, player_id)
                seat_player(row, player_id, commitment, self._scheduler.now())
                if mine is None:
                    match.options = with_favourite(table.game, match.options, seats, row.seat, shirt)
            elif mine is not None:
                row = mine
            else:
                row = abandoned_seat(
                    match, seats, wanted, player_id=player_id, code=code, now=self._scheduler.now()
                )
                take_over(match, row, player_id, table.seq)
            row.away, row.left, row.away_since, row.idle = False, False, None, False
            row.prodded_by = None
            if row is kept:
                row.declined = False

        await self.refuse_early(table, take)
        async with self.changing(table) as (match, seats):
            await _check_blocks(match, seats, player_id)
            take(match, seats)

    async def leave(self, table: Table, player_id: str, seat: int) -> None:
        """Leave a seat or, as the host in the lobby, free another player's seat.

        A host who leaves the lobby's seats is followed by the player who has sat there longest and is here.
        After the start the server plays the seat until its player is back or a substitute takes it.
        Raises Conflict, Forbidden, NotFound, AlreadyStarted or MatchOver.
        """

        def free(match: Match, seats: list[Seat]) -> None:
            check_open(match)
            if not 0 <= seat < len(seats):
                raise NotFound("no-such-seat")
            row = seats[seat]
            if row.player_id != player_id and match.host_id != player_id:
                raise Forbidden("host-removes")
            if match.status == MatchStatus.LOBBY:
                if row.player_id not in (None, player_id):
                    remove_player(match, row)
                is_host = row.player_id == match.host_id
                clear_place(row)
                if is_host:
                    match.host_id = longest_seated(seats, player_id, table.is_here) or player_id
            elif row.player_id != player_id:
                raise AlreadyStarted("removed-too-late")
            else:
                self._stand_up(table, match, row)

        await self.change(table, free)
        self._referee.attend(table)

    def _stand_up(self, table: Table, match: Match, row: Seat) -> None:
        now = self._scheduler.now()
        if row.first_id is not None:
            stand_up(match, row, now, first_is_here=table.is_here(row.first_id))
        else:
            row.away, row.left, row.away_since = True, True, now

    def attend(self, table: Table) -> None:
        """Let the server play its own seats, after seats have changed hands."""
        self._referee.attend(table)

    async def come_back(self, table: Table, player_id: str | None, *, speaks: bool = True) -> None:
        """Return a seat to its player, who is connected again, unless a substitute has taken it.

        A seat that the computer keeps because its player was silent is returned only if the player
        `speaks`: connecting alone is not enough.
        """
        seat = table.seat_of(player_id)
        if seat is None or table.status is not MatchStatus.PLAYING:
            return
        if table.seats[seat].away or (speaks and table.seats[seat].idle):
            assert player_id is not None
            await self.sit(table, player_id, seat)

    async def change(self, table: Table, by: Change) -> None:
        """Change a match and its seats by a function that may refuse, commit and show the change.

        The function first runs on what memory knows: a request that it refuses locks no row.
        """
        await self.refuse_early(table, by)
        async with self.changing(table) as (match, seats):
            by(match, seats)

    async def refuse_early(self, table: Table, by: Change) -> None:
        """Raise what a function raises that would change this match and its seats. Nothing is changed."""
        if table.uncertain:
            return
        try:
            by(*remembered_rows(table))
        except StadionError:
            if not table.shared:
                raise
            async with table.lock:  # another process may have changed the seats
                await self._tables.catch_up(table)
            by(*remembered_rows(table))

    @asynccontextmanager
    async def changing(
        self, table: Table, event: LoggedEvent | None = None
    ) -> AsyncIterator[tuple[Match, list[Seat]]]:
        """Lock and yield the match and its seats as they are stored.

        Changes made inside the block are committed at its end and shown to all viewers. If `event` is
        given, it becomes a line of the log.
        """
        await self._tables.check_heartbeat()
        async with table.lock, self._tables.sessions.begin() as session:
            match, seats = await self.lock_rows(session, table)
            yield match, seats
            events = [] if event is None else [event]
            events += await substitutions(session, table, match, seats)
            chain = write_events(session, table, events, self._scheduler.now())
            if match.rematch_of is not None and match.status == MatchStatus.LOBBY:
                await self._start_when_full(session, match, seats)
            await self._commit(session, table, match, events, chain=chain)
            if match.starts_at is not None:
                self._scheduler.wake_by(match.starts_at)

    async def _start_when_full(self, session: AsyncSession, match: Match, seats: list[Seat]) -> None:
        """Schedule the automatic start of a rematch when nobody is missing. Several people are given
        some seconds to look at the page.
        """
        match.starts_at = None
        if is_full(seats):
            people = sum(row.player_id is not None for row in seats)
            match.starts_at = self._scheduler.now() + (REMATCH_STARTS_AFTER if people > 1 else timedelta())
            await scheduled_jobs.schedule(session, match.id, JobKind.START, match.starts_at)

    @asynccontextmanager
    async def held_match(self, table: Table) -> AsyncIterator[tuple[AsyncSession, Match]]:
        """Lock and yield the row of the match, for changes of anything but its seats.

        The change is committed at the end of the block; only then may the caller show it. Without any
        change the other processes have nothing to take over. The caller holds the table's lock.
        """
        async with self._tables.sessions.begin() as session:
            match, _ = await self.lock_rows(session, table)
            is_changed = watch_changes(session)
            yield session, match
            await session.flush()
            if is_changed():
                match.stamp = matches.new_stamp()
            table.uncertain = True  # a commit without an answer may or may not have happened
        table.uncertain, table.stamp = False, match.stamp

    async def lock_rows(self, session: AsyncSession, table: Table) -> tuple[Match, list[Seat]]:
        """Lock and return the match and its seats; nothing else changes them until the transaction ends."""
        match = await self._tables.lock_row(session, table)
        return match, (await matches.seats_of(session, [match.id]))[match.id]

    async def _commit(
        self,
        session: AsyncSession,
        table: Table,
        match: Match,
        events: list[LoggedEvent],
        chain: ChainHead | None,
    ) -> None:
        """Commit a change of seats and show it. Raises Conflict if the player already has a seat at
        this table.
        """
        try:
            await session.flush()
        except IntegrityError:
            raise Conflict("seated-already") from None
        seats, header = await load_seats(session, table.header.id), MatchHeader.of(match)
        clocks = table.clocks
        if table.status is MatchStatus.PLAYING and table.position is not None:
            clocks = clocks_after_reseating(table, seats, self._tables.instant())
        if clocks is not table.clocks:
            await store_clocks(session, table, clocks)
        log = table.log
        if [one.sees_from for one in seats] != [one.sees_from for one in table.seats]:
            log = EventLog(
                len(seats), await load_log_lines(session, table, table.seq, table.sees_from(seats))
            )
        match.stamp = matches.new_stamp()
        table.uncertain = True  # a commit without an answer may or may not have happened
        await session.commit()
        table.uncertain, table.stamp = False, match.stamp
        if log is table.log:  # else it was read again, with these events
            for event in events:
                log.add_line(event.line(table.seq))
        table.header, table.clocks, table.log, table.chain = header, clocks, log, chain
        table.reseat(seats)
        await self._tables.show_rematch(table)


def watch_changes(session: AsyncSession) -> Callable[[], bool]:
    """Return a function that tells whether rows have been changed through the session since now."""
    changed = False

    def look(flushed: Session, *_: object) -> None:
        nonlocal changed
        changed = changed or bool(flushed.new) or any(map(flushed.is_modified, flushed.dirty))

    listen(session.sync_session, "before_flush", look)
    return lambda: changed


async def substitutions(
    session: AsyncSession, table: Table, match: Match, seats: list[Seat]
) -> list[LoggedEvent]:
    """Return an event for each seat of a match in progress that another player plays from now on."""
    if match.status != MatchStatus.PLAYING:
        return []
    changed = [row for row in seats if row.player_id not in (None, table.seats[row.seat].player_id)]
    known = await players.by_ids(session, {row.player_id for row in changed if row.player_id})
    return [
        LoggedEvent(row.seat, {"event": TOOK_OVER, "who": row.seat, "name": known[row.player_id].name})
        for row in changed
        if row.player_id
    ]


async def _check_blocks(match: Match, seats: list[Seat], player_id: str) -> None:
    """Raise Conflict or Forbidden if a player who is new to the table has blocked another one there, or has
    been blocked.
    """
    there = {row.player_id for row in seats if row.player_id is not None}
    if player_id in there:
        return
    session = async_object_session(match)
    assert session is not None
    await marks.check_blocks(session, player_id, there | {match.host_id})


def check_open(match: Match) -> None:
    """Raise MatchOver or Conflict if the seats of this match can no longer change."""
    if match.status == MatchStatus.FINISHED:
        raise MatchOver("match-over")
    if match.status == MatchStatus.CLOSED:
        raise MatchOver("table-closed")
    if match.status == MatchStatus.ASLEEP:
        raise Conflict("match-asleep")


def check_may_sit(match: Match, player_id: str, code: str | None, *, asked: bool) -> None:
    """Raise Forbidden if the player may not sit at this table. `asked` says that a seat is kept for them."""
    if player_id in match.removed:
        raise Forbidden("removed")
    if match.visibility == "private" and code != match.code and match.host_id != player_id and not asked:
        raise Forbidden("private-table")


def remove_player(match: Match, row: Seat) -> None:
    """Note that the player of this seat was removed. They may watch, and sit down again only if the host
    invites them.
    """
    match.removed = [*match.removed, row.player_id]
    row.declined = row.kept_for is not None


def is_full(seats: list[Seat]) -> bool:
    return all(row.player_id or row.bot for row in seats)


def free_seat(seats: list[Seat], wanted: int | None, player_id: str | None = None) -> Seat:
    """Return the wanted seat, or the first one that is free for this player. Raises NotFound, Conflict,
    MatchFull.
    """
    free = [row for row in seats if is_free(row, player_id)]
    if wanted is None:
        if not free:
            raise MatchFull("table-full")
        return free[0]
    if not 0 <= wanted < len(seats):
        raise NotFound("no-such-seat")
    if seats[wanted].locked:
        raise Conflict("seat-locked")
    if seats[wanted] not in free:
        raise Conflict("seat-taken")
    return seats[wanted]


def is_free(row: Seat, player_id: str | None) -> bool:
    """Return whether the seat is empty, unlocked, and kept for no other player."""
    if row.locked:
        return False
    return row.player_id is None and row.bot is None and (row.declined or row.kept_for in (None, player_id))
