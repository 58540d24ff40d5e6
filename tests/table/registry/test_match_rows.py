"""Rows of several matches are read at once, and give what each table has in memory."""

from datetime import timedelta

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.services import Services
from app.db.models import Match, Server
from app.db.queries import actions, matches
from app.table.clock.clock_state import Clocks
from app.table.clock.outages import take_off_outage
from app.table.clock.time_control import Bank, Days
from app.table.clock.timestamps import as_ms
from app.table.registry.match_rows import load_clocks, load_seats_of
from app.table.table import Table
from tests.support.matches.tables import play_next, start_table
from tests.support.servers.page_queries import queries_of
from tests.support.servers.server_parts import NOON, Time

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]


async def timed_tables(services: Services) -> list[Table]:
    """Start three matches: after an action, after a gift of time, and without a clock."""
    days, acted = await start_table(services, clock=Days(2))
    await play_next(services, days, acted)
    bank, given = await start_table(services, clock=Bank(600_000, 0))
    await services.clocks.give_time(bank, given[1 - bank.seats_to_act()[0]], bank.seats_to_act()[0])
    timeless, _ = await start_table(services)
    return [days, bank, timeless]


async def clocks_of(session: AsyncSession, found: list[Match | None]) -> dict[str, Clocks]:
    there = [match for match in found if match is not None]
    return await load_clocks(session, there, await actions.last_actions(session, [one.id for one in there]))


async def test_clocks_of_several_matches_are_those_in_memory(services: Services) -> None:
    tables = await timed_tables(services)
    async with services.sessions() as session:
        found = [await matches.by_id(session, table.header.id) for table in tables]
        with queries_of(services.engine) as sent:
            clocks = await clocks_of(session, found)

    assert clocks == {table.header.id: table.clocks for table in tables[:2]}
    assert len(sent) == 2


async def test_only_outages_after_the_clocks_were_stored_are_taken_off(
    services: Services, time: Time
) -> None:
    table, _ = await start_table(services, clock=Days(2))
    time.after(hours=2)
    late, _ = await start_table(services, clock=Days(2))
    gone, back = NOON + timedelta(minutes=30), NOON + timedelta(hours=1)
    async with services.sessions.begin() as session:
        session.add(Server(started_at=NOON, seen_at=gone, joined=False))
        await session.flush()
        session.add(Server(started_at=back, seen_at=back, joined=False))
    async with services.sessions() as session:
        found = [await matches.by_id(session, one.header.id) for one in (table, late)]
        clocks = await clocks_of(session, found)

    assert table.clocks is not None
    assert clocks[late.header.id] == late.clocks
    assert clocks[table.header.id].expires_at != table.clocks.expires_at
    seats = clocks[table.header.id].seats
    assert take_off_outage(table.clocks, as_ms(gone), as_ms(back)).seats == seats


async def test_seats_of_several_matches_are_those_in_memory(services: Services) -> None:
    tables = [(await start_table(services, seats))[0] for seats in (2, 3)]
    async with services.sessions() as session:
        found = await load_seats_of(session, [table.header.id for table in tables])

    assert found == {table.header.id: table.seats for table in tables}
