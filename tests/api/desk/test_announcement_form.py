"""An announcement stands on the start page in the reader's language until it is closed, withdrawn or over."""

import pytest

from tests.support.matches.people import People
from tests.support.moderation.desk import operator
from tests.support.servers.database import execute
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

TEXTS = {"en": "November cup <b>", "cs": "Listopadový pohár", "ru": "Ноябрьский кубок"}


async def test_an_announcement_is_closed_withdrawn_and_over(people: People, server: Server) -> None:
    jana, ann, czech = await operator(people, server), people.nobody(), people.nobody()
    czech.http.cookies.set("lang", "cs")
    await jana.http.post("/desk/announcements", data=TEXTS | {"days": "7"})
    shown = (await ann.get("/")).text
    assert "November cup &lt;b&gt;" in shown and "Listopadový pohár" in (await czech.get("/")).text

    number = shown.partition("/announcements/")[2].partition("/")[0]
    await ann.http.post(f"/announcements/{number}/close")
    assert "November cup" not in (await ann.get("/")).text
    await jana.http.post("/desk/announcements", data=TEXTS | {"days": "1", "cs": "Jiný pohár"})
    page = (await czech.get("/")).text
    assert "Jiný pohár" in page and "Listopadový" not in page and "November cup" in (await ann.get("/")).text
    url = server.environment["STADION_DATABASE_URL"]
    execute(url, "UPDATE house_notices SET ends_at = now() - interval '1 second'")
    assert "Jiný pohár" not in (await czech.get("/")).text
    await jana.http.post("/desk/announcements", data=TEXTS | {"days": "1"})
    await jana.http.post("/desk/announcements")
    assert "Listopadový pohár" not in (await czech.get("/")).text


@pytest.mark.parametrize("form", [{"ru": " "}, {"days": "31"}, {"days": "-1"}])
async def test_what_is_missing_or_too_long_is_refused(
    people: People, server: Server, form: dict[str, str]
) -> None:
    jana, helper = await operator(people, server), await operator(people, server, "Petr", "helper")
    data = TEXTS | {"days": "1"}

    assert (await jana.http.post("/desk/announcements", data=data | form)).status_code == 400
    assert (await helper.http.post("/desk/announcements", data=data)).status_code == 403
