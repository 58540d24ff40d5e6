"""Parameters of queries."""

import pytest

from tests.support.matches.people import People

pytestmark = pytest.mark.anyio


async def test_an_empty_value_in_a_query_is_as_good_as_none(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(visibility="public"))["id"]

    listed = await ann.get("/api/matches?game=&status=&mine=&cursor=")
    cups = await ann.get("/api/tournaments?status=&mine=")
    document = await ann.get(f"/api/matches/{match}/document?seq=&seat=&code=")

    assert (listed.status_code, cups.status_code, document.status_code) == (200, 200, 200)
    assert listed.json()["items"][0]["id"] == match
    assert document.json()["viewer"] == {"seat": 0}
