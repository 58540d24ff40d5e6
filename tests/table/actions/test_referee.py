"""The referee takes each action once, whatever fails and whatever other processes do."""

import asyncio

import msgspec
import pytest
from sqlalchemy import text

from app.api.services import Services
from app.db import journal
from app.errors import Stale, TableError
from app.table.actions.evaluation import Act
from app.table.cluster.redis_bus import Broker
from app.table.registry import table_registry as tables
from app.table.table import Table
from tests.support.tables import documents_of, play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_write_that_fails_half_way_is_settled_by_the_database(
    services: Services, monkeypatch
) -> None:
    """The commit arrives, its answer does not: the connection breaks in between."""
    table, people = await start_table(services)
    await play_randomly(services, table, people, 1)
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[0])
    commit = journal.Journal._commit

    async def breaks(self, pen, entries):
        await commit(self, pen, entries)
        raise ConnectionError("gone")

    monkeypatch.setattr(journal.Journal, "_commit", breaks)
    with pytest.raises(ConnectionError):
        await services.referee.take(table, people[seat], Act(action, "once"))
    monkeypatch.undo()
    assert table.seq == 1, "nobody has seen it"

    again = await services.referee.take(table, people[seat], Act(action, "once"))

    assert again.seq == 2
    assert table.seq == 2


async def at_once(services: Services, table: Table, player_id: str, act: Act) -> int | None:
    """Taken without waiting; what is told of it."""
    told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    assert services.referee.take_at_once(table, player_id, act, told.set_result)
    return await told


async def test_what_is_usual_is_taken_at_once_and_nothing_else(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[0])
    told = pytest.fail
    for who, act in [
        (people[seat], Act({"type": "x"}, "r")),
        (people[seat], Act(action, "")),
        (people[seat], Act(action, "r", seq=1)),
        (people[1 - seat], Act(action, "r")),
        ("nobody", Act(action, "r")),
    ]:
        assert not services.referee.take_at_once(table, who, act, told)
    async with table.lock:
        assert not services.referee.take_at_once(table, people[seat], Act(action, "r"), told)

    assert await at_once(services, table, people[seat], Act(action, "r")) == 1
    assert not table.lock.locked()
    assert table.seq == 1


async def test_at_once_too_a_failed_write_is_settled_by_the_database(services: Services, monkeypatch) -> None:
    table, people = await start_table(services)
    seat = table.moment.to_act[0]
    act = Act(msgspec.to_builtins(table.moment.legal(seat)[0]), "once")
    commit = journal.Journal._commit

    async def breaks(self, pen, entries):
        await commit(self, pen, entries)
        raise ConnectionError("gone")

    monkeypatch.setattr(journal.Journal, "_commit", breaks)
    assert await at_once(services, table, people[seat], act) is None
    monkeypatch.undo()
    assert table.seq == 0, "nobody has seen it"
    assert not services.referee.take_at_once(table, people[seat], act, pytest.fail), (
        "until the table is certain"
    )

    assert (await services.referee.take(table, people[seat], act)).seq == 1


async def test_at_once_too_the_fence_keeps_out_who_is_late(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.moment.to_act[0]
    act = Act(msgspec.to_builtins(table.moment.legal(seat)[0]), "once")
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, services.referee._journal, services.tables.pulse
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.due, 0, 0)
    first = await referee.take(await elsewhere.get(table.header.id), people[seat], act)

    assert await at_once(services, table, people[seat], act) is None
    assert table.seq == 0
    assert await services.referee.take(table, people[seat], act) == first


async def test_what_fails_while_it_is_told_leaves_the_table_free(services: Services, monkeypatch) -> None:
    table, people = await start_table(services)
    seat = table.moment.to_act[0]
    act = Act(msgspec.to_builtins(table.moment.legal(seat)[0]), "once")
    advance = Table.advance

    def fails(self, *rest):
        advance(self, *rest)
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "advance", fails)

    assert await at_once(services, table, people[seat], act) == 1
    assert table.seq == 1
    monkeypatch.undo()
    await play_randomly(services, table, people, 3)
    assert table.seq == 4


async def test_an_action_that_has_begun_is_finished_though_its_sender_has_gone(
    services: Services, monkeypatch
) -> None:
    table, people = await start_table(services)
    seat = table.moment.to_act[0]
    first, second = (msgspec.to_builtins(action) for action in table.moment.legal(seat)[:2])
    handed, go = asyncio.Event(), asyncio.Event()
    commit = journal.Journal._commit

    async def waits(self, pen, entries):
        handed.set()
        await go.wait()
        return await commit(self, pen, entries)

    monkeypatch.setattr(journal.Journal, "_commit", waits)
    taking = asyncio.create_task(services.referee.take(table, people[seat], Act(first, "first")))
    await handed.wait()
    taking.cancel()
    following = asyncio.create_task(services.referee.take(table, people[seat], Act(second, "second", seq=0)))
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await taking
    await asyncio.gather(following, return_exceptions=True)

    again = await services.referee.take(table, people[seat], Act(first, "first"))
    assert again.seq == 1
    assert table.seq >= 1
    async with services.sessions() as session:
        refs = list(await session.scalars(text("SELECT ref FROM actions WHERE seq > 0 ORDER BY seq")))
    assert refs[0] == "first"
    assert len(refs) == table.seq


async def test_rows_of_another_process_are_taken_over_before_a_move_is_judged(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.moment.to_act[0]
    legal = [msgspec.to_builtins(action) for action in table.moment.legal(seat)]
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, services.referee._journal, services.tables.pulse
    )
    other = await elsewhere.get(table.header.id)
    referee = type(services.referee)(elsewhere, services.referee._journal, services.due, 0, 0)
    await referee.take(other, people[seat], Act(legal[0], "there"))

    with pytest.raises(TableError) as late:
        await services.referee.take(table, people[seat], Act(legal[0], "here", seq=0))

    assert isinstance(late.value, Stale)
    assert documents_of(table) == documents_of(other)


async def test_the_same_ref_of_another_process_is_answered_and_not_taken_twice(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[0])
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, services.referee._journal, services.tables.pulse
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.due, 0, 0)
    first = await referee.take(await elsewhere.get(table.header.id), people[seat], Act(action, "once"))

    again = await services.referee.take(table, people[seat], Act(action, "once"))

    assert again == first


async def test_an_action_judged_before_a_change_elsewhere_is_kept_out_and_judged_again(
    services: Services,
) -> None:
    """The other process has not heard of the change: nobody carries the word."""
    table, people = await start_table(services)
    alone = Broker("unix:///nowhere")
    journal_there = services.referee._journal
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, journal_there, services.tables.pulse, bus=alone
    )
    referee = type(services.referee)(elsewhere, journal_there, services.due, 0, 0)
    there = await elsewhere.get(table.header.id)
    seat = there.moment.to_act[0]
    act = Act(msgspec.to_builtins(there.moment.legal(seat)[0]), "once")

    await services.seating.leave(table, people[1 - seat], 1 - seat)
    told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    assert referee.take_at_once(there, people[seat], act, told.set_result)

    assert await told is None
    assert there.seq == 0
    assert (await referee.take(there, people[seat], act)).seq == 1
    assert there.seats[1 - seat].left
