"""Pages of tournaments."""

import re
from typing import Any

import pytest

from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import choose_nothing_for_all, start_new_tournament

pytestmark = pytest.mark.anyio


async def test_a_page_that_has_not_changed_is_not_sent_again(people: People) -> None:
    cup, coaches = await start_new_tournament(people)
    page = f"/tournaments/{cup}"
    first, again = [await coaches[0].get(page) for _ in range(2)]
    version = re.search(r'data-version="(\w+)"', first.text)
    assert version and version[0] in again.text

    def asking(who: Person) -> Any:
        return who.http.get(page, headers={"If-None-Match": f'"{version[1]}"'})

    unchanged = await asking(coaches[0])
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert (await asking(coaches[1])).status_code == 200  # Another coach sees another page.
    await choose_nothing_for_all(coaches, cup)
    assert (await asking(coaches[0])).status_code == 200
