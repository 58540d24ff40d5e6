"""A tournament is played to its ranking, and its coaches go on to the next one."""

import asyncio
import json

import pytest

from tests.support.fairness.words import committed
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import (
    choose_nothing_for_all,
    fixtures_under_way,
    refused_with,
    resign_fixture,
    start_new_tournament,
    tournament_document,
)

pytestmark = pytest.mark.anyio


async def test_a_round_robin_is_played_to_its_ranking(people: People) -> None:
    cup, coaches = await start_new_tournament(people)

    for day in (1, 2, 3):
        doc = await choose_nothing_for_all(coaches, cup)
        assert doc["view"]["day"] == day
        (fixture,) = fixtures_under_way(doc)
        assert await refused_with(coaches[0], "GET", f"/api/matches/{fixture['match']['id']}/record") == (
            409,
            "conflict",
        )
        await resign_fixture(coaches, fixture)

    doc = await tournament_document(people.nobody(), cup)
    assert doc["status"] == "finished"
    assert [row["place"] for row in doc["table"]] == [1, 2, 3]
    assert [one["score"] for one in doc["fixtures"] if one["state"] == "played"] == [[0, 3]] * 3
    assert {one["reason"] for one in doc["fixtures"] if one["state"] == "played"} == {"resigned"}
    for fixture in doc["fixtures"]:
        if fixture["match"]:
            record = await people.nobody().get(f"/api/matches/{fixture['match']['id']}/record")
            assert json.loads(record.text.splitlines()[0])["options"]["extra_time"] is False
    await two_want_the_next_cup_at_once(people, cup, coaches)


async def two_want_the_next_cup_at_once(people: People, cup: str, coaches: list[Person]) -> None:
    last = await tournament_document(coaches[0], cup)
    stranger = await (await people("Zoë")).post(f"/api/tournaments/{cup}/next")
    async with coaches[2].called() as called:
        bodies = [{"word_commitment": committed(str(one.name))} for one in coaches[:2]]
        answers = await asyncio.gather(
            *(
                one.post(f"/api/tournaments/{cup}/next", body)
                for one, body in zip(coaches[:2], bodies, strict=True)
            )
        )
        call = await called.until("call")
    header = (await coaches[2].get("/you/calls")).text
    again = await coaches[0].post(f"/api/tournaments/{cup}/next")
    page = (await coaches[2].http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})).text
    await coaches[2].post(f"/api/tournaments/{cup}/next")
    after = (await coaches[2].get("/you/calls")).text

    assert stranger.status_code == 403
    assert {answer.status_code for answer in (*answers, again)} == {200}
    (next_cup,) = {answer.json()["id"] for answer in (*answers, again)}
    doc = await tournament_document(coaches[0], cup)
    host = doc["next"]["host"]
    assert doc["next"] == {"id": next_cup, "status": "lobby", "host": host}
    assert host["name"] in {"Ann", "Bořek"}
    assert f"{host['name']} wants to play the next cup." in page
    assert (call["kind"], call["match"], call["name"]) == ("cup", next_cup, host["name"])
    assert f'href="/tournaments/{cup}"' in header
    assert cup not in after, "he has joined"
    following = await tournament_document(coaches[0], next_cup)
    seated = {one["player"]["name"]: one["team"] for one in following["coaches"]}
    assert seated == {one["player"]["name"]: one["team"] for one in last["coaches"]}
    assert following["options"] == last["options"]
    assert following["next"] is None
    promised = {one["commitment"] for one in following["fairness"]["words"]}
    assert promised == {committed("Ann"), committed("Bořek"), None}, "each coach has given their own word"
