"""A coach who leaves, or is away too long, forfeits."""

import pytest

from tests.conftest import NewDatabase, StartServer
from tests.support.matches.people import People
from tests.support.matches.tournaments import (
    choose,
    choose_nothing_for_all,
    enrol,
    fixtures_under_way,
    open_tournament,
    resign_fixture,
    start_new_tournament,
    start_tournament,
    tournament_document,
)
from tests.support.servers.database import fetch

pytestmark = pytest.mark.anyio


async def test_who_leaves_forfeits_the_match_under_way_and_those_to_come(people: People) -> None:
    cup, coaches = await start_new_tournament(people)
    (fixture,) = fixtures_under_way(await choose_nothing_for_all(coaches, cup))
    leaver, winner = fixture["coaches"]

    answer = await coaches[leaver].http.delete(f"/api/tournaments/{cup}/coaches/{leaver}")

    assert answer.status_code == 200
    doc = await tournament_document(coaches[winner], cup)
    ended = doc["fixtures"][fixture["number"]]
    assert (ended["state"], ended["winner"], ended["reason"]) == ("played", winner, "resigned")
    assert doc["coaches"][leaver]["left"] is True
    await choose_nothing_for_all(coaches, cup)
    for one in fixtures_under_way(await tournament_document(coaches[winner], cup)):
        await resign_fixture(coaches, one)
    doc = await tournament_document(coaches[winner], cup)
    assert doc["status"] == "finished"
    assert next(row for row in doc["table"] if row["coach"] == leaver)["place"] == 3


async def test_who_is_away_longer_than_the_grace_time_forfeits_that_match(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    people = People(start_server(database_url=url).url)
    cup, coaches = await start_new_tournament(people)
    (fixture,) = fixtures_under_way(await choose_nothing_for_all(coaches, cup))
    match, away = fixture["match"]["id"], fixture["coaches"][1]
    await coaches[away].http.delete(f"/api/matches/{match}/seats/1")
    assert fixtures_under_way(await tournament_document(coaches[0], cup))  # A short absence changes nothing.

    await fetch(url, "UPDATE seats SET away_since = away_since - interval '11 minutes'")

    ended = (await tournament_document(coaches[0], cup))["fixtures"][fixture["number"]]
    assert (ended["state"], ended["winner"]) == ("played", fixture["coaches"][0])
    await people.leave()


async def test_who_lets_the_others_wait_for_a_choice_chooses_nothing(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    people = People(start_server(database_url=url).url)
    cup, coaches = await start_new_tournament(people)
    first, second = (await tournament_document(coaches[0], cup))["to_choose"]
    await choose(coaches[first], cup, "1", type="prepare", training=["T01"])

    await fetch(url, "UPDATE tournament_entries SET at = at - interval '11 minutes'")

    doc = await tournament_document(coaches[first], cup)
    assert doc["view"]["stage"] == "legendary"
    assert doc["to_choose"] == [first, second]
    assert doc["own"]["tactics"] == ["T01"]
    await people.leave()


async def test_an_absent_seat_at_a_table_of_more_has_the_last_place_whoever_plays_on_for_it(
    people: People,
) -> None:
    ann = await people("Ann")
    wish = {"game": "um_reifenbreite", "coaches": 3, "options": {"format": "round_robin", "seats": 3}}
    cup = await open_tournament(ann, **wish)
    for _ in range(2):
        await enrol(ann, cup, bot="random")
    await start_tournament(ann, cup)
    (fixture,) = fixtures_under_way(await tournament_document(ann, cup))

    path = f"/api/tournaments/{cup}/fixtures/{fixture['number']}/walkover"
    assert (await ann.post(path, {"coach": 0})).status_code == 200
    async with people.nobody().live(fixture["match"]["id"]) as live:
        await live.until_over()

    doc = await tournament_document(ann, cup)
    (ended,) = doc["fixtures"]
    assert ended["places"][ended["coaches"].index(0)] == 3
    assert doc["table"][-1]["coach"] == 0
    assert doc["table"][-1]["points"] == 0
