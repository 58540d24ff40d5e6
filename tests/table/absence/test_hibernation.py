"""A running match without any action hibernates after a day, and one of its players wakes it."""

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.queries import match_lists, scheduled_jobs
from app.errors import Conflict, NotYourTurn
from app.table.absence.hibernation import Hibernation
from app.table.actions.evaluation import ActionRequest
from app.table.clock.time_control import Bank, Days, TimeControl
from app.table.clock.timestamps import as_ms
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.state.waiting_rules import HIBERNATE_AFTER
from app.table.table import Table
from app.table.timekeeping.clock_service import ClockService
from app.table.wire.channel import Channel
from tests.support.matches.second_process import SecondProcess
from tests.support.matches.transports import RecordingTransport, SilentTransport
from tests.table.lobby.test_lobby_expiry import SECOND

pytestmark = [pytest.mark.anyio, pytest.mark.db]


class Night(SecondProcess):
    """A process that looks after running matches, and its clock."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.timekeeper = ClockService(self.tables, self.referee, self.times)
        self.times.register(JobKind.CLOCK, self.timekeeper.act_on_expired)
        self.sleep = Hibernation(self.tables, self.seating, self.times)
        self.services = services

    async def begins(self, clock: TimeControl | None = None, seats: int = 2) -> tuple[Table, list[str]]:
        people = [(await new_player(self.services, f"P{seat}"))[0].id for seat in range(seats)]
        settings = MatchSettings(game="um_reifenbreite", clock=clock)
        wish = MatchRequest(settings=settings, seats=seats)
        table = await self.lobby.create(people[0], wish)
        for player in people[1:]:
            await self.seating.sit(table, player)
        await self.starts.start(table, people[0])
        async with self.tables.sessions.begin() as session:
            # Cancel the job of the lobby.
            await scheduled_jobs.cancel(session, table.header.id, JobKind.LOBBY_EXPIRY)
        return table, people

    async def acts(self, table: Table, people: list[str]) -> None:
        """Take the first legal action of the first seat to act."""
        assert table.position is not None
        seat = table.position.to_act[0]
        action = msgspec.to_builtins(table.position.legal(seat)[0])
        await self.referee.submit(table, people[seat], ActionRequest(action, f"r{table.seq}"))

    async def running(self, player: str | None = None) -> list[str]:
        """Return the ids of the matches that are listed, or of the player's own."""
        async with self.tables.sessions() as session:
            return [match.id for match in await match_lists.newest(session, player_id=player)]

    async def called(self, player: str) -> list[str]:
        async with self.tables.sessions() as session:
            return [match.id for match in await match_lists.waiting_for_player(session, player, 9)]


@pytest.fixture
async def night(services: Services) -> AsyncIterator[Night]:
    night = Night(services)
    night.journal.start()
    yield night
    await night.referee.stop()
    await night.journal.stop()


def seen(table: Table, viewer: int | None = None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table.document(viewer)))


async def test_a_match_in_which_nobody_acts_for_a_day_is_in_no_list_of_what_is_alive(night: Night) -> None:
    table, people = await night.begins()
    await night.advance(HIBERNATE_AFTER - SECOND)
    before = (table.status, await night.running())
    await night.advance(SECOND)

    assert before == ("playing", [table.header.id])
    assert await night.running() == []
    assert await night.running(people[0]) == [table.header.id]
    assert await night.called(people[0]) == []
    for tables in (night.tables, Night(night.services).tables):
        document = seen(await tables.load(table.header.id), 0)
        assert (document["status"], document["to_act"], document["actions"]) == ("asleep", [], [])
        assert document["view"] == seen(table, 0)["view"] != {}


async def test_the_day_counts_from_the_last_action_of_a_person(night: Night) -> None:
    table, people = await night.begins()
    await night.advance(HIBERNATE_AFTER / 2)
    await night.acts(table, people)
    looks = [await night.advance(HIBERNATE_AFTER / 2), await night.advance(HIBERNATE_AFTER / 2 - SECOND)]
    before = table.status
    await night.advance(SECOND)

    assert looks == [1, 0], "one look a day at the most"
    assert (before, table.status) == ("playing", "asleep")


async def test_with_a_clock_by_days_it_is_two_periods_in_which_only_the_server_acts(night: Night) -> None:
    table, _ = await night.begins(Days(3))
    for _ in range(6):
        await night.advance(HIBERNATE_AFTER - SECOND)
    before = table.status
    await night.advance(6 * SECOND)

    assert table.seq > 0
    assert (before, table.status) == ("playing", "asleep")


async def test_a_pause_ends_after_a_day(night: Night) -> None:
    table, people = await night.begins(Days(3))
    for seat, player in enumerate(people):
        table.join(Channel(player, SilentTransport(), table.state_for), None)
        assert table.seat_of(player) == seat
    await night.advance(HIBERNATE_AFTER / 2)
    for player in people:
        await night.timekeeper.propose_pause(table, player)
    await night.advance(HIBERNATE_AFTER / 2)
    await night.advance(HIBERNATE_AFTER / 2 - SECOND)
    before = seen(table)
    await night.advance(SECOND)

    assert (before["status"], before["pause"]["state"]) == ("playing", "paused")
    assert (seen(table)["status"], seen(table)["pause"]) == ("asleep", None)


async def test_any_of_its_players_wakes_it_and_the_clocks_run_on_as_they_stood(night: Night) -> None:
    table, people = await night.begins(Bank(600_000, 0))
    for player in people:
        table.join(Channel(player, SilentTransport(), table.state_for), None)
    for player in people:
        await night.timekeeper.propose_pause(table, player)
    left = seen(table)["pause"]["left_ms"]
    way = RecordingTransport()
    table.join(Channel(None, way, table.state_for), None)
    await night.advance(HIBERNATE_AFTER)

    with pytest.raises(Conflict):
        await night.acts(table, people)
    with pytest.raises(NotYourTurn):
        await night.sleep.wake(table, (await new_player(night.services, "Otto"))[0].id)
    await night.sleep.wake(table, people[1])
    await night.sleep.wake(table, people[0])  # Both have pressed the button, which is no mistake.

    woken = seen(table)
    assert (woken["status"], woken["pause"]["state"]) == ("playing", "resuming")
    assert woken["log"][-1] == {"seq": 0, "seat": 1, "event": "woken"}
    assert b'"status":"playing"' in way.frames[-1]
    assert table.clocks is not None
    shown = [hand.expires_at - as_ms(night.now) for hand in table.clocks.seats if hand.expires_at is not None]
    assert shown == [10_000 + one for one in left if one is not None] != []
    await night.advance(timedelta(seconds=11))
    await night.acts(table, people)
    assert await night.running() == [table.header.id]


async def test_a_match_that_was_woken_sleeps_again_after_another_day(night: Night) -> None:
    table, people = await night.begins()
    await night.advance(HIBERNATE_AFTER)
    await night.sleep.wake(table, people[0])

    await night.advance(HIBERNATE_AFTER - SECOND)
    before = table.status
    await night.advance(SECOND)

    assert (before, table.status) == ("playing", "asleep")


async def test_of_two_processes_one_looks(services: Services, night: Night) -> None:
    table, _ = await night.begins()
    other = Night(services)
    other.now = night.now

    looks = [await one.advance(HIBERNATE_AFTER) for one in (night, other)]

    assert looks == [1, 0]
    assert (await other.tables.load(table.header.id)).status == "asleep"


async def test_a_match_that_is_over_is_looked_at_once_more_and_never_again(night: Night) -> None:
    table, people = await night.begins()
    await night.referee.resign(table, people[0])
    looks = [await night.advance(HIBERNATE_AFTER), await night.advance(HIBERNATE_AFTER)]

    async with night.tables.sessions() as session:
        assert await scheduled_jobs.due_at(session, table.header.id, JobKind.HIBERNATION) is None
    assert looks == [1, 0]
    assert table.status == "finished"


async def test_an_end_whose_answer_was_lost_is_taken_over(night: Night) -> None:
    table, _ = await night.begins()
    other = Night(night.services)
    other.now = night.now
    await other.advance(HIBERNATE_AFTER)

    table.uncertain = True
    async with table.lock:
        await night.tables.catch_up(table)

    assert seen(table)["status"] == "asleep"
