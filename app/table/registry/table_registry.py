"""The matches in memory: loaded when they are first needed, dropped when nobody uses them."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import structlog
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.journal import Journal
from app.db.match_status import PLAYED, MatchStatus
from app.db.models import Match
from app.db.queries import matches, presence
from app.db.queries.people import marks
from app.db.queries.presence import NOBODY, Audience
from app.db.read_replica import ReadReplica
from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.errors import Conflict, NotFound
from app.table.clock.timestamps import Instant
from app.table.cluster.heartbeat import ALIVE_FOR, Heartbeat
from app.table.cluster.maintenance import Maintenance
from app.table.cluster.message_bus import MessageBus, MessageKind, match_topic
from app.table.notifier import Notifier
from app.table.registry.catch_up import catch_up, open_match
from app.table.registry.match_rows import load_seats, stored_rematch
from app.table.registry.match_rules import rules_for
from app.table.replay.position_cache import PastPosition, PositionCache
from app.table.replay.position_loader import snapshot_of
from app.table.state.match_header import MatchHeader
from app.table.state.notice import refusal_of
from app.table.state.position import Position
from app.table.state.substitutes import may_know
from app.table.table import Table
from app.table.views.document_builder import document_at
from app.table.wire.channel import SIGNED_OUT, TRY_AGAIN_LATER
from app.table.wire.document import Document
from app.time_source import Now, utc_now

log = structlog.get_logger()

IDLE_SECONDS = 60.0
TEND_SECONDS = 5.0
SNAPSHOT_EVERY = 100
LOADED_AT_ONCE = 4
"""The most matches that one request loads at a time: it leaves connections to others."""


class TableRegistry:
    """Holds the matches that this process has in memory, by id."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        games: dict[str, AnyGame],
        journal: Journal,
        heartbeat: Heartbeat,
        notifier: Notifier | None = None,
        now: Now = utc_now,
        bus: MessageBus | None = None,
        replica: ReadReplica | None = None,
    ) -> None:
        """Create an empty registry.

        `now` returns the current time. `bus` publishes changes to other processes; their messages are
        received in cluster_sync.py. `replica` is where finished matches can be read.
        """
        self.sessions = sessions
        self.games = games
        self.notifier = notifier or Notifier()
        self.heartbeat = heartbeat
        self.bus = bus or MessageBus()
        self.now = now
        self.replica = replica or ReadReplica(sessions)
        self.maintenance = Maintenance(now)
        self._journal = journal
        self._tables: dict[str, Table] = {}
        self._positions = PositionCache()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._catching_up: asyncio.Task[None] | None = None
        self._kept = Counter[str]()
        """By match, how many callers need it to stay in memory."""

    def instant(self) -> Instant:
        return Instant(self.now(), self.heartbeat.quiet_until)

    @property
    def shared(self) -> bool:
        """Whether other processes may change the matches that are in our memory."""
        return self.bus.shared

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self, match_id: str) -> Table | None:
        return self._tables.get(match_id)

    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    async def load(self, match_id: str) -> Table:
        """Return the match, loading it from the database if it is not in memory. Raises NotFound."""
        table = self._tables.get(match_id)
        if table is None and not match_id.isalnum():
            raise NotFound("no-such-table")
        if table is None:
            task = self._loading.get(match_id)
            if task is None:
                task = self._loading[match_id] = asyncio.create_task(self._load(match_id))
                task.add_done_callback(partial(self._finish_loading, match_id))
            table = await asyncio.shield(task)
        table.last_used = asyncio.get_running_loop().time()
        return table

    async def load_all(self, match_ids: list[str]) -> dict[str, Table]:
        """Return these matches, without those that do not exist; a few are loaded at a time."""
        found: dict[str, Table] = {}
        free = asyncio.Semaphore(LOADED_AT_ONCE)

        async def add(match_id: str) -> None:
            async with free:
                with suppress(NotFound):
                    found[match_id] = await self.load(match_id)

        await asyncio.gather(*map(add, match_ids))
        return found

    async def load_current(self, match_id: str) -> Table:
        """Return the match with all that other processes have committed so far. Raises NotFound."""
        table = await self.load(match_id)
        if self.shared:
            async with table.lock:
                await self.catch_up(table)
        return table

    @contextmanager
    def keeping(self, match_id: str) -> Iterator[None]:
        """Keep the match in memory inside the block, once it is loaded: its loader is going to join it."""
        self._kept[match_id] += 1
        try:
            yield
        finally:
            self._kept[match_id] -= 1
            if not self._kept[match_id]:
                del self._kept[match_id]

    def _finish_loading(self, match_id: str, task: asyncio.Task[Table]) -> None:
        self._loading.pop(match_id, None)
        if not task.cancelled():
            task.exception()  # mark the error as retrieved: the callers may all have gone meanwhile

    async def _load(self, match_id: str) -> Table:
        await self.heartbeat.start()
        await self.bus.subscribe(match_topic(match_id))  # subscribe before reading, to miss no change
        try:
            return await self._read(match_id)
        except BaseException:
            self.bus.unsubscribe(match_topic(match_id))
            raise

    async def _read(self, match_id: str) -> Table:
        async with self.sessions() as session:
            match = await matches.by_id(session, match_id)
            if match is None:
                raise NotFound("no-such-table")
            table = Table(
                MatchHeader.of(match), rules_for(self.games, match), self.notifier, bus=self.bus, now=self.now
            )
            table.stamp = match.stamp
            table.seats = await load_seats(session, match_id)
            table.status = MatchStatus(match.status)
            table.outcome = match.outcome
            if match.status in PLAYED:
                await open_match(session, table, match)
            table.rematch = await stored_rematch(session, self.games, match_id)
            table.update_audience((await self.audience_elsewhere(session, [match_id]))[match_id])
        self._tables[match_id] = table
        return table

    async def audience_elsewhere(self, session: AsyncSession, match_ids: list[str]) -> dict[str, Audience]:
        """Return the viewers of these matches that are connected to other processes."""
        if not self.shared or self.heartbeat.server_id is None:
            return dict.fromkeys(match_ids, NOBODY)
        return await presence.at_other_servers(
            session, match_ids, self.heartbeat.server_id, self.now() - ALIVE_FOR
        )

    async def audience(self, session: AsyncSession, match_ids: list[str]) -> dict[str, Audience]:
        """Return the viewers of these matches that are connected to any process."""
        there = await self.audience_elsewhere(session, match_ids)
        return {
            match_id: others | table.presence.audience() if (table := self._tables.get(match_id)) else others
            for match_id, others in there.items()
        }

    async def check_heartbeat(self) -> None:
        """Send an overdue heartbeat before anything is decided, so that an outage a moment ago is known."""
        if self.heartbeat.is_overdue():
            await self.heartbeat.send()

    def mark_uncertain(self) -> None:
        """Mark the clocks of all tables as uncertain and restart the absences, after a gap in this
        server's heartbeats.

        The tables then catch up with the database (`_send_clocks`), and no player counts as absent
        during the gap.
        """
        for table in self.loaded():
            table.restart_absences()
        timed = [table for table in self.loaded() if table.clocks is not None]
        for table in timed:
            table.uncertain = True
        self._catching_up = asyncio.create_task(self._send_clocks(timed))

    async def _send_clocks(self, tables: list[Table]) -> None:
        for table in tables:
            try:
                async with table.lock:
                    if table.uncertain:
                        await self.catch_up(table)
            except Exception:  # the database may be away again; the table stays uncertain
                log.exception("clocks_not_told", match=table.header.id)

    async def ensure_current(self, table: Table) -> None:
        """Catch up with the database, so that the next decision rests on committed data. The caller
        holds the table's lock.
        """
        if table.uncertain or self.shared:
            await self.catch_up(table)

    async def lock_row(self, session: AsyncSession, table: Table) -> Match:
        """Lock and return the match's row, for a change that is not an action. Raises NotFound.

        Until the transaction ends, no other process changes the match or its seats, or writes an
        action. The caller holds the table's lock. If it changes anything, it gives the row a new stamp, and
        the table the same one after the commit.
        """
        match = await matches.lock_row(session, table.header.id)
        if match is None:  # archived (db/match_archive.py) since it was read
            raise NotFound("no-such-table")
        if table.uncertain or self.shared:
            await catch_up(session, self.games, table, match)
        return match

    async def catch_up(self, table: Table) -> bool:
        """Take over the commits of other processes, and those of our own whose answer was lost.

        Returns whether there were any. The caller holds the table's lock.
        """
        async with self.sessions() as session:
            match = await matches.by_id(session, table.header.id)
            if match is None:
                raise NotFound("no-such-table")
            return await catch_up(session, self.games, table, match)

    async def show_rematch(self, again: Table) -> None:
        """Show the present state of a rematch to those who are still at the table of the finished match."""
        if again.header.rematch_of is not None:
            self.bus.publish(match_topic(again.header.rematch_of), MessageKind.CHANGED)
        last = self._tables.get(again.header.rematch_of or "")
        if last is None:
            return
        async with self.sessions() as session:
            rematch = await stored_rematch(session, self.games, last.header.id)
        assert rematch is not None
        last.show_rematch(rematch)

    async def past_document(self, table: Table, seq: int, viewer: Seat | None) -> Document:
        """Return the document of a viewer as it was after `seq` actions; only `seats` are as they are now."""
        if not 0 <= seq <= table.seq:
            raise NotFound("actions-so-far", seq=table.seq)
        if seq == table.seq:
            return table.document(viewer)
        if table.position is None:
            raise refusal_of(table.notice) if table.notice else Conflict("no-replay")
        if not may_know(table.sees_from(), viewer, seq):
            viewer = None
        position, lines = await self.past_position(table, seq)
        return document_at(table, position, viewer, lines[viewer])

    async def past_position(self, table: Table, seq: int) -> PastPosition:
        """Return the position after `seq` actions, and by viewer the lines of its log."""
        over = table.status is MatchStatus.FINISHED
        rows = partial(self.replica.of_finished, table.header.id) if over else self.sessions
        return await self._positions.get(table, seq, rows)

    def sign_out(self, player_id: str, token_id: str | None = None) -> None:
        """Close the channels of a player in this process, because their tokens are void.

        `token_id`: Only this one is void; None if all are.
        """
        for table in self.loaded():
            for channel in table.presence.listeners():
                if channel.player_id == player_id and token_id in (None, channel.token_id):
                    channel.close(SIGNED_OUT)
        self.notifier.sign_out(player_id, token_id)

    async def reload_silenced(self, player_id: str) -> None:
        """Let the open channels of a player in this process know whose chat the player does not want."""
        async with self.sessions() as session:
            silenced = await marks.silenced_by(session, player_id)
        for table in self.loaded():
            for channel in table.presence.listeners():
                if channel.player_id == player_id:
                    channel.silenced = silenced

    async def reload_names(self, player_id: str) -> None:
        """Read the tables in memory again at which this player is named; their viewers see the new name."""
        for table in self.loaded():
            named = {one for row in table.seats for one in (row.player_id, row.kept_for, row.first_id)}
            if player_id in named | {table.header.host_id}:
                async with table.lock:
                    table.uncertain = True
                    await self.catch_up(table)

    # --- maintenance --------------------------------------------------------------------------------

    def save_snapshot_if_due(self, table: Table) -> None:
        """Save a snapshot every SNAPSHOT_EVERY actions, in the background. Losing one only costs
        loading time.
        """
        if table.position is not None and table.seq - table.saved_seq >= SNAPSHOT_EVERY:
            self._save(table, table.position)

    def _save(self, table: Table, position: Position) -> None:
        table.saved_seq = position.seq
        self._journal.enqueue_snapshot(snapshot_of(table.header.id, position))

    async def tend(self, attend: Callable[[Table], None], busy: Callable[[Table], bool]) -> None:
        """Maintain the tables in memory until cancelled.

        Each round closes channels whose readers are stuck and evicts unused tables. It also lets the
        server act where it still has to, for example after a restart.
        """
        while True:
            await asyncio.sleep(TEND_SECONDS)
            now = asyncio.get_running_loop().time()
            for table in self.loaded():
                try:
                    self._tend_one(table, now, attend, busy)
                except Exception:  # one table in trouble must not hold up the others
                    log.exception("table_not_tended", match=table.header.id)

    def _tend_one(
        self, table: Table, now: float, attend: Callable[[Table], None], busy: Callable[[Table], bool]
    ) -> None:
        for channel in table.presence.listeners():
            if channel.is_stuck(now):
                channel.close(TRY_AGAIN_LATER)
        if not self.shared or table.seq == table.tended:
            attend(table)  # if shared, only when no process has moved it for a round
        table.tended = table.seq
        if not busy(table) and now - table.last_used > IDLE_SECONDS:
            self.evict(table)

    def evict(self, table: Table) -> bool:
        """Drop a table that nobody uses from memory; return False if it is in use."""
        if table.lock.locked() or table.presence.listeners() or table.header.id in self._kept:
            return False
        if table.position is not None and table.status is MatchStatus.PLAYING and table.seq > table.saved_seq:
            self._save(table, table.position)
        self._tables.pop(table.header.id, None)
        self.bus.unsubscribe(match_topic(table.header.id))
        return True
