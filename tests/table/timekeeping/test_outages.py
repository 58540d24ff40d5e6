"""While a server is away or stalled, no clock runs."""

import dataclasses
from datetime import timedelta

import msgspec
import pytest

from app.api.services import Services
from app.db.queries import servers
from app.engine.types import Decision
from app.errors import Conflict
from app.games import um_reifenbreite
from app.table.actions.evaluation import ActionRequest
from app.table.clock.clock_changes import gift_size
from app.table.clock.time_control import Bank, PerDecision
from app.table.clock.timestamps import as_ms
from app.table.state.waiting_rules import CLAIM_AFTER, REPLACE_AFTER
from app.table.wire.channel import Channel, Sender
from tests.support.matches.listening import Listener
from tests.support.matches.tables import deadlines_of, iso, play_next, public_document, start_table
from tests.support.servers.server_parts import NOON, Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]
GAME = um_reifenbreite.GAME
SECOND = timedelta(seconds=1)
MINUTE = PerDecision(60_000)
LIMITED = dataclasses.replace(GAME, decision=lambda state, seat: Decision((state.phase,), seconds=10))


async def test_while_the_server_is_away_nobody_pays(time: Time, database_url: str) -> None:
    async with serving(database_url, time) as services:
        table, people = await start_table(services, clock=Bank(600_000, 0))
        time.after(seconds=5)
        await play_next(services, table, people)
    match, before = table.header.id, table.clocks
    assert before is not None
    (left,) = (one.left for one in before.seats if one.asked)
    time.after(hours=3)

    for away, since in ((0, 3 * 3600 + 5), (1, 60), (20, 20 * 60)):  # The server stops several times.
        time.after(minutes=away)
        async with serving(database_url, time) as back:
            again = await back.tables.load(match)
            assert again.clocks is not None
            assert again.clocks.expires_at == left + as_ms(time.now + 10 * SECOND)
            assert public_document(again)["pause"]["state"] == "outage"
            assert public_document(again)["pause"]["away_ms"] == 1000 * since


def stands_still(services: Services, time: Time, seconds: float) -> None:
    """Let the process stall: it does not end, and sends no heartbeats."""
    time.after(seconds=seconds)
    services.tables.heartbeat._sent_at -= seconds


async def test_while_a_server_stands_still_nobody_pays(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=Bank(600_000, 0))
    match, began = table.header.id, table.clocks
    assert began is not None
    assert began.expires_at is not None
    listener = Listener(table)

    stands_still(services, time, 1200)
    await services.clocks.act_on_expired(match)

    assert table.seq == 0, "twice the bank has gone by, but not for him"
    assert table.position is not None
    assert table.clocks is not None
    assert table.clocks.expires_at == began.expires_at + 1_210_000
    await listener.until(lambda doc: doc["pause"] and doc["pause"]["state"] == "outage")

    async with table.lock:  # All looks at due jobs are over.
        seat = table.position.to_act[0]
    stands_still(services, time, 1200)
    now = ActionRequest(msgspec.to_builtins(table.position.legal(seat)[0]), "now")
    assert not services.referee.submit_nowait(table, people[seat], now, lambda _: None), (
        "not before that is known"
    )
    await play_next(services, table, people)

    assert table.clocks.seats[seat].bank == 600_000, "an action that comes first knows of it too"


async def test_nobody_is_away_while_the_server_stands_still(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=None)
    assert table.position is not None
    gone = table.position.to_act[0]
    table.join(Channel(people[1 - gone], Sender(Listener(table).hear), table.state_for), None)
    away = REPLACE_AFTER + SECOND
    time.after(seconds=30)

    stands_still(services, time, away.total_seconds())
    with pytest.raises(Conflict):
        await services.absences.hand_over(table, people[1 - gone], gone)
    assert public_document(table)["seats"][gone]["absent_since"] == iso(time.now)
    stands_still(services, time, CLAIM_AFTER.total_seconds())
    with pytest.raises(Conflict):
        await services.absences.claim(table, people[1 - gone], gone)

    time.after(seconds=away.total_seconds())
    await services.absences.hand_over(table, people[1 - gone], gone)
    assert table.seats[gone].is_served


async def test_who_stands_still_beside_others_stops_no_clock(services: Services, time: Time) -> None:
    table, _ = await start_table(services, clock=Bank(600_000, 0))
    began = table.clocks
    stands_still(services, time, 30)
    async with services.sessions.begin() as session:  # Another server was there all the time.
        await servers.start(session, time.now, joins=True)

    await services.clocks.act_on_expired(table.header.id)

    assert table.clocks == began


async def test_a_decision_that_begins_just_after_the_return_waits_too(time: Time, database_url: str) -> None:
    async with serving(database_url, time) as services:
        table, people = await start_table(services, clock=MINUTE)
    time.after(hours=1)
    async with serving(database_url, time) as back:
        again = await back.tables.load(table.header.id)
        time.after(seconds=2)
        await play_next(back, again, people)

        assert [one for one in deadlines_of(again) if one] == [iso(NOON + timedelta(hours=1, seconds=70))]


async def test_after_a_restart_a_question_that_the_rules_limit_has_the_time_that_was_left(
    time: Time, database_url: str
) -> None:
    async with serving(database_url, time) as services:
        services.tables.games = {GAME.id: LIMITED}
        table, _ = await start_table(services, clock=None)
        time.after(seconds=4)
        async with services.sessions.begin() as session:
            await servers.record_heartbeat(session, services.tables.heartbeat.server_id or 0, time.now)
    time.after(hours=1)
    async with serving(database_url, time) as back:
        back.tables.games = {GAME.id: LIMITED}
        again = await back.tables.load(table.header.id)
        time.after(seconds=15.999)
        await back.clocks.act_on_expired(table.header.id)
        assert again.seq == 0
        time.after(seconds=0.001)
        await back.clocks.act_on_expired(table.header.id)

        assert again.seq == 1, "ten seconds to come back, and the six that were left"


JUMPS = (timedelta(hours=20), timedelta(hours=-60), timedelta(seconds=-1), timedelta(minutes=2))


@pytest.mark.parametrize("clock", [MINUTE, Bank(600_000, 0)])
async def test_a_clock_of_the_machine_that_jumps_changes_nothing_but_times(
    services: Services, time: Time, clock: PerDecision | Bank
) -> None:
    table, people = await start_table(services, clock=clock)
    listener = Listener(table)
    for jump in JUMPS:
        time.now += jump
        await services.clocks.act_on_expired(table.header.id)  # The clock may have expired or not.
        await services.seating.come_back(table, people[0])
        await services.seating.come_back(table, people[1])
        if jump == JUMPS[0]:
            assert table.position is not None
            asked = table.position.to_act[0]
            # This is later than all that follows.
            await services.clocks.give_time(table, people[1 - asked], asked)
        before = table.seq
        await play_next(services, table, people)
        assert table.seq == before + 1
    await listener.sees(table.seq)
    shown = public_document(table)
    assert listener.doc == shown
    table.leave(listener.channel)
    assert services.tables.evict(table)

    again = await services.tables.load(table.header.id)
    assert public_document(again) == shown, "what the rows give, replayed"
    assert again.clocks is not None
    for hand in again.clocks.seats:
        assert hand.left <= (hand.allowed or 0), "nobody has won time"
        assert (hand.bank or 0) <= clock.ms + gift_size(clock), "but what he was given"
