"""Another match with people met, and blocks, mutes and *Not again soon*, of which nobody is told."""

import pytest

from tests.api.players.test_sign_in_page import finished_match
from tests.support.matches.people import People, Person, status_and_code
from tests.support.servers.database import execute
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def marks(person: Person, other: Person, kind: str, on: str = "1") -> None:
    """Put a mark on somebody, or (on="") take it back."""
    answer = await person.http.post(f"/people/{other.id}/mark", data={"kind": kind, "on": on})
    assert answer.status_code == 303


async def invites(person: Person, other: Person) -> str:
    """Invite somebody; return the address of the table."""
    answer = await person.http.post(f"/people/{other.id}/invite")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


async def hears(person: Person, match: str, code: str | None = None) -> list[str]:
    """Return the chat that somebody gets who opens a table now, and says a line of their own."""
    async with person.live(match, **({"code": code} if code else {})) as live:
        await live.say("mine", ref="r")
    return [one["text"] for one in live.heard if one["t"] == "chat"]


async def test_an_invitation_keeps_a_seat_and_calls_the_guest(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    await finished_match(ann, ben, visibility="public")
    async with ben.called() as page:
        address = await invites(ann, ben)
        call = await page.until("call")
    match = address.removeprefix("/matches/")

    assert (call["kind"], call["match"], call["name"]) == ("invite", match, "Ann")
    assert "Ann invites you" in (await ben.get("/you/calls")).text
    assert "Ann invites you" in (await ben.get("/")).text
    assert f'action="/matches/{match}/decline"' in (await ben.get(address)).text
    assert (await eve.get(address)).status_code == 403
    assert await invites(ann, ben) == address
    await ben.sits(match)
    await ann.starts(match)


async def test_an_invitation_that_was_declined_is_made_again_only_the_next_day(
    people: People, server: Server
) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    await finished_match(ann, ben, visibility="public")
    address = await invites(ann, ben)

    assert (await ben.http.post(f"{address}/decline")).status_code == 303
    again = await ann.http.post(f"/people/{ben.id}/invite")

    assert (again.status_code, "tomorrow" in again.text) == (409, True)
    assert "Ben: not now" in (await ann.get(address)).text
    assert "invites you" not in (await ben.get("/you/calls")).text
    assert (await ben.http.post(f"{address}/decline")).status_code == 303
    match = address.removeprefix("/matches/")
    url = server.environment["STADION_DATABASE_URL"]
    execute(url, f"UPDATE matches SET open_until = now() - interval '1 day' WHERE id = '{match}'")
    assert await invites(ann, ben) != address


async def test_only_people_met_are_invited_and_three_at_once(people: People) -> None:
    ann = await people("Ann")
    others = [await people(name) for name in ("Ben", "Eve", "Ida", "Leo")]
    stranger = await people("Una")
    for other in others:
        await finished_match(ann, other, visibility="public")
    for other in others[:3]:
        await invites(ann, other)

    assert (await ann.http.post(f"/people/{others[3].id}/invite")).status_code == 409
    assert (await ann.http.post(f"/people/{stranger.id}/invite")).status_code == 403
    assert "Another match" not in (await ann.get(f"/people/{stranger.id}")).text
    refused = await ann.http.post(f"/matches/{'x' * 14}/decline")
    assert refused.status_code == 404


async def test_a_player_may_let_anybody_invite_them(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    assert (await ben.http.post("/you/invitations", data={"on": "1"})).status_code == 303

    asked = (await ann.get(f"/people/{ben.id}")).text
    opened = await ann.http.post(f"/people/{ben.id}/invite", data={"game": "helvetia_cup"})
    unknown = await ann.http.post(f"/people/{ben.id}/invite", data={"game": "chess"})

    assert "Invite Ben to a match" in asked and 'value="helvetia_cup"' in asked
    assert (opened.status_code, unknown.status_code) == (303, 404)
    assert "Ann invites you" in (await ben.get("/you/calls")).text
    await marks(ben, ann, "block")
    assert (await ann.http.post(f"/people/{ben.id}/invite", data={"game": "helvetia_cup"})).status_code == 303
    await ben.http.post("/you/invitations")
    assert "Invite Ben" not in (await ann.get(f"/people/{ben.id}")).text


async def test_results_against_a_person_stand_on_their_page(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    for host, guest in ((ann, ben), (ann, ben), (ben, ann), (eve, ben)):
        await finished_match(host, guest, visibility="private")

    shown, seen_by_ben = (await ann.get(f"/people/{ben.id}")).text, (await ben.get(f"/people/{ann.id}")).text

    assert "won 2, drawn 0, lost 1" in shown and 'viewBox="0 0 3 1"' in shown
    assert "won 1, drawn 0, lost 2" in seen_by_ben
    assert "Against" not in (await ann.get(f"/people/{eve.id}")).text


async def test_lapsed_invitations_and_those_of_others_call_nobody(people: People, server: Server) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    await finished_match(ann, ben, visibility="public")
    address = await invites(ann, ben)
    match = address.removeprefix("/matches/")

    assert (await ann.http.post(f"{address}/decline")).status_code == 403
    assert (await eve.http.post(f"{address}/decline")).status_code == 403
    url = server.environment["STADION_DATABASE_URL"]
    execute(url, f"UPDATE matches SET open_until = now() WHERE id = '{match}'")
    assert "invites you" not in (await ben.get("/you/calls")).text


@pytest.mark.parametrize("kind", ["block", "not_again"])
async def test_an_unwanted_invitation_reaches_nobody_and_its_host_sees_no_difference(
    people: People, kind: str
) -> None:
    """Two worlds: with the mark, and without."""
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    for guest in (ben, eve):
        await finished_match(ann, guest, visibility="public")
    await marks(ben, ann, kind)
    seen = {}
    for guest in (ben, eve):
        address = await invites(ann, guest)
        pages = [await ann.get(path) for path in (address, f"/people/{guest.id}", "/you/people")]
        seen[guest.name] = [(page.status_code, page.text.count("<")) for page in pages]
        assert ("Ann invites you" in (await guest.get("/you/calls")).text) is (guest is eve)
        assert ("Ann invites you" in (await guest.get("/")).text) is (guest is eve)
    assert seen["Ben"] == seen["Eve"]

    await marks(ben, ann, kind, on="")
    assert "Ann invites you" in (await ben.get("/you/calls")).text


async def test_a_blocked_person_sits_at_no_table_with_the_other(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    await marks(ann, ben, "block")
    hers, his = await ann.opens(seats=3), await ben.opens(seats=3)

    refused = await ben.post(f"/api/matches/{hers['id']}/seats", {})
    assert status_and_code(refused) == (403, "forbidden")
    assert refused.json()["detail"] == "You cannot take a seat at this table."
    assert status_and_code(await ann.post(f"/api/matches/{his['id']}/seats", {})) == (409, "conflict")
    await eve.sits(hers["id"])
    await eve.sits(his["id"])
    await marks(ann, ben, "block", on="")
    await ben.sits(hers["id"])
    await marks(ann, ben, "block")
    assert (await ben.post(f"/api/matches/{hers['id']}/seats", {})).json()["code"] == "conflict"


async def test_a_blocked_person_enters_no_tournament_of_the_other(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    await marks(ann, ben, "block")
    opened = await ann.post("/api/tournaments", {"game": "helvetia_cup", "coaches": 3, "name": "Cup"})

    refused = await ben.post(f"/api/tournaments/{opened.json()['id']}/coaches", {})

    assert status_and_code(refused) == (403, "forbidden")


async def test_a_rematch_keeps_no_seat_for_somebody_who_is_blocked(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    match = await finished_match(ann, ben, visibility="public")
    await marks(ben, ann, "block")
    async with ben.called() as page:
        assert (await ann.post(f"/api/matches/{match}/rematch", {})).status_code == 200
        await page.send(t="ping")
        await page.until("pong")

    assert not [one for one in page.heard if one["t"] == "call"]
    assert "rematch" not in (await ben.get("/you/calls")).text


@pytest.mark.parametrize("kind", ["block", "mute"])
async def test_what_a_silenced_person_writes_does_not_arrive(people: People, kind: str) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    match = (await ann.opens())["id"]
    await ben.sits(match)
    await ann.starts(match)
    async with ben.live(match) as live:
        await live.send(t="chat", text="before")
        await live.until("chat")
    await marks(ann, ben, kind)
    async with ann.live(match) as hers, ben.live(match) as his, eve.live(match) as stands:
        for live in (hers, his, stands):
            await live.until("state")
        await his.send(t="chat", text="after")
        await stands.until("chat")
        await stands.until("chat")
        await stands.send(t="chat", text="from the stands")
        assert (await hers.until("chat"))["text"] == "from the stands"
        await marks(ann, ben, kind, on="")
        await his.send(t="chat", text="again")
        assert (await hers.until("chat"))["text"] == "again"
        await marks(ann, ben, kind)
        await his.send(t="chat", text="once more", ref="r")
        await his.until("ack")
        await stands.send(t="chat", text="end")
        assert (await hers.until("chat"))["text"] == "end"
    assert await hears(ann, match) == ["from the stands", "end", "mine"]
    await ann.post(f"/api/matches/{match}/resign")
    replay = (await ann.get(f"/matches/{match}/replay")).text
    assert "from the stands" in replay and "once more" not in replay
    assert "once more" in (await ben.get(f"/matches/{match}/replay")).text


async def test_marks_are_listed_and_nobody_marks_themselves(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    assert "Ben" not in (await ann.get("/you/people")).text
    await marks(ann, ben, "mute")

    listed = (await ann.get("/you/people")).text
    assert f'href="/people/{ben.id}"' in listed and "Mute" in listed
    assert "Ann" not in (await ben.get("/you/people")).text.replace("Ben", "")
    assert (await ann.get(f"/people/{ann.id}")).headers["location"] == "/you"
    assert (await ann.http.post(f"/people/{ann.id}/mark", data={"kind": "mute"})).status_code == 404
    assert (await ann.http.post(f"/people/{ben.id}/mark", data={"kind": "curse"})).status_code == 400
    token = (await ann.post("/api/me/tokens", {"scope": "play"})).json()
    overlay = people.known({"id": ann.id, "name": "Ann"} | token)
    for path in ("mark", "invite"):
        assert (await overlay.http.post(f"/people/{ben.id}/{path}")).status_code == 403


async def test_a_page_that_is_off_is_like_one_that_never_was(people: People) -> None:
    """Two worlds: somebody whose public page is off, and somebody who never had one."""
    ann, ben, eve, nobody = await people("Ann"), await people("Ben"), await people("Eve"), people.nobody()
    await ben.http.post("/you/public", data={"on": "1"})
    assert "/p/ben-" in (await ann.get(f"/people/{ben.id}")).text
    await ben.http.post("/you/public")

    seen = [
        (await ann.get(f"/people/{one.id}")).text.replace(str(one.id), "").replace(str(one.name), "")
        for one in (ben, eve)
    ]
    plain = [[part for part in page.split('"') if "form_key" not in part] for page in seen]
    assert len(plain[0]) == len(plain[1]) and "/p/" not in "".join(plain[0])
    assert (await nobody.get(f"/people/{ben.id}")).headers["location"] == "/you"


async def test_matches_at_private_tables_show_on_no_page_about_somebody(people: People) -> None:
    """Two worlds: with a private match of two others, and without."""
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    await finished_match(ann, ben, visibility="public")
    pages = (f"/people/{ben.id}", "/you/people", f"/you/matches?against={eve.id}")
    before = [(await ann.get(one)).text.count("<") for one in pages]
    private = await finished_match(ben, eve, visibility="private")

    texts = [(await ann.get(one)).text for one in pages]
    assert [text.count("<") for text in texts] == before and not any(private in text for text in texts)
