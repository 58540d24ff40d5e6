"""Two processes change one match at the same moment, or one of them is refused: both know what is stored."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import func, select, text

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.models import Presence, TableEvent
from app.db.queries import matches, presence
from app.db.queries.presence import Audience
from app.errors import Conflict
from app.table.cluster.heartbeat import FORGOTTEN_AFTER
from app.table.cluster.redis_bus import RedisBus
from app.table.lobby import start_service
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.state.waiting_rules import REPLACE_AFTER
from app.table.table import Table
from app.table.wire.channel import Channel
from tests.support.matches.tables import documents_of, start_table
from tests.support.matches.transports import RecordingTransport
from tests.support.servers.server_parts import Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db]

Two = tuple[Services, Services]


@pytest.fixture
async def two(database_url: str, time: Time, anyio_backend: str) -> AsyncIterator[Two]:
    """The services of two processes whose messages to each other are all lost."""
    async with serving(database_url, time) as one, serving(database_url, time) as other:
        for services in (one, other):
            services.tables.bus = RedisBus("unix:///nowhere")
        yield one, other


async def has_news(services: Services, table: Table) -> bool:
    """Return whether the database has anything that this process does not know."""
    async with table.lock:
        return await services.tables.catch_up(table)


def watched(table: Table) -> RecordingTransport:
    """Let a spectator join; return what is sent to them, without the first document."""
    transport = RecordingTransport()
    table.join(Channel(None, transport, table.state_for), None)
    transport.frames.clear()
    return transport


async def test_a_refused_change_disturbs_nobody(two: Two) -> None:
    table, _ = await start_table(two[0])
    there = await two[1].tables.load(table.header.id)
    stranger = (await new_player(two[0], "Zoe"))[0].id
    seen = [watched(one) for one in (table, there)]

    for services, known in zip(two, (table, there), strict=True):
        with pytest.raises(Conflict):
            await services.seating.sit(known, stranger, 0)

    assert [await has_news(*one) for one in zip(two, (table, there), strict=True)] == [False, False]
    assert [one.frames for one in seen] == [[], []]


async def test_a_change_is_known_where_it_was_made_and_news_elsewhere(two: Two) -> None:
    table, people = await start_table(two[0])
    there = await two[1].tables.load(table.header.id)

    await two[0].seating.leave(table, people[0], 0)

    assert [await has_news(*one) for one in zip(two, (table, there), strict=True)] == [False, True]
    assert documents_of(table) == documents_of(there)


async def test_a_player_who_opens_a_channel_makes_nobody_read_the_match_again(two: Two) -> None:
    table, people = await start_table(two[0])
    there = await two[1].tables.load(table.header.id)

    await two[0].disconnects.record_return(table, people[0])
    await two[0].disconnects._log_late(table.header.id)  # Nobody has been away for long enough.
    await two[0].hibernation._hibernate_if_quiet(table.header.id)

    assert not await has_news(two[1], there)


async def test_a_host_who_is_in_the_lobby_already_makes_nobody_read_it_again(two: Two) -> None:
    host = (await new_player(two[0], "Ann"))[0].id
    table = await two[0].lobby.create(host, MatchRequest(settings=MatchSettings(game="hockey_game"), seats=2))
    await two[0].lobby_expiry.record_host_arrival(table)
    there = await two[1].tables.load(table.header.id)

    await two[0].lobby_expiry.record_host_arrival(table)

    assert not await has_news(two[1], there)


async def test_two_who_agree_at_the_same_moment_have_both_agreed(two: Two, time: Time) -> None:
    table, people = await start_table(two[0], 4)
    there = await two[1].tables.load(table.header.id)
    assert table.position
    (gone,) = table.position.to_act
    first, *others = [seat for seat in range(4) if seat != gone]
    table.join(Channel(people[first], RecordingTransport(), table.state_for), None)
    time.now += REPLACE_AFTER + timedelta(seconds=1)
    await two[0].absences.call_off(table, people[first])

    async with two[0].sessions() as holds:
        await matches.lock_row(holds, table.header.id)
        agree = [
            asyncio.create_task(services.absences.call_off(known, people[seat]))
            for services, known, seat in zip(two, (table, there), others, strict=True)
        ]
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while await holds.scalar(waiting) < len(agree):
            pass
    await asyncio.gather(*agree)

    async with two[0].sessions() as session:
        match = await matches.by_id(session, table.header.id)
    assert match and match.calling_off
    assert match.calling_off["agreed"] == sorted([first, *others])


async def test_a_start_that_fails_changes_nothing_in_memory(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    settings = MatchSettings(game="um_reifenbreite")
    table = await services.lobby.create(host, MatchRequest(settings=settings, seats=3))
    await services.seating.sit(table, guest)
    before = documents_of(table), table.header

    async def breaks(*_: object) -> None:
        raise ConnectionError("the database is away")

    monkeypatch.setattr(start_service, "start_match", breaks)
    with pytest.raises(ConnectionError):
        await services.starts.start(table, host, seats=2)

    assert (documents_of(table), table.header) == before


async def test_viewers_of_a_server_that_was_killed_are_forgotten_when_the_next_one_starts(
    services: Services, database_url: str, time: Time
) -> None:
    table, people = await start_table(services)
    assert services.tables.heartbeat.server_id is not None
    async with services.sessions.begin() as session:
        here = {table.header.id: Audience(frozenset(people))}
        await presence.store(session, services.tables.heartbeat.server_id, here)

    async def stored() -> int:
        async with services.sessions() as session:
            return await session.scalar(select(func.count()).select_from(Presence)) or 0

    time.now += FORGOTTEN_AFTER - timedelta(seconds=1)
    async with serving(database_url, time) as second:
        await second.tables.heartbeat.start()
    kept = await stored()
    time.now += timedelta(seconds=2)
    async with serving(database_url, time) as third:
        await third.tables.heartbeat.start()

    assert (kept, await stored()) == (1, 0)


async def test_a_decision_has_one_hint_in_all_processes(two: Two) -> None:
    table, people = await start_table(two[0], visibility="private", hints=True)
    there = await two[1].tables.load(table.header.id)
    assert table.position is not None
    asked = people[table.position.to_act[0]]

    both = [services.hints.take(one, asked) for services, one in zip(two, (table, there), strict=True)]
    first, second = await asyncio.gather(*both)
    two[1].tables.evict(there)
    again = await two[1].hints.take(await two[1].tables.load(table.header.id), asked)

    assert first == second == again
    async with two[0].sessions() as session:
        assert await session.scalar(select(func.count()).select_from(TableEvent)) == 1
