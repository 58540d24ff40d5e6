"""Jerseys and teams of seats."""

import pytest

from tests.support.matches.people import People, Person

pytestmark = pytest.mark.anyio


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
    assert await wears(bob, 1, "violet") == (409, "conflict")  # A player wears it.
    assert await wears(bob, 1, "teal") == (200, ["violet", "teal", "orange"])  # Nobody sits there.
    assert await wears(bob, 0, "blue") == (403, "forbidden")
    assert await wears(eve, 2, "blue") == (403, "forbidden")
    # The host chooses for a free seat.
    assert await wears(ann, 2, "blue") == (200, ["violet", "teal", "blue"])
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


async def test_each_coach_chooses_a_team_before_the_start_and_the_host_those_of_computers(
    people: People,
) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    match = (await ann.opens("helvetia_cup", options={"teams": ["bears", "elves"]}))["id"]
    await bob.sits(match)
    seats = f"/api/matches/{match}/seats"

    async def plays(person: Person, seat: int, team: str) -> tuple[int, object]:
        answer = await person.http.put(f"{seats}/{seat}", json={"team": team})
        said = answer.json()
        return answer.status_code, said["options"]["teams"] if answer.is_success else said["code"]

    assert await plays(bob, 1, "vampires") == (200, ["bears", "vampires"])
    assert await plays(ann, 0, "vampires") == (200, ["vampires", "vampires"])  # A friendly allows it.
    assert await plays(ann, 1, "bears") == (403, "forbidden")
    assert await plays(eve, 0, "bears") == (403, "forbidden")
    assert await plays(ann, 0, "lions") == (400, "bad_request")
    status, drawn = await plays(ann, 0, "")
    assert status == 200 and isinstance(drawn, list) and drawn[0] != "vampires" and drawn[1] == "vampires"
    answer = await ann.http.put(f"/api/matches/{match}/options", json={"options": {"cards": False}})
    assert answer.json()["options"]["teams"] == drawn  # The seats keep their teams.

    await ann.starts(match)
    assert await plays(ann, 0, "bears") == (409, "already_started")


async def test_the_match_starts_when_every_coach_is_ready_with_the_team(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens("helvetia_cup"))["id"]
    page = f"/matches/{match}"

    async def says(person: Person, seat: int, **choice: object) -> tuple[int, object]:
        answer = await person.http.put(f"/api{page}/seats/{seat}", json=choice)
        said = answer.json()
        return answer.status_code, said["status"] if answer.is_success else said["code"]

    async def ready() -> list[bool]:
        return [sat.get("ready", False) for sat in (await ann.document(match))["seats"]]

    alone = (await ann.http.get(page)).text
    assert await says(ann, 0, ready=True) == (200, "lobby")  # A seat is free.
    await bob.sits(match)
    waiting = (await ann.http.get(page)).text
    asked = (await bob.http.get(page)).text

    assert "Ready" not in alone and f'action="{page}/start"' in alone
    assert ">Not yet</button>" in waiting and f'action="{page}/start"' not in waiting
    assert ">Ready</button>" in asked and '<span class="chip">Ready</span>' in asked
    assert await says(bob, 0, ready=True) == (403, "forbidden")
    assert await says(ann, 0, team="elves") == (200, "lobby")  # The other one has not seen that team.
    assert await ready() == [False, False]
    await bob.http.post(f"{page}/ready", data={"seat": "1", "ready": "on"})
    assert await ready() == [False, True]
    await ann.http.put(f"/api{page}/options", json={"options": {"cards": False}})
    assert await ready() == [False, False]
    assert await says(bob, 1, ready=True) == (200, "lobby")
    await bob.http.post(f"{page}/ready", data={"seat": "1", "ready": ""})
    assert await ready() == [False, False]
    assert await says(ann, 0, ready=True) == (200, "lobby")
    status, begun = await says(bob, 1, team="bears", ready=True)
    assert status == 200 and begun in ("starting", "playing")
    assert await ready() == [False, False]


async def test_where_nobody_chooses_a_team_nobody_says_that_it_stands(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens("um_reifenbreite"))["id"]

    answer = await ann.http.put(f"/api/matches/{match}/seats/0", json={"ready": True})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
