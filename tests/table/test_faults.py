"""The database dies under a running server: nobody is told wrong, nothing is lost, and play goes on."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.conftest import NewDatabase, StartServer, sql
from tests.people import ANSWER_WITHIN_S, Live, People, Person, started_match

CUT_ALL_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

pytestmark = [pytest.mark.anyio, pytest.mark.db]


def postmaster(data_dir: Path) -> int:
    return int((data_dir / "postgres" / "postmaster.pid").read_text().split()[0])


async def until_ready(somebody: Person, status: int) -> None:
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while (answer := await somebody.get("/health/ready")).status_code != status:
            assert answer.status_code in (200, 503)


async def until_taken(live: Live, action: dict[str, object], ref: str) -> int:
    """As a client does: the same ref until it is acknowledged."""
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
    match, seated = await started_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live:
        await live.send(t="chat", text="hello")
        await live.until("chat")  # after what was said before: the channel needs the database no more
        action, killed = live.doc["actions"][0], postmaster(data)
        os.kill(killed, signal.SIGKILL)
        await until_ready(seated[0], 503)
        away = await seated[0].get("/api/matches")
        assert away.status_code == 200 or (away.status_code, away.headers["retry-after"]) == (503, "1")

        assert await until_taken(live, action, "once") == 1
        assert await until_taken(live, action, "once") == 1
    await until_ready(seated[0], 200)
    assert postmaster(data) != killed
    assert (await seated[0].document(match))["seq"] == 1
    await people.leave()
    assert server.stop() == 0
    assert not (data / "postgres" / "postmaster.pid").exists()


@pytest.mark.usefixtures("anyio_backend")
async def test_connections_that_the_database_cuts_cost_nobody_an_action(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    people = People(start_server(database_url=url).url)
    match, seated = await started_match(people)
    for seq in range(1, 4):
        seat = (await seated[0].document(match))["to_act"][0]
        async with seated[seat].live(match) as live:
            await live.send(t="chat", text="hello")
            await live.until("chat")
            sql(url, CUT_ALL_OTHERS)

            assert await until_taken(live, live.doc["actions"][0], f"{seq}") == seq
    await people.leave()
