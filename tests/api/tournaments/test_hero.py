"""The most watched match of a tournament is shown large on its page."""

import re

import pytest

from tests.api.tournaments.test_live_channel import started_knockout
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import fixtures_under_way, tournament_document

pytestmark = pytest.mark.anyio


async def large(person: Person, cup: str) -> str:
    """Return the match that the page shows large."""
    page = (await person.http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})).text
    found = re.search(r'class="sb cup-hero"[^>]*data-tile="(\w+)"', page)
    assert found
    return found[1]


async def test_the_match_with_the_most_spectators_is_large(people: People) -> None:
    cup, coaches = await started_knockout(people)
    first, second = [
        one["match"]["id"] for one in fixtures_under_way(await tournament_document(coaches[0], cup))
    ]
    visitor = people.nobody()
    assert await large(visitor, cup) == first

    async with visitor.live(second) as live:
        await live.until("state")

        assert await large(visitor, cup) == second
