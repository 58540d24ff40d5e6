"""Lists of matches."""

import pytest

from tests.support.matches.people import People, status_and_code

pytestmark = pytest.mark.anyio


async def test_lists_page_through_public_matches_newest_first(people: People) -> None:
    ann = await people("Ann")
    opened = [(await ann.opens())["id"] for _ in range(23)]
    hidden = (await ann.opens(visibility="private"))["id"]

    first = (await ann.get("/api/matches", status="lobby")).json()
    second = (await ann.get("/api/matches", status="lobby", cursor=first["next_cursor"])).json()
    mine = (await ann.get("/api/matches", mine=1)).json()

    listed = [item["id"] for item in first["items"] + second["items"]]
    assert [match for match in listed if match in opened] == opened[::-1]
    assert hidden not in listed
    assert mine["items"][0]["id"] == hidden


@pytest.mark.parametrize(
    "query", [{"cursor": "nonsense"}, {"game": "chess"}, {"status": "sold"}, {"mine": "perhaps"}]
)
async def test_senseless_lists_are_refused(people: People, query: dict) -> None:
    answer = await (await people("Ann")).get("/api/matches", **query)

    assert (status_and_code(answer))[1] == "bad_request"
