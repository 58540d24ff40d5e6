"""`stadion migrate`, `dump` and `restore`."""

from pathlib import Path
from uuid import uuid4

import pytest

from app.cli.exit_codes import WRONG
from tests.conftest import NewDatabase, StartServer
from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match
from tests.support.servers.command_line import output_of_stadion, run_stadion
from tests.support.servers.database import database_url_on, execute
from tests.support.servers.serving import Server

pytestmark = [pytest.mark.anyio, pytest.mark.db]


def test_migrate_brings_a_database_up_to_date_and_may_be_repeated(database_url: str) -> None:
    for _ in range(2):
        done = run_stadion("migrate", database_url=database_url, secret_key="x")

        assert (done.returncode, done.stdout) == (0, "The database is up to date.\n")


def test_migrate_says_in_one_line_which_version_upgrades_an_older_database(new_database: NewDatabase) -> None:
    url = new_database()
    execute(url, "UPDATE alembic_version SET version_num = '0012'")

    done = run_stadion("migrate", database_url=url, secret_key="x")

    assert (done.returncode, done.stdout) == (WRONG, "")
    assert done.stderr.startswith("stadion: the database is at schema revision 0012, ")
    assert len(done.stderr.splitlines()) == 1


async def plays_on(server: Server, match: str, seated: list[Person]) -> dict[str, object]:
    """Take one more action on this server; return the document that spectators see then."""
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

    output_of_stadion("dump", tmp_path / "one", data_dir=at_home)
    output_of_stadion("restore", tmp_path / "one", database_url=database_url_on(postgres_url, moved))
    server = start_server(database_url=database_url_on(postgres_url, moved))
    assert (await plays_on(server, match, seated))["seq"] == 2

    output_of_stadion("dump", tmp_path / "two", database_url=database_url_on(postgres_url, moved))
    output_of_stadion("restore", tmp_path / "two", data_dir=back)
    assert (await plays_on(start_server(database_url="", data_dir=back), match, seated))["seq"] == 3
    assert (tmp_path / "one").stat().st_mode & 0o077 == 0
    await people.leave()
    server.stop()
    execute(postgres_url, f"DROP DATABASE {moved} WITH (FORCE)")
