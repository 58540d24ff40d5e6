"""Clocks of a match in memory on a real database; the test sets the time."""

import asyncio
import dataclasses
import itertools
import random
from datetime import datetime, timedelta
from typing import Any

import pytest

from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.queries import actions, scheduled_jobs
from app.engine.catalog import catalog
from app.engine.types import Decision
from app.errors import Conflict
from app.games import um_reifenbreite
from app.table.clock.time_control import Days, PerDecision
from app.table.clock.timestamps import as_ms, as_time
from app.table.notifier import Notification, Withdrawal
from app.table.table import Table
from app.table.wire.channel import Channel, Sender
from tests.support.matches.listening import Listener
from tests.support.matches.tables import deadlines_of, iso, play_next, public_document, start_table
from tests.support.servers.server_parts import NOON, Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]
GAME = um_reifenbreite.GAME
SECOND = timedelta(seconds=1)
MINUTE = PerDecision(60_000)


async def test_whose_time_is_up_is_acted_for(services: Services, time: Time) -> None:
    table, _ = await start_table(services, clock=MINUTE)
    listener = Listener(table)

    time.after(seconds=59.999)
    await services.clocks.act_on_expired(table.header.id)
    assert table.seq == 0
    time.after(seconds=0.001)
    await services.clocks.act_on_expired(table.header.id)

    assert table.seq == 1
    await listener.sees(1)
    assert {line["served"] for line in listener.doc["log"] if line["seq"] == 1} == {"time"}


async def test_the_second_time_in_a_row_the_computer_keeps_the_seat_until_the_player_is_here(
    services: Services, time: Time
) -> None:
    table, people = await start_table(services, clock=MINUTE)
    assert table.position is not None
    silent = table.position.to_act[0]
    while not table.seats[silent].idle:
        time.after(seconds=61)
        await services.clocks.act_on_expired(table.header.id)
        while table.position.to_act and table.position.to_act[0] != silent:
            await play_next(services, table, people)
        assert table.seq < 50

    assert public_document(table)["seats"][silent]["bot"] == "normal"
    assert deadlines_of(table)[silent] is None
    await services.seating.come_back(table, people[silent], speaks=False)
    assert table.seats[silent].idle, "to look is not to say so"
    await services.seating.come_back(table, people[silent])

    assert not table.seats[silent].idle
    assert public_document(table)["seats"][silent]["bot"] is None


async def test_who_acts_in_between_is_not_silent_twice(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=MINUTE)
    for _ in range(6):
        time.after(seconds=61)
        await services.clocks.act_on_expired(table.header.id)
        for _ in range(8):
            await play_next(services, table, people)

    assert not any(seat.idle for seat in table.seats)


async def test_two_processes_act_once_for_a_silent_seat(
    services: Services, time: Time, database_url: str
) -> None:
    table, _ = await start_table(services, clock=MINUTE)
    async with serving(database_url, time) as elsewhere:
        await elsewhere.tables.load(table.header.id)
        time.after(seconds=75)  # This includes the time that the second server's start has given back.

        await asyncio.gather(
            *(
                one.clocks.act_on_expired(table.header.id)
                for one in (services, elsewhere, services, elsewhere)
            )
        )

        async with services.sessions() as session:
            rows = await actions.since(session, table.header.id, 0)
        assert [row.served for row in rows] == ["time"]


async def test_all_who_decide_at_once_have_a_clock_of_their_own(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=PerDecision(30_000), game="extraliga", seats=3)
    first = deadlines_of(table)
    assert len(set(first)) == 1
    assert None not in first
    time.after(seconds=10)
    await play_next(services, table, people)  # Seat 0 has picked.

    assert deadlines_of(table) == [None, *first[1:]]
    time.after(seconds=20)
    await services.clocks.act_on_expired(table.header.id)

    assert table.seq == 3, "both who were silent are acted for"


LIMITED = dataclasses.replace(GAME, decision=lambda state, seat: Decision((state.phase,), seconds=10))


async def test_a_question_that_the_rules_limit_needs_no_clock(services: Services, time: Time) -> None:
    services.tables.games = {GAME.id: LIMITED}
    table, _ = await start_table(services, clock=None)
    assert table.position is not None
    asked = table.position.to_act[0]
    assert deadlines_of(table)[asked] == iso(NOON + 10 * SECOND)

    time.after(seconds=10)
    await services.clocks.act_on_expired(table.header.id)

    assert table.seq == 1
    assert not any(seat.idle for seat in table.seats)


async def due_at(services: Services, table: Table) -> datetime | None:
    async with services.sessions() as session:
        return await scheduled_jobs.due_at(session, table.header.id, JobKind.CLOCK)


async def test_the_due_time_is_never_later_than_the_first_clock(services: Services, time: Time) -> None:
    """A job is moved only to an earlier time; a process that looks too early moves it to a later one."""
    table, people = await start_table(services, clock=MINUTE)
    for turn in range(40):
        time.after(seconds=4)
        await play_next(services, table, people, number=-1)
        there = await due_at(services, table)
        assert table.clocks is not None
        if table.clocks.expires_at is not None:
            assert there is not None
            assert there <= as_time(table.clocks.expires_at)
        if turn % 10 == 9:
            await services.clocks.act_on_expired(table.header.id)
            assert await due_at(services, table) == (
                table.clocks.expires_at and as_time(table.clocks.expires_at)
            )


async def test_time_that_is_up_is_noticed_without_being_asked(services: Services, time: Time) -> None:
    table, _ = await start_table(services, clock=MINUTE)
    listener = Listener(table)
    assert services.tables.evict(table) is False, "somebody looks at it"

    time.after(seconds=61)

    await listener.sees(1)


async def test_a_gift_is_seen_by_all_and_survives_a_restart(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=MINUTE)
    assert table.position is not None
    asked = table.position.to_act[0]
    listener = Listener(table)

    await services.clocks.give_time(table, people[1 - asked], asked)
    with pytest.raises(Conflict):
        await services.clocks.give_time(table, people[1 - asked], asked)

    given = {"seq": 0, "seat": 1 - asked, "event": "gave_time", "to": asked, "ms": 60_000}
    await listener.until(lambda doc: given in doc.get("log", []))
    assert listener.doc == public_document(table)
    assert deadlines_of(table)[asked] == iso(NOON + 120 * SECOND)
    table.leave(listener.channel)
    assert services.tables.evict(table)
    assert public_document(await services.tables.load(table.header.id)) == listener.doc


async def test_a_pause_stops_all_clocks_until_somebody_plays_on(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=MINUTE)
    time.after(seconds=20)

    await services.clocks.propose_pause(table, people[0])  # Nobody else is connected.
    assert deadlines_of(table) == [None, None]
    assert public_document(table)["pause"]["state"] == "paused"
    time.after(hours=2)
    await services.clocks.act_on_expired(table.header.id)
    assert table.seq == 0
    await services.clocks.resume(table, people[1])

    assert [one for one in deadlines_of(table) if one] == [iso(time.now + 50 * SECOND)]
    assert [line["event"] for line in public_document(table)["log"]][-2:] == ["paused", "resumed"]


async def test_players_who_are_there_are_asked_for_their_consent(services: Services, time: Time) -> None:
    table, people = await start_table(services, clock=MINUTE)
    other = Channel(people[1], Sender(Listener(table).hear), table.state_for)
    table.join(other, None)

    await services.clocks.propose_pause(table, people[0])
    assert public_document(table)["pause"]["state"] == "proposed"
    assert public_document(table)["log"][-1]["event"] != "paused"
    await services.clocks.propose_pause(table, people[1])

    assert public_document(table)["pause"]["state"] == "paused"


async def test_who_plays_on_refuses_a_pause_and_the_log_says_so(
    services: Services, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await start_table(services, clock=MINUTE)
    other = Channel(people[1], Sender(Listener(table).hear), table.state_for)
    table.join(other, None)
    rung: list[tuple[str, Any]] = []
    monkeypatch.setattr(services.notifier, "on_unseen", lambda player, news: rung.append((player, news)))

    await services.clocks.propose_pause(table, people[0])
    about = (table.header.id, GAME.id, GAME.title)
    assert rung == [(people[1], Notification("pause", *about, name="P0"))]
    await services.clocks.resume(table, people[1])

    assert public_document(table)["pause"] is None
    assert public_document(table)["log"][-1] == {"seq": 0, "seat": 1, "event": "no_pause"}
    assert {who for who, news in rung[1:] if news == Withdrawal(table.header.id, "pause")} == {*people}
    assert len(rung) == 3, "a pause that is agreed to, or refused, calls nobody"


async def test_without_a_clock_nothing_is_given_or_stopped(services: Services) -> None:
    table, people = await start_table(services, clock=None)

    for ask in (
        services.clocks.give_time(table, people[0], 1),
        services.clocks.propose_pause(table, people[0]),
        services.clocks.resume(table, people[0]),
    ):
        with pytest.raises(Conflict):
            await ask


OFTEN = 6


@pytest.mark.parametrize("game", [*catalog()])
async def test_a_match_by_correspondence_over_many_days(services: Services, time: Time, game: str) -> None:
    """Players answer in time on some days and not on others; for the first days the table is loaded each
    time.
    """
    rng = random.Random(5)
    table, people = await start_table(services, clock=Days(2), game=game)
    for number, hours in enumerate(itertools.cycle([1, 20, 49])):
        time.after(hours=hours)
        await services.clocks.act_on_expired(table.header.id)
        for _ in range(rng.randrange(12) if number < OFTEN else 40):
            if table.status == "finished":
                break
            await answer_in_time(services, table, people, time, rng)
        if table.status == "finished":
            break
        if number < OFTEN:
            services.tables.evict(table)
            await services.referee._journal.flush()
            table = await services.tables.load(table.header.id)

    await services.clocks.act_on_expired(table.header.id)
    async with services.sessions() as session:
        rows = await actions.since(session, table.header.id, 0)
    assert {row.served for row in rows} >= {None, "time"}
    assert table.outcome is not None
    assert await due_at(services, table) is None, "nothing runs any more"
    assert deadlines_of(table) == [None] * len(people)
    assert time.now - NOON > timedelta(days=8)


async def answer_in_time(
    services: Services, table: Table, people: list[str], time: Time, rng: random.Random
) -> None:
    """Let the first seat that is asked act after some minutes; a question of seconds has expired by then."""
    time.after(minutes=rng.randrange(30))
    await services.clocks.act_on_expired(table.header.id)
    if table.status == "finished":
        return
    assert table.position is not None
    seat = table.position.to_act[0]
    await services.seating.come_back(table, people[seat])
    assert table.clocks is not None
    assert (table.clocks.seats[seat].expires_at or 0) > as_ms(time.now)
    await play_next(services, table, people, number=rng.randrange(len(table.position.legal(seat))))
