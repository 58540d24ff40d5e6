"""A proxy between a server and its database that delays what either of them sends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit


class Gate:
    """While `questions` is cleared, queries do not reach the database; while `answers` is cleared, its
    answers do not reach the server.
    """

    def __init__(self, url: str) -> None:
        self._there = url
        self._carrying: set[asyncio.Task[None]] = set()
        self.url = ""
        self.questions, self.answers = asyncio.Event(), asyncio.Event()
        self.open()

    def leads_to(self, url: str) -> None:
        """Lead new connections to another database, as after a change of an address."""
        self._there = url

    def open(self) -> None:
        self.questions.set()
        self.answers.set()

    def drop(self) -> None:
        """Close all connections and lose what was waiting."""
        for one in self._carrying:
            one.cancel()

    def part(self) -> asyncio.Event:
        """Let new connections pass; queries of present ones wait until the returned event is set."""
        held, self.questions = self.questions, asyncio.Event()
        self.open()
        return held

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            upstream, downstream = await _connected(self._there)
        except OSError:
            return writer.close()  # There is no database.
        ways = ((reader, downstream, self.questions), (upstream, writer, self.answers))
        tasks = [asyncio.create_task(_forward(*way)) for way in ways]
        self._carrying.update(tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        self._carrying.difference_update(tasks)


async def _forward(
    source: asyncio.StreamReader, target: asyncio.StreamWriter, let_through: asyncio.Event
) -> None:
    try:
        while data := await source.read(65_536):
            await let_through.wait()
            target.write(data)
            await target.drain()
    finally:
        target.close()


async def _connected(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(url)
    query = parse_qs(parts.query)
    if host := query.get("host"):
        return await asyncio.open_unix_connection(f"{host[0]}/.s.PGSQL.{query.get('port', ['5432'])[0]}")
    return await asyncio.open_connection(parts.hostname or "127.0.0.1", parts.port or 5432)


@asynccontextmanager
async def gate_before(url: str) -> AsyncIterator[Gate]:
    """Open a gate on the running loop; its `url` leads to this database."""
    gate = Gate(url)
    listening = await asyncio.start_server(gate.carry, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    parts = urlsplit(url)
    user = parts.netloc.rpartition("@")[0]
    gate.url = f"postgresql://{user}@127.0.0.1:{port}{parts.path}"
    yield gate
    gate.open()
    listening.close()
