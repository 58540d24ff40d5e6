"""The `stadion` command: real processes, real signals, real files."""

import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from app.cli.exit_codes import USAGE, WRONG
from app.cli.main import main
from app.embedded.postgres import Home
from tests.conftest import NewDatabase, StartServer
from tests.support.database import execute
from tests.support.serving import ROOT, Server

PATIENCE_S = 90  # a busy machine takes its time


def stadion(
    *arguments: str | Path, programs: str = "/usr/bin:/bin", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, where these `programs` are installed. `settings` without their prefix."""
    environment = {"PATH": programs} | {f"STADION_{k.upper()}": v for k, v in settings.items()}
    return subprocess.run(
        [sys.executable, "-m", "app.cli", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )


def sign_up(server: Server) -> dict[str, str]:
    """A new player's headers."""
    answer = httpx.post(
        f"{server.url}/api/players", json={"name": "Ann"}, timeout=PATIENCE_S
    ).raise_for_status()
    return {"Authorization": f"Bearer {answer.json()['token']}"}


# --- serve --------------------------------------------------------------------------------


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

    server.kill()  # its PostgreSQL lives on
    server.start()

    assert httpx.get(f"{server.url}/api/me", headers=ann, timeout=PATIENCE_S).json()["name"] == "Ann"


def test_several_workers_without_a_broker_are_refused_and_nothing_is_started(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    done = stadion("serve", "--port", "0", "--workers", "2", programs=str(tmp_path), data_dir=data)

    assert done.returncode == WRONG
    assert done.stderr.startswith("stadion: several workers tell each other what happens through Redis")
    assert not (tmp_path / "data" / "postgres").exists()


@pytest.mark.db
def test_a_second_server_on_the_same_folder_is_refused_and_the_first_plays_on(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = start_server(database_url="", secret_key="", data_dir=str(tmp_path / "data"))

    done = stadion("serve", "--port", "0", data_dir=str(tmp_path / "data"))

    assert done.returncode == WRONG
    assert done.stderr.startswith(f"stadion: another Stadion is running on {tmp_path / 'data'}")
    assert httpx.get(f"{server.url}/health/ready", timeout=PATIENCE_S).is_success


def test_a_port_that_is_taken_is_named_and_nothing_is_started(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = stadion("serve", "--port", port, data_dir=str(tmp_path / "data"))

    assert done.returncode == WRONG
    assert done.stderr.startswith(f"stadion: cannot listen on 127.0.0.1, port {port}: ")
    assert not (tmp_path / "data" / "postgres").exists()


def test_a_wrong_setting_is_one_sentence_and_no_traceback() -> None:
    done = stadion("serve", database_url="sqlite:///x", secret_key="x")

    assert done.returncode == WRONG
    assert done.stderr.startswith("stadion: STADION_DATABASE_URL: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["play"], ["serve", "--port", "70000"], ["serve", "--port", "x"], ["serve", "--workers", "0"]],
)
def test_wrong_usage_is_status_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)

    assert left.value.code == USAGE
    assert "usage: stadion" in capsys.readouterr().err


# --- migrate ------------------------------------------------------------------------------


def test_migrate_brings_a_database_up_to_date_and_may_be_repeated(database_url: str) -> None:
    for _ in range(2):
        done = stadion("migrate", database_url=database_url, secret_key="x")

        assert (done.returncode, done.stdout) == (0, "The database is up to date.\n")


def test_migrate_says_in_one_line_which_version_upgrades_an_older_database(new_database: NewDatabase) -> None:
    url = new_database()
    execute(url, "UPDATE alembic_version SET version_num = '0012'")

    done = stadion("migrate", database_url=url, secret_key="x")

    assert (done.returncode, done.stdout) == (WRONG, "")
    assert done.stderr.startswith("stadion: the database is at schema revision 0012, ")
    assert len(done.stderr.splitlines()) == 1


# --- verify -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(server: Server) -> list[dict[str, Any]]:
    """A match of two computer players, as the server gives its record out."""
    ann = sign_up(server)
    with httpx.Client(base_url=server.url, headers=ann, timeout=PATIENCE_S) as http:
        table = {"game": "um_reifenbreite", "seats": 2, "sit": False}
        match = http.post("/api/matches", json=table).raise_for_status().json()["id"]
        for _ in range(2):
            http.post(f"/api/matches/{match}/seats", json={"bot": "random"}).raise_for_status()
        http.post(f"/api/matches/{match}/start").raise_for_status()
        wait_for_the_end(server, match)
        return [json.loads(line) for line in http.get(f"/api/matches/{match}/record").text.splitlines()]


def wait_for_the_end(server: Server, match: str) -> None:
    from websockets.sync.client import connect

    with connect(f"{server.live_url}/api/matches/{match}/live", max_size=None) as channel:
        while not is_over(json.loads(channel.recv(timeout=PATIENCE_S))):
            pass


def is_over(message: dict[str, Any]) -> bool:
    if message["t"] == "state":
        return bool(message["doc"]["status"] == "finished")
    return any(one["path"] == "/status" and one["value"] == "finished" for one in message.get("ops", []))


def written(record: list[dict[str, Any]], folder: Path) -> Path:
    path = folder / "match.ndjson"
    path.write_text("".join(json.dumps(line) + "\n" for line in record))
    return path


def test_a_true_record_is_right(record: list[dict[str, Any]], tmp_path: Path) -> None:
    done = stadion("verify", written(record, tmp_path))

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"Record verified: {len(record) - 3} actions")


def test_a_loaded_die_is_found_where_it_was_thrown(record: list[dict[str, Any]], tmp_path: Path) -> None:
    forged = json.loads(json.dumps(record))
    line = next(one for one in forged[2:] if any(draw.get("draw") == "die" for draw in one.get("draws", [])))
    die = next(draw for draw in line["draws"] if draw["draw"] == "die")
    die["value"] = die["value"] % die["sides"] + 1

    done = stadion("verify", written(forged, tmp_path))

    assert done.returncode == WRONG
    assert done.stdout.startswith(f"Record invalid at action {line['seq']}: ")


def test_a_record_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    done = stadion("verify", tmp_path / "nothing.ndjson")

    assert done.returncode == USAGE
    assert "nothing.ndjson" in done.stderr


def test_a_worker_without_a_broker_is_told_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("STADION_REDIS_URL", raising=False)

    assert main(["worker"]) != 0
    assert "STADION_REDIS_URL" in capsys.readouterr().err
