"""Plain SQL on a database of the tests."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Thread
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


LOST = (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, OSError)


class OpenConnection:
    """A connection that stays open, for SQL that is run again and again: a new one plans all of it again.

    Its event loop runs in a thread, as that of `execute` does.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._connection: asyncpg.Connection | None = None

    def execute(self, statement: str) -> None:
        """Run one statement, which may be run twice: again on a new connection if the last one was lost."""
        asyncio.run_coroutine_threadsafe(self._execute(statement), self._loop).result()

    def close(self) -> None:
        """Close the connection, and end the thread."""
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _execute(self, statement: str) -> None:
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.execute(statement)
                return
        self._connection = await asyncpg.connect(self._url)
        await self._connection.execute(statement)

    async def _close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


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
