"""Tournaments over HTTP: refused where they make no sense, and hidden without their code."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.support.matches.people import People
from tests.support.matches.tournaments import GAME, enrol, open_tournament, refused_with, tournament_document

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "um_reifenbreite"},
        {"coaches": 2},
        {"coaches": 9},
        {"name": "  "},
        {"options": {"format": "league"}},
        {"options": {"hands": None}},
        {"grace_minutes": 0},
        {"team": "wolves"},
    ],
)
async def test_what_cannot_be_held_is_refused(people: People, wrong: dict[str, Any]) -> None:
    ann = await people("Ann")
    wish = {"game": GAME, "coaches": 3, "name": "Cup"} | wrong

    assert await refused_with(ann, "POST", "/api/tournaments", wish) == (400, "bad_request")


async def test_a_private_tournament_needs_its_code(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    cup = await open_tournament(ann, visibility="private")
    code = (await tournament_document(ann, cup))["code"]

    assert await refused_with(ben, "GET", f"/api/tournaments/{cup}") == (403, "forbidden")
    assert await refused_with(ben, "POST", f"/api/tournaments/{cup}/coaches", {}) == (403, "forbidden")
    listed = (await ben.get("/api/tournaments")).json()["items"]
    assert cup not in [one["id"] for one in listed]
    assert (await tournament_document(ben, cup, code=code))["name"] == "Alpine Cup"
    await enrol(ben, cup, code=code)


async def test_mine_has_a_tournament_whose_host_coaches_no_team(people: People) -> None:
    ann = await people("Ann")
    cup = await open_tournament(ann, visibility="private", sit=False)

    mine = (await ann.get("/api/tournaments", mine=1)).json()["items"]

    assert [one["id"] for one in mine] == [cup]


async def test_a_tournament_with_a_set_time_says_when_it_begins(people: People) -> None:
    ann = await people("Ann")
    at = (datetime.now(UTC) + timedelta(days=1)).replace(microsecond=0)

    cup = await open_tournament(ann, begins_at=at.isoformat(), fill_with="easy")

    doc = await tournament_document(ann, cup)
    assert (datetime.fromisoformat(doc["begins_at"]), doc["fill_with"]) == (at, "easy")
