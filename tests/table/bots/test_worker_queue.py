"""Searches run on other machines: a real worker behind a real broker, killed once, and a whole match."""

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from msgspec import structs
from redis import Redis as Client
from saq import Queue
from saq.job import Status

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions
from app.games.extraliga import GAME
from app.games.extraliga.actions import Done
from app.table.bots.think_request import accept_answer, think_request
from app.table.bots.thinking_pool import ThinkingPool
from app.table.bots.worker_queue import QUEUE, THERE, WorkerQueue
from app.table.replay.record import verify
from stadion_client import Stadion
from stadion_client.example import play
from tests.conftest import Server, StartServer
from tests.games.extraliga.twin import twin
from tests.support.matches.people import ANSWER_WITHIN_S, People
from tests.support.servers.redis_server import Redis

pytestmark = pytest.mark.anyio

AN_HOUR = 3600.0
PATIENT = (
    "import sys; from app.cli.main import main; from app.table.bots import worker;"
    f" worker.THERE_MS = {10 * 60_000}; sys.exit(main())"
)
"""`stadion worker` with a heartbeat that lasts, however seldom a busy machine lets it beat."""
HERE = Done()
"""The answer of a search in this process, which no worker would give in a draft."""


class Here(ThinkingPool):
    """Notes the searches that run in this process."""

    asked = 0

    async def decide_here(self, *about: Any, **more: Any) -> Any:
        self.asked += 1
        return HERE


@pytest.fixture(scope="module")
def broker() -> Iterator[Redis]:
    redis = Redis().start()
    yield redis
    redis.kill()


@pytest.fixture
async def workers(broker: Redis) -> AsyncIterator[WorkerQueue]:
    seen = WorkerQueue(broker.url)
    looking = asyncio.create_task(seen.run())
    yield seen
    looking.cancel()
    await asyncio.wait([looking])


@pytest.fixture
def worker(broker: Redis) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", PATIENT, "worker", "--processes", "1"]
    environment = os.environ | {"STADION_REDIS_URL": broker.url}
    piped: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=environment, **piped) as process:
        assert process.stdout and b"worker_begins" in process.stdout.readline()
        yield process
        process.kill()
    forget_the_worker(broker)


def forget_the_worker(broker: Redis) -> None:
    """Let the worker's last heartbeat expire."""
    with Client.from_url(broker.url) as client:
        client.delete(THERE)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with other tests is slow, not lost."""
    monkeypatch.setattr("app.table.bots.worker_queue.GRACE_S", 60.0)
    monkeypatch.setattr("app.table.bots.worker_queue.PICKED_UP_WITHIN_S", 60.0)


def draft() -> Any:
    return GAME.setup(complete_options(GAME, {}, 3), 3, FairChance(bytes(32))).state


async def until(true: Any) -> None:
    async with asyncio.timeout(60):
        while not await true():
            pass


async def test_a_worker_thinks_once_and_one_that_is_killed_is_not_waited_for(
    patience: None, broker: Redis, workers: WorkerQueue, worker: subprocess.Popen[bytes]
) -> None:
    state, queue = draft(), Queue.from_url(broker.url, name=QUEUE)
    thinkers = Here(0.1, workers=workers)

    async def there() -> bool:
        await asyncio.sleep(0)  # A look is under way: answered later, it would undo this one.
        return workers.has_workers

    async def under_way() -> bool:
        job = await queue.job("match:1")
        return job is not None and job.status is Status.ACTIVE

    await until(there)
    assert thinkers.is_ready
    assert await thinkers.decide(GAME, "hard", state, 0, "match:0") in legal_actions(GAME, state, 0)
    assert thinkers.asked == 0
    old = structs.replace(think_request(GAME, "hard", state, 0, 0.1, random.Random(1)), rules_version=0)
    assert await workers.decide(old, "match:old") is None

    thinkers.seconds = AN_HOUR
    ways = [asyncio.create_task(thinkers.decide(GAME, "hard", state, 0, "match:1")) for _ in range(2)]
    await until(under_way)
    assert await queue.count("incomplete") == 1, "asked twice, thought about once"
    worker.kill()
    forget_the_worker(broker)

    assert await asyncio.wait_for(asyncio.gather(*ways), 60) == [HERE, HERE]
    assert (thinkers.asked, workers.has_workers) == (2, False)
    assert worker.stderr and b"hands" not in worker.stderr.read(), "no log has what a seat knows"
    await queue.disconnect()


async def test_without_a_worker_nobody_is_asked(workers: WorkerQueue) -> None:
    thinkers = Here(AN_HOUR, workers=workers)
    await workers.check_workers()

    assert not workers.has_workers
    assert await thinkers.decide(GAME, "hard", draft(), 0, "match:2") == HERE


async def test_what_no_worker_picks_up_is_withdrawn(broker: Redis, workers: WorkerQueue) -> None:
    """The workers have sent heartbeats, and are busy with other searches."""
    await workers._broker.set(THERE, 1, px=60_000)
    await workers.check_workers()
    thinkers = Here(AN_HOUR, workers=workers)

    assert await thinkers.decide(GAME, "hard", draft(), 0, "match:3") == HERE
    await asyncio.gather(*workers._withdrawing)
    assert await workers._queue.count("queued") == 0
    await workers._broker.delete(THERE)


@pytest.mark.db
@pytest.mark.usefixtures("worker")
async def test_a_whole_match_against_a_computer_that_thinks_on_a_worker(
    broker: Redis, start_server: StartServer
) -> None:
    server = start_server(redis_url=broker.url, thinking_ms="30")
    async with await Stadion.named(server.url, "Ada") as me:
        for _ in range(5):  # On a busy machine all answers of the worker may come back too late.
            match = (await me.open("extraliga", visibility="public"))["id"]
            await me.sit(match, bot="hard")
            await me.start(match)
            last = await play(me, match, random.Random(1))
            if thoughts_of_the_worker(measured := await metrics(server)):
                break

    assert last["outcome"] is not None
    assert thoughts_of_the_worker(measured), "some were thought over there"
    people = People(server.url)
    assert verify((await people.nobody().get(f"/api/matches/{match}/record")).text.splitlines()).ok
    await people.leave()


async def metrics(server: Server) -> str:
    async with httpx.AsyncClient(base_url=server.url, timeout=ANSWER_WITHIN_S) as http:
        return (await http.get("/metrics")).text


def thoughts_of_the_worker(measured: str) -> float:
    thought = re.search(r'stadion_thoughts_total\{where="worker"\} (\S+)', measured)
    return float(thought[1]) if thought else 0


def test_a_question_holds_nothing_that_the_seat_does_not_know() -> None:
    state = draft()
    other = twin(state, 0, random.Random(3))
    assert other != state

    asked = [think_request(GAME, "hard", one, 0, 1.0, random.Random(1)) for one in (state, other)]

    assert asked[0] == asked[1]


@pytest.mark.parametrize("answer", [None, "roll", {"type": "done"}, {"type": "pick", "card": "nobody"}])
def test_an_answer_without_sense_is_none(answer: object) -> None:
    state = draft()

    assert accept_answer(GAME, state, 0, answer) is None
    offered = legal_actions(GAME, state, 0)[0]
    assert accept_answer(GAME, state, 0, {"type": "pick", "card": offered.card}) == offered
