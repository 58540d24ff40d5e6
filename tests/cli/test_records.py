"""`stadion verify` finds a record right, or the action at which it was forged."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from app.cli.exit_codes import USAGE, WRONG
from tests.support.matches.chained_recording import KEY, KEYS, chained, kept_of, sealed
from tests.support.servers.command_line import run_stadion
from tests.support.servers.serving import Server

PATIENCE_S = 90  # A busy machine takes its time.


def sign_up(server: Server) -> dict[str, str]:
    """Sign up; return the headers of the new player."""
    answer = httpx.post(
        f"{server.url}/api/players", json={"name": "Ann"}, timeout=PATIENCE_S
    ).raise_for_status()
    return {"Authorization": f"Bearer {answer.json()['token']}"}


@pytest.fixture(scope="module")
def record(server: Server) -> list[dict[str, Any]]:
    """The record of a match of two computer players, as the server returns it."""
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
    done = run_stadion("verify", written(record, tmp_path))

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"Record verified: {len(record) - 3} actions")


def test_a_loaded_die_is_found_where_it_was_thrown(record: list[dict[str, Any]], tmp_path: Path) -> None:
    forged = json.loads(json.dumps(record))
    line = next(one for one in forged[2:] if any(draw.get("draw") == "die" for draw in one.get("draws", [])))
    die = next(draw for draw in line["draws"] if draw["draw"] == "die")
    die["value"] = die["value"] % die["sides"] + 1

    done = run_stadion("verify", written(forged, tmp_path))

    assert done.returncode == WRONG
    assert done.stdout.startswith(f"Record invalid at action {line['seq']}: ")


def test_a_record_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    done = run_stadion("verify", tmp_path / "nothing.ndjson")

    assert done.returncode == USAGE
    assert "nothing.ndjson" in done.stderr


def test_a_record_of_format_2_is_compared_with_what_was_kept_and_with_the_keys(
    tmp_path: Path,
) -> None:
    lines = chained("hockey_game")
    kept, keys = tmp_path / "kept.json", tmp_path / "stadion.json"
    kept.write_bytes(msgspec.json.encode(kept_of(lines)))
    keys.write_bytes(msgspec.json.encode(KEYS))

    alone = run_stadion("verify", written(lines, tmp_path))
    whole = run_stadion("verify", written(lines, tmp_path), "--kept", kept, "--key", keys)
    lines[0]["seats"][0]["name"] = "Eve"
    forged = run_stadion("verify", written(sealed(lines, key=None), tmp_path), "--kept", kept)

    assert alone.returncode == whole.returncode == 0, (alone, whole)
    assert "Not proved:\n  - that this is the match that was played" in alone.stdout
    assert f"the server with the key {KEY.id} signed it" in whole.stdout
    assert forged.returncode == WRONG
    assert "the head differs" in forged.stdout
    unread = run_stadion("verify", written(lines, tmp_path), "--kept", tmp_path / "none.json")
    assert unread.returncode == USAGE
