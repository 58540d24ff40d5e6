"""`stadion operator` makes the first operator, lists all, and takes a role away."""

import pytest

from app.cli.exit_codes import WRONG
from tests.support.matches.people import People
from tests.support.servers.command_line import output_of_stadion, run_stadion
from tests.support.servers.serving import Server

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_the_command_prints_a_link_that_opens_the_desk(people: People, server: Server) -> None:
    jana = await people("Jana")
    await jana.http.post("/you/public", data={"on": "1"})
    handle = (await jana.get("/you")).text.partition('href="/p/')[2].partition('"')[0]
    url = server.environment["STADION_DATABASE_URL"]

    added = output_of_stadion("operator", "add", handle, database_url=url)
    code = added.partition("?code=")[2].split()[0]
    entered = await jana.http.post("/desk/enter", data={"code": code})

    assert entered.headers["location"] == "/desk"
    assert f"{jana.id}  operator  Jana" in output_of_stadion("operator", "list", database_url=url)
    assert "no longer" in output_of_stadion("operator", "remove", jana.id or "", database_url=url)
    assert (await jana.get("/desk")).status_code == 404


def test_an_unknown_player_becomes_no_operator(server: Server) -> None:
    url = server.environment["STADION_DATABASE_URL"]
    done = run_stadion("operator", "add", "nobody-2345", database_url=url, secret_key="test")

    assert done.returncode == WRONG and "by the address" in done.stderr
