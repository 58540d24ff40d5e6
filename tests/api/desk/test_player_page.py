"""What an operator may decide about a player, and that it is shown before it is done."""

import re

import pytest

from tests.support.matches.people import People
from tests.support.moderation.desk import decides, operator, said
from tests.support.servers.database import execute
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

SEEN = {
    "warn": "A word from the people who run this site.",
    "no_chat-7": "You cannot write in chats until",
    "no_pairing-1": "No pairing until",
    "new_name": "Your name was withdrawn.",
    "close": "This account was closed on",
}


@pytest.mark.parametrize("action", SEEN)
async def test_an_operator_reads_what_the_player_will_see_before_it_is_done(
    people: People, server: Server, action: str
) -> None:
    jana, ben = await operator(people, server), await people("Ben")

    shown = await decides(jana, ben.id, action, confirmed="")
    before = (await ben.get("/you/notices")).text
    await decides(jana, ben.id, action)
    after = (await ben.get("/you/notices")).text

    for page in (shown.text, after):
        assert SEEN[action] in page and "Reason: Insults at the table." in page
    assert SEEN[action] not in before


async def test_a_helper_closes_no_account_and_gives_no_role(people: People, server: Server) -> None:
    helper, ben = await operator(people, server, role="helper"), await people("Ben")

    assert 'value="close"' not in (await helper.get(f"/desk/players/{ben.id}")).text
    assert (await decides(helper, ben.id, "close")).status_code == 403
    role = await helper.http.post(f"/desk/players/{ben.id}/role", data={"role": "helper"})
    assert role.status_code == 403
    assert (await decides(helper, ben.id, "warn")).status_code == 303


async def test_closing_and_roles_need_a_sign_in_of_the_last_ten_minutes(
    people: People, server: Server
) -> None:
    jana, ben = await operator(people, server), await people("Ben")
    execute(
        server.environment["STADION_DATABASE_URL"],
        f"UPDATE desk_tokens SET created_at = now() - interval '11 minutes' WHERE player_id = '{jana.id}'",
    )

    assert (await decides(jana, ben.id, "close")).status_code == 403
    role = await jana.http.post(f"/desk/players/{ben.id}/role", data={"role": "helper"})
    key = await jana.http.post("/desk/passkeys/options")
    assert role.status_code == key.status_code == 403
    assert (await decides(jana, ben.id, "warn")).status_code == 303


async def test_a_role_is_given_and_taken_away_by_another_operator(people: People, server: Server) -> None:
    jana, ben = await operator(people, server), await people("Ben")

    given = await jana.http.post(f"/desk/players/{ben.id}/role", data={"role": "helper"})
    assert given.status_code == 200, given.text
    (code,) = re.findall(r"/desk/enter\?code=([\w-]+)", given.text)
    assert (await jana.http.post("/desk/enter", data={"code": code})).status_code == 404
    assert (await ben.http.post("/desk/enter", data={"code": code})).status_code == 303
    assert "Overview" in (await ben.get("/desk")).text
    await jana.http.post(f"/desk/players/{ben.id}/role", data={"role": ""})
    assert (await ben.get("/desk")).status_code == 404
    own = await jana.http.post(f"/desk/players/{jana.id}/role", data={"role": ""})
    assert own.status_code == 400


async def test_a_player_is_found_by_name_and_their_page_shows_public_chat_alone(
    people: People, server: Server
) -> None:
    jana, ben = await operator(people, server), await people("Ben Unique")
    public = (await ben.opens())["id"]
    private = await ben.opens(visibility="private")
    await said(ben, public, "Said in public")
    await said(ben, private["id"], "Said in private", private["code"])

    assert f"/desk/players/{ben.id}" in (await jana.get("/desk/players", q="Ben Unique")).text
    page = (await jana.get(f"/desk/players/{ben.id}")).text
    assert "Said in public" in page and "Said in private" not in page
    assert "looked at this page" in (await jana.get(f"/desk/players/{ben.id}")).text


async def test_what_a_player_says_against_a_decision_is_read_by_another_operator(
    people: People, server: Server
) -> None:
    jana, petr = await operator(people, server), await operator(people, server, "Petr", "helper")
    ben = await people("Ben")
    await decides(jana, ben.id, "warn")
    number = (await ben.get("/you/notices")).text.partition('action="/you/notices/')[2].partition("/")[0]
    await ben.http.post(f"/you/notices/{number}/answer", data={"text": "It was a joke."})
    heard = f"/desk/sanctions/{number}/heard"

    assert heard not in (await jana.get(f"/desk/players/{ben.id}")).text
    assert heard in (await petr.get(f"/desk/players/{ben.id}")).text
    assert [(await one.http.post(heard)).status_code for one in (jana, petr)] == [403, 303]
    assert heard not in (await petr.get(f"/desk/players/{ben.id}")).text


@pytest.mark.parametrize("form", [{"action": "banish"}, {"reason": " "}, {"action": "no_breach"}])
async def test_a_decision_needs_an_action_and_a_reason(
    people: People, server: Server, form: dict[str, str]
) -> None:
    jana, ben = await operator(people, server), await people("Ben")
    answer = await decides(jana, ben.id, **({"action": "warn"} | form))

    assert answer.status_code == 400


async def test_matches_that_a_player_left_while_people_played_are_counted(
    people: People, server: Server
) -> None:
    jana = await operator(people, server)
    ann, ben, cid = [await people(name) for name in ("Ann", "Ben", "Cid")]
    resigned, taken, alone = [(await ann.opens())["id"] for _ in range(3)]
    for match in (resigned, taken):
        await ben.sits(match)
    await ann.sits(alone, bot="easy")
    for match in (resigned, taken, alone):
        await ann.starts(match)
    await ben.post(f"/api/matches/{resigned}/resign")
    await ben.http.delete(f"/api/matches/{taken}/seats/1")
    await cid.sits(taken)
    for match in (taken, alone):
        assert (await ann.post(f"/api/matches/{match}/resign")).status_code == 200

    pages = [(await jana.get(f"/desk/players/{one.id}")).text for one in (ann, ben, cid)]
    assert [re.findall(r"<dd>(\d+), left early: (\d+)</dd>", page) for page in pages] == [
        [("3", "1")],
        [("2", "2")],
        [("1", "0")],
    ]
