"""`stadion archive` and `unarchive` move finished matches into files and back, unchanged."""

import asyncio
import gzip
import random
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.cli.exit_codes import OK
from app.cli.main import main
from tests.conftest import NewDatabase, StartServer
from tests.support.matches.people import People
from tests.support.matches.playing import play_over_http, start_match
from tests.support.servers.database import fetch

pytestmark = [pytest.mark.anyio, pytest.mark.db]

# This is right even if midnight passes during the test.
LATER = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
YESTERDAY = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
ROWS = """
SELECT (SELECT json_agg(m) FROM matches m WHERE id = $1),
(SELECT json_agg(s) FROM seats s WHERE match_id = $1),
(SELECT json_agg(a ORDER BY seq) FROM actions a WHERE match_id = $1),
(SELECT json_agg(s) FROM snapshots s WHERE match_id = $1),
(SELECT json_agg(c) FROM chat c WHERE match_id = $1), (SELECT json_agg(s) FROM stories s WHERE match_id = $1),
(SELECT json_agg(e ORDER BY id) FROM table_events e WHERE match_id = $1)
"""


Stadion = Callable[..., Awaitable[str]]


def without_key(page: str) -> str:
    """Return a page without the key of its forms, which is another each time."""
    return re.sub('name="form_key" value="[^"]*"', "", page)


@pytest.fixture
def stadion(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Stadion:
    """Run a command on the database of this URL; return what it prints."""
    monkeypatch.setenv("STADION_SECRET_KEY", "test")

    async def run(url: str, *command: str | Path) -> str:
        monkeypatch.setenv("STADION_DATABASE_URL", url)
        assert await asyncio.to_thread(main, [str(part) for part in command]) == OK
        return capsys.readouterr().out

    return run


@pytest.mark.usefixtures("anyio_backend")
async def test_a_finished_match_is_put_away_beside_a_running_server_and_comes_back_as_it_was(
    start_server: StartServer, tmp_path: Path, new_database: NewDatabase, stadion: Stadion
) -> None:
    url, folder = new_database(), tmp_path / "over"
    server = await asyncio.to_thread(start_server, database_url=url)
    people = People(server.url)
    match, [ann, ben] = await start_match(people)
    running = (await ann.opens())["id"]
    await play_over_http(match, [ann, ben], random.Random(1), most=105)  # This is more than one snapshot.
    async with ann.live(match) as live:
        await live.send(t="chat", text="well played")
        await live.until("chat")
    await ben.post(f"/api/matches/{match}/resign")
    about = [f"/api/matches/{match}/record", f"/matches/{match}/result", f"/api/matches/{match}/document"]
    before = [without_key((await ann.get(path)).text) for path in about]

    said = await stadion(url, "archive", folder, "--before", YESTERDAY)
    assert said.startswith("Moved 0 matches ")
    said = await stadion(url, "archive", folder, "--before", LATER)
    assert said.startswith("Moved 1 matches ")

    (file,) = folder.iterdir()
    assert file.name == f"{match}.ndjson.gz" and file.stat().st_mode & 0o077 == 0
    assert (await fetch(url, "SELECT id FROM matches"))[0]["id"] == running
    assert await fetch(url, "SELECT FROM actions WHERE match_id = $1", match) == []
    assert [(await ann.get(path)).status_code for path in (f"/matches/{match}", *about)] == [404] * 4
    assert (await ann.get("/api/matches", mine=1)).json()["items"][0]["id"] == running

    packed = file.read_bytes()
    file.write_bytes(gzip.compress(re.sub(rb'"muted":false,|"locked":false,', b"", gzip.decompress(packed))))
    assert match in await stadion(url, "unarchive", file), "of a version without these columns"
    assert [without_key((await ann.get(path)).text) for path in about] == before
    assert (await ann.post(f"/api/matches/{match}/rematch")).status_code == 200
    await people.leave()
    await asyncio.to_thread(server.stop)

    (rows,) = await fetch(url, ROWS, match)
    await stadion(url, "archive", folder, "--before", LATER)
    await stadion(url, "unarchive", file)
    assert [*(await fetch(url, ROWS, match))[0]] == [*rows], "to the letter"


@pytest.mark.usefixtures("anyio_backend")
async def test_a_tournaments_match_stays_while_the_tournament_goes_on(
    start_server: StartServer, tmp_path: Path, new_database: NewDatabase, stadion: Stadion
) -> None:
    url, folder = new_database(), tmp_path / "over"
    people = People((await asyncio.to_thread(start_server, database_url=url)).url)
    match, [ann, _] = await start_match(people)
    await ann.post(f"/api/matches/{match}/resign")
    cup = (await ann.post("/api/tournaments", {"game": "helvetia_cup", "coaches": 4, "name": "Cup"})).json()
    await fetch(url, "UPDATE matches SET tournament_id = $1, fixture = 1 WHERE id = $2", cup["id"], match)

    said = await stadion(url, "archive", folder, "--before", LATER)
    assert said.startswith("Moved 0 matches ")
    await fetch(url, "UPDATE tournaments SET status = 'finished' WHERE id = $1", cup["id"])
    said = await stadion(url, "archive", folder, "--before", LATER)
    assert said.startswith("Moved 1 matches ")
    await people.leave()


def test_what_cannot_be_read_back_is_said_and_changes_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STADION_DATABASE_URL", database_url)
    monkeypatch.setenv("STADION_SECRET_KEY", "test")
    torn, missing = tmp_path / "torn", tmp_path / "missing"
    torn.write_bytes(b"\x1f\x8b torn")

    for file, said in ((torn, "is not an archive of a match"), (missing, "No such file")):
        assert main(["unarchive", str(file)]) == 1
        assert said in capsys.readouterr().err
