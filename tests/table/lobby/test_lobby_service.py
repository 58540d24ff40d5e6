"""A host seats computers and starts the match."""

import pytest

from tests.support.matches.people import People, status_and_code
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def test_a_host_chooses_how_strong_a_computer_player_is(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(seats=5, game="extraliga"))["id"]

    for strength in ("godlike", ""):
        answer = await ann.post(f"/api/matches/{match}/seats", {"bot": strength})
        assert (status_and_code(answer))[1] == "bad_request"
    for strength in ("random", "easy", "normal", "hard"):
        await ann.post(f"/api/matches/{match}/seats", {"bot": strength})

    seats = (await ann.get(f"/api/matches/{match}")).json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "random", "easy", "normal", "hard"]


async def test_only_the_host_removes_seats_computer_players_and_starts(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens(seats=3))["id"]
    await bob.sits(match)

    refused = [
        await bob.http.delete(f"/api/matches/{match}/seats/0"),
        await bob.post(f"/api/matches/{match}/seats", {"bot": "random"}),
        await bob.post(f"/api/matches/{match}/start"),
    ]
    too_early = await ann.post(f"/api/matches/{match}/start")
    removed = await ann.http.delete(f"/api/matches/{match}/seats/1")

    assert [status_and_code(answer) for answer in refused] == [(403, "forbidden")] * 3
    assert status_and_code(too_early) == (409, "conflict")
    assert removed.json()["seats"][1]["player"] is None


async def test_a_host_who_leaves_is_followed_by_the_longest_seated_who_is_there(people: People) -> None:
    ann, ben, cid = await people("Ann"), await people("Ben"), await people("Cid")
    match = (await ann.opens(seats=4))["id"]
    await ben.sits(match)
    await cid.sits(match)
    async with cid.live(match) as live:
        await live.until("state")
        left = await ann.http.delete(f"/api/matches/{match}/seats/0")
    alone = await cid.http.delete(f"/api/matches/{match}/seats/2")

    assert left.json()["host"]["name"] == "Cid"
    assert alone.json()["host"]["name"] == "Cid", "nobody else is there"
    assert status_and_code(await ann.post(f"/api/matches/{match}/start")) == (403, "forbidden")


async def test_a_match_starts_once_and_its_seats_are_given(people: People) -> None:
    match, (ann, _) = await start_match(people)
    cid = await people("Cid")

    again = await ann.post(f"/api/matches/{match}/start")
    removal = await ann.http.delete(f"/api/matches/{match}/seats/1")
    bot = await ann.post(f"/api/matches/{match}/seats", {"bot": "random"})
    late = await cid.post(f"/api/matches/{match}/seats", {})

    assert status_and_code(again) == (409, "already_started")
    assert status_and_code(removal) == (409, "already_started")
    assert status_and_code(bot) == (409, "already_started")
    assert status_and_code(late) == (409, "match_full")
