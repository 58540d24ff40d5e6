"""The matches in memory: read when somebody looks, let go when nobody does."""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.journal import Journal
from app.db.match_status import PLAYED, MatchStatus
from app.db.models import Match
from app.db.queries import matches, presence
from app.db.queries.presence import NOBODY, Audience
from app.db.read_replica import ReadReplica
from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.errors import Conflict, NotFound
from app.table.clock.timestamps import Instant
from app.table.cluster.heartbeat import ALIVE_FOR, Heartbeat
from app.table.cluster.message_bus import MessageBus, MessageKind, match_topic
from app.table.notifier import Notifier
from app.table.registry.catch_up import catch_up, open_match
from app.table.registry.match_rows import load_seats, stored_rematch
from app.table.registry.match_rules import rules_for
from app.table.replay.position_cache import PositionCache
from app.table.replay.position_loader import snapshot_of
from app.table.state.match_header import MatchHeader
from app.table.state.notice import refusal_of
from app.table.state.position import Position
from app.table.state.substitutes import may_know
from app.table.table import Table
from app.table.wire.channel import SIGNED_OUT, TRY_AGAIN_LATER
from app.table.wire.document import Document
from app.time_source import Now, utc_now

log = structlog.get_logger()

IDLE_SECONDS = 60.0
TEND_SECONDS = 5.0
SNAPSHOT_EVERY = 100


class TableRegistry:
    """All matches of this process by id."""

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
        """`now`: what time it is. `bus`: how other processes are told what happens here; it brings nothing in
        by itself (neighbours.py). `replica`: where finished matches may be read."""
        self.sessions = sessions
        self.games = games
        self.notifier = notifier or Notifier()
        self.heartbeat = heartbeat
        self.bus = bus or MessageBus()
        self.now = now
        self.replica = replica or ReadReplica(sessions)
        self._journal = journal
        self._tables: dict[str, Table] = {}
        self._positions = PositionCache()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._catching_up: asyncio.Task[None] | None = None

    def instant(self) -> Instant:
        return Instant(self.now(), self.heartbeat.quiet_until)

    @property
    def shared(self) -> bool:
        """Other processes may change what is in our memory."""
        return self.bus.shared

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self, match_id: str) -> Table | None:
        return self._tables.get(match_id)

    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    async def load(self, match_id: str) -> Table:
        """The match, read from the database where it is not in memory. Raises NotFound."""
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

    async def load_current(self, match_id: str) -> Table:
        """The same, with all that other processes have committed by now. Raises NotFound."""
        table = await self.load(match_id)
        if self.shared:
            async with table.lock:
                await self.catch_up(table)
        return table

    def _finish_loading(self, match_id: str, task: asyncio.Task[Table]) -> None:
        self._loading.pop(match_id, None)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone meanwhile: then nobody else hears of it

    async def _load(self, match_id: str) -> Table:
        await self.heartbeat.start()
        await self.bus.subscribe(match_topic(match_id))  # before it is read: nothing may happen in between
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
        """Who is on the channels of these matches at other processes."""
        if not self.shared or self.heartbeat.server_id is None:
            return dict.fromkeys(match_ids, NOBODY)
        return await presence.at_other_servers(
            session, match_ids, self.heartbeat.server_id, self.now() - ALIVE_FOR
        )

    async def audience(self, session: AsyncSession, match_ids: list[str]) -> dict[str, Audience]:
        """Who is on their channels anywhere."""
        there = await self.audience_elsewhere(session, match_ids)
        return {
            match_id: others | table.presence.audience() if (table := self._tables.get(match_id)) else others
            for match_id, others in there.items()
        }

    async def check_heartbeat(self) -> None:
        """Whether all servers were away a moment ago is known before anything is decided."""
        if self.heartbeat.is_overdue():
            await self.heartbeat.send()

    def mark_uncertain(self) -> None:
        """They were: whose clocks ran meanwhile is told what they say (`_clocks`), and nobody has been waited
        for."""
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
            except Exception:  # the database is away again, say; it stays uncertain
                log.exception("clocks_not_told", match=table.header.id)

    async def ensure_current(self, table: Table) -> None:
        """What is decided next is decided on what is committed. The caller holds the table's lock."""
        if table.uncertain or self.shared:
            await self.catch_up(table)

    async def lock_row(self, session: AsyncSession, table: Table) -> Match:
        """The match's row for a change that is no action: until the transaction ends no other process changes
        match or seats, or writes an action. The caller holds the table's lock."""
        match = await matches.lock_row(session, table.header.id)
        if match is None:  # put away (db/match_archive.py) since it was read
            raise NotFound("no-such-table")
        if table.uncertain or self.shared:
            await catch_up(session, self.games, table, match)
        table.stamp = match.stamp = matches.new_stamp()
        return match

    async def catch_up(self, table: Table) -> bool:
        """Take over what another process, or one of our own writes whose answer was lost, has committed
        meanwhile; whether there was anything. The caller holds the table's lock."""
        async with self.sessions() as session:
            match = await matches.by_id(session, table.header.id)
            if match is None:
                raise NotFound("no-such-table")
            return await catch_up(session, self.games, table, match)

    async def show_rematch(self, again: Table) -> None:
        """Who still looks at the last match sees how this one, its rematch, stands."""
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
        """The document of a viewer as it stood after `seq` actions; only `seats` as of now."""
        if not 0 <= seq <= table.seq:
            raise NotFound("actions-so-far", seq=table.seq)
        if seq == table.seq:
            return table.document(viewer)
        if table.position is None:
            raise refusal_of(table.notice) if table.notice else Conflict("no-replay")
        if not may_know(table.sees_from(), viewer, seq):
            viewer = None
        over = table.status is MatchStatus.FINISHED
        rows = partial(self.replica.of_finished, table.header.id) if over else self.sessions
        position, lines = await self._positions.get(table, seq, rows)
        return table.document_at(position, viewer, lines[viewer])

    def sign_out(self, player_id: str) -> None:
        """His sessions are void: what is open by them in this process is closed."""
        for table in self.loaded():
            for channel in table.presence.listeners():
                if channel.player_id == player_id:
                    channel.close(SIGNED_OUT)
        self.notifier.sign_out(player_id)

    # --- care --------------------------------------------------------------------------------

    def save_snapshot_if_due(self, table: Table) -> None:
        """A snapshot every so many actions, behind the players' backs: losing one only costs time."""
        if table.position is not None and table.seq - table.saved_seq >= SNAPSHOT_EVERY:
            self._save(table, table.position)

    def _save(self, table: Table, position: Position) -> None:
        table.saved_seq = position.seq
        self._journal.enqueue_snapshot(snapshot_of(table.header.id, position))

    async def tend(self, attend: Callable[[Table], None], busy: Callable[[Table], bool]) -> None:
        """For ever: cut off readers who read nothing, see that what the server has to do at a table
        is done (also after a restart), let go of tables where nothing happens."""
        while True:
            await asyncio.sleep(TEND_SECONDS)
            now = asyncio.get_running_loop().time()
            for table in self.loaded():
                for channel in table.presence.listeners():
                    if channel.is_stuck(now):
                        channel.close(TRY_AGAIN_LATER)
                if not self.shared or table.seq == table.tended:
                    attend(table)  # among several only where nobody has gone on for a round
                table.tended = table.seq
                if not busy(table) and now - table.last_used > IDLE_SECONDS:
                    self.evict(table)

    def evict(self, table: Table) -> bool:
        """Forget a table that nobody uses; False where somebody does."""
        if table.lock.locked() or table.presence.listeners():
            return False
        if table.position is not None and table.status is MatchStatus.PLAYING and table.seq > table.saved_seq:
            self._save(table, table.position)
        self._tables.pop(table.header.id, None)
        self.bus.unsubscribe(match_topic(table.header.id))
        return True
