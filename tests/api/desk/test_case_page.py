"""A case is taken, answered once, and not by an operator who plays in its match."""

import asyncio

import pytest

from tests.support.matches.people import People
from tests.support.matches.playing import start_match
from tests.support.moderation.desk import case_of, decides, insulted, operator, reports_line, said
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_case_is_answered_once_and_listed_then_as_answered(people: People, server: Server) -> None:
    jana, ann, ben = await operator(people, server), await people("Ann"), await people("Ben-9")
    match, line = await insulted(ann, ben)
    await reports_line(ann, match, line)
    case = await case_of(jana, "Ben-9")
    await jana.http.post(f"/desk/reports/{case}/take")

    first = await decides(jana, ben.id, "warn", case)
    second = await decides(jana, ben.id, "warn", case)

    assert "You have this case." in (await jana.get(f"/desk/reports/{case}")).text
    assert (first.status_code, second.status_code) == (303, 409)
    assert "Ben-9" not in (await jana.get("/desk/reports")).text
    assert "Ben-9" in (await jana.get("/desk/reports", answered="1")).text
    await reports_line(ann, match, line)
    assert await case_of(jana, "Ben-9") != case


async def test_an_operator_answers_no_case_of_a_match_in_which_they_play(
    people: People, server: Server
) -> None:
    jana, ben = await operator(people, server), await people("Ben-10")
    match, line = await insulted(jana, ben)
    await reports_line(jana, match, line)
    case = await case_of(jana, "Ben-10")
    petr = await operator(people, server, "Petr", "helper")

    assert (await decides(jana, ben.id, "warn", case)).status_code == 403
    assert (await decides(petr, jana.id, "warn", case)).status_code == 404
    assert (await decides(petr, ben.id, "warn", case)).status_code == 303


async def test_a_result_that_was_given_away_is_struck_once_and_its_players_read_why(
    people: People, server: Server
) -> None:
    jana, petr = await operator(people, server), await operator(people, server, "Petr", "helper")
    match, [ann, ben] = await start_match(people, rated=True)
    line = await said(ben, match, "I let you win")
    await ben.post(f"/api/matches/{match}/resign")
    await reports_line(ann, match, line)
    case = await case_of(jana, "Bořek")
    form = {"match": match, "reason": "Given away."}
    async with asyncio.timeout(30):  # until the job has taken the match
        while "Strike the result" not in (await jana.get(f"/desk/reports/{case}")).text:
            pass
    assert "Strike the result" not in (await petr.get(f"/desk/reports/{case}")).text

    answers = [
        await one.http.post(f"/desk/reports/{case}/strike", data=form | more)
        for one, more in (
            (petr, {}),
            (jana, {"reason": " "}),
            (jana, {"match": "other"}),
            (jana, {}),
            (jana, {}),
        )
    ]

    assert [one.status_code for one in answers] == [403, 400, 404, 303, 409]
    for one in (ann, ben):
        read = (await one.get("/you/notices")).text
        assert "was struck from the ratings" in read and "Given away." in read
    assert "not rated: result struck" in (await ann.get(f"/matches/{match}/result")).text
    assert "Strike the result" not in (await jana.get(f"/desk/reports/{case}")).text
    assert "struck a result" in (await jana.get("/desk/log")).text


async def test_the_name_of_a_tournament_is_reported_and_withdrawn(people: People, server: Server) -> None:
    jana, ann, ben = await operator(people, server), await people("Ann"), await people("Ben-11")
    cup = (await ben.post("/api/tournaments", {"game": "helvetia_cup", "coaches": 3, "name": "Fools"})).json()
    about = {"tournament": cup["id"]}
    assert f"/report?tournament={cup['id']}" in (await ann.get(f"/tournaments/{cup['id']}")).text
    assert "/report?" not in (await ben.get(f"/tournaments/{cup['id']}")).text
    assert "the tournament “Fools”" in (await ann.get("/report", **about)).text
    refused = await ben.http.post("/report", data=about | {"reason": "name"})
    await ann.http.post("/report", data=about | {"reason": "name"})
    case = await case_of(jana, "Ben-11")
    assert "Fools" in (await jana.get(f"/desk/reports/{case}")).text

    form = about | {"reason": "An insult."}
    other = await jana.http.post(f"/desk/reports/{case}/cup_name", data=form | {"tournament": "other"})
    done = await jana.http.post(f"/desk/reports/{case}/cup_name", data=form)

    assert [one.status_code for one in (refused, other, done)] == [400, 404, 303]
    named = (await ann.get(f"/api/tournaments/{cup['id']}")).json()["name"]
    assert named == "Helvetia Cup"
    read = (await ben.get("/you/notices")).text
    assert "The name of a tournament of yours was withdrawn." in read and "An insult." in read
    assert "withdrew the name of a tournament" in (await jana.get("/desk/log")).text
