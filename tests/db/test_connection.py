"""JSON columns are read as they were written, and closed connections are replaced."""

import asyncio
import json
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from app.db.connection import open_engine, read_json


@pytest.mark.parametrize(
    "value",
    [{"seat": None, "at": [1, 2.5, True]}, 2**70, "Ž\u0000", "half of a pair: \ud83d", {"\ud83d": "\\u0000"}],
)
def test_json_is_read_as_it_was_written(value: Any) -> None:
    assert read_json(json.dumps(value)) == value


@pytest.mark.anyio
@pytest.mark.db
async def test_connections_that_the_database_has_closed_are_replaced(database_url: str) -> None:
    engine = open_engine(database_url, pool_size=3)
    held = [await engine.connect() for _ in range(3)]
    pids = [await one.scalar(text("SELECT pg_backend_pid()")) for one in held]
    gone = [asyncio.Event() for _ in held]
    for one, is_gone in zip(held, gone, strict=True):
        driver: Any = (await one.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _, is_gone=is_gone: is_gone.set())
        await one.close()

    operator = await asyncpg.connect(database_url)
    for pid in pids:
        await operator.execute("SELECT pg_terminate_backend($1)", pid)
    await operator.close()
    await asyncio.gather(*(one.wait() for one in gone))

    async with engine.connect() as one, engine.connect() as other:
        assert [await each.scalar(text("SELECT 1")) for each in (one, other)] == [1, 1]
    await engine.dispose()
