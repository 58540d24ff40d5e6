"""A player's own page."""

import re

import httpx
import pytest

from tests.support.browser.html_pages import GAME
from tests.support.matches.people import People

pytestmark = pytest.mark.anyio


async def test_a_host_who_stands_finds_their_table_and_wins_nothing(
    people: People, visitor: httpx.AsyncClient
) -> None:
    host, other = await people("Stella"), await people("Otto")
    match = (await host.opens(GAME, sit=False))["id"]
    await host.sits(match, bot="random")  # The computer sits on seat 0, and will win.
    await other.sits(match)
    visitor.headers["Authorization"] = f"Bearer {host.token}"
    home = (await visitor.get("/")).text
    await host.starts(match)
    await other.post(f"/api/matches/{match}/resign")
    you = (await visitor.get("/you")).text

    assert f"/matches/{match}" in home and f"/matches/{match}/result" in you
    assert re.findall(r'<b class="num">(\d+)</b>', you) == ["0", "0"]
