"""A match of one person and computers rests when the person wants it to, or is gone, and then goes on."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.errors import Conflict
from app.table.absence.disconnects import Disconnects
from app.table.clock.time_control import Bank, PerDecision, TimeControl
from app.table.clock.timestamps import as_ms
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.state.waiting_rules import PAUSED_FOR, REPLACE_AFTER
from app.table.table import Table
from app.table.wire.channel import Channel
from tests.support.matches.transports import SilentTransport
from tests.table.absence.test_hibernation import Night
from tests.table.lobby.test_lobby_expiry import SECOND

pytestmark = [pytest.mark.anyio, pytest.mark.db]
CLOCK = 600_000


class Alone(Night):
    """A process with a match of one person, in seat 0, against a computer."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.losses = Disconnects(self.tables, self.seating, self.times, self.sleep, self.timekeeper)

    async def starts_alone(self, clock: TimeControl | None = None, asked: int = 0) -> tuple[Table, str]:
        """Start a match in which this seat is asked first."""
        person = (await new_player(self.services, "Ann"))[0].id
        settings = MatchSettings(game="hockey_game", clock=clock)
        while True:
            wanted = MatchRequest(settings=settings, seats=2, bots={1: "easy"})
            table = await self.lobby.create(person, wanted)
            await self.starts.start(table, person)
            if table.seats_to_act() == (asked,):
                return table, person

    async def comes(self, table: Table, person: str) -> Channel:
        """Open a channel, as the live route does."""
        await self.losses.record_return(table, person)
        channel = Channel(person, SilentTransport(), table.state_for)
        table.join(channel, None)
        return channel

    async def goes(self, table: Table, channel: Channel) -> None:
        table.leave(channel)
        await self.losses.record_disconnect(table, channel.player_id)


@pytest.fixture
async def alone(services: Services) -> AsyncIterator[Alone]:
    alone = Alone(services)
    alone.journal.start()
    yield alone
    await alone.referee.stop()
    await alone.journal.stop()


def left(table: Table) -> list[int]:
    assert table.clocks is not None
    return [hand.left for hand in table.clocks.seats]


async def test_a_pause_stops_clock_and_computers_and_coming_back_goes_on(alone: Alone) -> None:
    table, person = await alone.starts_alone(Bank(CLOCK, 0))
    channel = await alone.comes(table, person)
    await alone.sleep.pause(table, 0)
    before = (table.seq, left(table))
    await alone.sleep.pause(table, 0)  # Both tabs have pressed the button.
    await alone.goes(table, channel)
    await alone.advance(timedelta(days=9))

    assert (table.status, table.seats_to_act()) == ("asleep", ())
    assert (table.seq, left(table)) == before
    for tables in (alone.tables, Alone(alone.services).tables):
        assert (await tables.load(table.header.id)).status == "asleep"

    await alone.comes(table, person)

    assert (table.status, table.seq, table.outcome) == ("playing", before[0], None)
    assert left(table) == before[1]
    assert [line for line in table.log.lines(0) if b'"woken"' in line] == [], "nobody was kept waiting"


async def test_a_minute_without_a_line_is_a_pause_from_the_moment_it_broke(alone: Alone) -> None:
    table, person = await alone.starts_alone(Bank(CLOCK, 0))
    channel = await alone.comes(table, person)
    await alone.goes(table, channel)
    assert table.clocks is not None
    await alone.advance(REPLACE_AFTER - SECOND)
    before = table.status
    await alone.advance(SECOND)
    await alone.comes(table, person)

    assert before == "playing"
    assert table.status == "playing"
    woken = [one.expires_at - as_ms(alone.now) for one in table.clocks.seats if one.expires_at is not None]
    assert woken == [10_000 + CLOCK], "all that was still to be shown has been seen by then"


@pytest.mark.parametrize("asked", [0, 1], ids=["person", "computer"])
async def test_a_short_clock_does_not_run_out_before_the_pause(alone: Alone, asked: int) -> None:
    table, person = await alone.starts_alone(PerDecision(30_000), asked)
    channel = await alone.comes(table, person)
    await alone.goes(table, channel)
    for _ in range(4 * (REPLACE_AFTER // SECOND)):
        await alone.advance(SECOND / 4)

    assert table.status == "asleep"
    assert [line for line in table.log.lines(0) if b'"served"' in line] == []


async def test_somebody_who_is_back_within_the_minute_has_not_paused(alone: Alone) -> None:
    table, person = await alone.starts_alone()
    await alone.goes(table, await alone.comes(table, person))
    await alone.comes(table, person)
    await alone.advance(REPLACE_AFTER)

    assert table.status == "playing"


async def test_where_others_play_too_nobody_can_let_the_match_rest(alone: Alone) -> None:
    table, people = await alone.begins()
    with pytest.raises(Conflict):
        await alone.sleep.pause(table, 0)
    await alone.goes(table, await alone.comes(table, people[0]))
    await alone.advance(REPLACE_AFTER)

    assert table.status == "playing"


async def test_after_thirty_days_the_match_ends_without_a_result(alone: Alone) -> None:
    table, _ = await alone.starts_alone()
    await alone.sleep.pause(table, 0)
    await alone.advance(PAUSED_FOR - SECOND)
    before = table.status
    await alone.advance(SECOND)

    assert before == "asleep"
    assert table.status == "finished"
    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["placements"]) == ("called_off", ())
