"""A lobby without its host is unlisted after ten minutes and closed after a day, by one process only."""

from datetime import timedelta

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries import matches
from app.engine.lesson import LEARNER, lesson_of
from app.errors import MatchOver
from app.table.lobby.lesson_match import lesson_request
from app.table.state.waiting_rules import LOBBY_LISTED_FOR, LOBBY_OPEN_FOR
from app.table.table import Table
from app.table.wire.channel import Channel
from tests.support.matches.second_process import SecondProcess
from tests.support.matches.transports import RecordingTransport, SilentTransport

pytestmark = [pytest.mark.anyio, pytest.mark.db]

GAME = "um_reifenbreite"
SECOND = timedelta(seconds=1)


async def comes(house: SecondProcess, table: Table) -> Channel:
    channel = Channel(table.header.host_id, SilentTransport(), table.state_for)
    await house.ghosts.record_host_arrival(table)
    table.join(channel, None)
    return channel


async def goes(house: SecondProcess, table: Table, channel: Channel) -> None:
    table.leave(channel)
    await house.ghosts.record_host_departure(table)


@pytest.fixture
async def host(services: Services) -> str:
    return (await new_player(services, "Ann"))[0].id


@pytest.fixture
def house(services: Services) -> SecondProcess:
    return SecondProcess(services)


async def test_a_lobby_is_listed_until_its_host_has_been_away_for_ten_minutes(
    house: SecondProcess, host: str
) -> None:
    table = await house.open_lobby(host)
    channel = await comes(house, table)

    for _ in range(3):
        await house.advance(LOBBY_LISTED_FOR)
    await goes(house, table, channel)
    await house.advance(LOBBY_LISTED_FOR - SECOND)
    before = await house.listed_lobbies()
    await house.advance(SECOND)

    assert before == [table.header.id]
    assert await house.listed_lobbies() == []
    assert await house.listed_lobbies(host) == [table.header.id]


async def test_with_the_host_the_lobby_is_back_on_the_list(house: SecondProcess, host: str) -> None:
    table = await house.open_lobby(host)
    await house.advance(LOBBY_LISTED_FOR)
    gone = await house.listed_lobbies()

    await comes(house, table)

    assert gone == []
    assert await house.listed_lobbies() == [table.header.id]


async def test_the_longest_seated_who_is_there_becomes_host_in_place_of_one_who_is_gone(
    services: Services, house: SecondProcess, host: str
) -> None:
    table = await house.open_lobby(host, seats=4)
    guests = [(await new_player(services, name))[0].id for name in ("Ben", "Cid", "Dan")]
    for guest in guests:
        house.now += SECOND
        await house.seating.sit(table, guest)
    for guest in guests[1:]:
        table.join(Channel(guest, SilentTransport(), table.state_for), None)
    await goes(house, table, await comes(house, table))

    await house.advance(LOBBY_LISTED_FOR)

    assert table.header.host_id == guests[1]
    assert await house.listed_lobbies() == [table.header.id]


async def test_one_of_two_windows_of_the_host_is_enough(house: SecondProcess, host: str) -> None:
    table = await house.open_lobby(host)
    first, _ = await comes(house, table), await comes(house, table)

    await goes(house, table, first)

    async with house.tables.sessions() as session:
        match = await matches.by_id(session, table.header.id)
    assert match is not None
    assert match.host_away_since is None


@pytest.mark.parametrize("visibility", ["public", "private"])
async def test_after_a_day_without_its_host_a_lobby_is_closed(
    services: Services, house: SecondProcess, host: str, visibility: str
) -> None:
    table = await house.open_lobby(host, visibility)
    guest = (await new_player(services, "Ben"))[0].id
    await house.advance(LOBBY_LISTED_FOR)
    await house.advance(LOBBY_OPEN_FOR - LOBBY_LISTED_FOR - SECOND)
    before = await house.listed_lobbies(host)
    await house.advance(SECOND)

    assert before == [table.header.id]
    assert await house.listed_lobbies(host) == []
    for tables in (house.tables, SecondProcess(services).tables):
        assert (await tables.load(table.header.id)).document(0).status == "closed"
    with pytest.raises(MatchOver):
        await house.seating.sit(table, guest, None, table.header.code)
    with pytest.raises(MatchOver):
        await house.seating.leave(table, host, 0)


async def test_who_looks_at_the_lobby_is_told_when_it_leaves_the_list(
    house: SecondProcess, host: str
) -> None:
    table = await house.open_lobby(host)
    way = RecordingTransport()
    table.join(Channel(None, way, table.state_for), None)
    met = len(way.frames)

    await house.advance(LOBBY_LISTED_FOR)
    unlisted = len(way.frames)
    await house.advance(LOBBY_OPEN_FOR - LOBBY_LISTED_FOR)

    assert [unlisted - met, len(way.frames) - unlisted] == [1, 1]
    assert b'"status":"closed"' in way.frames[-1]


async def test_a_host_who_was_here_when_the_server_died_is_away_from_the_next_look(
    services: Services, house: SecondProcess, host: str
) -> None:
    table = await house.open_lobby(host)
    await comes(house, table)
    after = SecondProcess(services)

    await after.advance(LOBBY_LISTED_FOR)
    noticed = await after.listed_lobbies()
    await after.advance(LOBBY_LISTED_FOR)

    assert noticed == [table.header.id]
    assert await after.listed_lobbies() == []


async def test_of_two_processes_one_looks_for_the_host(
    services: Services, house: SecondProcess, host: str
) -> None:
    await house.open_lobby(host)
    other = SecondProcess(services)

    looks = [await one.advance(LOBBY_LISTED_FOR) for one in (house, other)]

    assert looks == [1, 0]


async def test_nobody_is_looked_for_once_the_match_has_begun(
    services: Services, house: SecondProcess, host: str
) -> None:
    table = await house.open_lobby(host)
    guest = (await new_player(services, "Ben"))[0].id
    await house.seating.sit(table, guest)
    await house.starts.start(table, host)

    looks = [await house.advance(LOBBY_LISTED_FOR), await house.advance(LOBBY_OPEN_FOR)]

    assert looks == [1, 0]
    assert table.status == "playing"


async def test_a_lesson_is_closed_a_day_after_its_learner_was_last_heard_of(
    services: Services, house: SecondProcess, host: str
) -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    table = await house.lobby.create(host, lesson_request(house.tables.games[GAME], lesson))
    await house.starts.start(table, host)
    elsewhere = await services.tables.load(table.header.id)
    house.journal.start()
    house.now += LOBBY_OPEN_FOR - SECOND
    await house.referee.resign(table, host)
    await house.journal.stop()

    await house.advance(SECOND)
    before = table.document(LEARNER).status
    await house.advance(LOBBY_OPEN_FOR - SECOND)
    await services.tables.catch_up(elsewhere)

    assert before == "finished"
    for one in (table, elsewhere, await SecondProcess(services).tables.load(table.header.id)):
        seen = one.document(LEARNER)
        assert (seen.status, seen.to_act, seen.outcome, seen.log) == ("closed", (), None, [])
