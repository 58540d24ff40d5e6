"""The journal writes the actions of many matches together, and no failure of one holds up others."""

import asyncio

import pytest

from app.api.services import Services
from app.db.action_writer import ActionWriter
from app.db.match_archive import OF_A_MATCH
from app.errors import StadionError
from app.table.registry import table_registry
from tests.support.matches.tables import documents_of, play_first_action, play_randomly, start_table

EVERY = table_registry.SNAPSHOT_EVERY
pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_snapshot_that_cannot_be_written_holds_nothing_up(services: Services, monkeypatch) -> None:
    table, people = await start_table(services)
    failed = []

    async def breaks(self, snapshots):
        failed.extend(snapshots)
        raise ConnectionError

    monkeypatch.setattr(ActionWriter, "write_snapshots", breaks)
    await play_randomly(services, table, people, EVERY + 1)
    before = documents_of(table)
    assert services.tables.evict(table)
    await services.referee._journal.flush()

    assert [one.seq for one in failed] == [EVERY, EVERY + 1]
    assert documents_of(await services.tables.load(table.header.id)) == before


async def test_many_matches_share_a_commit_and_one_conflict_spoils_nobody_elses(services: Services) -> None:
    matches = [await start_table(services) for _ in range(6)]
    elsewhere = table_registry.TableRegistry(
        services.sessions, services.tables.games, services.referee._journal, services.tables.heartbeat
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.scheduler, 0, 0)
    blocked, blocked_people = matches[0]
    await play_first_action(referee, await elsewhere.load(blocked.header.id), blocked_people, "there")

    answers = await asyncio.gather(
        *(play_first_action(services.referee, table, people, "here") for table, people in matches),
        return_exceptions=True,
    )

    assert [answer.seq for answer in answers[1:]] == [1] * 5
    assert isinstance(answers[0], StadionError) or answers[0].seq == 2


async def test_one_row_that_the_database_refuses_spoils_nobody_elses(services: Services) -> None:
    """A match was archived while one of its actions was evaluated."""
    played = [await start_table(services) for _ in range(5)]
    gone, _ = played[2]
    async with services.engine.begin() as connection:
        for table in reversed(OF_A_MATCH):
            column = table.c.id if table.name == "matches" else table.c.match_id
            await connection.execute(table.delete().where(column == gone.header.id))

    answers = await asyncio.gather(
        *(play_first_action(services.referee, table, people, "once") for table, people in played),
        return_exceptions=True,
    )

    assert [answer.seq for number, answer in enumerate(answers) if number != 2] == [1] * 4
    assert isinstance(answers[2], Exception)
    assert gone.seq == 0
