"""What a player reads about a decision, and their one answer; what those who reported read."""

import re

import pytest

from tests.support.matches.people import People
from tests.support.moderation.desk import case_of, decides, insulted, operator, reports_line
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_warning_is_read_and_answered_once(people: People, server: Server) -> None:
    ann, ben, jana = await people("Ann"), await people("Ben-3"), await operator(people, server)
    match, line = await insulted(ann, ben)
    await reports_line(ann, match, line, words="Ann-s own words")
    await decides(jana, ben.id, "warn", await case_of(jana, "Ben-3"))
    assert "A notice from the people who run this site" in (await ben.get("/you/calls")).text

    shown = (await ben.get("/you/notices")).text
    (number,) = re.findall(r'action="/you/notices/(\w+)/answer"', shown)
    first = await ben.http.post(f"/you/notices/{number}/answer", data={"text": "It was a joke."})
    second = await ben.http.post(f"/you/notices/{number}/answer", data={"text": "Really."})

    assert "A word from the people who run this site." in shown and "Insults at the table." in shown
    assert "learn to play, you fool" in shown and "Ann-s own words" not in shown
    assert (first.status_code, second.status_code) == (303, 409)
    assert "A notice" not in (await ben.get("/you/calls")).text
    assert "Ben-3 answers: “It was a joke.”" in (await jana.get("/desk")).text
    assert (await ann.http.post(f"/you/notices/{number}/answer", data={"text": "No."})).status_code == 404


@pytest.mark.parametrize(
    ("action", "told"),
    [("warn", "Action was taken."), ("no_breach", "No breach was found: Insults at the table.")],
)
async def test_who_reported_is_told_once_what_came_of_it(
    people: People, server: Server, action: str, told: str
) -> None:
    ann, ben, jana = await people("Ann"), await people(f"Ben-{action}"), await operator(people, server)
    match, line = await insulted(ann, ben)
    await reports_line(ann, match, line)
    case = await case_of(jana, f"Ben-{action}")
    await jana.http.post(f"/desk/reports/{case}/take")
    assert "being read" in (await ann.get("/you/notices")).text

    async with ann.called() as bell:
        await decides(jana, ben.id, action, case)
        await bell.until("calls")
    called = (await ann.get("/you/calls")).text
    shown = (await ann.get("/you/notices")).text

    assert "Your report was answered" in called and told in shown
    assert "Your report was answered" not in (await ann.get("/you/calls")).text
    assert ("A word from" in (await ben.get("/you/notices")).text) == (action == "warn")


async def test_a_token_with_a_scope_reads_no_notices(people: People) -> None:
    ann, nobody = await people("Ann"), people.nobody()
    token = (await ann.post("/api/me/tokens", {"scope": "play"})).json()
    overlay = people.known({"id": ann.id, "name": "Ann"} | token)

    assert [(await one.get("/you/notices")).status_code for one in (overlay, nobody)] == [403, 401]
