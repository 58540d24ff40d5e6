"""`stadion serve` starts, refuses and stops: real processes, signals and files."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from app.cli.exit_codes import WRONG
from app.embedded.postgres import Home
from tests.conftest import StartServer
from tests.support.servers.command_line import run_stadion
from tests.support.servers.serving import Server

PATIENCE_S = 90  # A busy machine takes its time.


def sign_up(server: Server) -> dict[str, str]:
    """Sign up; return the headers of the new player."""
    answer = httpx.post(
        f"{server.url}/api/players", json={"name": "Ann"}, timeout=PATIENCE_S
    ).raise_for_status()
    return {"Authorization": f"Bearer {answer.json()['token']}"}


def test_a_server_says_where_it_is_and_stops_when_asked_whoever_has_half_a_request(
    start_server: StartServer,
) -> None:
    server = start_server(request_s="600")
    with socket.create_connection(("127.0.0.1", urlsplit(server.url).port or 0)) as slow:
        slow.sendall(b"GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(12) == b"HTTP/1.1 200"
        slow.sendall(b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")

        assert server.stop() == 0


@pytest.mark.db
def test_without_a_database_url_it_brings_its_own_and_takes_it_away(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = start_server(database_url="", secret_key="", data_dir=str(tmp_path / "data"))
    home = Home(tmp_path / "data")

    assert httpx.get(f"{server.url}/health/ready", timeout=PATIENCE_S).is_success
    assert home.running()
    assert server.stop() == 0
    assert not home.running()


@pytest.mark.db
def test_after_the_hardest_kill_the_same_command_goes_on(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server(database_url="", secret_key="", data_dir=str(tmp_path / "data"))
    ann = sign_up(server)

    server.kill()  # Its PostgreSQL lives on.
    server.start()

    assert httpx.get(f"{server.url}/api/me", headers=ann, timeout=PATIENCE_S).json()["name"] == "Ann"


def test_several_workers_without_a_broker_are_refused_and_nothing_is_started(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    done = run_stadion("serve", "--port", "0", "--workers", "2", programs=str(tmp_path), data_dir=data)

    assert done.returncode == WRONG
    assert done.stderr.startswith("stadion: several workers need Redis or Valkey")
    assert not (tmp_path / "data" / "postgres").exists()


@pytest.mark.db
def test_a_second_server_on_the_same_folder_is_refused_and_the_first_plays_on(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = start_server(database_url="", secret_key="", data_dir=str(tmp_path / "data"))

    done = run_stadion("serve", "--port", "0", data_dir=str(tmp_path / "data"))

    assert done.returncode == WRONG
    assert done.stderr.startswith(f"stadion: another Stadion is already running on {tmp_path / 'data'}")
    assert httpx.get(f"{server.url}/health/ready", timeout=PATIENCE_S).is_success


def test_a_port_that_is_taken_is_named_and_nothing_is_started(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run_stadion("serve", "--port", port, data_dir=str(tmp_path / "data"))

    assert done.returncode == WRONG
    assert done.stderr.startswith(f"stadion: cannot listen on 127.0.0.1, port {port}: ")
    assert not (tmp_path / "data" / "postgres").exists()
