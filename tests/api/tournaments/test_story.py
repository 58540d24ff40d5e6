"""The page of a knockout names its matches, tells results and upsets, and ends with a podium."""

import html
import re

import pytest

from app.api.services import Services
from app.api.tournaments.live_drawing import live_drawing
from app.api.tournaments.story import StoryLine
from app.db.models import Story
from app.tournaments import start
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
from tests.table.stories.test_story_service import until_told
from tests.tournaments.test_results import resign_the_match, started_cup

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

    page = await shown(coaches[0], cup)
    assert page.count("Ann goes top, points: 6") == 1
    assert "Upset" not in page


async def story_of(services: Services, cup: str) -> list[StoryLine]:
    return (await live_drawing(services, cup, "en", [])).story


@pytest.mark.db
async def test_a_win_against_a_hundred_points_more_is_an_upset(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def strengths(*of: object) -> list[int | None]:
        return [1500, 1400, 1301]

    monkeypatch.setattr(start, "strengths_of", strengths)
    cup, people = await started_cup(services)
    told = {}
    for _ in people:
        match_id = await resign_the_match(services, cup, by=people)
        table = await services.tables.load(match_id)
        tournament = await services.tournaments.look(cup)
        seats = [people.index(seat.player_id or "") for seat in table.seats]
        line = next(one for one in await story_of(services, cup) if one.id == f"{tournament.seq}-0")
        told[frozenset(seats)] = line.says.startswith("Upset, seed ")

    assert told == {frozenset({0, 1}): True, frozenset({0, 2}): True, frozenset({1, 2}): False}


@pytest.mark.db
async def test_the_headline_of_a_match_is_a_line_of_the_story(services: Services) -> None:
    cup, people = await started_cup(services)
    match_id = await resign_the_match(services, cup, by=people)
    await until_told(services, match_id)
    async with services.sessions.begin() as session:
        report = await session.get_one(Story, match_id)
        report.story = report.story | {"headline": "hl-late"}
    await services.tournaments.look(cup)

    lines = {line.id: line for line in await story_of(services, cup)}

    told, result = lines["1-match"], lines["1-0"]
    assert told.says.endswith(" turns it around at the end")
    assert (told.label, told.seat, told.at) == (result.label, result.seat, result.at)
