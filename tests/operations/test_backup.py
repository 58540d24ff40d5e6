"""From the embedded database to a server and back: matches go on, and everybody is who he was."""

import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import pytest

from tests.conftest import StartServer
from tests.support.database import database_url_on, execute
from tests.support.people import People, Person
from tests.support.playing import start_match
from tests.support.serving import ROOT, Server

pytestmark = [pytest.mark.anyio, pytest.mark.db]


def stadion(command: str, file: Path, *more: str, **settings: str) -> str:
    environment = {"PATH": "/usr/bin:/bin", "STADION_SECRET_KEY": "test"}
    environment |= {f"STADION_{name.upper()}": value for name, value in settings.items()}
    told = [sys.executable, "-m", "app.cli", command, str(file), *more]
    done = subprocess.run(told, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def plays_on(server: Server, match: str, seated: list[Person]) -> dict[str, object]:
    """One more action on this server; what everybody sees then."""
    there = [Person(server.url, {"id": one.id, "name": one.name, "token": one.token}) for one in seated]
    seat = (await there[0].document(match))["to_act"][0]
    action = (await there[seat].document(match))["actions"][0]
    answer = await there[seat].post(f"/api/matches/{match}/actions", {"action": action, "ref": uuid4().hex})
    assert answer.status_code == 200, answer.text
    document = await there[0].document(match)
    for one in there:
        await one.http.aclose()
    return document


@pytest.mark.usefixtures("anyio_backend")
async def test_a_dump_is_read_back_elsewhere_and_its_matches_go_on(
    start_server: StartServer, postgres_url: str, tmp_path: Path
) -> None:
    at_home, moved, back = str(tmp_path / "a"), f"moved_{uuid4().hex}", str(tmp_path / "b")
    execute(postgres_url, f"CREATE DATABASE {moved}")
    embedded = start_server(database_url="", data_dir=at_home)
    people = People(embedded.url)
    match, seated = await start_match(people)
    await plays_on(embedded, match, seated)

    stadion("dump", tmp_path / "one", data_dir=at_home)
    stadion("restore", tmp_path / "one", database_url=database_url_on(postgres_url, moved))
    server = start_server(database_url=database_url_on(postgres_url, moved))
    assert (await plays_on(server, match, seated))["seq"] == 2

    stadion("dump", tmp_path / "two", database_url=database_url_on(postgres_url, moved))
    stadion("restore", tmp_path / "two", data_dir=back)
    assert (await plays_on(start_server(database_url="", data_dir=back), match, seated))["seq"] == 3
    assert (tmp_path / "one").stat().st_mode & 0o077 == 0
    await people.leave()
    server.stop()
    execute(postgres_url, f"DROP DATABASE {moved} WITH (FORCE)")
