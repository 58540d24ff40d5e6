"""The page of an analysis: it is asked for and read, and a person's marks are for those who played."""

import asyncio
import random
from typing import Any

import pytest

from tests.support.matches.people import People, Person
from tests.support.matches.playing import play_over_http, start_match

pytestmark = [pytest.mark.anyio, pytest.mark.db]

PLACED = 8
"""The first actions of a race, which are not judged."""


async def ready(person: Person, match: str) -> dict[str, Any]:
    async with asyncio.timeout(120):
        while True:
            state = (await person.get(f"/api/matches/{match}/analysis")).json()
            if state["state"] not in ("waiting", "working"):
                return dict(state)
            await asyncio.sleep(0.05)


async def test_an_analysis_is_asked_for_and_read(people: People) -> None:
    match, (ann, ben) = await start_match(people, visibility="public")
    page, rng = f"/matches/{match}/analysis", random.Random(4)
    early = await ann.post(f"/api{page}")
    await play_over_http(match, [ann, ben], rng, PLACED + 6)
    await ann.post(f"/api/matches/{match}/resign")
    nobody = people.nobody()
    before = (await ann.get(f"/api{page}")).json()
    result, asks = (await ann.get(f"/matches/{match}/result")).text, (await ann.get(page)).text

    await ann.http.post(page, headers={"Accept": "text/html"})
    state = await ready(ann, match)
    told, seen_by_others = (await ann.get(page)).text, await ready(nobody, match)
    stranger, tries = (await nobody.get(page)).text, await ann.get(f"{page}/try")
    beside = (await ann.get(f"{page}/decisions")).json()
    await ann.http.post(f"{page}/marks", data={"on": "1"}, headers={"Accept": "text/html"})
    shown, again = await ready(nobody, match), (await ann.get(page)).text

    assert early.status_code == 409
    assert before["state"] == "none" and f'href="{page}"' in result and "Analyse" in asks
    report = state["analysis"]
    assert state["state"] == "ready" and report["unit"] == "points"
    assert {one["seat"] for one in report["decisions"]} <= {0, 1} and report["decisions"]
    assert [one["result"] for one in report["splits"]] == [0, 1]
    assert report["curve"][-1][1] == [0, 1]
    assert seen_by_others["analysis"]["decisions"] == []
    assert seen_by_others["analysis"]["splits"] == report["splits"]
    assert seen_by_others["hidden"] == [0, 1] and state["hidden"] == []
    for one in report["lead_splits"]:
        assert one["before"] + one["dice"] + sum(one["decisions"]) == pytest.approx(one["result"], abs=1e-9)
    marked = [one for one in report["decisions"] if one["moment"]]
    assert [one["seq"] for one in beside["found"]] == [one["first"] - 1 for one in marked]
    assert shown["hidden"] == [1] and {one["seat"] for one in shown["analysis"]["decisions"]} == {0}
    assert "Others may see my marks" in told and 'name="on"' in told and 'name="on"' not in again
    assert "How the result came about" in told and "Lost" in told
    assert "Only those who played see the marks" in stranger
    assert tries.status_code == 200
