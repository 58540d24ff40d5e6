"""A match starts with the players who are there."""

import pytest

from tests.support.matches.lobbies import open_lobby_of_two, page_of_match, refusal
from tests.support.matches.people import People

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_table_of_four_starts_with_the_three_who_are_there(people: People) -> None:
    path, ann, ben = await open_lobby_of_two(people, seats=4)
    match, cid = path.rpartition("/")[2], await people("Cid")
    await cid.sits(match, seat=3)
    await cid.http.put(f"{path}/seats/3", json={"jersey": "violet"})

    async with cid.live(match) as live:
        await live.until("state")
        await live.send(t="chat", text="From seat 3")
        await live.until("chat")
        started = await ann.post(f"{path}/start", {"seats": 3})
        await live.until_started()
        async with ann.live(match) as replay:
            said = await replay.until("chat")

    assert started.status_code == 200
    assert [seat["player"]["name"] for seat in live.doc["seats"]] == ["Ann", "Ben", "Cid"]
    assert live.doc["viewer"] == {"seat": 2}
    assert live.doc["view"]["teams"]["2"]["colour"] == "violet"
    assert said["seat"] == 2
    assert (await ben.get(path)).json()["options"]["colours"][2] == "violet"


async def test_with_fewer_it_starts_only_with_those_whom_the_host_saw_and_where_the_game_allows_it(
    people: People,
) -> None:
    path, ann, _ = await open_lobby_of_two(people, seats=4, game="extraliga", options={"playoff": True})

    other = await ann.post(f"{path}/start", {"seats": 3})
    playoff = await ann.post(f"{path}/start", {"seats": 2})
    without = await page_of_match(ann, path)
    await ann.http.put(f"{path}/options", json={"options": {}})
    alone = await page_of_match(ann, path)
    still = (await ann.get(path)).json()

    assert refusal(other) == (409, "conflict")
    assert refusal(playoff) == (400, "bad_request")
    assert "Začít se 2 hráči" not in without
    assert "Začít se 2 hráči" in alone
    assert (still["status"], len(still["seats"])) == ("lobby", 4)
