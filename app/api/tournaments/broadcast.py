"""Sends all who follow a tournament the same messages, each computed and encoded once for a language."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from weakref import WeakKeyDictionary

import msgspec
from msgspec import structs

from app.api.services import Services
from app.api.spectating.live_tiles import LiveTile, live_tile
from app.api.tournaments.channel_messages import ChannelMessage, Tiles
from app.api.tournaments.hero import tables_under_way, watched_first
from app.api.tournaments.live_drawing import LiveDrawing, live_drawing, messages_between
from app.concurrency.tasks import cancel_and_wait, supervise
from app.db.queries import tournaments
from app.table.table import Table
from app.table.wire.frame import framed
from app.tournaments.news import TournamentNews

EVERY_S = 1.0
"""Minimum time between two messages about the matches, in seconds."""
MOST_WAITING = 64
"""Number of messages that wait for a slow reader before a `state` takes their place."""

Follower = asyncio.Queue[bytes]
"""The frames for one channel; all followers get the same ones."""

_broadcasts: WeakKeyDictionary[TournamentNews, dict[tuple[str, str], "Broadcast"]] = WeakKeyDictionary()
"""The broadcasts of a server, by tournament and language."""


@asynccontextmanager
async def following(services: Services, tournament_id: str, lang: str) -> AsyncIterator[Follower]:
    """Yield the messages about a tournament, beginning with its state and its matches under way."""
    of_server = _broadcasts.setdefault(services.tournaments.news, {})
    key = tournament_id, lang
    broadcast = of_server.get(key)
    if broadcast is None or broadcast.task.done():
        broadcast = of_server[key] = Broadcast(services, tournament_id, lang)
    follower = broadcast.enter()
    try:
        yield follower
    finally:
        broadcast.followers.discard(follower)
        if not broadcast.followers:
            if of_server.get(key) is broadcast:
                del of_server[key]
            await cancel_and_wait([broadcast.task])


class Broadcast:
    """Watches one tournament for its followers of one language."""

    def __init__(self, services: Services, tournament_id: str, lang: str) -> None:
        self.followers: set[Follower] = set()
        self._services = services
        self._tournament_id = tournament_id
        self._lang = lang
        self._drawing: LiveDrawing | None = None
        """The last drawing that was sent; None before the first."""
        self._tiles: dict[str, LiveTile] = {}
        """The last tile of each match under way, as it was sent."""
        self.task = asyncio.create_task(supervise("tournament_broadcast", self._watch))

    def enter(self) -> Follower:
        """Return the queue of a new follower."""
        follower: Follower = asyncio.Queue(MOST_WAITING)
        self.followers.add(follower)
        if self._drawing is not None:
            self._greet(follower, self._drawing)
        return follower

    def _greet(self, follower: Follower, drawing: LiveDrawing) -> None:
        """Let a follower begin with what stands."""
        while not follower.empty():
            follower.get_nowait()
        follower.put_nowait(_encoded(drawing.state))
        if self._tiles:
            follower.put_nowait(_encoded(Tiles(list(self._tiles.values()))))

    async def _watch(self) -> None:
        """Tell all followers what changes. After a failure it begins again, with what stands."""
        async with self._services.tournaments.news.watching(self._tournament_id) as changed:
            tables = await self._tables_under_way()
            drawing = await self._drawn(tables)
            await self._note_tiles(tables)
            self._drawing = drawing
            for follower in self.followers:
                self._greet(follower, drawing)
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(EVERY_S):
                        await changed.wait()
                tables.sort(key=lambda table: -table.spectators()[0])
                first = watched_first(tables, self._lang)
                if changed.is_set() or (first and first.header.id) != drawing.state.watched:
                    changed.clear()
                    tables = await self._tables_under_way()
                    before, drawing = drawing, await self._drawn(tables)
                    self._drawing = drawing
                    self._tell(messages_between(before, drawing))
                if new := await self._note_tiles(tables):
                    self._tell([Tiles(new)])

    async def _tables_under_way(self) -> list[Table]:
        async with self._services.reads() as session:
            opened = await tournaments.matches_of(session, self._tournament_id)
        return await tables_under_way(self._services, opened)

    async def _drawn(self, tables: list[Table]) -> LiveDrawing:
        return await live_drawing(self._services, self._tournament_id, self._lang, tables=tables)

    async def _note_tiles(self, tables: list[Table]) -> list[LiveTile]:
        """Return the tiles that have changed since they were last sent.

        Other work gets its turn after each of them: a round has up to 16, of some milliseconds each.
        """
        found, new = {}, []
        for number, table in enumerate(tables):
            await asyncio.sleep(0)
            tile = live_tile(table, self._lang, listed=False)
            if tile is None:
                continue
            sent = structs.replace(tile, svg="", box=None, lines=()) if number else tile
            found[sent.id] = sent
            if self._tiles.get(sent.id) != sent:
                new.append(sent)
        self._tiles = found  # who comes meanwhile begins with the last ones, and is sent what is new
        return new

    def _tell(self, messages: Iterable[ChannelMessage]) -> None:
        for message in messages:
            frame = _encoded(message)
            for follower in self.followers:
                if follower.full() and self._drawing is not None:
                    self._greet(follower, self._drawing)
                else:
                    follower.put_nowait(frame)


def _encoded(message: ChannelMessage) -> bytes:
    return framed(msgspec.json.encode(message))
