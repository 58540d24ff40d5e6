"""Takes actions: finds the offered one, evaluates it, commits it, then lets the table show it.

The referee works the same for every game.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from msgspec import Raw
from prometheus_client import Counter

from app.db.journal import Journal, WriteResult
from app.db.match_status import NOT_BEGUN, MatchStatus
from app.db.queries import actions
from app.engine.contract import AnyGame
from app.engine.types import Resign, Seat
from app.errors import BadRequest, Conflict, Forbidden, NotYourTurn, StadionError, Stale
from app.table.actions.evaluation import (
    ActionRequest,
    ActionResult,
    EvaluatedAction,
    ServerMove,
    evaluate,
    match_offered_action,
    playable_position,
)
from app.table.bots.action_budget import ActionBudget
from app.table.bots.bot_player import BotPlayers, Decide
from app.table.bots.thinking_pool import ThinkingPool
from app.table.clock.timestamps import as_ms, as_time
from app.table.registry.table_registry import TableRegistry
from app.table.replay.position_loader import action_events
from app.table.scheduler import Scheduler
from app.table.state.position import ActionEvents, Position, log_lines_for
from app.table.table import Table
from app.table.wire.document import storable

TAKEN = Counter("stadion_actions_total", "Actions committed", ["game"])
taken = cache(TAKEN.labels)


class Referee:
    """Takes the actions of players, and those of the computer players that the server runs."""

    def __init__(
        self,
        tables: TableRegistry,
        journal: Journal,
        scheduler: Scheduler,
        pace: float,
        thinking_pool: ThinkingPool,
        budget: ActionBudget | None = None,
    ) -> None:
        """Create the referee; `pace` is the pause in seconds between actions of a match that only
        computers play, `budget` what all of these matches may take together.
        """
        self.tables = tables
        self._bot_players = BotPlayers(pace, self._play_for_server, thinking_pool, budget)
        self._scheduler = scheduler
        self._journal = journal
        self._running: set[asyncio.Task[Any]] = set()

    async def submit(self, table: Table, player_id: str | None, request: ActionRequest) -> ActionResult:
        """Take one action, once: a repeated `ref` gets the first answer.

        Raises a StadionError; then nothing has changed.
        """
        return await self._run_to_end(table, self._submit(table, player_id, request))

    def submit_nowait(
        self, table: Table, player_id: str | None, request: ActionRequest, done: Callable[[int | None], None]
    ) -> bool:
        """Take an ordinary action without waiting. Returns False, with nothing changed, if it is not
        ordinary.

        The action is evaluated at once. When it is committed the table moves on, and `done` is called with
        its number, or with None if it was not written: then `submit` finds out why. Not ordinary is
        everything from a wrong `ref` to a busy table: the caller goes on with `submit`.
        """
        seat = table.seat_of(player_id)
        if seat is None or not self._is_usual(table, seat, request):
            return False
        try:
            action = match_offered_action(table, seat, request)
        except StadionError:
            return False
        evaluated = evaluate(table, seat, action, ref=request.ref, time=self.tables.instant())
        table.lock.acquire_nowait()
        table.uncertain = True  # an exception before the journal answers leaves it uncertain

        def told(written: WriteResult) -> None:
            try:
                self._apply_result(table, evaluated, written)
            finally:
                table.lock.release()
                done(evaluated.after.seq if written is True else None)
                self._bot_players.attend(table)

        self._journal.enqueue(evaluated.row, told)
        return True

    def _is_usual(self, table: Table, seat: Seat, request: ActionRequest) -> bool:
        """Return whether nothing about the table and the request needs more than the ordinary way."""
        free = not table.lock.locked() and not table.uncertain and table.status is MatchStatus.PLAYING
        if table.clocks is not None and self.tables.heartbeat.is_overdue():
            return False
        return (
            free
            and not table.seats[seat].is_served
            and _has_valid_ref(request)
            and 0 <= (request.seq or 0) <= table.seq
        )

    async def resign(self, table: Table, player_id: str | None) -> ActionResult:
        """Resign: an action like others, except that it is never offered."""
        return await self._run_to_end(table, self._resign(table, player_id))

    async def _run_to_end(self, table: Table, work: Coroutine[Any, Any, ActionResult]) -> ActionResult:
        """Finish an action that has begun, even if the client that sent it disconnects."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        task.add_done_callback(lambda _: self.attend(table))
        return await asyncio.shield(task)

    def attend(self, table: Table) -> None:
        """Start what the server itself has to do at this table: computer players' moves, the next clock
        check.
        """
        self._bot_players.attend(table)
        if table.clock_due is not None:
            self._scheduler.wake_by(as_time(table.clock_due))

    def prepare_for(self, game: AnyGame, strength: str) -> None:
        """Prepare for a computer player of this strength, who has sat down somewhere."""
        self._bot_players.prepare_for(game, strength)

    def is_busy(self, table: Table) -> bool:
        """Return whether a computer player is at work at this table."""
        return self._bot_players.is_busy(table)

    async def recommend(self, position: Position, seat: Seat) -> Any:
        """Return the action that the strongest computer player would choose on this seat."""
        return await self._bot_players.recommend(position, seat)

    async def stop(self) -> None:
        """Finish the actions under way and start no more."""
        await self._bot_players.stop()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _submit(self, table: Table, player_id: str | None, act: ActionRequest) -> ActionResult:
        if not _has_valid_ref(act):
            raise BadRequest("ref")
        await self.tables.check_heartbeat()
        async with table.lock:
            if table.shared:
                await self.tables.catch_up(table)
            seat = await self._current_seat(table, player_id)
            if act.seq is not None and not 0 <= act.seq <= table.seq:
                raise BadRequest("action-to-come", seq=act.seq, at=table.seq)
            return await self._submit_once(table, seat, act)

    async def _resign(self, table: Table, player_id: str | None) -> ActionResult:
        await self.tables.check_heartbeat()
        async with table.lock:
            seat = await self._current_seat(table, player_id)
            if table.seats[seat].first_id is not None:
                raise Forbidden("plays-for-another")
            return await self._give_up(table, seat)

    async def forfeit(self, table: Table, seat: Seat) -> ActionResult:
        """Resign on behalf of a seat whose player is not there."""
        return await self._run_to_end(table, self._forfeit(table, seat))

    async def _forfeit(self, table: Table, seat: Seat) -> ActionResult:
        async with table.lock:
            await self.tables.catch_up(table)
            return await self._give_up(table, seat)

    async def _give_up(self, table: Table, seat: Seat) -> ActionResult:
        """Commit a resignation. The caller holds the table's lock."""
        for _ in range(2):
            playable_position(table)
            if table.seats[seat].resigned:
                raise Conflict("resigned-already")
            if result := await self._commit(table, seat, Resign()):
                table.seats[seat].resigned, table.seats[seat].away_since = True, self.tables.now()
                table.announce_seats()
                return result
            await self.tables.catch_up(table)
        raise Stale("table-changed")

    async def _current_seat(self, table: Table, player_id: str | None) -> Seat:
        """Return the seat of this player, at a table that is brought up to date first if necessary.

        Raises NotYourTurn.
        """
        if table.uncertain or table.status in NOT_BEGUN:
            await self.tables.catch_up(table)
        seat = table.seat_of(player_id)
        if seat is None:
            raise NotYourTurn("watching")
        return seat

    async def _submit_once(self, table: Table, seat: Seat, act: ActionRequest) -> ActionResult:
        """Commit the action, or return the result of the earlier action with the same `ref`."""
        for _ in range(2):
            try:
                action = match_offered_action(table, seat, act)
            except StadionError:
                if done := await self._earlier_result(table, seat, act.ref):
                    return done
                raise
            if taken := await self._commit(table, seat, action, ref=act.ref):
                return taken
            if done := await self._earlier_result(table, seat, act.ref):
                return done
            await self.tables.catch_up(table)  # another process has written this number first
        raise Stale("table-changed")

    async def play_for_seat(
        self, table: Table, seat: Seat, action: Any, server_move: ServerMove | None
    ) -> bool:
        """Act for a seat; False if another process was faster. The caller holds the table's lock."""
        if await self._commit(table, seat, action, server_move=server_move):
            return True
        await self.tables.catch_up(table)
        return False

    async def _commit(
        self,
        table: Table,
        seat: Seat,
        action: Any,
        ref: str | None = None,
        server_move: ServerMove | None = None,
    ) -> ActionResult | None:
        """Evaluate the action, write it, and only then let the table move on.

        Returns None if the row was kept out because another process was faster.
        """
        evaluated = evaluate(
            table, seat, action, ref=ref, time=self.tables.instant(), server_move=server_move
        )
        table.uncertain = True  # an exception before the journal answers leaves it uncertain
        written = await self._journal.write(evaluated.row)
        self._apply_result(table, evaluated, written)
        if not written:
            return None
        after = evaluated.after
        return _result_for(after.game, seat, evaluated.events)

    def _apply_result(self, table: Table, played: EvaluatedAction, written: WriteResult) -> None:
        """Let the table move on if the journal has made the action durable."""
        if isinstance(written, Exception):
            return
        table.uncertain = False
        if written:
            row = played.row
            table.advance(played.after, played.events, played.clocks, played.chain)
            if row.due is not None:
                table.clock_due = as_ms(row.due)
                self._scheduler.wake_by(row.due)
            if row.idles and row.seat is not None:
                table.seats[row.seat].idle, table.seats[row.seat].away_since = True, row.at
                table.announce_seats()
            taken(played.after.game.id).inc()
            self.tables.save_snapshot_if_due(table)

    async def _earlier_result(self, table: Table, seat: Seat, ref: str) -> ActionResult | None:
        """Return the result of the action that this player has already taken with this `ref`, if any."""
        player_id = table.seats[seat].player_id
        assert player_id is not None
        async with self.tables.sessions() as session:
            row = await actions.by_ref(session, table.header.id, player_id, ref)
        if row is None or table.game is None:
            return None
        return _result_for(table.game, seat, action_events(table.game, row))

    async def _play_for_server(self, match_id: str, decide: Decide) -> bool:
        """Let a computer player act; False if no seat is left for the server to play.

        The computer decides while the table is free for others. Its choice counts only if the match has not
        moved on meanwhile.
        """
        table = await self.tables.load(match_id)
        decision = await decide(table)
        await self.tables.check_heartbeat()
        async with table.lock:
            if table.uncertain:
                await self.tables.catch_up(table)
            seat = table.seat_to_serve()
            if decision and decision.position is table.position and decision.seat == seat:
                player = table.seats[seat].player_id
                service = None if player is None else ServerMove("computer", table.clocks)
                if not await self.play_for_seat(table, seat, decision.action, service) and table.shared:
                    return False  # the process that was faster goes on
            return table.seat_to_serve() is not None


def _result_for(game: AnyGame, seat: Seat, events: ActionEvents) -> ActionResult:
    """Return the result of committed events, with those that this seat may read."""
    return ActionResult(events.seq, [Raw(line) for line in log_lines_for(game, seat, events)])


def _has_valid_ref(act: ActionRequest) -> bool:
    """Return whether the request's `ref` has 1 to 64 characters that can be stored."""
    return 1 <= len(act.ref) <= 64 and storable(act.ref)
