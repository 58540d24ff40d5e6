"""The page of a knockout names its matches, tells results and upsets, and ends with a podium."""

import html
import re

import pytest

from tests.api.tournaments.test_live_channel import started_knockout
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import (
    enrol,
    fixtures_under_way,
    open_tournament,
    resign_fixture,
    start_tournament,
    tournament_document,
)

pytestmark = pytest.mark.anyio


async def shown(person: Person, cup: str) -> str:
    """Return the page, and its text without tags."""
    answer = await person.http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", answer.text)))


async def test_the_weakest_seeds_wins_are_upsets_and_the_end_has_a_podium(people: People) -> None:
    cup, coaches = await started_knockout(people)
    doc = await tournament_document(coaches[0], cup)
    weakest = doc["view"]["seeds"][3]
    assert "Semi-final" in await shown(coaches[0], cup)

    while fixtures := fixtures_under_way(await tournament_document(coaches[0], cup)):
        for fixture in fixtures:
            loser = next(one for one in fixture["coaches"] if one != weakest)
            await resign_fixture(coaches, fixture, fixture["coaches"].index(loser))

    page = await shown(coaches[0], cup)
    assert "Upset, seed 4" in page
    assert f"{coaches[weakest].name} wins the tournament" in page
    assert "Podium" in page


async def test_the_story_tells_who_goes_top(people: People) -> None:
    coaches = [await people(name) for name in ("Ann", "Ben", "Eva")]
    wish = {"game": "hockey_game", "options": {"format": "round_robin"}}
    cup = await open_tournament(coaches[0], **wish)
    for coach in coaches[1:]:
        await enrol(coach, cup)
    await start_tournament(coaches[0], cup)

    while fixtures := fixtures_under_way(await tournament_document(coaches[0], cup)):
        for fixture in fixtures:
            seated = fixture["coaches"]
            await resign_fixture(coaches, fixture, 1 - seated.index(0) if 0 in seated else 0)

    assert (await shown(coaches[0], cup)).count("Ann goes top, points: 6") == 1
