"""Keeps this process's tables in step with the other processes on the database.

It publishes which viewers are connected here, and takes over what other processes commit. Their messages
(cluster/message_bus.py) say only where to look. Messages can be lost, so all tables in memory are also
compared with the database regularly, and differences are taken over the same way.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any

import structlog
from prometheus_client import Counter

from app.concurrency.tasks import run_all
from app.db.match_status import NOT_BEGUN
from app.db.queries import matches, presence
from app.db.queries.matches import Version
from app.db.queries.presence import NOBODY
from app.table.cluster.heartbeat import HEARTBEAT_SECONDS
from app.table.cluster.message_bus import (
    ALL_PROCESSES,
    SEARCHES_TOPIC,
    MessageBus,
    MessageKind,
    match_topic,
)
from app.table.registry.table_registry import TableRegistry
from app.table.state.chat import stored_chat
from app.table.table import Table

log = structlog.get_logger()

LOST_SECONDS = 1.0
"""Seconds between two comparisons while the broker cannot be reached."""
LOOKS = Counter("stadion_followed_total", "Looks for what another process has told", ["what"])


class ClusterSync:
    def __init__(self, tables: TableRegistry, bus: MessageBus) -> None:
        self._tables = tables
        self._bus = bus
        self._changed_presence: set[str] = set()
        """The matches whose viewers in this process have changed."""
        self._news: dict[str, dict[str, str]] = {}
        """By match, the messages about it that are not handled yet."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._compare_now = asyncio.Event()
        self._presence_changed = asyncio.Event()
        self.on_devices_changed: Callable[[], None] = lambda: None
        """Called when another process says that a player has added or removed a browser."""
        self.on_tournament_changed: Callable[[str], None] = lambda _: None
        """Called with the id when another process says that a tournament has changed."""
        self.on_searches_changed: Callable[[], None] = lambda: None
        """Called when another process says that a search for an opponent has changed."""
        bus.on_message = self._receive
        bus.on_reconnect = self._compare_now.set

    def mark_presence_changed(self, table: Table) -> None:
        """Note that a viewer has come to this table in this process, or left it."""
        if self._bus.shared:
            self._changed_presence.add(table.header.id)
            self._presence_changed.set()

    async def run(self) -> None:
        """Publish and receive until cancelled; return at once if no other process can exist."""
        if not self._bus.shared:
            return
        await self._tables.heartbeat.started.wait()  # it first looks for peers, which we must not be yet
        await run_all(self._bus.run(), self._publish_presence(), self._compare_regularly())

    # --- messages received ------------------------------------------------------------------------

    def _receive(self, topic: str, what: str, more: str) -> None:
        if topic == ALL_PROCESSES:
            if what == MessageKind.DEVICES:
                self.on_devices_changed()
            elif what == MessageKind.SILENCED:
                self._keep(asyncio.create_task(self._follow(self._tables.reload_silenced(more))))
            elif what == MessageKind.NAMED:
                self._keep(asyncio.create_task(self._follow(self._tables.reload_names(more))))
            else:
                player_id, _, token_id = more.partition(" ")
                self._tables.sign_out(player_id, token_id or None)
            return
        if topic == SEARCHES_TOPIC:
            self.on_searches_changed()
            return
        kind, _, name = topic.partition(":")
        if kind == "player":
            self._tables.notifier.deliver(name, more)
            return
        if kind == "tournament":
            self.on_tournament_changed(name)
            return
        LOOKS.labels(what).inc()
        self._schedule_look(name, what, more)

    def _schedule_look(self, match_id: str, what: str, more: str = "") -> None:
        """Handle one message of a match at a time; messages that arrive meanwhile wait for the next round."""
        waiting = match_id in self._news
        self._news.setdefault(match_id, {})[what] = more
        if not waiting:
            self._keep(asyncio.create_task(self._look(match_id)))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, change: Coroutine[Any, Any, None]) -> None:
        try:
            await change
        except Exception:  # tables and channels know it once they are opened again
            log.exception("player_not_followed")

    async def _look(self, match_id: str) -> None:
        try:
            while news := self._news[match_id]:
                self._news[match_id] = {}
                if (table := self._tables.in_memory(match_id)) is not None:
                    await self._take_over(table, news)
        except Exception:  # the next comparison finds it again
            log.exception("match_not_followed", match=match_id)
        finally:
            del self._news[match_id]

    async def _take_over(self, table: Table, news: dict[str, str]) -> None:
        moved = int(news.get(MessageKind.MOVED, -1)) > table.seq
        if moved or MessageKind.CHANGED in news:
            async with table.lock:
                await self._tables.catch_up(table)
        if MessageKind.SAID in news and not table.presence.listeners():
            table.chat.drop_messages()
        elif MessageKind.SAID in news:
            async with table.chat.loading:
                await table.load_chat(partial(stored_chat, self._tables.sessions, table.header.id))
        if MessageKind.HERE in news:
            async with self._tables.sessions() as session:
                found = await self._tables.audience_elsewhere(session, [table.header.id])
            table.update_audience(found[table.header.id])

    # --- messages missed ----------------------------------------------------------------

    async def _compare_regularly(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOST_SECONDS if self._bus.is_disconnected else HEARTBEAT_SECONDS):
                    await self._compare_now.wait()
            self._compare_now.clear()
            try:
                await self._compare()
            except Exception:  # the database may be away
                log.exception("neighbours_not_compared")

    async def _compare(self) -> None:
        """Compare all tables in memory with the database, and look at those that differ."""
        ours = {table.header.id: table for table in self._tables.loaded()}
        async with self._tables.sessions() as session:
            stored = await matches.versions(session, list(ours))
            there = await self._tables.audience_elsewhere(session, list(ours))
        for match_id, table in ours.items():
            if match_id not in stored:  # it was archived (db/match_archive.py)
                self._tables.evict(table)
                continue
            table.update_audience(there[match_id])
            for kind in differences(table, stored[match_id]):
                self._schedule_look(match_id, kind)

    # --- messages sent --------------------------------------------------------------------------

    async def _publish_presence(self) -> None:
        while True:
            await self._presence_changed.wait()
            self._presence_changed.clear()
            seen, self._changed_presence = self._changed_presence, set()
            try:
                await self._store_presence(seen)
            except Exception:
                log.exception("presence_not_written")
                self._changed_presence |= seen
                self._presence_changed.set()
                await asyncio.sleep(LOST_SECONDS)

    async def _store_presence(self, seen: set[str]) -> None:
        tables = {match_id: self._tables.in_memory(match_id) for match_id in seen}
        found = {
            match_id: table.presence.audience() if table else NOBODY for match_id, table in tables.items()
        }
        number = self._tables.heartbeat.server_id
        assert number is not None
        async with self._tables.sessions.begin() as session:
            await presence.store(session, number, found)
        for match_id in seen:
            self._bus.publish(match_topic(match_id), MessageKind.HERE)


def differences(table: Table, stored: Version) -> Iterator[MessageKind]:
    """Yield the kinds of changes by which the stored match differs from the table in memory."""
    waits_for_rematch = table.rematch is not None and table.rematch.status in NOT_BEGUN
    if (stored.stamp, stored.seq) != (table.stamp, table.seq) or waits_for_rematch:
        yield MessageKind.CHANGED
    if stored.line is not None and not table.chat.has(stored.line):
        yield MessageKind.SAID
