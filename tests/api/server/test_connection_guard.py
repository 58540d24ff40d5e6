"""A client cannot block the server: real sockets, from several addresses of this machine."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.api.http.address_budget import NAMES_AT_ONCE
from app.api.http.rate_limits import CHANNELS
from app.client_address import Proxies, client_network
from tests.conftest import NewDatabase, Server, _start_servers
from tests.support.matches.people import ANSWER_WITHIN_S, People

pytestmark = pytest.mark.anyio

PROXY = "127.0.0.77"
EACH = 8
MOST = 100


LIMITS = {
    "rate_limits": "on",
    "max_connections": str(MOST),
    "max_connections_each": str(EACH),
    "trusted_proxies": PROXY,
}


@pytest.fixture(scope="module")
def guarded(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    starting = _start_servers(new_database, tmp_path_factory.mktemp("guarded"))
    yield next(starting)(**LIMITS)
    next(starting, None)


@pytest.fixture(scope="module")
def hasty(
    guarded: Server, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that waits for no client, on the database of the patient one. On a busy machine it refuses
    slow tests too.
    """
    starting = _start_servers(new_database, tmp_path_factory.mktemp("hasty"))
    database = guarded.environment["STADION_DATABASE_URL"]
    yield next(starting)(**LIMITS, request_s="0.7", database_url=database)
    next(starting, None)


class Line:
    """A connection on which a test sends any bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def says(self, text: str) -> None:
        self.writer.write(text.encode())
        await self.writer.drain()

    async def hears(self) -> str:
        """Read everything until the server closes the connection."""
        async with asyncio.timeout(ANSWER_WITHIN_S):
            return (await self.reader.read()).decode()


async def opened(server: Server, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", httpx.URL(server.url).port, local_addr=(address, 0))


async def idle(server: Server, address: str) -> asyncio.StreamWriter:
    """Return a connection that has made one request and rests, as a browser's does."""
    reader, writer = await opened(server, address)
    writer.write(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
    await reader.readuntil(b"}")
    return writer


@asynccontextmanager
async def line(server: Server, address: str = "127.0.0.1") -> AsyncIterator[Line]:
    reader, writer = await opened(server, address)
    yield Line(reader, writer)
    writer.close()


def visitor(server: Server, address: str, **more: Any) -> httpx.AsyncClient:
    from_there = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.url, transport=from_there, timeout=ANSWER_WITHIN_S, **more)


# --- time ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param("", id="nothing"),
        pytest.param("GET / HTTP/1.1\r\nHost: x\r\nX-", id="half a header"),
        pytest.param("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\nGET /", id="half a second request"),
    ],
)
async def test_a_request_that_does_not_come_is_not_waited_for(hasty: Server, begun: str) -> None:
    async with line(hasty) as slow:
        await slow.says(begun)

        assert "HTTP/1.1 408 " in await slow.hears()


async def test_blank_lines_between_requests_are_not_waited_for_either(hasty: Server) -> None:
    while True:
        async with line(hasty) as slow:
            await slow.says("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
            try:
                await slow.reader.readuntil(b"}")
            except asyncio.IncompleteReadError:
                continue  # On a busy machine the first request was too slow already.
            await slow.says("\r\n")

            assert (await slow.hears()).startswith("HTTP/1.1 408 ")
            return


async def test_half_a_request_changes_nothing(hasty: Server, guarded: Server, anyio_backend: str) -> None:
    people = People(guarded.url)
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens(seats=2))["id"]
    await bob.sits(match)
    async with line(hasty) as slow:
        await slow.says(
            f"POST /api/matches/{match}/start HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.token}\r\n"
            "Content-Length: 100\r\n\r\n{"
        )
        heard = await slow.hears()

    assert "HTTP/1.1 408 " in heard
    await ann.starts(match)  # The match has not been started before.
    await people.leave()


async def says_on(line: Line) -> None:
    while True:
        await line.says("\r\n" * 100_000)


async def test_an_answer_that_nobody_takes_is_thrown_away(hasty: Server) -> None:
    async with line(hasty) as slow:
        slow.writer.transport.pause_reading()
        for _ in range(12):
            await slow.says("GET /static/vendor/swagger-ui/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n")
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(says_on(slow), ANSWER_WITHIN_S)


# --- size and number ------------------------------------------------------------------------


async def test_the_head_of_a_request_is_not_endless(guarded: Server) -> None:
    async with line(guarded) as long:
        await long.says("GET / HTTP/1.1\r\nHost: x\r\n" + f"X-Long: {'x' * 1000}\r\n" * 40)

        assert "HTTP/1.1 431 " in await long.hears()


async def test_idle_connections_leave_room_for_others_and_for_health(guarded: Server) -> None:
    greedy, other = "127.0.0.2", "127.0.0.3"
    resting = [await idle(guarded, greedy) for _ in range(EACH)]
    async with visitor(guarded, greedy) as again, visitor(guarded, other) as guest:
        refused = await again.get("/api/games", headers={"Accept-Language": "en"})
        health = await again.get("/health/live")
        welcome = await guest.get("/api/games")

    assert refused.status_code == 429
    assert refused.json()["code"] == "rate_limited"
    assert int(refused.headers["retry-after"]) > 0
    assert health.status_code == welcome.status_code == 200
    assert health.headers["connection"] == "close"
    for writer in resting:
        writer.close()


async def test_a_server_that_is_full_still_says_how_it_is(guarded: Server) -> None:
    crowd = [await idle(guarded, f"127.0.1.{number}") for number in range(1, MOST + 1)]
    async with visitor(guarded, "127.0.0.4") as late:
        refused = await late.get("/")
        health = await late.get("/health/ready")
    with pytest.raises(InvalidStatus) as channel:
        await connect(f"{guarded.live_url}/api/me/live", local_addr=("127.0.0.4", 0))

    assert refused.status_code == channel.value.response.status_code == 429
    assert health.json()["status"] == "ok"
    for writer in crowd:
        writer.close()


async def test_a_place_is_free_again_when_its_channel_has_ended(guarded: Server) -> None:
    for _ in range(2 * EACH):
        async with connect(f"{guarded.live_url}/api/me/live", local_addr=("127.0.0.5", 0)) as channel:
            assert json.loads(await channel.recv())["code"] == "unauthenticated"


async def is_called(url: str, token: dict[str, str]) -> bool:
    async with connect(url, additional_headers=token, local_addr=(PROXY, 0)) as channel:
        return bool(json.loads(await channel.recv()) == {"t": "calls"})


async def test_one_player_has_so_many_channels_and_no_more(guarded: Server) -> None:
    async with visitor(guarded, PROXY) as http:
        ann = (await http.post("/api/players", json={"name": "Ann"})).json()
    url, token = f"{guarded.live_url}/api/me/live", {"Authorization": f"Bearer {ann['token']}"}
    channels = [
        await connect(url, additional_headers=token, local_addr=(PROXY, 0), open_timeout=ANSWER_WITHIN_S)
        for _ in range(CHANNELS)
    ]
    for channel in channels:  # Each channel is counted, not only accepted.
        assert json.loads(await channel.recv()) == {"t": "calls"}
    async with connect(url, additional_headers=token, local_addr=(PROXY, 0)) as beyond:
        assert json.loads(await beyond.recv())["code"] == "rate_limited"
        await beyond.wait_closed()
    assert beyond.close_code == 4429
    await channels.pop().close()
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not await is_called(url, token):
            pass  # The server has not noticed yet that a client has gone.
    for channel in channels:
        await channel.close()


# --- addresses ----------------------------------------------------------------------------


async def names_until_refused(client: httpx.AsyncClient, forwarded: str) -> None:
    """Take names until the address has none left; `forwarded` holds a place for the number of the name."""
    for number in range(2 * NAMES_AT_ONCE):
        headers = {"X-Forwarded-For": forwarded.format(number)}
        named = await client.post("/api/players", json={"name": "Ann"}, headers=headers)
        if named.status_code == 429:
            assert number >= NAMES_AT_ONCE
            return
        assert named.status_code == 201
    raise AssertionError("every name was given")


async def test_an_invented_address_bypasses_nothing(guarded: Server) -> None:
    async with visitor(guarded, "127.0.0.6") as liar:
        await names_until_refused(liar, "203.0.113.{}")
        refused = await liar.post("/api/players", json={"name": "Ann"}, headers={"X-Forwarded-For": "::1"})

    assert refused.status_code == 429
    assert 0 < int(refused.headers["retry-after"]) <= 60


async def test_of_what_a_trusted_proxy_passes_on_only_its_own_word_counts(guarded: Server) -> None:
    async with visitor(guarded, PROXY) as proxy:
        await names_until_refused(proxy, "203.0.113.{}, 198.51.100.1")
        answers = [
            (
                await proxy.post("/api/players", json={"name": "Ann"}, headers={"X-Forwarded-For": who})
            ).status_code
            for who in ("198.51.100.1", "198.51.100.2")
        ]

    assert answers == [429, 201]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::2", "2001:db8:0:1::/64"),
        ("unix", "unix"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_visitor(host: str, counted: str) -> None:
    assert client_network(host) == counted


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.1.0.0/16 fd00::/8")

    assert all(one in proxies for one in ("127.0.0.1", "10.1.2.3", "fd00::1"))
    assert not any(one in proxies for one in ("127.0.0.2", "10.2.0.1", "", "unix"))
    with pytest.raises(ValueError, match=r"proxy\.example"):
        Proxies("proxy.example")
