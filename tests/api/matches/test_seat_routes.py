"""Seats of a table over HTTP: taken, left, dressed and given to computers, until the match starts."""

import pytest

from tests.support.people import People, Person, status_and_code
from tests.support.playing import start_match

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


async def test_a_seat_chooses_its_jersey_before_the_start_where_the_game_lets_it(people: People) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    match = (await ann.opens(seats=3))["id"]
    await bob.sits(match)
    seats = f"/api/matches/{match}/seats"

    async def wears(person: Person, seat: int, jersey: object) -> tuple[int, object]:
        answer = await person.http.put(f"{seats}/{seat}", json={"jersey": jersey})
        said = answer.json()
        return answer.status_code, said["options"]["colours"] if answer.is_success else said["code"]

    assert await wears(ann, 0, "violet") == (200, ["violet", "orange", "teal"])
    assert await wears(ann, 0, "violet") == (200, ["violet", "orange", "teal"])
    assert await wears(bob, 1, "violet") == (409, "conflict")  # a player wears it
    assert await wears(bob, 1, "teal") == (200, ["violet", "teal", "orange"])  # nobody sits there
    assert await wears(bob, 0, "blue") == (403, "forbidden")
    assert await wears(eve, 2, "blue") == (403, "forbidden")
    assert await wears(ann, 2, "blue") == (200, ["violet", "teal", "blue"])  # the host, for a free seat
    assert await wears(ann, 0, "green") == (400, "bad_request")
    assert await wears(ann, 0, None) == (422, "bad_request")
    assert await wears(ann, 7, "blue") == (404, "not_found")
    assert [sat["sign"] for sat in (await bob.document(match))["seats"]] == [3, 2, 0]

    await eve.sits(match)
    await ann.starts(match)
    assert await wears(ann, 0, "orange") == (409, "already_started")
    teams = (await ann.document(match))["view"]["teams"]
    assert [team["colour"] for team in teams.values()] == ["violet", "teal", "blue"]


async def test_where_nobody_chooses_a_jersey_the_signs_are_those_of_the_seats(people: People) -> None:
    ann = await people("Ann")
    match = await ann.opens("hockey_game")

    answer = await ann.http.put(f"/api/matches/{match['id']}/seats/0", json={"jersey": "blue"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert [sat["sign"] for sat in match["seats"]] == [0, 1]


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


async def test_a_computer_player_brings_the_seed_that_it_is_given(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(client_seed="one"))["id"]

    await ann.sits(match, bot="random", client_seed="two")
    wrong = await ann.post(f"/api/matches/{match}/seats", {"bot": "random", "client_seed": "a b"})

    assert (await ann.document(match))["fairness"]["client_seeds"] == ["one", "two"]
    assert (status_and_code(wrong))[1] == "bad_request"


async def test_the_server_plays_a_leavers_seat_until_he_is_back(people: People) -> None:
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
    seeds = (await bob.document(match))["fairness"]["client_seeds"]

    await cid.sits(match, client_seed="mine")

    document = await cid.document(match)
    assert document["viewer"] == {"seat": 0}
    assert document["seats"][0]["player"]["name"] == "Cid"
    assert document["fairness"]["client_seeds"] == seeds, "who sits down later changes none"
    assert (await ann.document(match))["viewer"] == {"seat": None}
