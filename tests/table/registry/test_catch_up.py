"""A process takes over what others have stored before it judges an action."""

import asyncio
import re

import msgspec
import pytest

from app.api.services import Services
from app.db.queries import players
from app.db.queries.people import marks
from app.db.queries.people.marks import MarkKind
from app.errors import StadionError, Stale
from app.table.actions.evaluation import ActionRequest
from app.table.clock.time_control import Days
from app.table.cluster.message_bus import ALL_PROCESSES, MessageBus, MessageKind
from app.table.cluster.redis_bus import RedisBus
from app.table.registry import table_registry
from app.table.registry.cluster_sync import ClusterSync
from app.table.wire.channel import Channel, ChatMessage
from tests.support.matches.second_process import SecondProcess
from tests.support.matches.tables import documents_of, play_next, start_table
from tests.support.matches.transports import RecordingTransport
from tests.support.servers.page_queries import queries_of

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_rows_of_another_process_are_taken_over_before_a_move_is_judged(services: Services) -> None:
    table, people = await start_table(services)
    seat = table.position.to_act[0]
    legal = [msgspec.to_builtins(action) for action in table.position.legal(seat)]
    elsewhere = table_registry.TableRegistry(
        services.sessions, services.tables.games, services.referee._journal, services.tables.heartbeat
    )
    other = await elsewhere.load(table.header.id)
    referee = type(services.referee)(elsewhere, services.referee._journal, services.scheduler, 0, 0)
    await referee.submit(other, people[seat], ActionRequest(legal[0], "there"))

    with pytest.raises(StadionError) as late:
        await services.referee.submit(table, people[seat], ActionRequest(legal[0], "here", seq=0))

    assert isinstance(late.value, Stale)
    assert documents_of(table) == documents_of(other)


async def test_an_action_judged_before_a_change_elsewhere_is_kept_out_and_judged_again(
    services: Services,
) -> None:
    """The other process has not heard of the change, because no message is delivered."""
    table, people = await start_table(services)
    alone = RedisBus("unix:///nowhere")
    journal_there = services.referee._journal
    elsewhere = table_registry.TableRegistry(
        services.sessions, services.tables.games, journal_there, services.tables.heartbeat, bus=alone
    )
    referee = type(services.referee)(elsewhere, journal_there, services.scheduler, 0, 0)
    there = await elsewhere.load(table.header.id)
    seat = there.position.to_act[0]
    act = ActionRequest(msgspec.to_builtins(there.position.legal(seat)[0]), "once")

    await services.seating.leave(table, people[1 - seat], 1 - seat)
    told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    assert referee.submit_nowait(there, people[seat], act, told.set_result)

    assert await told is None
    assert there.seq == 0
    assert (await referee.submit(there, people[seat], act)).seq == 1
    assert there.seats[1 - seat].left


@pytest.mark.parametrize("clock", [None, Days(2)])
async def test_an_action_of_another_process_costs_two_queries(services: Services, clock: Days | None) -> None:
    table, people = await start_table(services, clock=clock)
    elsewhere = SecondProcess(services).tables
    there = await elsewhere.load(table.header.id)
    await play_next(services, table, people)

    with queries_of(services.engine) as sent:
        async with there.lock:
            assert await elsewhere.catch_up(there)

    assert documents_of(there) == documents_of(table)
    read = [re.findall(r"FROM (\w+)", one.statement)[0] for one in sent if "FROM" in one.statement]
    assert read == ["matches", "actions"]


async def test_seats_are_read_again_where_an_action_of_another_process_gives_one_up(
    services: Services,
) -> None:
    table, people = await start_table(services, seats=3)
    elsewhere = SecondProcess(services).tables
    there = await elsewhere.load(table.header.id)
    await services.referee.resign(table, people[1])

    async with there.lock:
        await elsewhere.catch_up(there)

    assert there.seats[1].resigned


async def test_a_new_name_and_a_mute_reach_the_tables_of_another_process(services: Services) -> None:
    table, (ann, ben) = await start_table(services)
    elsewhere, bus = SecondProcess(services).tables, MessageBus()
    there = await elsewhere.load(table.header.id)
    sync, taken = ClusterSync(elsewhere, bus), RecordingTransport()
    channel = Channel(ann, taken, there.state_for)
    there.join(channel, None)
    channel.start_chat([])
    async with services.sessions.begin() as session:
        now = services.scheduler.now()
        await players.rename(session, ben, "Zoe", now, now)
        await marks.put(session, ann, ben, MarkKind.MUTE, now)

    bus.on_message(ALL_PROCESSES, MessageKind.NAMED, ben)
    bus.on_message(ALL_PROCESSES, MessageKind.SILENCED, ann)
    await asyncio.gather(*sync._tasks)

    assert there.seats[1].name == "Zoe" and b'"Zoe"' in taken.frames[-1]
    for number, author in ((1, ben), (2, ann)):
        there.add_chat_message(ChatMessage(number, b"%d" % number, author))
    assert taken.frames[-1] == b"2" and b"1" not in taken.frames
    there.leave(channel)
