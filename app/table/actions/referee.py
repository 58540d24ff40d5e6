"""Takes actions: look up, play, commit, tell. Knows no game."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from msgspec import Raw
from prometheus_client import Counter

from app.db.journal import Journal, Written
from app.db.match_status import MatchStatus
from app.db.queries import actions
from app.engine.contract import AnyGame
from app.engine.types import Resign, Seat
from app.errors import BadRequest, Conflict, Forbidden, NotYourTurn, StadionError, Stale
from app.table.actions.evaluation import Act, Played, Service, Taken, chosen, play, running
from app.table.bots.bot_player import Bots, Decide
from app.table.bots.thinking_pool import Thinkers
from app.table.clock.timestamps import as_ms, as_time
from app.table.registry.table_registry import Tables
from app.table.replay.position_loader import action_events
from app.table.scheduler import Scheduler
from app.table.state.position import ActionEvents, Position, log_lines_for
from app.table.table import Table
from app.table.wire.document import storable

TAKEN = Counter("stadion_actions_total", "Actions committed", ["game"])
taken = cache(TAKEN.labels)


class Referee:
    def __init__(
        self, tables: Tables, journal: Journal, due: Scheduler, pace: float, thinkers: Thinkers
    ) -> None:
        """`pace`: seconds between the actions of a match that only the server plays."""
        self.tables = tables
        self._bots = Bots(pace, self._serve, thinkers)
        self._due = due
        self._journal = journal
        self._under_way: set[asyncio.Task[Any]] = set()

    async def take(self, table: Table, player_id: str | None, act: Act) -> Taken:
        """Take one action, once. The same `ref` again gives the first answer.

        Raises a StadionError; then nothing has changed.
        """
        return await self._finished(table, self._take(table, player_id, act))

    def take_at_once(
        self, table: Table, player_id: str | None, act: Act, done: Callable[[int | None], None]
    ) -> bool:
        """The usual action, without waiting: played now; once it is committed the table moves on, and `done`
        is called with its number. None: it was not written, and `take` finds out why.

        False where anything is unusual, from a wrong ref to a busy table: nothing has happened, `take` it.
        """
        seat = table.seat_of(player_id)
        if seat is None or not self._is_usual(table, seat, act):
            return False
        try:
            action = chosen(table, seat, act)
        except StadionError:
            return False
        played = play(table, seat, action, act.ref, self.tables.instant())
        table.lock.acquire_nowait()
        table.uncertain = True  # until the journal has answered; an exception leaves it so

        def told(written: Written) -> None:
            try:
                self._settle(table, played, written)
            finally:
                table.lock.release()
                done(played.after.seq if written is True else None)
                self._bots.attend(table)

        self._journal.put(played.entry, told)
        return True

    def _is_usual(self, table: Table, seat: Seat, act: Act) -> bool:
        free = not table.lock.locked() and not table.uncertain and table.status is MatchStatus.PLAYING
        if table.clocks is not None and self.tables.pulse.missed():
            return False
        return (
            free and not table.seats[seat].is_served and _is_named(act) and 0 <= (act.seq or 0) <= table.seq
        )

    async def resign(self, table: Table, player_id: str | None) -> Taken:
        """Give up: an action like others, only never offered."""
        return await self._finished(table, self._resign(table, player_id))

    async def _finished(self, table: Table, work: Coroutine[Any, Any, Taken]) -> Taken:
        """An action that has begun is finished, also when whoever sent it has gone."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        task.add_done_callback(lambda _: self.attend(table))
        return await asyncio.shield(task)

    def attend(self, table: Table) -> None:
        """What the server has to do at this table by itself is done from now on."""
        self._bots.attend(table)
        if table.clock_due is not None:
            self._due.wake_by(as_time(table.clock_due))

    def expect(self, game: AnyGame, strength: str) -> None:
        """Such a computer player has sat down somewhere."""
        self._bots.expect(game, strength)

    def busy(self, table: Table) -> bool:
        return self._bots.busy(table)

    async def recommended(self, moment: Position, seat: Seat) -> Any:
        """What the strongest computer player would do on this seat."""
        return await self._bots.recommend(moment, seat)

    async def stop(self) -> None:
        """Finish what has begun; begin nothing more."""
        await self._bots.stop()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _take(self, table: Table, player_id: str | None, act: Act) -> Taken:
        if not _is_named(act):
            raise BadRequest("ref")
        await self.tables.wake()
        async with table.lock:
            if table.shared:
                await self.tables.catch_up(table)
            seat = await self._seat(table, player_id)
            if act.seq is not None and not 0 <= act.seq <= table.seq:
                raise BadRequest("action-to-come", seq=act.seq, at=table.seq)
            return await self._once(table, seat, act)

    async def _resign(self, table: Table, player_id: str | None) -> Taken:
        await self.tables.wake()
        async with table.lock:
            seat = await self._seat(table, player_id)
            if table.seats[seat].first_id is not None:
                raise Forbidden("plays-for-another")
            return await self._give_up(table, seat)

    async def forfeit(self, table: Table, seat: Seat) -> Taken:
        """Resign for a seat whose player is not there to do it."""
        return await self._finished(table, self._forfeit(table, seat))

    async def _forfeit(self, table: Table, seat: Seat) -> Taken:
        async with table.lock:
            await self.tables.catch_up(table)
            return await self._give_up(table, seat)

    async def _give_up(self, table: Table, seat: Seat) -> Taken:
        for _ in range(2):
            running(table)
            if table.seats[seat].resigned:
                raise Conflict("resigned-already")
            if taken := await self._commit(table, seat, Resign(), None):
                table.seats[seat].resigned, table.seats[seat].away_since = True, self.tables.now()
                table.announce_seats()
                return taken
            await self.tables.catch_up(table)
        raise Stale("table-changed")

    async def _seat(self, table: Table, player_id: str | None) -> Seat:
        """The seat of this player, on a table that is up to date with what this process knows."""
        if table.uncertain or table.status is MatchStatus.LOBBY:
            await self.tables.catch_up(table)
        seat = table.seat_of(player_id)
        if seat is None:
            raise NotYourTurn("watching")
        return seat

    async def _once(self, table: Table, seat: Seat, act: Act) -> Taken:
        for _ in range(2):
            try:
                action = chosen(table, seat, act)
            except StadionError:
                if done := await self._first_answer(table, seat, act.ref):
                    return done
                raise
            if taken := await self._commit(table, seat, action, act.ref):
                return taken
            if done := await self._first_answer(table, seat, act.ref):
                return done
            await self.tables.catch_up(table)  # another process was faster
        raise Stale("table-changed")

    async def serve(self, table: Table, seat: Seat, action: Any, service: Service | None) -> bool:
        """Act for a seat, or (False) find that another process was faster. The caller holds the lock."""
        if await self._commit(table, seat, action, None, service):
            return True
        await self.tables.catch_up(table)
        return False

    async def _commit(
        self, table: Table, seat: Seat, action: Any, ref: str | None, service: Service | None = None
    ) -> Taken | None:
        """Play it, write it, and only then let the table move on. None: the fence kept it out."""
        played = play(table, seat, action, ref, self.tables.instant(), service)
        table.uncertain = True  # until the journal has answered; an exception leaves it so
        written = await self._journal.write(played.entry)
        self._settle(table, played, written)
        if not written:
            return None
        after = played.after
        return _answer(after.game, seat, played.told)

    def _settle(self, table: Table, played: Played, written: Written) -> None:
        """The journal has answered: a table whose action is durable moves on."""
        if isinstance(written, Exception):
            return
        table.uncertain = False
        if written:
            entry = played.entry
            table.advance(played.after, played.told, played.clocks)
            if entry.due is not None:
                table.clock_due = as_ms(entry.due)
                self._due.wake_by(entry.due)
            if entry.idles and entry.seat is not None:
                table.seats[entry.seat].idle, table.seats[entry.seat].away_since = True, entry.at
                table.announce_seats()
            taken(played.after.game.id).inc()
            self.tables.save_now_and_then(table)

    async def _first_answer(self, table: Table, seat: Seat, ref: str) -> Taken | None:
        async with self.tables.sessions() as session:
            row = await actions.by_ref(session, table.header.id, seat, ref)
        if row is None or table.game is None:
            return None
        return _answer(table.game, seat, action_events(table.game, row))

    async def _serve(self, match_id: str, decide: Decide) -> bool:
        """Let a computer player act; False when no seat is left to serve. It decides while the table is free
        for others: what it decides counts if the match still stands where it stood."""
        table = await self.tables.get(match_id)
        decision = await decide(table)
        await self.tables.wake()
        async with table.lock:
            if table.uncertain:
                await self.tables.catch_up(table)
            seat = table.seat_to_serve()
            if decision and decision.moment is table.position and decision.seat == seat:
                player = table.seats[seat].player_id
                service = None if player is None else Service("computer", table.clocks)
                if not await self.serve(table, seat, decision.action, service) and table.shared:
                    return False  # who was faster goes on
            return table.seat_to_serve() is not None


def _answer(game: AnyGame, seat: Seat, told: ActionEvents) -> Taken:
    return Taken(told.seq, [Raw(line) for line in log_lines_for(game, seat, told)])


def _is_named(act: Act) -> bool:
    return 1 <= len(act.ref) <= 64 and storable(act.ref)
