"""Rate limits are counted together with other processes, and some in each process by itself."""

import subprocess
import sys
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from limits import RateLimitItem
from limits.aio.strategies import FixedWindowRateLimiter
from websockets.exceptions import ConnectionClosed

from app.api.http.rate_limits import (
    CHAT,
    MESSAGES_OF_ADDRESS,
    MESSAGES_PER_SECOND,
    NEW_MATCHES,
    PAST_POSITIONS,
    PICTURES,
    QR_CODES,
    READS,
    REFUSALS_BEFORE_CLOSE,
    WRITES,
    ChannelAllowance,
    RateLimits,
    parse,
    storage_at,
)
from app.errors import RateLimited
from tests.conftest import NewDatabase, Server, _start_servers
from tests.support.matches.people import People
from tests.support.matches.playing import start_match
from tests.support.servers.redis_server import Redis
from tests.support.servers.serving import ROOT

pytestmark = pytest.mark.anyio


async def test_while_the_broker_is_away_each_process_counts_for_itself() -> None:
    limits, once = RateLimits(True, "redis://127.0.0.1:1"), parse("1/minute")

    await limits.check(once, "ann")
    with pytest.raises(RateLimited):
        await limits.check(once, "ann")


async def test_a_class_behind_one_address_gets_in_and_a_flood_does_not() -> None:
    limits = RateLimits(True)
    for _ in range(40):
        await limits.check_new_player("192.0.2.1")

    with suppress(RateLimited):
        for _ in range(40):
            await limits.check_new_player("192.0.2.1")
    with pytest.raises(RateLimited) as refused:
        await limits.check_new_player("192.0.2.1")
    assert refused.value.wait_s <= 2, "it recovers by the second"
    await limits.check_new_player("192.0.2.2")


def test_a_server_that_is_alone_does_not_read_a_brokers_client() -> None:
    asked = "import sys, app.main; sys.exit('redis' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", asked], cwd=ROOT).returncode == 0


def channels_of(limits: RateLimits, stack: ExitStack, most: int) -> list[ChannelAllowance]:
    return [stack.enter_context(limits.channel(f"p{number}", "192.0.2.1")) for number in range(most)]


def test_an_address_that_sends_too_much_is_shared_out_among_its_channels() -> None:
    now, limits = [7.25], RateLimits(True)
    with ExitStack() as stack:
        flood, *others = channels_of(limits, stack, 10)
        for one in (flood, *others):
            one._now = lambda: now[0]

        waits = [flood.count() for _ in range(MESSAGES_OF_ADDRESS + 1)]
        assert waits == [0.0] * MESSAGES_OF_ADDRESS + [0.75], "an address has its limit to itself"
        share = MESSAGES_OF_ADDRESS // 10
        assert [others[0].count() for _ in range(share)] == [0.0] * (share - 1) + [0.75]
        now[0] = 8.0
        assert flood.count() == 0.0, "a new second"
    with limits.channel("p", "192.0.2.1") as alone:
        assert alone.count(MESSAGES_OF_ADDRESS) == 0.0, "forgotten with its last channel"


def test_where_nothing_is_limited_no_channel_waits() -> None:
    with RateLimits(False).channel("p", "192.0.2.1") as one:
        assert one.count(10 * MESSAGES_OF_ADDRESS) == 0.0


# --- what costs more than a moment ----------------------------------------------------------


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    started = Redis().start()
    yield started
    started.kill()


@pytest.fixture(scope="module")
def limited(
    redis: Redis, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that counts with a broker, in which a test can use up an allowance."""
    starting = _start_servers(new_database, tmp_path_factory.mktemp("limited"))
    yield next(starting)(rate_limits="on", redis_url=redis.url)
    next(starting, None)


async def used_up(redis: Redis, limit: RateLimitItem, who: str) -> None:
    await FixedWindowRateLimiter(storage_at(redis.url)).hit(limit, who, cost=limit.amount)


async def refused(asked: Awaitable[httpx.Response]) -> bool:
    """Return whether an answer is a refusal with its code and the time to come back."""
    answer = await asked
    if answer.status_code != 429:
        return False
    told = answer.headers["content-type"].startswith("text/html") or answer.json()["code"] == "rate_limited"
    return told and 1 <= int(answer.headers["retry-after"]) <= 60


async def test_an_address_asks_only_so_often_for_what_is_dear(
    limited: Server, redis: Redis, anyio_backend: str
) -> None:
    people = People(limited.url)
    match, (ann, _) = await start_match(people)
    await ann.post(f"/api/matches/{match}/resign")
    nobody, api = people.nobody(), f"/api/matches/{match}"
    page = f"{limited.url}/matches/{match}"
    dear = {
        READS: [
            *("/", "/watch?q=ann", "/you", "/api/matches", "/api/tournaments", f"{api}/record"),
            *(f"/matches/{match}/result", f"/oembed?url={page}"),
            *("/learn/um_reifenbreite/positions", "/rules/um_reifenbreite/1/pictures"),
        ],
        PAST_POSITIONS: [f"{api}/document?seq=0"],
        QR_CODES: [f"/matches/{match}/invite.svg"],
        PICTURES: [f"/og/{match}.en.png", f"/og/{match}.en.png?final"],
    }
    for path in (path for paths in dear.values() for path in paths):
        assert (await nobody.http.get(path)).status_code == 200, path
    names = {READS: "looks", PAST_POSITIONS: "past", QR_CODES: "codes", PICTURES: "pictures"}
    for limit, name in names.items():
        await used_up(redis, limit, f"{name}:127.0.0.1")
        for path in dear[limit]:
            assert await refused(nobody.http.get(path)), path
    assert (await nobody.get(f"{api}/document")).status_code == 200, "who plays is not held up"
    assert (await nobody.get("/health/ready")).status_code == 200
    await people.leave()


async def test_a_player_opens_writes_and_talks_only_so_often(
    limited: Server, redis: Redis, anyio_backend: str
) -> None:
    people = People(limited.url)
    match, (ann, ben) = await start_match(people)
    for name, limit in (("matches", NEW_MATCHES), ("writes", WRITES)):
        await used_up(redis, limit, f"{name}:{ann.id}")
    table = {"game": "um_reifenbreite", "seats": 2}
    cup = {"game": "helvetia_cup", "coaches": 3, "name": "Cup"}
    for path, body in (
        ("/api/matches", table),
        ("/api/tournaments", cup),
        (f"/api/matches/{match}/rematch", None),
        ("/learn/um_reifenbreite/lesson", None),
        (f"/api/matches/{match}/resign", None),
        ("/api/me/tokens", {"scope": "watch"}),
    ):
        assert await refused(ann.post(path, body)), path
    async with ann.live(match) as live:
        await live.until("state")
        await used_up(redis, CHAT, f"chat:{ann.id}")  # The allowance is used up for ten seconds.
        await live.send(t="chat", text="again")
        assert (await live.until("error"))["code"] == "rate_limited"
    assert (await ben.post("/api/matches", table)).status_code == 201, "others are not held up"
    await people.leave()


async def test_a_channel_that_does_not_stop_is_closed(limited: Server, anyio_backend: str) -> None:
    people = People(limited.url)
    match, (ann, ben) = await start_match(people)
    async with ann.live(match) as flood, ben.live(match) as calm:
        await flood.until("state")
        with suppress(ConnectionClosed):
            for _ in range(10):  # The first one is enough if the machine is fast.
                for _ in range(MESSAGES_PER_SECOND + REFUSALS_BEFORE_CLOSE + 1):
                    await flood.send(t="ping")
                for _ in range(MESSAGES_PER_SECOND + REFUSALS_BEFORE_CLOSE + 1):
                    while (await flood.next())["t"] not in ("pong", "error"):
                        pass
        assert await flood.closed() == 4429
        refusals = [message["code"] for message in flood.heard if message["t"] == "error"]
        assert set(refusals) == {"rate_limited"} and len(refusals) >= REFUSALS_BEFORE_CLOSE
        await calm.send(t="ping")
        await calm.until("pong")
    await people.leave()
