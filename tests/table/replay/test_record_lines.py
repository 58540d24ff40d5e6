"""The chain of heads that a match in memory and its rows hold is the one that its record's lines give."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.models import Match
from app.db.queries import actions, matches, table_events
from app.engine.chain import ChainHead, chain_heads
from app.table.state.match_settings import MatchRequest, MatchSettings, Visibility
from app.table.table import Table
from app.table.wire.channel import Channel, Sender
from app.table.wire.document import head_field, iso
from tests.support.matches.chained_tables import chained_table, give_time
from tests.support.matches.listening import Listener
from tests.support.matches.second_process import SecondProcess
from tests.support.matches.tables import play_next, public_document

pytestmark = [pytest.mark.anyio, pytest.mark.db]
GAME = "um_reifenbreite"


async def lines_of(services: Services, table: Table) -> list[tuple[int, bytes, Any]]:
    """Return number, stored head and content of all lines but the header's, in order."""
    async with services.sessions() as session:
        rows = await actions.since(session, table.header.id, -1)
        events = await table_events.between(session, table.header.id, 0, table.seq)
    found: list[tuple[Any, Any, Any]] = [
        (row.line, row.head, _action(row) | ({} if row.served is None else {"served": row.served}))
        for row in rows
    ]
    found += [
        (one.line, one.head, {"event": one.event, "seat": one.seat, "after": one.seq, "at": iso(one.at)})
        for one in events
    ]
    return sorted(found, key=lambda line: line[0])


def _action(row: Any) -> dict[str, Any]:
    told = {name: getattr(row, name) for name in ("seq", "seat", "action", "draws", "events")}
    return told | {"at": iso(row.at)}


async def heads_of(services: Services, table: Table) -> list[ChainHead]:
    """Return the heads that the stored header and lines give."""
    async with services.sessions() as session:
        header = await matches.record_header(session, table.header.id)
    lines = await lines_of(services, table)
    assert [number for number, _, _ in lines] == [*range(1, len(lines) + 1)]
    heads = chain_heads(table.header.server_seed, [header, *(line for _, _, line in lines)])
    assert [head for _, head, _ in lines] == [one.digest for one in heads[1:]]
    return heads


async def test_actions_and_table_events_have_heads_in_the_order_in_which_they_were_committed(
    services: Services,
) -> None:
    table, people = await chained_table(services, hints=True, visibility=Visibility.PRIVATE)
    for _ in range(3):
        await play_next(services, table, people)
    await give_time(services, table, people)
    await services.hints.take(table, people[table.position.to_act[0]])  # type: ignore[union-attr]
    await play_next(services, table, people)

    heads = await heads_of(services, table)

    assert len(heads) == 1 + 1 + 4 + 2
    assert table.chain == heads[-1] and table.head() == heads[-1].short
    assert public_document(table)["fairness"]["head"] == heads[-1].short


async def test_another_process_and_a_reload_go_on_with_the_same_chain(services: Services) -> None:
    table, people = await chained_table(services)
    other = SecondProcess(services)
    other.journal.start()
    there = await other.tables.load(table.header.id)
    assert there.chain == table.chain
    await play_next(services, table, people)
    await give_time(services, table, people)

    await other.tables.catch_up(there)

    assert there.chain == table.chain == (await heads_of(services, table))[-1]
    await play_next(other, there, people)  # type: ignore[arg-type]
    async with table.lock:
        await services.tables.catch_up(table)
    assert there.chain == table.chain == (await heads_of(services, table))[-1]
    await other.journal.stop()


async def test_an_end_without_an_action_changes_the_head_that_viewers_get(services: Services) -> None:
    table, people = await chained_table(services)
    listener = Listener(table)
    before = table.head()
    await services.referee.resign(table, people[0])

    heads = await heads_of(services, table)
    outcome = heads[-1].followed_by(table.header.server_seed, {"outcome": table.outcome})

    assert before != table.head() == outcome.short
    assert table.chain == heads[-1]
    await listener.until(lambda doc: doc["status"] == "finished")
    assert listener.doc["fairness"]["head"] == outcome.short


async def test_the_header_of_the_record_keeps_the_names_of_the_start(services: Services) -> None:
    table, _ = await chained_table(services)
    async with services.sessions() as session:
        match = await session.get_one(Match, table.header.id)
        header = await matches.record_header(session, table.header.id)
    assert header is not None

    assert [seat["name"] for seat in header["seats"]] == [one.name for one in table.seats]
    assert header["fairness"].keys() == {"version", "commitment", "words", "chosen"}
    assert iso(match.started_at or match.created_at) == header["started_at"]


async def test_a_match_of_version_1_has_no_heads(services: Services) -> None:
    people = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    table = await services.lobby.create(people[0], MatchRequest(settings=MatchSettings(game=GAME), seats=2))
    await services.seating.sit(table, people[1])
    async with services.sessions.begin() as session:
        await session.execute(update(Match).where(Match.id == table.header.id).values(chance_version=1))
    await services.starts.start(table, people[0])
    await play_next(services, table, people)

    assert table.head() is None
    async with services.sessions() as session:
        rows = await actions.since(session, table.header.id, -1)
    assert {(row.line, row.head) for row in rows} == {(None, None)}


async def test_a_viewer_who_comes_back_gets_the_head_of_each_action_that_was_missed(
    services: Services,
) -> None:
    table, people = await chained_table(services)
    for _ in range(4):
        await play_next(services, table, people)
    heads = await heads_of(services, table)
    heard: list[dict[str, Any]] = []
    done = asyncio.Event()

    async def hear(message: str) -> None:
        heard.append(msgspec.json.decode(message))
        if len(heard) == 4:
            done.set()

    table.join(Channel(None, Sender(hear), table.state_for), 1)
    await asyncio.wait_for(done.wait(), 120)

    assert [(one["seq"], one["head"]) for one in heard] == [
        *((seq, heads[1 + seq].short) for seq in (2, 3, 4)),
        (4, heads[-1].short),
    ]


async def test_a_head_takes_at_most_30_bytes_of_a_message(services: Services) -> None:
    table, _ = await chained_table(services)

    assert 0 < len(head_field(table.head())) <= 30
