"""Announcements stand on pages in the reader's language until they are closed, withdrawn or over.

Maintenance is said on pages and at tables.
"""

import re

import pytest

from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match
from tests.support.moderation.desk import operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

PAGE = {"accept": "text/html"}
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
    await jana.http.post("/desk/announcements", data=TEXTS | {"days": "1"})
    await jana.http.post("/desk/announcements")
    assert "Listopadový pohár" not in (await czech.get("/")).text


async def test_an_announcement_may_stand_on_all_pages_but_tables(people: People, server: Server) -> None:
    jana, nobody = await operator(people, server), people.nobody()
    match, [ann, _] = await start_match(people)
    everywhere = ["/", "/watch", "/privacy"]

    async def showing(reader: Person) -> list[str]:
        asked = [*everywhere, f"/matches/{match}"]
        return [path for path in asked if "November cup" in (await reader.get(path)).text]

    await jana.http.post("/desk/announcements", data=TEXTS | {"days": "7"})
    assert await showing(ann) == ["/"]
    await jana.http.post("/desk/announcements", data=TEXTS | {"days": "7", "where": "all"})
    assert await showing(ann) == await showing(nobody) == everywhere
    number = (await ann.get("/watch")).text.partition("/announcements/")[2].partition("/")[0]
    for back, to in (("/watch", "/watch"), ("//elsewhere.example", "/"), ("https://elsewhere.example", "/")):
        closed = await ann.http.post(f"/announcements/{number}/close", data={"back": back})
        assert closed.headers["location"] == to
    assert await showing(ann) == []
    await jana.http.post("/desk/announcements")


async def test_maintenance_is_said_for_half_an_hour_to_those_whom_it_concerns(
    people: People, server: Server
) -> None:
    jana, eva = await operator(people, server), await people("Eva")
    live, [ann, _] = await start_match(people)
    _, [dan, _] = await start_match(people, clock={"kind": "days", "days": 3})
    opened = (await ann.opens(seats=2))["id"]
    says = re.compile(r"Short break at \d\d:\d\d UTC, about 40 seconds\.")

    async def said() -> list[str]:
        begins_one = [f"/matches/{opened}", "/new/um_reifenbreite", "/find"]
        pages = ["/", "/watch", "/you/matches", *begins_one]
        shown = [path for path in pages if says.search((await ann.get(path)).text)]
        calls = {"live": (ann, ""), "days": (dan, ""), "none": (eva, ""), "at the table": (ann, live)}
        lists = {name: (await who.get("/you/calls", at=at)).text for name, (who, at) in calls.items()}
        return [*shown, *(name for name, text in lists.items() if says.search(text))]

    notice = {"kind": "restart", "begins": "31", "lasts": "40"}
    await jana.http.post("/desk/maintenance", data=notice)
    assert await said() == []
    await jana.http.post("/desk/maintenance", data=notice | {"begins": "29"})
    assert await said() == [
        *(f"/matches/{opened}", "/new/um_reifenbreite", "/find"),
        *("live", "at the table"),
    ]
    await jana.http.post("/desk/maintenance")
    assert await said() == []
    assert "announced maintenance" in (await jana.get("/desk/log")).text


async def test_searches_are_told_that_they_keep_their_place(people: People, server: Server) -> None:
    jana, ann = await operator(people, server), await people("Ann")
    says = re.compile(r"No new live matches until \d\d:\d\d UTC\. Your search goes on by itself")
    await ann.http.post("/find", data={"games": ["helvetia_cup"], "paces": ["relaxed"], "rated": "friendly"})
    await jana.http.post("/desk/maintenance", data={"kind": "restart", "begins": "9", "lasts": "40"})
    try:
        shown = await ann.get("/find")
    finally:
        await jana.http.post("/desk/maintenance")

    assert says.search(shown.text)
    assert not says.search((await ann.get("/find")).text)
    await ann.http.post("/find/stop")


async def test_while_maintenance_goes_on_there_is_the_page_of_a_break_and_no_match_begins(
    people: People, server: Server
) -> None:
    jana, ann = await operator(people, server), await people("Ann")
    match, [ben, _] = await start_match(people)
    opened = (await ann.opens(seats=2))["id"]
    await jana.http.post("/desk/maintenance", data={"kind": "closed", "begins": "0", "lasts": "30"})
    try:
        shown = ("/", "/watch", f"/matches/{match}", "/you")
        pages = [await ann.http.get(path, headers=PAGE) for path in shown]
        forms = [await ann.http.post(path, headers=PAGE) for path in ("/new/um_reifenbreite", "/tournaments")]
        started = await ann.http.post(f"/api/matches/{opened}/start", json={})
        asked = await ben.http.get(f"/api/matches/{match}/document", headers=PAGE)
        desk = await jana.http.get("/desk/announcements", headers=PAGE)
    finally:
        await jana.http.post("/desk/maintenance")

    assert {(one.status_code, one.headers["retry-after"]) for one in [*pages, *forms]} == {(503, "15")}
    assert "Stadion is closed until about" in pages[0].text
    assert started.status_code == 409 and "No new match begins before" in started.json()["detail"]
    assert (asked.status_code, desk.status_code) == (200, 200)
    assert [(await ann.http.get(path, headers=PAGE)).status_code for path in shown] == [200] * 4


@pytest.mark.parametrize("form", [{"begins": "-1"}, {"begins": "10081"}, {"lasts": "0"}, {"lasts": "721"}])
async def test_maintenance_without_a_time_is_refused(
    people: People, server: Server, form: dict[str, str]
) -> None:
    jana, helper = await operator(people, server), await operator(people, server, "Petr", "helper")
    data = {"kind": "closed", "begins": "30", "lasts": "10"}

    assert (await jana.http.post("/desk/maintenance", data=data | form)).status_code == 400
    assert (await helper.http.post("/desk/maintenance", data=data)).status_code == 403


@pytest.mark.parametrize("form", [{"ru": " "}, {"days": "31"}, {"days": "-1"}])
async def test_what_is_missing_or_too_long_is_refused(
    people: People, server: Server, form: dict[str, str]
) -> None:
    jana, helper = await operator(people, server), await operator(people, server, "Petr", "helper")
    data = TEXTS | {"days": "1"}

    assert (await jana.http.post("/desk/announcements", data=data | form)).status_code == 400
    assert (await helper.http.post("/desk/announcements", data=data)).status_code == 403
