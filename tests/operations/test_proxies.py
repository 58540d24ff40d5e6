"""The proxies that we ship or recommend, run with the files themselves."""

import asyncio
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.conftest import NewDatabase, Server, StartServer, _start_servers
from tests.support.matches.people import ANSWER_WITHIN_S, People
from tests.support.matches.playing import listen_until, play_live, start_match
from tests.support.servers.database import fetch
from tests.support.servers.dns_server import Names
from tests.support.servers.ports import free_port
from tests.support.servers.redis_server import Redis
from tests.support.servers.serving import ROOT

pytestmark = [pytest.mark.anyio, pytest.mark.db]

HOMES = ("127.0.0.11", "127.0.0.12", "127.0.0.13")
"""Three machines, as far as the proxy can see."""
TO_CONNECT = "timeout connect 2s"
"""On a busy machine a health check may take longer; the server must not be taken for dead."""
CHANNELS = re.compile(r"^stadion_channels (\d+)", re.M)


# --- the compose file's, before several servers --------------------------------------------


@pytest.fixture(scope="module")
def database(new_database: NewDatabase) -> str:
    return new_database()


@pytest.fixture(scope="module")
def servers(
    database: str, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    broker = Redis().start()
    starting = _start_servers(new_database, tmp_path_factory.mktemp("servers"))
    start, port = next(starting), free_port()
    yield [
        start("--host", home, "--port", str(port), database_url=database, redis_url=broker.url)
        for home in HOMES
    ]
    next(starting, None)
    broker.kill()


@pytest.fixture(scope="module")
def haproxy(servers: list[Server], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of HAProxy, as soon as it has found all three servers."""
    names, door = Names([*HOMES]), f"127.0.0.1:{free_port()}"
    surroundings = {
        "STADION_DNS": names.address,
        "STADION_BIND": door,
        "STADION_APP": f"app:{urlsplit(servers[0].url).port}",
    }
    folder = tmp_path_factory.mktemp("haproxy")
    file = (ROOT / "deploy/haproxy.cfg").read_text()
    assert TO_CONNECT in file
    (folder / "cfg").write_text(file.replace(TO_CONNECT, f"{TO_CONNECT}\n    timeout check 60s"))
    command = [program("haproxy"), "-db", "-f", str(folder / "cfg")]
    with running(command, folder / "log", surroundings):
        wait_until(lambda: all(asked(door) for _ in HOMES))
        yield f"http://{door}"
    names.close()


async def test_one_match_is_one_servers_and_another_goes_on_when_it_dies(
    haproxy: str, servers: list[Server], database: str
) -> None:
    people, rng = People(haproxy), random.Random(4)
    match, [ann, borek] = await start_match(people)
    nobody = people.nobody()
    async with ann.live(match) as one, borek.live(match) as other, nobody.live(match) as watching:
        for live in (one, other, watching):
            await listen_until(live, lambda doc: all(seat["connected"] for seat in doc["seats"]))
        refs = await play_live([one, other], rng, 6)
        (home,) = [server for server in servers if await is_looked_at(server)]
        await asyncio.to_thread(home.kill)
        for live in (one, other):
            assert await live.closed() == 1006
    async with ann.live(match) as one, borek.live(match) as other:
        for live in (one, other):
            await listen_until(live, lambda doc: doc["seq"] == len(refs))
        refs += await play_live([one, other], rng, 6)
    await people.leave()
    await asyncio.to_thread(home.start)

    rows = await fetch(database, "SELECT ref FROM actions WHERE match_id = $1 ORDER BY seq", match)
    assert [row["ref"] for row in rows][1:] == refs


async def test_what_is_for_the_operator_is_not_for_players(haproxy: str) -> None:
    async with httpx.AsyncClient(base_url=haproxy, timeout=ANSWER_WITHIN_S) as http:
        assert (await http.get("/health/ready")).status_code == 200
        assert (await http.get("/metrics")).status_code == 403


async def is_looked_at(server: Server) -> bool:
    async with httpx.AsyncClient(base_url=server.url, timeout=ANSWER_WITHIN_S) as http:
        found = CHANNELS.search((await http.get("/metrics")).text)
    assert found
    return int(found[1]) > 0


# --- the examples of docs/how-to/run-behind-a-proxy.md ---------------------------------------


async def test_the_advised_nginx_passes_tls_and_channels_on(
    start_server: StartServer, tmp_path: Path
) -> None:
    server, door = await asyncio.to_thread(start_server, trusted_proxies="127.0.0.1"), free_port()
    site = advised("nginx").replace("443", str(door)).replace("http://127.0.0.1:8000", server.url)
    certificate(tmp_path)
    (tmp_path / "nginx.conf").write_text(AROUND.format(folder=tmp_path, site=site))
    command = [program("nginx"), "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)]
    with running(command, tmp_path / "log", {}):
        await passes_on(door, tmp_path)


async def test_the_advised_caddy_passes_tls_and_channels_on(
    start_server: StartServer, tmp_path: Path
) -> None:
    server, door = await asyncio.to_thread(start_server, trusted_proxies="127.0.0.1"), free_port()
    certificate(tmp_path)
    ours = f"https://localhost:{door} {{\n    tls {tmp_path}/cert.pem {tmp_path}/key.pem"
    site = (
        advised("Caddy")
        .replace("play.example {", ours)
        .replace("127.0.0.1:8000", urlsplit(server.url).netloc)
    )
    (tmp_path / "Caddyfile").write_text("{\n    admin off\n    auto_https off\n}\n" + site)
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    nowhere_else = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with running(command, tmp_path / "log", nowhere_else):
        await passes_on(door, tmp_path)


def advised(proxy: str) -> str:
    """Return the example for `proxy` as the page has it."""
    page = (ROOT / "docs/how-to/run-behind-a-proxy.md").read_text()
    found = re.search(rf"^{proxy}:\n```\n(.*?)^```", page, re.M | re.S)
    assert found
    return found[1]


async def passes_on(door: int, certificates: Path) -> None:
    wait_until(lambda: listens(door))
    trusting = ssl.create_default_context(cafile=str(certificates / "cert.pem"))
    async with httpx.AsyncClient(
        base_url=f"https://localhost:{door}", verify=trusting, timeout=ANSWER_WITHIN_S
    ) as http:
        named = await http.post("/api/players", json={"name": "Ann"})
        assert "Secure" in named.headers["set-cookie"]  # The scheme is that of a trusted proxy.
        assert (await http.get("/metrics")).status_code == 403
        told = named.json()["token"]
        async with connect(
            f"wss://localhost:{door}/api/me/live",
            ssl=trusting,
            additional_headers={"Authorization": f"Bearer {told}"},
            open_timeout=ANSWER_WITHIN_S,
        ) as channel:
            assert await channel.recv() == '{"t":"calls"}'


AROUND = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
    {site}
}}
"""


def certificate(folder: Path) -> None:
    """Create a self-signed certificate for localhost."""
    asked = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([program("openssl"), *asked, *subject, *files], check=True, capture_output=True)


# --- programs ------------------------------------------------------------------------------


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"{name} is missing: ./check installs what the tests need"
    return found


@contextmanager
def running(command: list[str], log: Path, settings: dict[str, str]) -> Iterator[None]:
    with log.open("wb") as said:
        process = subprocess.Popen(command, env=os.environ | settings, stdout=said, stderr=said)
    try:
        yield
        assert process.poll() is None, log.read_text()
    finally:
        process.terminate()
        process.wait()


def wait_until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + ANSWER_WITHIN_S
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.05)


def listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def asked(door: str) -> bool:
    try:
        return httpx.get(f"http://{door}/health/ready").status_code == 200
    except httpx.TransportError:
        return False
