"""Clocks of a match in memory, on a real database; what time it is is told by the test."""

import asyncio
import dataclasses
import itertools
import random
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.queries import actions, servers
from app.db.queries import scheduled_jobs as due
from app.engine.catalog import catalog
from app.engine.contract import Decision
from app.errors import Conflict
from app.games import um_reifenbreite
from app.table.actions.evaluation import Act
from app.table.clock.clock_state import gift
from app.table.clock.time_control import Bank, Clock, Days, PerDecision
from app.table.clock.timestamps import as_ms, as_time
from app.table.notifier import Call, Over
from app.table.state.match_settings import Wish
from app.table.state.waiting_rules import CLAIM_AFTER, REPLACE_AFTER
from app.table.table import Table
from app.table.timekeeping.deadline_reminders import Deadlines
from app.table.wire.channel import Channel, Sender
from tests.support.listening import Listener
from tests.support.server_parts import NOON, Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]

GAME = um_reifenbreite.GAME
SECOND = timedelta(seconds=1)
MINUTE = PerDecision(60_000)


async def started(
    services: Services, clock: Clock | None, game: str = GAME.id, seats: int = 2
) -> tuple[Table, list[str]]:
    people = [(await new_player(services, f"P{seat}"))[0].id for seat in range(seats)]
    wish = Wish(game, seats, {}, "public", True, None, bytes(range(32)), clock)
    table = await services.lobby.create(people[0], wish)
    for player in people[1:]:
        await services.seating.sit(table, player, None, None, None)
    await services.lobby.start(table, people[0])
    return table, people


async def act(services: Services, table: Table, people: list[str], number: int = 0) -> int:
    """The first who may acts; his seat."""
    assert table.moment is not None
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[number])
    await services.referee.take(table, people[seat], Act(action, f"{table.seq}"))
    return seat


def seen(table: Table) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table.document(None)))


def deadlines(table: Table) -> list[str | None]:
    return [seat["deadline"] for seat in seen(table)["seats"]]


def at(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


# --- what is seen ---------------------------------------------------------------------------


async def test_who_is_asked_has_a_deadline_and_nobody_else(services: Services, time: Time) -> None:
    table, people = await started(services, MINUTE)
    listener = Listener(table)

    for _ in range(12):
        time.after(seconds=5)
        await act(services, table, people)
        await listener.sees(table.seq)
        assert table.moment is not None
        running = [n for n, deadline in enumerate(deadlines(table)) if deadline is not None]
        assert running == list(table.moment.to_act)
        assert listener.doc == seen(table)


async def test_a_table_that_is_opened_again_shows_the_same_clocks(services: Services, time: Time) -> None:
    table, people = await started(services, Bank(600_000, 5_000))
    for _ in range(7):
        time.after(seconds=3)
        await act(services, table, people)
    before = seen(table)
    time.after(seconds=20)

    assert services.tables.let_go(table)
    again = await services.tables.get(table.header.id)

    assert seen(again) == before


async def test_without_a_clock_no_time_runs(services: Services) -> None:
    table, people = await started(services, None)
    await act(services, table, people)

    assert deadlines(table) == [None, None]
    assert table.clocks is None


# --- time is up -----------------------------------------------------------------------------


async def test_whose_time_is_up_is_acted_for(services: Services, time: Time) -> None:
    table, _ = await started(services, MINUTE)
    listener = Listener(table)

    time.after(seconds=59.999)
    await services.timekeeper.look(table.header.id)
    assert table.seq == 0
    time.after(seconds=0.001)
    await services.timekeeper.look(table.header.id)

    assert table.seq == 1
    await listener.sees(1)
    assert {line["served"] for line in listener.doc["log"] if line["seq"] == 1} == {"time"}


async def test_the_second_time_in_a_row_the_computer_keeps_the_seat_until_he_is_here(
    services: Services, time: Time
) -> None:
    table, people = await started(services, MINUTE)
    assert table.moment is not None
    silent = table.moment.to_act[0]
    while not table.seats[silent].idle:
        time.after(seconds=61)
        await services.timekeeper.look(table.header.id)
        while table.moment.to_act and table.moment.to_act[0] != silent:
            await act(services, table, people)
        assert table.seq < 50

    assert seen(table)["seats"][silent]["bot"] == "normal"
    assert deadlines(table)[silent] is None
    await services.seating.come_back(table, people[silent], speaks=False)
    assert table.seats[silent].idle, "to look is not to say so"
    await services.seating.come_back(table, people[silent])

    assert not table.seats[silent].idle
    assert seen(table)["seats"][silent]["bot"] is None


async def test_who_acts_in_between_is_not_silent_twice(services: Services, time: Time) -> None:
    table, people = await started(services, MINUTE)
    for _ in range(6):
        time.after(seconds=61)
        await services.timekeeper.look(table.header.id)
        for _ in range(8):
            await act(services, table, people)

    assert not any(seat.idle for seat in table.seats)


async def test_two_processes_act_once_for_a_silent_seat(
    services: Services, time: Time, database_url: str
) -> None:
    table, _ = await started(services, MINUTE)
    async with serving(database_url, time) as elsewhere:
        await elsewhere.tables.get(table.header.id)
        time.after(seconds=75)  # with what the second server's start has given back

        await asyncio.gather(
            *(one.timekeeper.look(table.header.id) for one in (services, elsewhere, services, elsewhere))
        )

        async with services.sessions() as session:
            rows = await actions.since(session, table.header.id, 0)
        assert [row.served for row in rows] == ["time"]


async def test_all_who_decide_at_once_have_a_clock_of_their_own(services: Services, time: Time) -> None:
    table, people = await started(services, PerDecision(30_000), "extraliga", seats=3)
    first = deadlines(table)
    assert len(set(first)) == 1
    assert None not in first
    time.after(seconds=10)
    await act(services, table, people)  # seat 0 has picked

    assert deadlines(table) == [None, *first[1:]]
    time.after(seconds=20)
    await services.timekeeper.look(table.header.id)

    assert table.seq == 3, "both who were silent are acted for"


LIMITED = dataclasses.replace(GAME, decision=lambda state, seat: Decision((state.phase,), seconds=10))


async def test_a_question_that_the_rules_limit_needs_no_clock(services: Services, time: Time) -> None:
    services.tables.games = {GAME.id: LIMITED}
    table, _ = await started(services, None)
    assert table.moment is not None
    asked = table.moment.to_act[0]
    assert deadlines(table)[asked] == at(NOON + 10 * SECOND)

    time.after(seconds=10)
    await services.timekeeper.look(table.header.id)

    assert table.seq == 1
    assert not any(seat.idle for seat in table.seats)


# --- when it is looked at -------------------------------------------------------------------


async def due_at(services: Services, table: Table) -> datetime | None:
    async with services.sessions() as session:
        return await due.at(session, table.header.id, JobKind.CLOCK)


async def test_the_due_time_is_never_later_than_the_first_clock(services: Services, time: Time) -> None:
    """Written only where it is earlier than what stands there; who looks too early puts it later."""
    table, people = await started(services, MINUTE)
    for turn in range(40):
        time.after(seconds=4)
        await act(services, table, people, number=-1)
        there = await due_at(services, table)
        assert table.clocks is not None
        if table.clocks.zero is not None:
            assert there is not None
            assert there <= as_time(table.clocks.zero)
        if turn % 10 == 9:
            await services.timekeeper.look(table.header.id)
            assert await due_at(services, table) == (table.clocks.zero and as_time(table.clocks.zero))


async def test_time_that_is_up_is_noticed_without_being_asked(services: Services, time: Time) -> None:
    table, _ = await started(services, MINUTE)
    listener = Listener(table)
    assert services.tables.let_go(table) is False, "somebody looks at it"

    time.after(seconds=61)

    await listener.sees(1)


# --- away -----------------------------------------------------------------------------------


async def test_while_the_server_is_away_nobody_pays(time: Time, database_url: str) -> None:
    async with serving(database_url, time) as services:
        table, people = await started(services, Bank(600_000, 0))
        time.after(seconds=5)
        await act(services, table, people)
    match, before = table.header.id, table.clocks
    assert before is not None
    assert before.zero is not None
    time.after(hours=3)

    for away, since in ((0, 3 * 3600 + 5), (1, 60), (20, 20 * 60)):  # and again, and again
        time.after(minutes=away)
        async with serving(database_url, time) as back:
            again = await back.tables.get(match)
            assert again.clocks is not None
            assert again.clocks.zero == before.zero - as_ms(NOON + 5 * SECOND) + as_ms(time.now + 10 * SECOND)
            assert seen(again)["pause"]["state"] == "outage"
            assert seen(again)["pause"]["away_ms"] == 1000 * since


def stands_still(services: Services, time: Time, seconds: float) -> None:
    """The process, or the whole machine, or its way to the database: it is not ended, and gives no signs."""
    time.after(seconds=seconds)
    services.tables.pulse._beaten_at -= seconds


async def test_while_a_server_stands_still_nobody_pays(services: Services, time: Time) -> None:
    table, people = await started(services, Bank(600_000, 0))
    match, began = table.header.id, table.clocks
    assert began is not None
    assert began.zero is not None
    listener = Listener(table)

    stands_still(services, time, 1200)
    await services.timekeeper.look(match)

    assert table.seq == 0, "twice the bank has gone by, but not for him"
    assert table.moment is not None
    assert table.clocks is not None
    assert table.clocks.zero == began.zero + 1_210_000
    await listener.until(lambda doc: doc["pause"] and doc["pause"]["state"] == "outage")

    async with table.lock:  # whoever looks at due times has done so
        seat = table.moment.to_act[0]
    stands_still(services, time, 1200)
    now = Act(msgspec.to_builtins(table.moment.legal(seat)[0]), "now")
    assert not services.referee.take_at_once(table, people[seat], now, lambda _: None), (
        "not before that is known"
    )
    await act(services, table, people)

    assert table.clocks.hands[seat].bank == 600_000, "an action that comes first knows of it too"


async def test_nobody_is_away_while_the_server_stands_still(services: Services, time: Time) -> None:
    table, people = await started(services, None)
    assert table.moment is not None
    gone = table.moment.to_act[0]
    table.join(Channel(people[1 - gone], Sender(Listener(table).hear), table.state_for), None)
    away = REPLACE_AFTER + SECOND
    time.after(seconds=30)

    stands_still(services, time, away.total_seconds())
    with pytest.raises(Conflict):
        await services.absences.hand_over(table, people[1 - gone], gone)
    assert seen(table)["seats"][gone]["absent_since"] == at(time.now)
    stands_still(services, time, CLAIM_AFTER.total_seconds())
    with pytest.raises(Conflict):
        await services.absences.claim(table, people[1 - gone], gone)

    time.after(seconds=away.total_seconds())
    await services.absences.hand_over(table, people[1 - gone], gone)
    assert table.seats[gone].served


async def test_who_stands_still_beside_others_stops_no_clock(services: Services, time: Time) -> None:
    table, _ = await started(services, Bank(600_000, 0))
    began = table.clocks
    stands_still(services, time, 30)
    async with services.sessions.begin() as session:  # another one has been there all the time
        await servers.begin(session, time.now, joins=True)

    await services.timekeeper.look(table.header.id)

    assert table.clocks == began


async def test_a_decision_that_begins_just_after_the_return_waits_too(time: Time, database_url: str) -> None:
    async with serving(database_url, time) as services:
        table, people = await started(services, MINUTE)
    time.after(hours=1)
    async with serving(database_url, time) as back:
        again = await back.tables.get(table.header.id)
        time.after(seconds=2)
        await act(back, again, people)

        assert [one for one in deadlines(again) if one] == [at(NOON + timedelta(hours=1, seconds=70))]


async def test_after_a_restart_a_question_that_the_rules_limit_has_the_time_that_was_left(
    time: Time, database_url: str
) -> None:
    async with serving(database_url, time) as services:
        services.tables.games = {GAME.id: LIMITED}
        table, _ = await started(services, None)
        time.after(seconds=4)
        async with services.sessions.begin() as session:
            await servers.seen(session, services.tables.pulse.number or 0, time.now)
    time.after(hours=1)
    async with serving(database_url, time) as back:
        back.tables.games = {GAME.id: LIMITED}
        again = await back.tables.get(table.header.id)
        time.after(seconds=15.999)
        await back.timekeeper.look(table.header.id)
        assert again.seq == 0
        time.after(seconds=0.001)
        await back.timekeeper.look(table.header.id)

        assert again.seq == 1, "ten seconds to come back, and the six that were left"


JUMPS = (timedelta(hours=20), timedelta(hours=-60), timedelta(seconds=-1), timedelta(minutes=2))


@pytest.mark.parametrize("clock", [MINUTE, Bank(600_000, 0)])
async def test_a_clock_of_the_machine_that_jumps_changes_nothing_but_times(
    services: Services, time: Time, clock: PerDecision | Bank
) -> None:
    table, people = await started(services, clock)
    listener = Listener(table)
    for jump in JUMPS:
        time.now += jump
        await services.timekeeper.look(table.header.id)  # which is due, or is not
        await services.seating.come_back(table, people[0])
        await services.seating.come_back(table, people[1])
        if jump == JUMPS[0]:
            assert table.moment is not None
            asked = table.moment.to_act[0]
            await services.timekeeper.give(table, people[1 - asked], asked)  # later than all that follows
        before = table.seq
        await act(services, table, people)
        assert table.seq == before + 1
    await listener.sees(table.seq)
    shown = seen(table)
    assert listener.doc == shown
    table.leave(listener.channel)
    assert services.tables.let_go(table)

    again = await services.tables.get(table.header.id)
    assert seen(again) == shown, "what the rows give, replayed"
    assert again.clocks is not None
    for hand in again.clocks.hands:
        assert hand.left <= (hand.allowed or 0), "nobody has won time"
        assert (hand.bank or 0) <= clock.ms + gift(clock), "but what he was given"


# --- what players do to the clocks ----------------------------------------------------------


async def test_a_gift_is_seen_by_all_and_survives_a_restart(services: Services, time: Time) -> None:
    table, people = await started(services, MINUTE)
    assert table.moment is not None
    asked = table.moment.to_act[0]
    listener = Listener(table)

    await services.timekeeper.give(table, people[1 - asked], asked)
    with pytest.raises(Conflict):
        await services.timekeeper.give(table, people[1 - asked], asked)

    given = {"seq": 0, "seat": 1 - asked, "event": "gave_time", "to": asked, "ms": 60_000}
    await listener.until(lambda doc: given in doc.get("log", []))
    assert listener.doc == seen(table)
    assert deadlines(table)[asked] == at(NOON + 120 * SECOND)
    table.leave(listener.channel)
    assert services.tables.let_go(table)
    assert seen(await services.tables.get(table.header.id)) == listener.doc


async def test_a_pause_stops_all_clocks_until_somebody_plays_on(services: Services, time: Time) -> None:
    table, people = await started(services, MINUTE)
    time.after(seconds=20)

    await services.timekeeper.pause(table, people[0])  # nobody else is connected
    assert deadlines(table) == [None, None]
    assert seen(table)["pause"]["state"] == "paused"
    time.after(hours=2)
    await services.timekeeper.look(table.header.id)
    assert table.seq == 0
    await services.timekeeper.play_on(table, people[1])

    assert [one for one in deadlines(table) if one] == [at(time.now + 50 * SECOND)]
    assert [line["event"] for line in seen(table)["log"]][-2:] == ["paused", "resumed"]


async def test_who_is_there_is_asked_for_his_consent(services: Services, time: Time) -> None:
    table, people = await started(services, MINUTE)
    other = Channel(people[1], Sender(Listener(table).hear), table.state_for)
    table.join(other, None)

    await services.timekeeper.pause(table, people[0])
    assert seen(table)["pause"]["state"] == "proposed"
    assert seen(table)["log"][-1]["event"] != "paused"
    await services.timekeeper.pause(table, people[1])

    assert seen(table)["pause"]["state"] == "paused"


async def test_who_plays_on_refuses_a_pause_and_the_log_says_so(
    services: Services, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await started(services, MINUTE)
    other = Channel(people[1], Sender(Listener(table).hear), table.state_for)
    table.join(other, None)
    rung: list[tuple[str, Any]] = []
    monkeypatch.setattr(services.calls, "unseen", lambda player, news: rung.append((player, news)))

    await services.timekeeper.pause(table, people[0])
    about = (table.header.id, GAME.id, GAME.title)
    assert rung == [(people[1], Call("pause", *about, name="P0"))]
    await services.timekeeper.play_on(table, people[1])

    assert seen(table)["pause"] is None
    assert seen(table)["log"][-1] == {"seq": 0, "seat": 1, "event": "no_pause"}
    assert {who for who, news in rung[1:] if news == Over(table.header.id, "pause")} == {*people}
    assert len(rung) == 3, "a pause that is agreed to, or refused, calls nobody"


async def test_without_a_clock_nothing_is_given_or_stopped(services: Services) -> None:
    table, people = await started(services, None)

    for ask in (
        services.timekeeper.give(table, people[0], 1),
        services.timekeeper.pause(table, people[0]),
        services.timekeeper.play_on(table, people[0]),
    ):
        with pytest.raises(Conflict):
            await ask


# --- by correspondence ----------------------------------------------------------------------

OFTEN = 6


@pytest.mark.parametrize("game", [*catalog()])
async def test_a_match_by_correspondence_over_many_days(services: Services, time: Time, game: str) -> None:
    """Now somebody answers in time, now nobody does; for the first days the table is read anew each time."""
    rng = random.Random(5)
    table, people = await started(services, Days(2), game)
    for number, hours in enumerate(itertools.cycle([1, 20, 49])):
        time.after(hours=hours)
        await services.timekeeper.look(table.header.id)
        for _ in range(rng.randrange(12) if number < OFTEN else 40):
            if table.status == "finished":
                break
            await answer_in_time(services, table, people, time, rng)
        if table.status == "finished":
            break
        if number < OFTEN:
            services.tables.let_go(table)
            await services.referee._journal.settle()
            table = await services.tables.get(table.header.id)

    await services.timekeeper.look(table.header.id)
    async with services.sessions() as session:
        rows = await actions.since(session, table.header.id, 0)
    assert {row.served for row in rows} >= {None, "time"}
    assert table.outcome is not None
    assert await due_at(services, table) is None, "nothing runs any more"
    assert deadlines(table) == [None] * len(people)
    assert time.now - NOON > timedelta(days=8)


async def answer_in_time(
    services: Services, table: Table, people: list[str], time: Time, rng: random.Random
) -> None:
    """The first who is asked does something, after some minutes; a question of seconds has passed by then."""
    time.after(minutes=rng.randrange(30))
    await services.timekeeper.look(table.header.id)
    if table.status == "finished":
        return
    assert table.moment is not None
    seat = table.moment.to_act[0]
    await services.seating.come_back(table, people[seat])
    assert table.clocks is not None
    assert (table.clocks.hands[seat].zero or 0) > as_ms(time.now)
    await act(services, table, people, number=rng.randrange(len(table.moment.legal(seat))))


async def test_by_days_who_is_nearly_late_is_called_once(services: Services, time: Time) -> None:
    heard: list[tuple[str, object]] = []
    services.calls.unseen = lambda player, news: heard.append((player, news))
    table, people = await started(services, Days(2))
    match, header = table.header.id, table.header
    reminders = Deadlines(services.tables, services.due)  # in place of the site's own, for its looks too
    seat = table.moment.to_act[0] if table.moment else 0
    heard.clear()

    time.after(hours=38)
    await reminders._look(match)
    early = [*heard]
    async with services.sessions() as session:
        look = await due.at(session, match, JobKind.DEADLINE)
    time.after(hours=1)
    await reminders._look(match)
    await reminders._look(match)

    until = deadlines(table)[seat]
    assert early == []
    assert until is not None
    assert look == datetime.fromisoformat(until) - timedelta(hours=9.6)
    assert heard == [(people[seat], Call("deadline", match, header.game, GAME.title, until=until))]
