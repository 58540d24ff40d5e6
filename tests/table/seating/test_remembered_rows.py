"""A request that is refused locks no row, so that no stranger holds up a match."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.models import Match, Seat
from app.db.queries import matches
from app.errors import StadionError
from app.table.seating.remembered_rows import remembered_rows
from app.table.table import Table
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.matches.tables import start_table

pytestmark = pytest.mark.anyio

Try = Callable[[Services, Table, str], Awaitable[Any]]

REFUSED: dict[str, Try] = {
    "sit": lambda services, table, who: services.seating.sit(table, who),
    "sit there": lambda services, table, who: services.seating.sit(table, who, 1),
    "remove": lambda services, table, who: services.seating.leave(table, who, 0),
    "seat a computer": lambda services, table, who: services.lobby.seat_bot(table, who, 0, "easy"),
    "choose a jersey": lambda services, table, who: services.lobby.choose_jersey(table, who, 0, "red"),
    "start": lambda services, table, who: services.starts.start(table, who),
    "lock": lambda services, table, who: services.host_controls.lock(table, who, 0, True),
    "options": lambda services, table, who: services.host_controls.change_options(table, who, {}),
    "clock": lambda services, table, who: services.host_controls.set_clock(table, who, None),
    "mute": lambda services, table, who: services.host_controls.mute(table, who, True),
    "invite": lambda services, table, who: services.host_controls.invite(table, who, who),
    "nudge": lambda services, table, who: services.nudges.nudge(table, who, 0),
}


async def test_a_stranger_is_refused_while_the_row_is_locked(services: Services) -> None:
    table, _ = await start_table(services)
    stranger = (await new_player(services, "S"))[0].id
    stamp = table.stamp

    async with services.sessions.begin() as session, asyncio.timeout(ANSWER_WITHIN_S):
        await matches.lock_row(session, table.header.id)
        for name, attempt in REFUSED.items():
            with pytest.raises(StadionError):
                await attempt(services, table, stranger)
            assert not table.lock.locked(), name

    assert table.stamp == stamp, "the row has no new version"


async def test_memory_knows_the_rows_as_they_are_stored(services: Services) -> None:
    table, _ = await start_table(services)

    match, seats = remembered_rows(table)

    async with services.sessions() as session:
        stored = await matches.by_id(session, table.header.id)
        stored_seats = (await matches.seats_of(session, [table.header.id]))[table.header.id]
    assert stored is not None
    read = {"status", "visibility", "code", "host_id", "removed", "rematch_of", "wait_for_all", "substitutes"}
    read |= {"options", "clock", "muted", "lesson", "tournament_id", "game", "rules_version"}
    assert {one: getattr(match, one) for one in read} == {one: getattr(stored, one) for one in read}
    columns = [column.key for column in Seat.__table__.columns]
    for mine, theirs in zip(seats, stored_seats, strict=True):
        assert {one: getattr(mine, one) for one in columns} == {one: getattr(theirs, one) for one in columns}
    assert {column.key for column in Match.__table__.columns} >= read
