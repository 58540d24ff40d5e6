"""Tournaments of Stadion's formats over HTTP: seeded by strength, played, verified."""

import json

import msgspec
import pytest

from app.table.replay.record import verify
from app.table.replay.tournament_check import FinishedTournament
from tests.support.matches.people import People
from tests.support.matches.tournaments import (
    enrol,
    fixtures_under_way,
    open_tournament,
    refused_with,
    resign_fixture,
    start_tournament,
    tournament_document,
)

pytestmark = pytest.mark.anyio
HOCKEY = "hockey_game"


async def test_a_round_robin_starts_with_a_free_place_and_is_played_to_its_end(people: People) -> None:
    coaches = [await people(name) for name in ("Ann", "Ben", "Eva")]
    ann, ben, eva = coaches
    cup = await open_tournament(ann, game=HOCKEY, coaches=4, options={"format": "round_robin"})
    await enrol(ben, cup)
    assert await refused_with(ann, "POST", f"/api/tournaments/{cup}/start") == (409, "conflict")
    await enrol(eva, cup)

    await start_tournament(ann, cup)

    while fixtures := fixtures_under_way(await tournament_document(ann, cup)):
        assert {coach for one in fixtures for coach in one["coaches"]} <= {0, 1, 2}
        for fixture in fixtures:
            await resign_fixture(coaches, fixture, side=fixture["coaches"].index(max(fixture["coaches"])))
    doc = await tournament_document(ann, cup)
    assert doc["status"] == "finished"
    assert [(row["coach"], row["place"], row["points"]) for row in doc["table"]] == [
        (0, 1, 6),
        (1, 2, 3),
        (2, 3, 0),
    ]
    assert doc["draws"][0]["draws"][0]["n"] == 3
    played = [one for one in doc["fixtures"] if one["match"]]
    assert [one["places"] for one in played] == [
        [1, 2] if one["winner"] == one["coaches"][0] else [2, 1] for one in played
    ]
    record = (await ann.get(f"/api/matches/{played[0]['match']['id']}/record")).text
    assert verify(record.splitlines(), tournament=msgspec.convert(doc, FinishedTournament)).ok


async def test_a_swiss_tournament_of_helvetia_cup_has_plain_matches(people: People) -> None:
    ann = await people("Ann")
    cup = await open_tournament(ann, coaches=8, sit=False, options={"format": "swiss"})
    for _ in range(8):
        await enrol(ann, cup, bot="random")

    await start_tournament(ann, cup)

    doc = await tournament_document(ann, cup)
    assert (doc["view"]["format"], doc["view"]["days"], doc["to_choose"]) == ("swiss", 4, [])
    first_round = [one for one in doc["fixtures"] if one["round"] == 0]
    assert sorted(coach for one in first_round for coach in one["coaches"]) == list(range(8))
    plain = await ann.opens("helvetia_cup")
    match = (await ann.get(f"/api/matches/{first_round[0]['match']['id']}")).json()
    assert match["options"]["hands"] == plain["options"]["hands"]


async def test_the_matches_have_the_clock_of_the_tournament_and_are_rated_as_it_is(people: People) -> None:
    ann = await people("Ann")
    clock = {"kind": "bank", "ms": 600000, "increment_ms": 5000}
    cup = await open_tournament(
        ann, coaches=8, sit=False, options={"format": "swiss"}, clock=clock, rated=False
    )
    for _ in range(8):
        await enrol(ann, cup, bot="random")

    await start_tournament(ann, cup)

    doc = await tournament_document(ann, cup)
    match = (await ann.get(f"/api/matches/{doc['fixtures'][0]['match']['id']}")).json()
    assert (doc["clock"], doc["rated"]) == (match["clock"], match["rated"])
    assert (match["clock"]["ms"], match["rated"]) == (600000, False)


async def test_a_season_of_extraliga_is_one_match_of_all(people: People) -> None:
    ann = await people("Ann")
    cup = await open_tournament(
        ann, game="extraliga", coaches=4, options={"format": "round_robin", "seats": 4}
    )
    for _ in range(3):
        await enrol(ann, cup, bot="random")

    await start_tournament(ann, cup)

    (fixture,) = (await tournament_document(ann, cup))["fixtures"]
    assert sorted(fixture["coaches"]) == [0, 1, 2, 3]
    seats = (await ann.get(f"/api/matches/{fixture['match']['id']}")).json()["seats"]
    assert [one["coach"] for one in seats] == fixture["coaches"]


@pytest.mark.parametrize(
    ("game", "coaches", "options"),
    [
        (HOCKEY, 9, {"format": "round_robin"}),
        (HOCKEY, 8, {"format": "swiss", "seats": 4}),
        (HOCKEY, 8, {"format": "swiss", "match": {"no_such": 1}}),
        ("extraliga", 8, {"format": "swiss", "seats": 3}),
    ],
)
async def test_a_tournament_that_cannot_be_played_is_refused(
    people: People, game: str, coaches: int, options: dict[str, object]
) -> None:
    ann = await people("Ann")
    wish = json.loads(json.dumps({"game": game, "coaches": coaches, "name": "Cup", "options": options}))

    assert await refused_with(ann, "POST", "/api/tournaments", wish) == (400, "bad_request")
