"""The rows of all who look, and the calls that are open, read once for all who follow them here."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.queries.seeking import calls, searches
from app.table.cluster.message_bus import SEARCHES_TOPIC, MessageBus, MessageKind
from app.table.seeking.search_views import (
    SearchRow,
    SetTime,
    SharedCall,
    listed_rows,
    set_time_rows,
    shared_calls,
)

EVERY_S = 0.5
"""Minimum time between two readings, in seconds."""
LOOK_S = 5.0
"""How often the rows are read without a message: those of people who have left vanish with time."""
NOTED_EVERY = timedelta(seconds=30)
"""How often the open pages of those who look are noted."""
REMEMBERED = 20
"""How many readings back a follower can be without getting all rows again."""


class CallEnd(Struct, frozen=True, rename={"call_id": "call"}):
    """How a call has ended, and the match to which it led, None without one."""

    call_id: str
    ending: str
    match: str | None


class Reading(Struct, frozen=True):
    """The rows by id, and the open calls by player, as they were at one moment.

    `endings`: The calls that have ended since the reading before, by id. `made` keeps what was made of it for
    several followers.
    """

    number: int
    rows: Mapping[str, SearchRow]
    calls: Mapping[str, SharedCall]
    endings: Mapping[str, CallEnd]
    later: list[SetTime]
    made: dict[Any, Any] = {}


class RowChange(Struct, frozen=True):
    """The rows that are new or have changed, and the ids of those that are gone."""

    rows: list[SearchRow]
    gone: list[str]


class RowBoard:
    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        now: Callable[[], datetime],
        bus: MessageBus | None = None,
    ) -> None:
        self._sessions = sessions
        self._now = now
        self._bus = bus or MessageBus()
        self._followers: dict[asyncio.Event, str | None] = {}
        self._changed = asyncio.Event()
        self._reading = asyncio.Lock()
        self._noted_at: datetime | None = None
        self.on_back: Callable[[], Awaitable[None]] = _nothing
        """Called when a search takes part again because its player follows the rows."""
        self._readings = [Reading(0, {}, {}, {}, later=[])]

    @property
    def last(self) -> Reading:
        return self._readings[-1]

    def publish(self) -> None:
        """Let the boards of all processes read again: a search or a call has changed."""
        self.receive()
        if self._bus.shared:
            self._bus.publish(SEARCHES_TOPIC, MessageKind.CHANGED)

    def receive(self) -> None:
        """Let the board of this process read again."""
        self._changed.set()

    @asynccontextmanager
    async def following(self, player_id: str | None) -> AsyncIterator[asyncio.Event]:
        """Yield an event that is set at every change; the follower clears it.

        The search of the player takes part meanwhile.
        """
        changed = asyncio.Event()
        is_first = not self._followers
        self._followers[changed] = player_id
        try:
            if is_first:
                await self._bus.subscribe(SEARCHES_TOPIC)
                await self.read()
                self._changed.set()  # from now on the rows are read regularly
            yield changed
        finally:
            del self._followers[changed]
            if not self._followers:
                self._bus.unsubscribe(SEARCHES_TOPIC)

    def since(self, number: int) -> list[Reading] | None:
        """Return the readings after one; None if that is too long ago."""
        if number < self._readings[0].number:
            return None
        return [one for one in self._readings if one.number > number]

    def rows_since(self, number: int) -> RowChange | None:
        """Return what has changed in the rows since a reading; None if that is too long ago."""
        before = next((one for one in self._readings if one.number == number), None)
        if before is None:
            return None
        if number not in self.last.made:
            self.last.made[number] = _change(before.rows, self.last.rows)
        found: RowChange = self.last.made[number]
        return found

    async def run(self) -> None:
        """Read at every change, and regularly while there are followers, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S if self._followers else None):
                    await self._changed.wait()
            self._changed.clear()
            if self._followers:
                await self.read()
            await asyncio.sleep(EVERY_S)

    async def read(self) -> None:
        """Read rows and calls, and wake the followers if they have changed."""
        async with self._reading:
            await self._note_pages()
            async with self._sessions() as session:
                found, open_now = await listed_rows(session, self._now()), await shared_calls(session)
                set_times = await set_time_rows(session)
                still = {call.id for call in open_now.values()}
                ended = {call.id for call in self.last.calls.values()} - still
                endings = {
                    one.id: CallEnd(one.id, str(one.ending), one.match)
                    for one in (await calls.by_ids(session, ended) if ended else ())
                }
            last = self.last
            if (found, open_now, set_times) == (last.rows, last.calls, last.later):
                return
            self._readings = [
                *self._readings[1 - REMEMBERED :],
                Reading(last.number + 1, found, open_now, endings, later=set_times),
            ]
        for follower in self._followers:
            follower.set()

    async def _note_pages(self) -> None:
        """Note that the pages of the followers are open."""
        now, people = self._now(), {one for one in self._followers.values() if one is not None}
        if not people or (self._noted_at is not None and self._noted_at > now - NOTED_EVERY):
            return
        self._noted_at = now
        async with self._sessions.begin() as session:
            is_back = await searches.note_pages(session, people, now)
        if is_back:
            await self.on_back()


async def _nothing() -> None:
    """Do nothing."""


def _change(before: Mapping[str, SearchRow], after: Mapping[str, SearchRow]) -> RowChange:
    return RowChange(
        rows=[row for id, row in after.items() if before.get(id) != row],
        gone=[id for id in before if id not in after],
    )
