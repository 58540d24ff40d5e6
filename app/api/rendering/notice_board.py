"""The notices to everybody: an announcement, and maintenance from half an hour before it begins.

It is kept in memory, so that pages need no query for it, and the page of a break says until when it lasts
while the database is away.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

import structlog
from fastapi import Request
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.moderation import announcements
from app.db.moderation.announcements import ANNOUNCEMENT, CLOSED
from app.db.moderation.models import HouseNotice
from app.table.cluster.maintenance import Break, Maintenance
from app.time_source import Now

log = structlog.get_logger()

LOOK_EVERY_S = 5.0
SHOWN_BEFORE = timedelta(minutes=30)
CLOSED_COOKIE = "announcement"


class NoticeBoard:
    """The notices to everybody, as this process knows them."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], now: Now, announced: Maintenance) -> None:
        """Create a board with nothing on it. `announced`: Where matches learn of maintenance."""
        self._sessions = sessions
        self._announced = announced
        self._now = now
        self._standing: list[HouseNotice] = []
        self._told: tuple[int, bool] | None = None
        self.on_maintenance: Callable[[], None] = lambda: None
        """Called when pages begin, or cease, to say that there is maintenance, and when it begins."""

    async def load(self) -> None:
        """Read the notices that are not over."""
        async with self._sessions() as session:
            self._standing = await announcements.standing(session, self._now())
        coming = next((one for one in self._standing if one.kind != ANNOUNCEMENT), None)
        self._announced.announce(
            Break(coming.begins_at, coming.ends_at, coming.kind == CLOSED) if coming else None
        )

    def announcement(self) -> HouseNotice | None:
        """Return the announcement that is shown now; None if there is none."""
        return self._first(is_announcement=True, early=timedelta(0))

    def maintenance(self) -> HouseNotice | None:
        """Return the maintenance that is going on or begins within half an hour; None if there is none."""
        return self._first(is_announcement=False, early=SHOWN_BEFORE)

    def closed_until(self) -> datetime | None:
        """Return when the maintenance that is going on should be over; None if none is."""
        going_on = self._first(is_announcement=False, early=timedelta(0))
        return going_on.ends_at if going_on else None

    def _first(self, *, is_announcement: bool, early: timedelta) -> HouseNotice | None:
        now = self._now()
        fitting = [one for one in self._standing if (one.kind == ANNOUNCEMENT) is is_announcement]
        return next((one for one in fitting if one.begins_at - early <= now < one.ends_at), None)

    async def run(self) -> None:
        """Keep up with what operators write at any process, until cancelled."""
        while True:
            try:
                await self.load()
            except Exception:  # the database may be lost for a while
                log.exception("notices_not_read")
            self.tell_changes()
            await asyncio.sleep(LOOK_EVERY_S)

    def tell_changes(self) -> None:
        """Call `on_maintenance` if pages say something else about it than at the last call."""
        shown = self.maintenance()
        told = (shown.id, self.closed_until() is not None) if shown else None
        if told != self._told:
            self._told = told
            self.on_maintenance()


def board_of(request: Request) -> NoticeBoard | None:
    """Return the notices of the app that answers a request; None before it has started."""
    app = request.scope.get("app")
    board = getattr(app.state, "notices", None) if app else None
    return board if isinstance(board, NoticeBoard) else None


def notices_for(request: Request) -> dict[str, HouseNotice | None]:
    """Return what a page says to everybody, without an announcement that the reader has closed."""
    board = board_of(request)
    announced = board.announcement() if board else None
    if announced is not None and request.cookies.get(CLOSED_COOKIE) == str(announced.id):
        announced = None
    return {"announced": announced, "maintenance": board.maintenance() if board else None}
