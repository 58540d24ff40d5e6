"""The channel of a tournament's page."""

from typing import Any

import pytest

from tests.support.fairness.words import committed
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import (
    enrol,
    fixtures_under_way,
    open_tournament,
    resign_fixture,
    reveal_for_cup,
    start_tournament,
    tournament_document,
)

pytestmark = pytest.mark.anyio


async def started_knockout(people: People, **more: Any) -> tuple[str, list[Person]]:
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
        state = await live.until("state")
        tiles = (await live.until("tiles"))["tiles"]
        await resign_fixture(coaches, first)
        while (changed := await live.until("state"))["seq"] == state["seq"]:
            pass
        fixture, table, story = (
            await live.until("fixture"),
            await live.until("table"),
            await live.until("story"),
        )

    assert {one["id"] for one in tiles} == {first["match"]["id"], second["match"]["id"]}
    assert [bool(one.get("svg")) for one in tiles] == [True, False]
    assert (state["seq"], state["after"], changed["seq"], changed["after"]) == (0, 0, 1, 0)
    assert (fixture["fixture"]["number"], fixture["fixture"]["state"]) == (first["number"], "played")
    assert f'id="fixture-{first["number"]}"' in fixture["html"]
    assert table["table"] == (await tournament_document(coaches[0], cup))["table"]
    assert table["html"].count("<tr") == 4
    assert [line["id"] for line in story["lines"]] == ["1-0"]
    assert story["lines"][0]["says"] in story["html"]


async def test_all_who_follow_a_tournament_get_the_same_messages(people: People) -> None:
    cup, coaches = await started_knockout(people)
    first, _ = fixtures_under_way(await tournament_document(coaches[0], cup))

    async with (
        people.nobody().follows_tournament(cup, lang="cs") as one,
        coaches[1].follows_tournament(cup, lang="cs") as other,
    ):
        for live in (one, other):
            await live.until("state")
        await resign_fixture(coaches, first)
        heard = [await live.until("story") for live in (one, other)]

    assert heard[0] == heard[1]


async def test_what_is_sent_is_what_the_page_shows(people: People) -> None:
    cup, coaches = await started_knockout(people)
    first, _ = fixtures_under_way(await tournament_document(coaches[0], cup))

    async with people.nobody().follows_tournament(cup, lang="en") as live:
        await live.until("state")
        await resign_fixture(coaches, first)
        sent = [(await live.until(tag))["html"] for tag in ("fixture", "table", "story")]
    page = await people.nobody().http.get(f"/tournaments/{cup}", headers={"Accept-Language": "en"})

    assert all(html.strip() in page.text for html in sent)


async def test_the_channel_of_a_private_tournament_needs_its_code(people: People) -> None:
    cup, coaches = await started_knockout(people, visibility="private")
    code = (await tournament_document(coaches[0], cup))["code"]

    async with people.nobody().follows_tournament(cup) as live:
        assert (await live.until("error"))["code"] == "forbidden"
        assert await live.closed() == 4403
    async with people.nobody().follows_tournament(cup, code=code) as live:
        assert len((await live.until("tiles"))["tiles"]) == 2


async def test_a_spectator_who_wants_it_is_called_when_the_final_begins(people: People) -> None:
    cup, coaches = await started_knockout(people)
    watching = await people("Olga")
    await watching.http.post(f"/tournaments/{cup}/call", data={"yes": "1"})
    page = await watching.http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})

    async with watching.called() as called:
        for fixture in fixtures_under_way(await tournament_document(coaches[0], cup)):
            await resign_fixture(coaches, fixture)
        call = await called.until("call")

    (final,) = fixtures_under_way(await tournament_document(coaches[0], cup))
    assert "Do not call me" in page.text
    assert (call["kind"], call["match"], call["name"]) == ("final", final["match"]["id"], "Alpine Cup")


@pytest.mark.parametrize("game", ["hockey_game", "helvetia_cup"])
async def test_a_page_hears_of_everything_before_the_start(people: People, game: str) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    cup = await open_tournament(
        ann, game=game, coaches=4, options={"format": "knockout"}, word_commitment=committed("Ann")
    )

    async with people.nobody().follows_tournament(cup) as live:
        heard = [(await live.until("state"))["status"]]
        await enrol(ben, cup)
        places = (await live.until("coaches"))["coaches"]
        for _ in range(2):
            await enrol(ann, cup, bot="random")
            await live.until("coaches")
        await start_tournament(ann, cup)
        heard.append((await live.until("state"))["status"])
        await ben.http.delete(f"/api/tournaments/{cup}/coaches/1")
        left = (await live.until("coaches"))["coaches"]
        await reveal_for_cup(ann, cup, "Ann")
        while heard[-1] != "playing":
            heard.append((await live.until("state"))["status"])

    assert [bool(one["player"]) for one in places] == [True, True, False, False]
    assert [one["left"] for one in left] == [False, True, False, False]
    assert (heard[:2], heard[-1]) == (["lobby", "starting"], "playing")
