"""What pages say to everybody begins and ends with time, and is known while the database is away."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest
from fastapi import Request
from sqlalchemy.ext.asyncio import AsyncEngine

from app.api.rendering.notice_board import NoticeBoard
from app.api.rendering.templates import error_page
from app.db.connection import open_engine, sessions_of
from app.db.models import Player
from app.db.moderation.models import HouseNotice
from app.table.cluster.maintenance import Maintenance

pytestmark = [pytest.mark.anyio, pytest.mark.db]

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


class Clock:
    """A source of time that is set."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> datetime:
        return self.at


async def stored(engine: AsyncEngine, kind: str, begins: datetime, ends: datetime) -> None:
    """Store a notice of an operator."""
    async with sessions_of(engine).begin() as session:
        await session.merge(Player(id="jana", name="Jana"))
        await session.flush()
        session.add(HouseNotice(kind=kind, texts={}, begins_at=begins, ends_at=ends, by_id="jana"))


async def test_notices_begin_and_end_with_time(database_url: str) -> None:
    engine, clock = open_engine(database_url, pool_size=2), Clock()
    minutes = [NOON + timedelta(minutes=number) for number in range(61)]
    await stored(engine, "restart", minutes[45], minutes[46])
    await stored(engine, "announcement", minutes[0], minutes[20])
    maintenance = Maintenance(clock)
    board, told = NoticeBoard(sessions_of(engine), clock, maintenance), []
    board.on_maintenance = lambda: told.append(clock.at)
    await board.load()
    await engine.dispose()

    announced, said, closed, rest = [], [], [], []
    for clock.at in minutes:
        announced.append(board.announcement() is not None)
        said.append(board.maintenance() is not None)
        closed.append(board.closed_until() is not None)
        rest.append(maintenance.resting() is not None)
        board.tell_changes()

    assert announced == [number < 20 for number in range(61)]
    assert said == [15 <= number < 46 for number in range(61)]
    assert closed == [number == 45 for number in range(61)]
    assert rest == [44 <= number < 46 for number in range(61)]
    assert told == [minutes[15], minutes[45], minutes[46]]


async def test_the_page_of_a_break_says_until_when_it_lasts(database_url: str) -> None:
    engine, clock = open_engine(database_url, pool_size=2), Clock()
    await stored(engine, "closed", NOON, NOON + timedelta(minutes=45))
    board = NoticeBoard(sessions_of(engine), clock, Maintenance(clock))
    await board.load()
    await engine.dispose()
    app = SimpleNamespace(state=SimpleNamespace(notices=board))
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/watch",
        "query_string": b"",
        "headers": [],
        "app": app,
    }

    during = bytes(error_page(Request(scope), 503).body).decode()
    clock.at = NOON + timedelta(hours=1)
    after = bytes(error_page(Request(scope), 503).body).decode()

    assert "Stadion is closed until about 12:45 UTC" in during
    assert "Stadion is closed for a moment" in after
