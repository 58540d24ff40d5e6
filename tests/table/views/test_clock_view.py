"""A document shows the clocks of all seats."""

import pytest

from app.api.services import Services
from app.table.clock.time_control import Bank, PerDecision
from tests.support.matches.listening import Listener
from tests.support.matches.tables import deadlines_of, play_next, public_document, start_table
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]
MINUTE = PerDecision(60_000)


async def test_who_is_asked_has_a_deadline_and_nobody_else(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=MINUTE)
    listener = Listener(table)

    for _ in range(12):
        time.after(seconds=5)
        await play_next(services, table, people)
        await listener.sees(table.seq)
        assert table.position is not None
        running = [n for n, deadline in enumerate(deadlines_of(table)) if deadline is not None]
        assert running == list(table.position.to_act)
        assert listener.doc == public_document(table)


async def test_a_table_that_is_opened_again_shows_the_same_clocks(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=Bank(600_000, 5_000))
    for _ in range(7):
        time.after(seconds=3)
        await play_next(services, table, people)
    before = public_document(table)
    time.after(seconds=20)

    assert services.tables.evict(table)
    again = await services.tables.load(table.header.id)

    assert public_document(again) == before


async def test_without_a_clock_no_time_runs(services: Services) -> None:
    table, people = await start_table(services, clock=None)
    await play_next(services, table, people)

    assert deadlines_of(table) == [None, None]
    assert table.clocks is None
