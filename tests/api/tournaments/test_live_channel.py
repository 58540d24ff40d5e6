"""The channel of a tournament's page."""

import pytest

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


async def started_knockout(people: People, **more: str) -> tuple[str, list[Person]]:
    """Start a knockout of four people; return its id and them by place."""
    coaches = [await people(name) for name in ("Ann", "Ben", "Eva", "Ivo")]
    cup = await open_tournament(
        coaches[0], game="hockey_game", coaches=4, options={"format": "knockout"}, **more
    )
    code = (await tournament_document(coaches[0], cup))["code"]
    for coach in coaches[1:]:
        await enrol(coach, cup, code=code)
    await start_tournament(coaches[0], cup)
    return cup, coaches


async def test_a_page_hears_of_results_and_sees_the_matches_under_way(people: People) -> None:
    cup, coaches = await started_knockout(people)
    first, second = fixtures_under_way(await tournament_document(coaches[0], cup))

    async with people.nobody().follows_tournament(cup) as live:
        tiles = (await live.until("tiles"))["tiles"]
        await resign_fixture(coaches, first)
        await live.until("changed")

    assert {one["id"] for one in tiles} == {first["match"]["id"], second["match"]["id"]}
    assert [bool(one.get("svg")) for one in tiles] == [True, False]


async def test_the_channel_of_a_private_tournament_needs_its_code(people: People) -> None:
    cup, coaches = await started_knockout(people, visibility="private")
    code = (await tournament_document(coaches[0], cup))["code"]

    async with people.nobody().follows_tournament(cup) as live:
        assert (await live.until("error"))["code"] == "forbidden"
        assert await live.closed() == 4403
    async with people.nobody().follows_tournament(cup, code=code) as live:
        assert len((await live.until("tiles"))["tiles"]) == 2
