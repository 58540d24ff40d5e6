"""Everybody at a table sees who is connected and who watches."""

import pytest

from tests.support.matches.people import People
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def test_others_see_who_is_connected(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    async with ann.live(match) as watching:
        await watching.until("state")
        async with bob.live(match) as other:
            await other.until("state")
            await watching.until("patch")
            assert watching.doc["seats"][1]["connected"] is True
            assert watching.heard[-1]["from"] == watching.heard[-1]["seq"] == 0
            assert "events" not in watching.heard[-1]
        await watching.until("patch")

        assert watching.doc["seats"][1]["connected"] is False


async def test_those_in_the_stands_are_counted_and_named(people: People) -> None:
    match, (ann, _) = await start_match(people)
    eve = await people("Eve")
    async with ann.live(match) as sitting, eve.live(match) as one, people.nobody().live(match) as other:
        for live in (sitting, one, other):
            await live.until("state")

        stands = (await ann.get(f"/api/matches/{match}/watching")).json()
        assert (stands["count"], stands["names"]) == (2, ["Eve"])
        assert [player["name"] for player in stands["players"]] == ["Eve"]
