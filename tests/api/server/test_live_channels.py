"""Channels of pages say why they close, and answer pings between messages that they cannot read."""

import pytest

from tests.support.matches.people import People

pytestmark = pytest.mark.anyio


async def test_a_channel_that_may_not_be_says_why_before_it_closes(people: People) -> None:
    async with people.nobody().follows_tournament("nothere") as live:
        error = await live.next()
        assert (error["t"], error["code"]) == ("error", "not_found")
        assert await live.closed() == 4404


async def test_a_message_that_cannot_be_read_is_refused_and_the_channel_stays(people: People) -> None:
    async with people.nobody().follows_searches(lang="cs") as live:
        await live.send(t="pong")
        assert (await live.until("error"))["code"] == "bad_request"
        await live.send(t="ping")
        assert await live.until("pong")


async def test_a_channel_that_sends_too_much_is_closed(people: People) -> None:
    async with people.nobody().follows_searches() as live:
        for _ in range(100):
            await live.send(t="ping")
        assert await live.closed() == 4429
