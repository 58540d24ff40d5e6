"""A match is live on the start page if something happened in it lately, or if it is being watched."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from app.api.listing.live_matches import live_matches
from app.api.services import Services
from app.db.models import Match, Seat
from app.db.queries import match_lists
from app.table.clock.time_control import Days
from app.table.table import Table
from app.table.wire.channel import Channel
from tests.support.matches.tables import play_next, start_table
from tests.support.matches.transports import SilentTransport
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]


async def live(services: Services, *, bots: bool = False) -> set[str]:
    async with services.sessions() as session:
        return {one.id for one in await live_matches(session, services, bots=bots)}


async def test_for_five_minutes_after_an_action(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=None)
    time.after(minutes=4)
    await play_next(services, table, people)

    time.after(minutes=4, seconds=59)
    assert await live(services) == {table.header.id}
    time.after(seconds=1)
    assert await live(services) == set()


async def test_by_days_for_a_period(services: Services, time: Time) -> None:
    table, _ = await start_table(services, clock=Days(2))

    time.after(hours=47)
    assert await live(services) == {table.header.id}
    time.after(hours=1)
    assert await live(services) == set()


async def test_as_long_as_somebody_watches(services: Services, time: Time) -> None:
    quiet, _ = await start_table(services, clock=None)
    time.after(hours=1)
    watch(quiet)

    assert await live(services) == {quiet.header.id}


def watch(table: Table) -> None:
    table.join(Channel(None, SilentTransport(), table.state_for), None)


async def test_matches_among_computers_only_where_they_are_asked_for(services: Services, time: Time) -> None:
    table, _ = await start_table(services, clock=None)
    async with services.sessions() as session, session.begin():
        await session.execute(update(Seat).values(player_id=None, bot="normal"))

    assert await live(services) == set()
    assert await live(services, bots=True) == {table.header.id}


async def test_matches_among_computers_push_nobody_out_of_those_that_are_over(
    services: Services, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_lists, "PAGE", 1)
    (of_people, _), (of_computers, _) = (
        await start_table(services, clock=None),
        await start_table(services, clock=None),
    )
    now = services.scheduler.now()
    async with services.sessions() as session, session.begin():
        for table, ago in ((of_people, 2), (of_computers, 1)):
            ended = {"status": "finished", "finished_at": now - timedelta(minutes=ago)}
            await session.execute(update(Match).where(Match.id == table.header.id).values(ended))
        theirs = update(Seat).where(Seat.match_id == of_computers.header.id)
        await session.execute(theirs.values(player_id=None, bot="normal"))

        found = await match_lists.newest_finished(session, now - timedelta(hours=1), now)

    assert [match.id for match in found] == [of_people.header.id]
