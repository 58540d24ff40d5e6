"""A table in memory stays usable whatever its viewers do."""

import msgspec
import pytest

from app.api.services import Services
from app.table.actions.evaluation import ActionRequest
from app.table.table import Table
from app.table.wire.channel import Channel, Sender
from tests.support.matches.tables import play_randomly, start_table, take_at_once

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_what_fails_while_it_is_told_leaves_the_table_free(services: Services, monkeypatch) -> None:
    table, people = await start_table(services)
    seat = table.position.to_act[0]
    act = ActionRequest(msgspec.to_builtins(table.position.legal(seat)[0]), "once")
    advance = Table.advance

    def fails(self, *rest):
        advance(self, *rest)
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "advance", fails)

    assert await take_at_once(services, table, people[seat], act) == 1
    assert table.seq == 1
    monkeypatch.undo()
    await play_randomly(services, table, people, 3)
    assert table.seq == 4


async def test_a_table_that_somebody_looks_at_is_kept(services: Services) -> None:
    table, _ = await start_table(services)

    async def sent(_: str) -> None: ...

    channel = Channel(None, Sender(sent), table.state_for)
    table.join(channel, None)

    assert not services.tables.evict(table)
    table.leave(channel)
    assert services.tables.evict(table)
