"""Lobbies whose host has gone: unlisted after ten minutes, closed after a day, by one process only."""

from datetime import UTC, datetime, timedelta

import pytest

from app.api.services import Services
from app.db.journal import Journal
from app.db.queries import matches
from app.engine.lesson import LEARNER, lesson_of
from app.errors import MatchOver
from app.table.actions.referee import Referee
from app.table.bots.thinking_pool import Thinkers
from app.table.lobby.lesson_match import lesson_wish
from app.table.lobby.lobby_expiry import Ghosts
from app.table.lobby.lobby_service import Lobby
from app.table.registry.table_registry import Tables
from app.table.scheduler import DueTimes
from app.table.seating.seating_service import Seating
from app.table.state.match_settings import Wish
from app.table.state.waiting_rules import LOBBY_LISTED_FOR, LOBBY_OPEN_FOR
from app.table.table import Table
from app.table.wire.channel import Channel
from tests.table.absence.test_absence_service import Way
from tests.table.registry.test_table_registry import new_player

pytestmark = [pytest.mark.anyio, pytest.mark.db]

NOON = datetime(2126, 3, 1, 12, tzinfo=UTC)
"""Far ahead: the process of the fixture, by its own clock, finds nothing of it due."""
GAME = "um_reifenbreite"
SECOND = timedelta(seconds=1)


class House:
    """A process of its own: it reads the tables anew, and its clock can be put forward."""

    def __init__(self, services: Services) -> None:
        self.now = NOON
        self.times = DueTimes(services.sessions, lambda: self.now)
        self.journal = Journal(services.engine)
        self.tables = Tables(
            services.sessions, services.tables.games, self.journal, services.tables.pulse, now=self.times.now
        )
        self.referee = Referee(self.tables, self.journal, self.times, 0, Thinkers(0))
        self.seating = Seating(self.tables, self.referee, self.times)
        self.lobby = Lobby(self.tables, self.referee, self.seating, self.times)
        self.ghosts = Ghosts(self.tables, self.seating, self.times)

    async def opens(self, host: str, visibility: str = "public") -> Table:
        wish = Wish(GAME, 2, {}, visibility, True, None, None)
        return await self.lobby.create(host, wish)

    async def later(self, by: timedelta) -> int:
        """Time goes by, and what is due is done: how much that was."""
        self.now += by
        taken = await self.times.take()
        for one in taken:
            await self.times._do(one)
        return len(taken)

    async def listed(self, host: str | None = None) -> list[str]:
        async with self.tables.sessions() as session:
            return [match.id for match in await matches.newest(session, status="lobby", player_id=host)]


class Told(Way):
    """A connection that notes what it takes."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)


async def comes(house: House, table: Table) -> Channel:
    channel = Channel(table.header.host_id, Way(), table.state_for)
    await house.ghosts.host_came(table)
    table.join(channel, None)
    return channel


async def goes(house: House, table: Table, channel: Channel) -> None:
    table.leave(channel)
    await house.ghosts.host_left(table)


@pytest.fixture
async def host(services: Services) -> str:
    return (await new_player(services, "Ann"))[0].id


@pytest.fixture
def house(services: Services) -> House:
    return House(services)


async def test_a_lobby_is_listed_until_its_host_has_been_away_for_ten_minutes(
    house: House, host: str
) -> None:
    table = await house.opens(host)
    channel = await comes(house, table)

    for _ in range(3):
        await house.later(LOBBY_LISTED_FOR)
    await goes(house, table, channel)
    await house.later(LOBBY_LISTED_FOR - SECOND)
    before = await house.listed()
    await house.later(SECOND)

    assert before == [table.header.id]
    assert await house.listed() == []
    assert await house.listed(host) == [table.header.id]


async def test_with_the_host_the_lobby_is_back_on_the_list(house: House, host: str) -> None:
    table = await house.opens(host)
    await house.later(LOBBY_LISTED_FOR)
    gone = await house.listed()

    await comes(house, table)

    assert gone == []
    assert await house.listed() == [table.header.id]


async def test_one_of_two_windows_of_the_host_is_enough(house: House, host: str) -> None:
    table = await house.opens(host)
    first, _ = await comes(house, table), await comes(house, table)

    await goes(house, table, first)

    async with house.tables.sessions() as session:
        match = await matches.by_id(session, table.header.id)
    assert match is not None
    assert match.host_away_since is None


@pytest.mark.parametrize("visibility", ["public", "private"])
async def test_after_a_day_without_its_host_a_lobby_is_closed(
    services: Services, house: House, host: str, visibility: str
) -> None:
    table = await house.opens(host, visibility)
    guest = (await new_player(services, "Ben"))[0].id
    await house.later(LOBBY_LISTED_FOR)
    await house.later(LOBBY_OPEN_FOR - LOBBY_LISTED_FOR - SECOND)
    before = await house.listed(host)
    await house.later(SECOND)

    assert before == [table.header.id]
    assert await house.listed(host) == []
    for tables in (house.tables, House(services).tables):
        assert (await tables.get(table.header.id)).document(0).status == "closed"
    with pytest.raises(MatchOver):
        await house.seating.sit(table, guest, None, table.header.code, None)
    with pytest.raises(MatchOver):
        await house.seating.leave(table, host, 0)


async def test_who_looks_at_the_lobby_is_told_when_it_leaves_the_list(house: House, host: str) -> None:
    table = await house.opens(host)
    way = Told()
    table.join(Channel(None, way, table.state_for), None)
    met = len(way.frames)

    await house.later(LOBBY_LISTED_FOR)
    unlisted = len(way.frames)
    await house.later(LOBBY_OPEN_FOR - LOBBY_LISTED_FOR)

    assert [unlisted - met, len(way.frames) - unlisted] == [1, 1]
    assert b'"status":"closed"' in way.frames[-1]


async def test_a_host_who_was_here_when_the_server_died_is_away_from_the_next_look(
    services: Services, house: House, host: str
) -> None:
    table = await house.opens(host)
    await comes(house, table)
    after = House(services)

    await after.later(LOBBY_LISTED_FOR)
    noticed = await after.listed()
    await after.later(LOBBY_LISTED_FOR)

    assert noticed == [table.header.id]
    assert await after.listed() == []


async def test_of_two_processes_one_looks_for_the_host(services: Services, house: House, host: str) -> None:
    await house.opens(host)
    other = House(services)

    looks = [await one.later(LOBBY_LISTED_FOR) for one in (house, other)]

    assert looks == [1, 0]


async def test_nobody_is_looked_for_once_the_match_has_begun(
    services: Services, house: House, host: str
) -> None:
    table = await house.opens(host)
    guest = (await new_player(services, "Ben"))[0].id
    await house.seating.sit(table, guest, None, None, None)
    await house.lobby.start(table, host)

    looks = [await house.later(LOBBY_LISTED_FOR), await house.later(LOBBY_OPEN_FOR)]

    assert looks == [1, 0]
    assert table.status == "playing"


async def test_a_lesson_is_closed_a_day_after_its_learner_was_last_heard_of(
    services: Services, house: House, host: str
) -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    table = await house.lobby.create(host, lesson_wish(house.tables.games[GAME], lesson, None))
    await house.lobby.start(table, host)
    elsewhere = await services.tables.get(table.header.id)
    house.journal.start()
    house.now += LOBBY_OPEN_FOR - SECOND
    await house.referee.resign(table, host)
    await house.journal.stop()

    await house.later(SECOND)
    before = table.document(LEARNER).status
    await house.later(LOBBY_OPEN_FOR - SECOND)
    await services.tables.catch_up(elsewhere)

    assert before == "finished"
    for one in (table, elsewhere, await House(services).tables.get(table.header.id)):
        seen = one.document(LEARNER)
        assert (seen.status, seen.to_act, seen.outcome, seen.log) == ("closed", (), None, [])
