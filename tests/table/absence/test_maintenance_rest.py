"""During maintenance no match begins and all matches rest; afterwards everything goes on by itself."""

import asyncio
from datetime import timedelta

import pytest

from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.moderation.announcements import CLOSED
from app.db.queries import scheduled_jobs
from app.db.queries.seeking import searches
from app.errors import OnBreak
from app.table.clock.time_control import HOUR, Bank, Days, TimeControl
from app.table.clock.timestamps import as_ms
from app.table.cluster.maintenance import NO_START_FOR, STANDS_FOR, Break
from app.table.table import Table
from tests.support.matches.tables import start_table
from tests.support.moderation.maintenance import announce_maintenance
from tests.support.seeking.looking import look, people
from tests.support.servers.server_parts import Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db]

IN = timedelta(minutes=20)
LASTS = timedelta(minutes=5)
CLOCK = Bank(600_000, 0)
LIVE = 20


async def announced(services: Services, time: Time) -> Break:
    return await announce_maintenance(services, time.now + IN, LASTS)


async def until_resumed(services: Services, table: Table, time: Time) -> None:
    """Wait until the job that goes on with the match has run."""
    services.scheduler.wake_by(time.now)
    async with asyncio.timeout(30):
        while True:
            async with services.sessions() as session:
                if await scheduled_jobs.due_at(session, table.header.id, JobKind.RESUME) is None:
                    return


async def test_matches_rest_without_losing_time_and_go_on(services: Services, time: Time) -> None:
    table, (ann, _) = await start_table(services, clock=CLOCK)
    coming = await announced(services, time)
    await services.maintenance_rest.rest_all()
    assert table.status is MatchStatus.PLAYING and table.clocks is not None

    time.now = coming.begins_at - STANDS_FOR + timedelta(seconds=1)
    await services.maintenance_rest.rest_all()
    stopped = table.clocks
    assert table.status is MatchStatus.ASLEEP and stopped.at == as_ms(coming.begins_at - STANDS_FOR)
    assert all(clock.since is None for clock in stopped.seats)
    with pytest.raises(OnBreak, match="break-rests"):
        await services.hibernation.wake(table, ann)
    await services.hibernation.return_to_paused(table, ann)
    assert table.status is MatchStatus.ASLEEP

    time.now = coming.ends_at
    await until_resumed(services, table, time)
    assert table.status.value == MatchStatus.PLAYING.value
    assert [clock.left for clock in table.clocks.seats] == [clock.left for clock in stopped.seats]
    pause = table.clocks.pause_at(as_ms(time.now))
    assert pause is not None and pause.away == as_ms(coming.ends_at) - as_ms(coming.begins_at - STANDS_FOR)


@pytest.mark.parametrize(("clock", "more"), [(CLOCK, 0), (Days(3), HOUR)])
async def test_a_site_closed_for_a_while_gives_players_by_days_an_hour(
    services: Services, time: Time, clock: TimeControl, more: int
) -> None:
    table, _ = await start_table(services, clock=clock)
    closed = await announce_maintenance(services, time.now, LASTS, CLOSED)
    assert table.clocks is not None
    running = table.clocks

    await services.maintenance_rest.rest_all()
    time.now = closed.ends_at
    await until_resumed(services, table, time)

    assert table.status is MatchStatus.PLAYING
    assert [clock.left for clock in table.clocks.seats if clock.asked] == [
        clock.left + more for clock in running.seats if clock.asked
    ]


async def test_an_agreed_pause_and_a_match_that_sleeps_stay_as_they_are(
    services: Services, time: Time
) -> None:
    table, (ann, _) = await start_table(services)
    async with table.lock, services.seating.held_match(table) as (session, match):
        match.status = MatchStatus.ASLEEP
        await session.flush()
    table.hibernate(None)
    coming = await announced(services, time)
    time.now = coming.begins_at
    await services.maintenance_rest.rest_all()
    time.now = coming.ends_at
    await services.maintenance_rest.rest_all()

    assert table.status is MatchStatus.ASLEEP
    await services.hibernation.wake(table, ann)
    assert table.status.value == MatchStatus.PLAYING.value


async def test_no_match_begins_in_the_last_minutes(services: Services, time: Time) -> None:
    coming = await announced(services, time)
    await start_table(services)
    time.now = coming.begins_at - NO_START_FOR
    with pytest.raises(OnBreak, match="break-near"):
        await start_table(services)
    await start_table(services, clock=Days(3))
    time.now = coming.begins_at
    with pytest.raises(OnBreak):
        await start_table(services, clock=Days(3))
    time.now = coming.ends_at
    await start_table(services)


async def test_a_rematch_is_not_proposed_then(services: Services, time: Time) -> None:
    table, (ann, ben) = await start_table(services)
    await services.referee.resign(table, ann)
    coming = await announced(services, time)
    time.now = coming.begins_at - NO_START_FOR

    with pytest.raises(OnBreak):
        await services.rematches.join(table, ben)
    time.now = coming.ends_at
    assert (await services.rematches.join(table, ben)).status is MatchStatus.LOBBY


async def test_a_restart_costs_none_of_twenty_live_matches_time_and_no_search_its_place(
    database_url: str, time: Time
) -> None:
    async with serving(database_url, time) as before:
        tables = [(await start_table(before, clock=CLOCK))[0] for _ in range(LIVE)]
        (eva,) = await people(before, 1)
        await look(before, eva)
        coming = await announced(before, time)
        time.now = coming.begins_at - STANDS_FOR
        await before.maintenance_rest.rest_all()
        stood = {one.header.id: one.clocks for one in tables}

    time.now = coming.ends_at
    async with serving(database_url, time) as after:
        for match_id, clocks in stood.items():
            table = await after.tables.load(match_id)
            await until_resumed(after, table, time)
            assert table.status is MatchStatus.PLAYING and table.clocks is not None and clocks is not None
            assert [one.left for one in table.clocks.seats] == [one.left for one in clocks.seats]
            assert [one.bank for one in table.clocks.seats] == [one.bank for one in clocks.seats]
        async with after.sessions() as session:
            assert await searches.open_of(session, eva) is not None
