"""A standby PostgreSQL answers reads of what is public or finished, and can replace the primary."""

import asyncio
import contextlib
import os
import random
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from app.table.replay.record import verify
from tests.conftest import Server, StartServer
from tests.support.matches.people import ANSWER_WITHIN_S, People, Person
from tests.support.matches.playing import listen_until, play_live, start_match
from tests.support.matches.replaying import as_recorded
from tests.support.servers.database import execute, fetch
from tests.support.servers.database_gate import gate_before
from tests.support.servers.redis_server import Redis
from tests.support.servers.standby import Standby
from tests.table.actions.test_database_faults import postmaster, started_by
from tests.table.cluster.test_several_processes import at

pytestmark = [pytest.mark.anyio, pytest.mark.db]

READ = re.compile(r'^stadion_replica_reads_total\{where="(\w+)"\} (\d+)', re.M)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "first"


@pytest.fixture
def first(folder: Path) -> Iterator[str]:
    with embedded(folder) as url:
        migrate(url)
        yield url


@pytest.fixture
def standby(first: str) -> Iterator[Standby]:
    copy = Standby(first)
    try:
        yield copy.start()
    finally:
        copy.throw_away()


async def reads(server: Server) -> dict[str, int]:
    """Return the number of reads by the server that answered them."""
    async with httpx.AsyncClient(base_url=server.url, timeout=ANSWER_WITHIN_S) as http:
        return {where: int(many) for where, many in READ.findall((await http.get("/metrics")).text)}


async def over(seated: list[Person]) -> str:
    """Play some actions of a match and resign; return its id."""
    match: str = (await seated[0].opens())["id"]
    await seated[1].sits(match)
    await seated[0].starts(match)
    async with seated[0].live(match) as one, seated[1].live(match) as other:
        for live in (one, other):
            await live.until("state")
        await play_live([one, other], random.Random(1), 3)
    await seated[0].post(f"/api/matches/{match}/resign")
    return match


async def until_there(url: str, match: str) -> None:
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not await fetch(url, "SELECT FROM matches WHERE id = $1 AND status = 'finished'", match):
            pass


async def told_of(match: str, person: Person) -> None:
    """Read all that can be read of a finished match."""
    record = await person.get(f"/api/matches/{match}/record")
    assert verify(record.text.splitlines()).ok
    for path in ("result", "replay"):
        assert (await person.get(f"/matches/{match}/{path}")).status_code == 200
    assert (await person.document(match, seq=1))["seq"] == 1


def kill_with_its_backends(postmaster: int) -> None:
    """Kill a PostgreSQL and all its backends: one that lived on for a moment would still take an action."""
    os.kill(postmaster, signal.SIGSTOP)  # It starts no more backends.
    everybody = [postmaster, *started_by(postmaster)]
    for pid in everybody:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    while any(runs(pid) for pid in everybody):
        os.sched_yield()


def runs(pid: int) -> bool:
    """Return whether a process runs, and has not ended while its parent has not noticed yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def listed(person: Person) -> list[str]:
    return [one["id"] for one in (await person.get("/api/matches", status="finished")).json()["items"]]


@pytest.mark.usefixtures("anyio_backend")
async def test_lists_and_finished_matches_are_read_from_the_copy_and_without_it_from_the_database(
    start_server: StartServer, first: str, standby: Standby
) -> None:
    server = await asyncio.to_thread(start_server, database_url=first, replica_url=standby.url)
    people = People(server.url)
    ann, ben = await people("Ann"), await people("Ben")
    match = await over([ann, ben])
    await until_there(standby.url, match)
    await told_of(match, ann)
    assert await listed(ann) == [match]
    for page in ("/", "/watch"):
        assert (await ann.get(page)).status_code == 200
    by_copy = await reads(server)
    assert by_copy["copy"] >= 6 and by_copy.get("database", 0) == 0

    execute(standby.url, "SELECT pg_wal_replay_pause()")
    late = await over([ann, ben])
    await told_of(late, ann)
    assert (await reads(server))["database"] > 0, "what has not arrived there is read where it is"
    assert await listed(ann) == [match], "a list may be a moment old"
    mine = (await ann.get("/api/matches", mine=1)).json()["items"]
    assert {one["id"] for one in mine} == {match, late}, "but not one's own"

    standby.kill()
    last = await over([ann, ben])
    await told_of(last, ann)
    assert await listed(ann) == [last, late, match]
    await people.leave()


@pytest.mark.usefixtures("anyio_backend")
async def test_a_copy_takes_the_place_of_a_database_that_died_and_nothing_is_lost_or_doubled(
    start_server: StartServer, folder: Path, first: str, standby: Standby
) -> None:
    """Both servers reach the database by one address, which leads to the other machine afterwards.

    All that was acknowledged is there, because the primary waits for its standby.
    """
    execute(first, "ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
    broker, rng = Redis().start(), random.Random(5)
    async with gate_before(first) as gate:
        shared = {"database_url": gate.url, "redis_url": broker.url}
        two = [await asyncio.to_thread(start_server, **shared) for _ in range(2)]
        people = People(two[0].url)
        match, [ann, ben] = await start_match(people)
        there = at(two[1], ben)
        async with ann.live(match) as one, there.live(match) as other:
            for live in (one, other):
                await listen_until(live, lambda doc: all(seat["connected"] for seat in doc["seats"]))
            refs = await play_live([one, other], rng, 5)
            for live in (one, other):
                await listen_until(live, lambda doc: doc["seq"] == 5)
            await asyncio.to_thread(kill_with_its_backends, postmaster(folder))
            live = next(live for live in (one, other) if live.doc["actions"])
            action = live.doc["actions"][0]
            refused = await live.act(action, "sent again")
            assert refused["code"] == "internal" and "try again" in refused["detail"]
            assert (await ann.get("/health/ready")).status_code == 503

            await asyncio.to_thread(standby.promote)
            gate.leads_to(standby.url)
            async with asyncio.timeout(ANSWER_WITHIN_S):
                while (answer := await live.act(action, "sent again"))["t"] == "error":
                    pass
            assert answer["seq"] == 6
            refs += ["sent again", *await play_live([one, other], rng, 5)]
            for live in (one, other):
                await listen_until(live, lambda doc: doc["seq"] == len(refs))
        assert [*(await as_recorded(standby.url, match, [ann, there])).refs] == refs
        await people.leave()
        for server in two:
            await asyncio.to_thread(server.stop)
    broker.kill()
