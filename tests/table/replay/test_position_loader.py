"""Positions are rebuilt from stored actions; snapshots only shorten that."""

import pytest
from sqlalchemy import text

from app.api.services import Services
from app.table.registry import table_registry
from tests.support.matches.tables import documents_of, play_randomly, start_table

EVERY = table_registry.SNAPSHOT_EVERY
TOUR = ["giro", "tour_de_france", "giro", "tour_de_france"]
pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.mark.parametrize(
    "lost", ["DELETE FROM snapshots", "UPDATE snapshots SET state = '{\"round\": null}'"]
)
async def test_snapshots_only_shorten_the_replay(services: Services, lost: str) -> None:
    """A snapshot that is gone, or that an older release wrote in another shape, costs time and
    nothing else.
    """
    table, people = await start_table(services, options={"races": TOUR})  # One race may be over sooner.
    await play_randomly(services, table, people, 2 * EVERY + 20)
    before = documents_of(table)
    services.tables.evict(table)
    await services.referee._journal.flush()
    async with services.sessions.begin() as session:
        kept = await session.scalar(text("SELECT count(*) FROM snapshots"))
        await session.execute(text(lost))

    assert kept == 3, "after 100 and 200 actions, and when it was let go"
    assert documents_of(await services.tables.load(table.header.id)) == before


async def test_a_torn_snapshot_is_as_good_as_none(services: Services) -> None:
    table, people = await start_table(services)
    await play_randomly(services, table, people, EVERY + 5)
    before = documents_of(table)
    services.tables.evict(table)
    await services.referee._journal.flush()
    async with services.sessions.begin() as session:
        torn = await session.execute(text("UPDATE snapshots SET state = left(state, 99)"))

    assert torn.rowcount > 0
    assert documents_of(await services.tables.load(table.header.id)) == before
