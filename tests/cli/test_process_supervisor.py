"""A server process that dies is replaced at once, whatever another one does."""

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path

import pytest

from tests.conftest import StartServer
from tests.support.matches.people import People
from tests.support.matches.playing import play_live, start_match
from tests.support.servers.serving import READY_WITHIN_S
from tests.support.servers.workers import workers_of

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_workers_share_a_port_and_one_that_dies_is_replaced_while_another_one_hangs(
    start_server: StartServer,
) -> None:
    server = await asyncio.to_thread(start_server, "--workers", "2")
    assert server.process
    people, rng = People(server.url), random.Random(2)
    match, seated = await start_match(people)
    hangs, *die = workers_of(server.process.pid)
    os.kill(hangs, signal.SIGSTOP)
    while not is_stopped(hangs):
        pass
    for _ in range(2):  # By the second one the supervisor has pinged the process that hangs.
        for one in die:
            os.kill(one, signal.SIGKILL)
        while not all(map(has_ended, die)):  # Until then it can take the request, and leave it unanswered.
            pass
        asking = people.nobody()
        answer = await asking.http.get("/health/live", timeout=READY_WITHIN_S)
        assert answer.is_success, "only a new process can answer"
        die = [one for one in workers_of(server.process.pid) if one not in {hangs, *die}]
    with contextlib.suppress(ProcessLookupError):  # Two slow starts, and it has been replaced too.
        os.kill(hangs, signal.SIGCONT)
    async with seated[0].live(match) as one, seated[1].live(match) as other:
        for live in (one, other):
            await live.until_started()  # The one that hung has yet to hear of the start.
        await play_live([one, other], rng, 3)
    await people.leave()
    assert await asyncio.to_thread(server.stop) == 0


def state_of(pid: int) -> str:
    """Return the letter with which the kernel names the state of a process; "X" for one that is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return "X"


def is_stopped(pid: int) -> bool:
    """Return whether the process has been stopped by a signal."""
    return state_of(pid) == "T"


def has_ended(pid: int) -> bool:
    """Return whether the process has closed its sockets; its parent need not know yet."""
    return state_of(pid) in "XZ"
