"""A player finds their matches again, 20 at a time, and their results against others."""

import re

import pytest

from tests.api.players.test_sign_in_page import finished_match
from tests.support.matches.people import People, Person

pytestmark = pytest.mark.anyio

RESULT = re.compile(r'href="/matches/(\w+)/result')
OLDER = re.compile(r'rel="next" href="([^"]+)"')


async def listed(person: Person, address: str = "/you/matches") -> list[str]:
    return RESULT.findall((await person.http.get(address)).text)


async def test_matches_are_listed_newest_first_on_pages_that_join(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    matches = [await finished_match(ann, ben) for _ in range(23)]

    first = await ann.get("/you/matches")
    (older,) = OLDER.findall(first.text)
    second = await ann.http.get(older.replace("&amp;", "&"))

    assert RESULT.findall(first.text) == matches[:2:-1]
    assert RESULT.findall(second.text) == matches[2::-1] and not OLDER.findall(second.text)


async def test_filters_stand_in_the_address(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    won, lost = await finished_match(ann, ben), await finished_match(eve, ann)

    assert await listed(ann, "/you/matches?result=won") == [won]
    assert await listed(ann, "/you/matches?result=lost") == [lost]
    assert await listed(ann, "/you/matches?result=drawn") == []
    assert await listed(ann, f"/you/matches?against={ben.id}") == [won]
    assert await listed(ann, "/you/matches?game=hockey_game") == []
    assert await listed(ann, f"/you/matches?game=um_reifenbreite&against={eve.id}&result=lost") == [lost]
    for wrong in ("result=x", "cursor=x"):
        assert (await ann.http.get(f"/you/matches?{wrong}")).status_code in (400, 422)


async def test_results_against_others_are_counted_by_person(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    for host, guest in ((ann, ben), (ann, ben), (ben, ann), (eve, ann)):
        await finished_match(host, guest, visibility="private")

    seen = re.findall(
        r'<b class="trunc[^>]*>(\w+)</b><span[^>]*>([^<]+)</span>', (await ann.get("/you/people")).text
    )

    assert seen == [("Ben", "won 2, drawn 0, lost 1"), ("Eve", "won 0, drawn 0, lost 1")]
    assert (await people.nobody().get("/you/people")).status_code == 401
