"""The host of a tournament under way waits longer, ends pauses, settles matches and removes coaches."""

import pytest

from tests.api.tournaments.test_live_channel import started_knockout
from tests.support.matches.people import People
from tests.support.matches.tournaments import (
    fixtures_under_way,
    refused_with,
    resign_fixture,
    tournament_document,
)

pytestmark = pytest.mark.anyio


async def test_only_the_host_lengthens_the_grace_and_nobody_shortens_it(people: People) -> None:
    cup, (host, ben, *_) = await started_knockout(people)
    path = f"/tournaments/{cup}/grace"

    longer = await host.http.post(path, data={"grace_minutes": 30})
    shorter = await host.http.post(path, data={"grace_minutes": 5})

    assert (longer.status_code, shorter.status_code) == (303, 400)
    doc = await tournament_document(host, cup)
    assert doc["grace_minutes"] == 30
    assert [(one["event"], one["minutes"]) for one in doc["log"][-1:]] == [("grace_lengthened", 30)]
    assert (await refused_with(ben, "PUT", f"/api/tournaments/{cup}", {"grace_minutes": 60}))[0] == 403


async def test_the_host_ends_the_pause_before_a_round(people: People) -> None:
    cup, coaches = await started_knockout(people, pause_minutes=60)
    for fixture in fixtures_under_way(await tournament_document(coaches[0], cup)):
        await resign_fixture(coaches, fixture)
    (final,) = fixtures_under_way(await tournament_document(coaches[0], cup))
    page = await coaches[0].http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})

    assert (await refused_with(coaches[1], "POST", f"/api/tournaments/{cup}/round"))[0] == 403
    answer = await coaches[0].http.post(f"/tournaments/{cup}/round")

    doc = await tournament_document(coaches[0], cup)
    assert (final["match"], "Begin it now" in page.text, answer.status_code) == (None, True, 303)
    assert doc["fixtures"][final["number"]]["match"]["status"] == "playing"
    assert doc["log"][-1]["event"] == "round_opened"
    assert await refused_with(coaches[0], "POST", f"/api/tournaments/{cup}/round") == (409, "conflict")


async def test_a_coach_who_has_not_come_loses_by_walkover(people: People) -> None:
    cup, (host, *_) = await started_knockout(people)
    first = fixtures_under_way(await tournament_document(host, cup))[0]
    absent, other = first["coaches"]

    answer = await host.http.post(
        f"/tournaments/{cup}/walkover", data={"fixture": first["number"], "coach": absent}
    )

    assert answer.status_code == 303
    fixture = (await tournament_document(host, cup))["fixtures"][first["number"]]
    assert (fixture["state"], fixture["winner"]) == ("walkover", other)
    assert (await host.get(f"/api/matches/{first['match']['id']}")).json()["status"] == "finished"


async def test_the_host_removes_a_coach_who_then_loses_all_matches(people: People) -> None:
    cup, (host, *_) = await started_knockout(people)

    answer = await host.http.post(f"/tournaments/{cup}/leave", data={"coach": 3})

    assert answer.status_code == 303
    assert (await tournament_document(host, cup))["coaches"][3]["left"] is True
