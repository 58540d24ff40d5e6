"""The database dies under a running server: no answer is wrong, no action is lost, and play goes on."""

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from app.embedded.postgres import embedded
from app.table.replay.record import verify
from tests.conftest import NewDatabase, Server, StartServer
from tests.support.matches.people import ANSWER_WITHIN_S, Live, People, Person
from tests.support.matches.playing import listen_until, play_live, play_over_http, start_match
from tests.support.matches.replaying import as_recorded
from tests.support.servers.database import execute, fetch

CUT_ALL_OTHERS = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

FILLED = """
INSERT INTO actions (match_id, seq, draws, events, to_act, words, at)
SELECT $1, n, to_json(repeat('x', 1500)), '[]', '[]', 0, now() FROM generate_series(1, 14000) AS n
"""
"""More than a segment of the write-ahead log, which is the largest other file that the server writes."""

pytestmark = [pytest.mark.anyio, pytest.mark.db]


def postmaster(data_dir: Path) -> int:
    return int((data_dir / "postgres" / "postmaster.pid").read_text().split()[0])


def started_by(postmaster: int) -> list[int]:
    """Return the processes of a PostgreSQL that serve connections and write for it."""
    return [int(pid) for pid in Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()]


async def until_ready(somebody: Person, status: int) -> None:
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while (answer := await somebody.get("/health/ready")).status_code != status:
            assert answer.status_code in (200, 503)


async def until_taken(live: Live, action: dict[str, object], ref: str) -> int:
    """Send an action as a client does, with the same ref until it is acknowledged; return its number."""
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while (answer := await live.act(action, ref))["t"] == "error":
            assert answer["code"] == "internal" and "try again" in answer["detail"]
        seq: int = answer["seq"]
        return seq


@pytest.mark.usefixtures("anyio_backend")
async def test_an_embedded_database_that_is_killed_is_started_again(
    start_server: StartServer, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    server = start_server(database_url="", data_dir=str(data))
    people = People(server.url)
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live:
        await live.send(t="chat", text="hello")
        await live.until("chat")  # After its earlier messages the channel needs the database no more.
        action, killed = live.doc["actions"][0], postmaster(data)
        os.kill(killed, signal.SIGKILL)
        await until_ready(seated[0], 503)
        away = await seated[0].get("/api/matches")
        assert away.status_code == 200 or (away.status_code, away.headers["retry-after"]) == (503, "1")

        assert await until_taken(live, action, "once") == 1
        assert await until_taken(live, action, "once") == 1
    await until_ready(seated[0], 200)
    assert postmaster(data) != killed
    with embedded(data) as url:
        assert (await as_recorded(url, match, seated)).seq == 1
    await people.leave()
    assert server.stop() == 0
    assert not (data / "postgres" / "postmaster.pid").exists()


@pytest.mark.usefixtures("anyio_backend")
async def test_connections_that_the_database_cuts_cost_nobody_an_action(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    """The same holds for a pool of one connection, because the journal has a connection of its own."""
    url = new_database()
    people = People(start_server(database_url=url, pool_size="1").url)
    match, seated = await start_match(people)
    for seq in range(1, 4):
        seat = (await seated[0].document(match))["to_act"][0]
        async with seated[seat].live(match) as live:
            await live.send(t="chat", text="hello")
            await live.until("chat")
            execute(url, CUT_ALL_OTHERS)

            assert await until_taken(live, live.doc["actions"][0], f"{seq}") == seq
    await as_recorded(url, match, seated)
    await people.leave()


@pytest.mark.usefixtures("anyio_backend")
async def test_what_a_full_disk_does_not_take_is_not_acknowledged_and_can_be_sent_again(
    start_server: StartServer, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    server = start_server(database_url="", data_dir=str(data))
    people, rng = People(server.url), random.Random(1)
    match, [ann, borek] = await start_match(people)
    with embedded(data) as url:
        await fetch(url, FILLED, (await ann.opens())["id"])
        (full,) = await fetch(url, "SELECT pg_relation_size('actions') AS bytes")
        async with ann.live(match) as one, borek.live(match) as other:
            for live in (one, other):
                await live.until("state")
            with files_no_larger_than(full["bytes"], postmaster(data)):
                refs, (live, action, ref) = await play_until_refused([one, other], rng)
                seen = await ann.document(match)
            assert seen["seq"] == len(refs)
            assert await until_taken(live, action, ref) == len(refs) + 1
            for live in (one, other):
                await listen_until(live, lambda doc: doc["seq"] == len(refs) + 1)
            refs += [ref, *await play_live([one, other], rng, 3)]
        assert [*(await as_recorded(url, match, [ann, borek])).refs] == refs
    await people.leave()


async def play_until_refused(
    lives: list[Live], rng: random.Random
) -> tuple[list[str], tuple[Live, dict[str, object], str]]:
    """Return the refs of the acknowledged actions, then the channel, action and ref of the one that was
    refused.
    """
    refs: list[str] = []
    while True:
        for live in lives:
            await listen_until(live, lambda doc: doc["seq"] >= len(refs))
        live = next(live for live in lives if live.doc["actions"])
        action = rng.choice(live.doc["actions"])
        ref = f"{len(refs)}"
        answer = await live.act(action, ref)
        if answer["t"] == "error":
            assert answer["code"] == "internal", answer
            return refs, (live, action, ref)
        refs.append(ref)


@contextmanager
def files_no_larger_than(size: int, postmaster: int) -> Iterator[None]:
    """Let PostgreSQL and its processes write no file beyond this size, as if the disk were full."""
    limit_all(postmaster, str(size))
    try:
        yield
    finally:
        limit_all(postmaster, "unlimited")


def limit_all(postmaster: int, bytes_of_a_file: str) -> None:
    """Limit the server first: processes that it starts later inherit the limit, earlier ones can be found."""
    limit(postmaster, bytes_of_a_file)
    for pid in started_by(postmaster):
        try:
            limit(pid, bytes_of_a_file)
        except (FileNotFoundError, subprocess.CalledProcessError):
            assert pid not in started_by(postmaster), "who lives has the limit; others ended meanwhile"


def limit(pid: int, bytes_of_a_file: str) -> None:
    """Limit a process as its owner, which is not the user of the tests if that is root."""
    owner = Path(f"/proc/{pid}").stat()
    as_owner = {"user": owner.st_uid, "group": owner.st_gid} if os.geteuid() == 0 else {}
    command = ["prlimit", f"--pid={pid}", f"--fsize={bytes_of_a_file}:"]
    subprocess.run(command, check=True, cwd="/", capture_output=True, **as_owner)


class Hole:
    """A connection between a client and the server. From `swallow` on it loses everything without closing."""

    def __init__(self, server: Server) -> None:
        self._there = httpx.URL(server.url)
        self._swallows = False
        self._writers: list[asyncio.StreamWriter] = []
        self._pipes: list[asyncio.Task[None]] = []
        self.url = ""

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, on = await asyncio.open_connection(self._there.host, self._there.port)
        self._writers += [writer, on]
        self._pipes += [asyncio.create_task(self._pipe(*ends)) for ends in ((reader, on), (back, writer))]

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(65_536):
            if not self._swallows:
                writer.write(said)

    def swallow(self) -> None:
        self._swallows = True

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.cancel()
        for writer in self._writers:
            writer.close()


@asynccontextmanager
async def hole_before(server: Server) -> AsyncIterator[Hole]:
    hole = Hole(server)
    listening = await asyncio.start_server(hole.pass_on, "127.0.0.1", 0)
    hole.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    yield hole
    hole.close()
    listening.close()


@pytest.mark.usefixtures("anyio_backend")
async def test_who_vanishes_without_a_word_is_missed_and_the_match_goes_on(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    server = start_server(ping_s="3", database_url=(url := new_database()))
    people = People(server.url)
    match, [ann, ben] = await start_match(people)
    async with hole_before(server) as hole, ann.live(match) as live:
        async with Person(hole.url, {"id": ben.id, "name": ben.name, "token": ben.token}).live(match) as lost:
            await listen_until(live, lambda doc: all(seat["connected"] for seat in doc["seats"]))
            hole.swallow()
            await listen_until(live, lambda doc: not doc["seats"][1]["connected"])
            await play_over_http(match, [ann, ben], random.Random(5), most=12)
            await listen_until(live, lambda doc: doc["seq"] == 12)
            assert lost.doc.get("seq", 0) == 0, "he has heard nothing of it"
            hole.close()
        async with ben.live(match) as back:
            await listen_until(back, lambda doc: doc["seq"] == 12)
            await as_recorded(url, match, [ann, ben])
            await ben.post(f"/api/matches/{match}/resign")
            await listen_until(live, lambda doc: doc["status"] == "finished")
    assert verify((await ann.get(f"/api/matches/{match}/record")).text.splitlines()).ok
    await people.leave()
