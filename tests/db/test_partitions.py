"""`deploy/partitions.sql` partitions the tables of matches by match, and changes nothing else."""

import random
from typing import Any

import asyncpg
import pytest

from app.table.replay.record import verify
from tests.conftest import NewDatabase, StartServer
from tests.db.test_sharding_keys import BY
from tests.support.matches.people import People, Person
from tests.support.matches.playing import play_live, start_match
from tests.support.matches.replaying import as_recorded
from tests.support.servers.serving import ROOT

pytestmark = [pytest.mark.anyio, pytest.mark.db]

KEYS = """
SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS says FROM pg_constraint
WHERE conrelid::regclass::text = ANY ($1) AND contype IN ('p', 'u', 'f') AND conparentid = 0 ORDER BY 1, 2
"""
INDEXES = "SELECT tablename, indexname FROM pg_indexes WHERE tablename = ANY ($1) ORDER BY 1, 2"
COLUMNS = """
SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity
FROM information_schema.columns WHERE table_name = ANY ($1) ORDER BY table_name, ordinal_position
"""
READ_BY_A_TABLE = "EXPLAIN SELECT * FROM actions WHERE match_id = '{}' AND seq > 3 ORDER BY seq"


async def shape(connection: asyncpg.Connection) -> list[list[tuple[Any, ...]]]:
    return [[*map(tuple, await connection.fetch(one, [*BY]))] for one in (KEYS, INDEXES, COLUMNS)]


@pytest.mark.usefixtures("anyio_backend")
async def test_matches_go_on_and_end_where_every_table_is_parted_by_match(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url, rng = new_database(), random.Random(3)
    server = start_server(database_url=url)
    people = People(server.url)
    match, seated = await start_match(people)
    refs = await play_on(match, seated, rng, "before")
    server.stop()
    connection = await asyncpg.connect(url)
    before = await shape(connection)

    async with connection.transaction():
        await connection.execute((ROOT / "deploy/partitions.sql").read_text())

    assert await shape(connection) == before
    parted = await connection.fetch("SELECT partrelid::regclass::text AS name FROM pg_partitioned_table")
    assert {row["name"] for row in parted} == set(BY)
    server.start()
    refs += await play_on(match, seated, rng, "after")
    assert [*(await as_recorded(url, match, seated)).refs] == refs
    await seated[0].post(f"/api/matches/{match}/resign")
    assert verify((await seated[0].get(f"/api/matches/{match}/record")).text.splitlines()).ok
    assert (await seated[0].get(f"/matches/{match}/result")).status_code == 200
    assert (await seated[0].post(f"/api/matches/{match}/rematch")).status_code == 200

    for _ in range(8):
        await seated[0].opens()
    parts = await connection.fetch("SELECT DISTINCT tableoid FROM matches")
    assert len(parts) > 1, "matches are spread"
    plan = "\n".join(row[0] for row in await connection.fetch(READ_BY_A_TABLE.format(match)))
    assert plan.count(" on actions_") == 1, "only its part is read"
    await connection.close()
    await people.leave()


async def play_on(match: str, seated: list[Person], rng: random.Random, said: str) -> list[str]:
    async with seated[0].live(match) as one, seated[1].live(match) as other:
        for live in (one, other):
            await live.until("state")
        await one.send(t="chat", text=said)
        while (await other.until("chat"))["text"] != said:
            pass
        return await play_live([one, other], rng, 6)
