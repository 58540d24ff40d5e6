"""A new version on the database of an old one: what was running there goes on."""

import asyncio
import random
from uuid import uuid4

import asyncpg
import pytest

from app.db.match_archive import OF_A_MATCH
from app.db.migrate import migrate
from tests.conftest import NewDatabase, StartServer, on, sql
from tests.support.people import People, Person, started_match
from tests.support.replaying import as_recorded
from tests.table.cluster.test_several_processes import play

pytestmark = [pytest.mark.anyio, pytest.mark.db]

OLD = "0012"
"""A revision of long ago, before there were several processes, stories and tokens."""
TABLES = ["players", *(table.name for table in OF_A_MATCH)]
COLUMNS = """
SELECT string_agg(quote_ident(column_name), ', ') FROM information_schema.columns
WHERE table_schema = 'public' AND table_name = $1
"""


async def carried_over(source: str, target: str) -> None:
    """Every row, in the columns that the old database has."""
    new, old = await asyncpg.connect(source), await asyncpg.connect(target)
    for name in TABLES:
        if (columns := await old.fetchval(COLUMNS, name)) is None:
            continue  # there was no such table
        rows = await new.fetchval(f"SELECT json_agg(one) FROM {name} AS one")
        await old.execute(
            f"INSERT INTO {name} ({columns}) OVERRIDING SYSTEM VALUE"
            f" SELECT {columns} FROM json_populate_recordset(NULL::{name}, $1)",
            rows or "[]",
        )
    await new.close()
    await old.close()


@pytest.mark.usefixtures("anyio_backend")
async def test_an_upgrade_goes_on_with_the_matches_that_were_running(
    start_server: StartServer, new_database: NewDatabase, postgres_url: str, leftovers: list[str]
) -> None:
    url, luck = new_database(), random.Random(2)
    leftovers.append(f"old_{uuid4().hex}")
    old = on(postgres_url, leftovers[-1])
    sql(postgres_url, f"CREATE DATABASE {leftovers[-1]}")
    await asyncio.to_thread(migrate, old, OLD)
    server = await asyncio.to_thread(start_server, database_url=url)
    people = People(server.url)
    match, seated = await started_match(people, clock={"kind": "bank", "ms": 600_000, "increment_ms": 5_000})
    waiting = (await seated[0].opens())["id"]
    refs = await played(match, seated, luck)
    await asyncio.to_thread(server.stop)
    await carried_over(url, old)

    new = await asyncio.to_thread(start_server, database_url=old)

    there = [Person(new.url, {"id": one.id, "name": one.name, "token": one.token}) for one in seated]
    refs += await played(match, there, luck)
    assert [*(await as_recorded(old, match, there)).refs] == refs
    assert (await there[0].document(match))["seats"][0]["bank_ms"] is not None
    await there[1].sits(waiting)
    await there[0].starts(waiting)
    for one in there:
        await one.http.aclose()
    await people.leave()


async def played(match: str, seated: list[Person], luck: random.Random) -> list[str]:
    async with seated[0].live(match) as one, seated[1].live(match) as other:
        for live in (one, other):
            await live.until("state")
        return await play([one, other], luck, 4)
