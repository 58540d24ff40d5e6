"""A player takes a new name once in seven days."""

import re

import pytest

from tests.api.players.test_sign_in_page import finished_match
from tests.support.matches.people import People
from tests.support.servers.database import execute
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_new_name_is_shown_everywhere_and_lasts_a_week(people: People, server: Server) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    match = await finished_match(ann, ben, visibility="public")
    await ann.http.post("/you/public", data={"on": "1"})

    renamed = await ann.http.post("/you/rename", data={"name": " Zoë "})
    again = await ann.http.post("/you/rename", data={"name": "Eve"})

    assert (renamed.status_code, again.status_code, again.json()["code"]) == (303, 409, "conflict")
    assert (await ann.get("/api/me")).json() == {"id": ann.id, "name": "Zoë"}
    assert "Zoë" in (await ben.get(f"/matches/{match}/result")).text
    (address,) = re.findall(r'href="(/p/[^"]+)"', (await ann.get("/you")).text)
    assert address.startswith("/p/zo%C3%AB-") and "Zoë" in (await ben.http.get(address)).text
    url = server.environment["STADION_DATABASE_URL"]
    execute(url, f"UPDATE players SET renamed_at = now() - interval '7 days' WHERE id = '{ann.id}'")
    assert (await ann.http.post("/you/rename", data={"name": "Eve"})).status_code == 303


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
async def test_what_is_no_name_is_refused(people: People, name: str) -> None:
    ann = await people("Ann")

    assert (await ann.http.post("/you/rename", data={"name": name})).status_code == 400
    assert (await ann.get("/api/me")).json()["name"] == "Ann"


async def test_a_table_in_use_shows_the_new_name_without_a_reload(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    match = (await ann.opens())["id"]
    await ben.sits(match)
    await ann.starts(match)
    async with ben.live(match) as table:
        await table.until("state")
        await ann.http.post("/you/rename", data={"name": "Zoe"})
        while table.doc["seats"][0]["player"]["name"] != "Zoe":
            await table.until("state")
    over = await finished_match(ann, ben, visibility="public")
    async with ben.live(over) as table:
        await table.until("state")
        await ben.http.post("/you/rename", data={"name": "Leo"})
        while table.doc["seats"][1]["player"]["name"] != "Leo":
            await table.until("state")


async def test_a_favourite_jersey_is_worn_where_nobody_else_has_it(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    for person in (ann, ben):
        assert (await person.http.post("/you/shirt", data={"sign": "3"})).status_code == 303
    assert (await ann.http.post("/you/shirt", data={"sign": "5"})).status_code == 400

    match = (await ann.opens(seats=3))["id"]
    await ben.sits(match)
    first = [seat["sign"] for seat in (await ann.get(f"/api/matches/{match}")).json()["seats"]]
    other = (await eve.opens())["id"]
    await ben.sits(other)
    second = [seat["sign"] for seat in (await eve.get(f"/api/matches/{other}")).json()["seats"]]

    assert first[0] == 3 != first[1] and len({*first}) == 3
    assert second == [0, 3]
    assert 'aria-pressed="true"' in (await ben.get("/you")).text
    await ben.http.post("/you/shirt")
    assert 'value="3"' in (await ben.get("/you")).text
