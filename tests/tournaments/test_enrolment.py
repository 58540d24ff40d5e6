"""Coaches take their places before a tournament starts."""

import pytest

from tests.support.matches.people import People
from tests.support.matches.tournaments import enrol, open_tournament, refused_with, tournament_document

pytestmark = pytest.mark.anyio


async def test_a_new_tournament_has_all_options_and_its_host_as_first_coach(people: People) -> None:
    ann = await people("Ann")

    cup = await open_tournament(ann, coaches=4)

    doc = await tournament_document(ann, cup)
    assert doc["status"] == "lobby"
    assert doc["options"]["format"] == "round_robin"
    assert doc["grace_minutes"] == 10
    assert [one["player"] and one["player"]["name"] for one in doc["coaches"]] == ["Ann", None, None, None]
    assert doc["coaches"][0]["team"] == "dragons"
    assert doc["fairness"]["server_seed"] is None
    assert len(doc["code"]) >= 8
    assert (await tournament_document(people.nobody(), cup))["code"] is None


async def test_every_coach_has_another_team_and_one_place(people: People) -> None:
    ann, ben, eva = await people("Ann"), await people("Ben"), await people("Eva")
    cup = await open_tournament(ann, team="bears")
    path = f"/api/tournaments/{cup}/coaches"

    assert await refused_with(ben, "POST", path, {"team": "bears"}) == (409, "conflict")
    await enrol(ben, cup, team="elves")
    assert await refused_with(ben, "POST", path, {}) == (409, "conflict")
    assert await refused_with(ben, "PUT", f"{path}/1", {"team": "bears"}) == (409, "conflict")
    assert await refused_with(ann, "PUT", f"{path}/1", {"team": "ogres"}) == (403, "forbidden")
    assert await refused_with(ben, "POST", path, {"bot": "random"}) == (403, "forbidden")
    assert await refused_with(ann, "POST", f"/api/tournaments/{cup}/start") == (409, "conflict")
    await enrol(ann, cup, bot="random")
    assert await refused_with(eva, "POST", path, {}) == (409, "match_full")
    assert len({one["team"] for one in (await tournament_document(ann, cup))["coaches"]}) == 3
