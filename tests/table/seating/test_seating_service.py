"""Players leave and come back; substitutes and the server play for them."""

import pytest

from tests.support.matches.people import People
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def test_the_server_plays_a_leavers_seat_until_they_are_back(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    await ann.http.delete(f"/api/matches/{match}/seats/0")
    seats = (await bob.document(match))["seats"]
    assert seats[0]["bot"] == "normal"
    assert seats[0]["player"]["name"] == "Ann"

    await ann.sits(match)

    assert (await bob.document(match))["seats"][0]["bot"] is None


async def test_a_substitute_takes_the_place_of_a_leaver(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    cid = await people("Cid")
    await ann.http.delete(f"/api/matches/{match}/seats/0")
    words = (await bob.document(match))["fairness"]["words"]

    await cid.sits(match, word_commitment="07" * 32)

    document = await cid.document(match)
    assert document["viewer"] == {"seat": 0}
    assert document["seats"][0]["player"]["name"] == "Cid"
    assert document["fairness"]["words"] == words, "who sits down later changes none"
    assert (await ann.document(match))["viewer"] == {"seat": None}
