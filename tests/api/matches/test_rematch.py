"""A rematch over the wire, as docs/PROTOCOL.md promises it."""

import pytest

from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def over(people: People, **more: object) -> tuple[str, list[Person]]:
    match, seats = await start_match(people, **more)
    assert (await seats[1].post(f"/api/matches/{match}/resign")).status_code == 200
    return match, seats


async def test_who_looks_at_a_match_that_is_over_sees_the_rematch_come_about(people: People) -> None:
    match, (ann, ben) = await over(people)

    async with ben.live(match) as live:
        await live.until("state")
        made = await ann.post(f"/api/matches/{match}/rematch")
        proposed = await live.until("patch")
        await ben.post(f"/api/matches/{match}/rematch")
        joined = await live.until("patch")
        document = await ben.document(match)

        assert made.status_code == 200
        assert made.json()["rematch_of"] == match
        assert [op["path"] for op in proposed["ops"]] == ["/rematch"]
        assert proposed["ops"][0]["value"]["starts_at"] is None
        assert proposed["ops"][0]["value"]["seats"][0]["asked"] == {
            "id": ben.id,
            "name": ben.name,
            "declined": False,
        }
        assert joined["ops"][0]["value"]["starts_at"]
        assert document["rematch"]["match"] == made.json()["id"]
        assert live.doc["rematch"] == document["rematch"]


async def test_whoever_comes_back_to_the_match_hears_of_its_rematch(people: People) -> None:
    match, (ann, ben) = await over(people)
    known = await ben.document(match)
    await ann.post(f"/api/matches/{match}/rematch")

    async with ben.live(match, seq=known["seq"]) as live:
        live.doc = known
        await live.until("patch")

    assert live.doc["rematch"]["host"]["name"] == "Ann"


async def test_anyone_who_is_in_can_start_at_once(people: People) -> None:
    match, (ann, ben) = await over(people)
    again = (await ann.post(f"/api/matches/{match}/rematch")).json()["id"]
    early = await ben.post(f"/api/matches/{again}/start")
    await ben.post(f"/api/matches/{match}/rematch")

    started = await ben.post(f"/api/matches/{again}/start")

    assert early.status_code == 403
    assert started.json()["status"] == "playing"


async def test_a_private_rematch_is_open_to_those_who_are_asked_and_unlisted(people: People) -> None:
    match, (ann, ben) = await over_private(people)
    again = (await ann.post(f"/api/matches/{match}/rematch")).json()

    seen = await ben.get(f"/api/matches/{again['id']}")
    stranger = await people("Otto")
    listed = (await stranger.get("/api/matches", status="lobby")).json()["items"]

    assert seen.status_code == 200
    assert (await stranger.get(f"/api/matches/{again['id']}")).status_code == 403
    assert again["id"] not in [one["id"] for one in listed]


async def over_private(people: People) -> tuple[str, list[Person]]:
    ann, ben = await people("Ann"), await people("Ben")
    opened = await ann.opens(visibility="private")
    await ben.sits(opened["id"], code=opened["code"])
    await ann.starts(opened["id"])
    await ann.post(f"/api/matches/{opened['id']}/resign")
    return opened["id"], [ann, ben]


async def test_a_public_table_for_a_rematch_is_not_offered_to_others(people: People) -> None:
    match, (ann, _) = await over(people)

    again = (await ann.post(f"/api/matches/{match}/rematch")).json()
    listed = (await ann.get("/api/matches", status="lobby")).json()["items"]

    assert again["visibility"] == "public"
    assert again["id"] not in [one["id"] for one in listed]


async def test_every_header_and_the_list_of_the_first_page_lead_to_a_rematch(
    people: People,
) -> None:
    match, (ann, ben) = await over(people)
    again = (await ann.post(f"/api/matches/{match}/rematch")).json()["id"]

    header, home = (await ben.get("/you/calls")).text, (await ben.get("/")).text
    assert f'href="/matches/{again}"' in header
    assert "Ann wants a rematch" in header
    assert "Ann wants a rematch" in home
    assert again not in (await ann.get("/you/calls")).text, "she waits"

    await ben.http.delete(f"/api/matches/{match}/rematch")
    assert again not in (await ben.get("/you/calls")).text
    assert "wants a rematch" not in (await ben.get("/")).text


async def test_not_now_is_seen_and_may_be_taken_back(people: People) -> None:
    match, (ann, ben) = await over(people)
    unasked = await ben.http.delete(f"/api/matches/{match}/rematch")
    again = (await ann.post(f"/api/matches/{match}/rematch")).json()["id"]

    declined = await ben.http.delete(f"/api/matches/{match}/rematch")
    seats = (await ann.document(match))["rematch"]["seats"]
    joined = await ben.post(f"/api/matches/{match}/rematch")

    assert [unasked.status_code, declined.status_code] == [404, 204]
    assert seats[0]["asked"]["declined"] is True
    assert joined.json()["id"] == again
    assert joined.json()["seats"][0]["asked"]["declined"] is False


@pytest.mark.parametrize("over_already", [False, True])
async def test_a_rematch_is_for_those_who_played_to_the_end(people: People, over_already: bool) -> None:
    match, (ann, _) = await (over(people) if over_already else start_match(people))
    asking = await people("Otto") if over_already else ann

    refused = await asking.post(f"/api/matches/{match}/rematch")

    assert refused.json()["code"] == ("forbidden" if over_already else "conflict")
