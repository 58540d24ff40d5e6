"""Rows of actions are written in batches and read in slices."""

import pytest

from app.api.services import Services
from app.db.queries import actions
from tests.support.matches.tables import play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_match_is_read_in_slices(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "SLICE", 7)
    table, people = await start_table(services)
    await play_randomly(services, table, people, 20)

    async with services.sessions() as session:
        rows = await actions.all_of_finished(session, table.header.id)

    assert [row.seq for row in rows] == list(range(21))
