"""A report of a player about another one: what is attached, who may send it, and how many."""

import pytest

from tests.support.matches.people import People
from tests.support.moderation.desk import case_of, insulted, operator, reports_line, said
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_line_is_reported_with_five_before_and_after_it(people: People, server: Server) -> None:
    ann, ben, jana = await people("Ann"), await people("Ben-1"), await operator(people, server)
    match, line = await insulted(ann, ben)
    for number in range(6):
        await said(ann, match, f"after {number}")

    form = await ann.get("/report", match=match, line=line)
    sent = await reports_line(ann, match, line, words="It went on.")
    case = (await jana.get(f"/desk/reports/{await case_of(jana, 'Ben-1')}")).text

    assert "Report Ben-1" in form.text and "learn to play, you fool" in form.text
    assert "after 3" in form.text and "after 4" not in form.text
    assert (sent.status_code, sent.headers["location"]) == (303, "/you/notices?sent=first")
    assert all(text in case for text in ("Good luck.", "learn to play, you fool", "“It went on.”", "Ann"))
    assert "sent" in (await ann.get("/you/notices")).text


async def test_reports_about_one_player_join_one_case(people: People, server: Server) -> None:
    ann, eve, ben = await people("Ann"), await people("Eve"), await people("Ben-2")
    jana = await operator(people, server)
    match, line = await insulted(ann, ben)

    first = await reports_line(ann, match, line)
    second = await eve.http.post("/report", data={"player": ben.id, "reason": "name"})

    assert first.headers["location"].endswith("first") and second.headers["location"].endswith("joined")
    assert "2 people" in (await jana.get(f"/desk/reports/{await case_of(jana, 'Ben-2')}")).text


async def test_the_line_of_a_private_table_is_reported_only_by_those_who_may_enter(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    opened = await ann.opens(visibility="private")
    await ben.sits(opened["id"], code=opened["code"])
    line = await said(ben, opened["id"], "Secret words")

    stranger = await eve.get("/report", match=opened["id"], line=line)
    guest = await eve.get("/report", match=opened["id"], line=line, code=opened["code"])

    assert stranger.status_code == 403 and "Secret words" not in stranger.text
    assert "Secret words" in guest.text
    public = (await eve.opens())["id"]
    assert (await eve.get("/report", match=public, line=line)).status_code == 404


async def test_nobody_reports_themselves_a_stranger_or_without_a_name(people: People) -> None:
    ann, nobody = await people("Ann"), people.nobody()

    assert (await ann.get("/report", player=ann.id)).status_code == 400
    assert (await ann.get("/report", player="abcdefgh")).status_code == 404
    assert (await nobody.get("/report", player=ann.id)).status_code == 401


async def test_five_unanswered_people_and_ten_reports_a_day_are_enough(people: People) -> None:
    ann, others = await people("Ann"), [await people(f"Other {number}") for number in range(6)]

    async def report(number: int) -> int:
        form = {"player": others[number].id, "reason": "spoil"}
        return (await ann.http.post("/report", data=form)).status_code

    assert [await report(number) for number in range(6)] == [303] * 5 + [409]
    assert [await report(0) for _ in range(6)] == [303] * 5 + [409]


async def test_who_reports_may_block_too(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    await ann.http.post("/report", data={"player": ben.id, "reason": "name", "block": "1"})

    match = (await ben.opens())["id"]
    assert (await ann.post(f"/api/matches/{match}/seats", {})).status_code == 409
    assert "/report?player=" in (await ann.get(f"/people/{ben.id}")).text


async def test_the_player_of_a_public_page_is_reported_by_its_address(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    await ben.http.post("/you/public", data={"on": "1"})
    handle = (await ben.get("/you")).text.partition('href="/p/')[2].partition('"')[0]

    assert "Report Ben" in (await ann.get("/report", handle=handle)).text
    await ben.http.post("/you/public")
    assert (await ann.get("/report", handle=handle)).status_code == 404
