"""The log names who did what, about whom and why, on its page and as CSV."""

import csv
import io

import pytest

from app.api.desk.log_page import as_cell
from tests.support.matches.people import People
from tests.support.moderation.desk import decides, operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_everything_done_stands_in_the_log(people: People, server: Server) -> None:
    jana, ben = await operator(people, server), await people("=Ben")
    await jana.get(f"/desk/players/{ben.id}")
    await decides(jana, ben.id, "warn", reason="=1+1")

    page = (await jana.get("/desk/log")).text
    table = csv.DictReader(io.StringIO((await jana.get("/desk/log.csv")).text))
    lines = [one for one in table if one["player"] == ben.id]

    assert "warned" in page and "signed in" in page
    assert [one["what"] for one in lines] == ["warn", "look"]
    assert {(one["who"], one["name"]) for one in lines} == {("Jana", "'=Ben")}
    assert lines[0]["reason"] == "'=1+1"


@pytest.mark.parametrize(("said", "cell"), [("=A1", "'=A1"), ("-1", "'-1"), ("a=1", "a=1"), ("", "")])
def test_no_cell_is_a_formula(said: str, cell: str) -> None:
    assert as_cell(said) == cell
