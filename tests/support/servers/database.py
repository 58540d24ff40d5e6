"""Plain SQL on a database of the tests."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit, urlunsplit

import asyncpg


def database_url_on(server_url: str, name: str) -> str:
    """Return the URL of the database `name` on the PostgreSQL server of `server_url`."""
    return urlunsplit(urlsplit(server_url)._replace(path=f"/{name}"))


def execute(url: str, *statements: str) -> None:
    """Run SQL, each argument in a transaction of its own.

    It runs in a thread, because Playwright keeps an event loop running in the main one.
    """

    async def run() -> None:
        connection = await asyncpg.connect(url)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    run_in_thread(lambda: asyncio.run(run()))


def run_in_thread(work: Callable[[], None]) -> None:
    """Run `work` where no event loop runs, and wait for it."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(work).result()


async def fetch(url: str, query: str, *values: object) -> list[asyncpg.Record]:
    """Return the rows of one query, on a connection of its own."""
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


def fetch_value(url: str, statement: str) -> object:
    """Run one statement where no event loop runs; return the first value of its first row, if any."""

    async def run() -> object:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    return asyncio.run(run())
