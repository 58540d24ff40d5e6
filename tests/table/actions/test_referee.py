"""The referee takes each action once, whatever fails and whatever other processes do."""

import asyncio

import msgspec
import pytest
from sqlalchemy import text

from app.api.services import Services
from app.db import journal
from app.table.actions.evaluation import ActionRequest
from app.table.registry import table_registry
from tests.support.matches.second_process import SecondProcess
from tests.support.matches.tables import play_randomly, start_table, take_at_once

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_write_that_fails_half_way_is_settled_by_the_database(
    services: Services, monkeypatch
) -> None:
    """The connection breaks after the commit and before its answer."""
    table, people = await start_table(services)
    await play_randomly(services, table, people, 1)
    seat = table.position.to_act[0]
    action = msgspec.to_builtins(table.position.legal(seat)[0])
    commit = journal.Journal._commit

    async def breaks(self, pen, entries):
        await commit(self, pen, entries)
        raise ConnectionError("gone")

    monkeypatch.setattr(journal.Journal, "_commit", breaks)
    with pytest.raises(ConnectionError):
        await services.referee.submit(table, people[seat], ActionRequest(action, "once"))
    monkeypatch.undo()
    assert table.seq == 1, "nobody has seen it"

    again = await services.referee.submit(table, people[seat], ActionRequest(action, "once"))

    assert again.seq == 2
    assert table.seq == 2


async def test_what_is_usual_is_taken_at_once_and_nothing_else(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.position.to_act[0]
    action = msgspec.to_builtins(table.position.legal(seat)[0])
    told = pytest.fail
    for who, act in [
        (people[seat], ActionRequest({"type": "x"}, "r")),
        (people[seat], ActionRequest(action, "")),
        (people[seat], ActionRequest(action, "r", seq=1)),
        (people[1 - seat], ActionRequest(action, "r")),
        ("nobody", ActionRequest(action, "r")),
    ]:
        assert not services.referee.submit_nowait(table, who, act, told)
    async with table.lock:
        assert not services.referee.submit_nowait(table, people[seat], ActionRequest(action, "r"), told)

    assert await take_at_once(services, table, people[seat], ActionRequest(action, "r")) == 1
    assert not table.lock.locked()
    assert table.seq == 1


async def test_at_once_too_a_failed_write_is_settled_by_the_database(services: Services, monkeypatch) -> None:
    table, people = await start_table(services)
    seat = table.position.to_act[0]
    act = ActionRequest(msgspec.to_builtins(table.position.legal(seat)[0]), "once")
    commit = journal.Journal._commit

    async def breaks(self, pen, entries):
        await commit(self, pen, entries)
        raise ConnectionError("gone")

    monkeypatch.setattr(journal.Journal, "_commit", breaks)
    assert await take_at_once(services, table, people[seat], act) is None
    monkeypatch.undo()
    assert table.seq == 0, "nobody has seen it"
    assert not services.referee.submit_nowait(table, people[seat], act, pytest.fail), (
        "until the table is certain"
    )

    assert (await services.referee.submit(table, people[seat], act)).seq == 1


async def test_at_once_too_the_fence_keeps_out_who_is_late(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.position.to_act[0]
    act = ActionRequest(msgspec.to_builtins(table.position.legal(seat)[0]), "once")
    elsewhere = table_registry.TableRegistry(
        services.sessions, services.tables.games, services.referee._journal, services.tables.heartbeat
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.scheduler, 0, 0)
    first = await referee.submit(await elsewhere.load(table.header.id), people[seat], act)

    assert await take_at_once(services, table, people[seat], act) is None
    assert table.seq == 0
    assert await services.referee.submit(table, people[seat], act) == first


async def test_an_action_that_has_begun_is_finished_though_its_sender_has_gone(
    services: Services, monkeypatch
) -> None:
    table, people = await start_table(services)
    seat = table.position.to_act[0]
    first, second = (msgspec.to_builtins(action) for action in table.position.legal(seat)[:2])
    handed, go = asyncio.Event(), asyncio.Event()
    commit = journal.Journal._commit

    async def waits(self, pen, entries):
        handed.set()
        await go.wait()
        return await commit(self, pen, entries)

    monkeypatch.setattr(journal.Journal, "_commit", waits)
    taking = asyncio.create_task(services.referee.submit(table, people[seat], ActionRequest(first, "first")))
    await handed.wait()
    taking.cancel()
    following = asyncio.create_task(
        services.referee.submit(table, people[seat], ActionRequest(second, "second", seq=0))
    )
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await taking
    await asyncio.gather(following, return_exceptions=True)

    again = await services.referee.submit(table, people[seat], ActionRequest(first, "first"))
    assert again.seq == 1
    assert table.seq >= 1
    async with services.sessions() as session:
        refs = list(await session.scalars(text("SELECT ref FROM actions WHERE seq > 0 ORDER BY seq")))
    assert refs[0] == "first"
    assert len(refs) == table.seq


async def test_the_same_ref_of_another_process_is_answered_and_not_taken_twice(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.position.to_act[0]
    action = msgspec.to_builtins(table.position.legal(seat)[0])
    elsewhere = table_registry.TableRegistry(
        services.sessions, services.tables.games, services.referee._journal, services.tables.heartbeat
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.scheduler, 0, 0)
    first = await referee.submit(
        await elsewhere.load(table.header.id), people[seat], ActionRequest(action, "once")
    )

    again = await services.referee.submit(table, people[seat], ActionRequest(action, "once"))

    assert again == first


@pytest.mark.parametrize("game", ["extraliga", "hockey_game"])
async def test_questions_keep_their_numbers_in_another_process(services: Services, game: str) -> None:
    """Whether the match is replayed from its beginning or from a snapshot."""
    table, people = await start_table(services, game=game)
    for _ in range(8):
        await play_randomly(services, table, people, 15, seed=table.seq)
        read = await SecondProcess(services).tables.load(table.header.id)

        assert table.position is not None
        assert read.position is not None
        assert read.position.questions.standing == table.position.questions.standing
        assert read.document(0).q == table.document(0).q
