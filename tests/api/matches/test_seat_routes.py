"""Seats of a table over HTTP: taken, left, given jerseys and computers, until the match starts."""

import pytest

from tests.support.fairness.words import committed
from tests.support.matches.people import People, status_and_code

pytestmark = pytest.mark.anyio


async def test_a_seat_can_be_chosen_taken_and_left(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens(seats=3))["id"]

    sat = await bob.sits(match, seat=2)
    again = await bob.post(f"/api/matches/{match}/seats", {"seat": 1})
    left = await bob.http.delete(f"/api/matches/{match}/seats/2")

    assert [seat["player"] and seat["player"]["name"] for seat in sat["seats"]] == ["Ann", None, "Bob"]
    assert status_and_code(again) == (409, "conflict")
    assert left.json()["seats"][2]["player"] is None


async def test_a_taken_seat_is_a_conflict_and_a_full_table_is_full(people: People) -> None:
    ann, bob, cid = await people("Ann"), await people("Bob"), await people("Cid")
    match = (await ann.opens())["id"]

    taken = await bob.post(f"/api/matches/{match}/seats", {"seat": 0})
    nowhere = await bob.post(f"/api/matches/{match}/seats", {"seat": 2})
    await bob.sits(match)
    full = await cid.post(f"/api/matches/{match}/seats", {})

    assert status_and_code(taken) == (409, "conflict")
    assert status_and_code(nowhere) == (404, "not_found")
    assert status_and_code(full) == (409, "match_full")


async def test_a_computer_player_has_no_word(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(word_commitment=committed("ann")))["id"]

    await ann.sits(match, bot="random", word_commitment=committed("bot"))

    words = [{"commitment": committed("ann"), "word": None}, {"commitment": None, "word": None}]
    assert (await ann.document(match))["fairness"]["words"] == words


@pytest.mark.parametrize("path", ["", "/{match}/seats", "/{match}/rematch"])
async def test_a_client_seed_is_refused_with_the_name_of_what_to_send(people: People, path: str) -> None:
    ann = await people("Ann")
    match = (await ann.opens())["id"]

    body = {"game": "um_reifenbreite", "seats": 2} if path == "" else {}
    answer = await ann.post("/api/matches" + path.format(match=match), body | {"client_seed": "one"})

    assert status_and_code(answer) == (400, "bad_request")
    assert "word_commitment" in answer.json()["detail"]
