"""Matches of computers alone are few, and live only for their spectators."""

import httpx
import pytest

from app.table.lobby.lobby_service import UNATTENDED, UNATTENDED_OF_A_HOST
from tests.conftest import StartServer
from tests.support.matches.people import People, Person

pytestmark = pytest.mark.anyio

NEVER = "60000"
"""A pace so slow that none of these matches gets anywhere."""


async def starts_alone(host: Person) -> tuple[str, httpx.Response]:
    """Open a public match of two computers and try to start it; return its id and the answer."""
    match = (await host.opens("hockey_game", sit=False))["id"]
    for _ in range(2):
        await host.sits(match, bot="easy")
    return match, await host.post(f"/api/matches/{match}/start")


async def test_a_host_may_begin_few_of_them_and_all_together_not_many(start_server: StartServer) -> None:
    people = People(start_server(bot_pace_ms=NEVER).url)
    ann, *others = [await people(f"P{n}") for n in range(1 + UNATTENDED // UNATTENDED_OF_A_HOST)]

    of_one = [(await starts_alone(ann))[1].status_code for _ in range(UNATTENDED_OF_A_HOST + 1)]
    of_all = [(await starts_alone(one))[1].status_code for one in others for _ in range(UNATTENDED_OF_A_HOST)]
    own = (await ann.opens("hockey_game"))["id"]
    await ann.sits(own, bot="easy")

    assert of_one == [200] * UNATTENDED_OF_A_HOST + [409]
    assert of_all == [200] * (UNATTENDED - UNATTENDED_OF_A_HOST) + [409] * UNATTENDED_OF_A_HOST
    await ann.starts(own)  # There is no limit for matches with a person.
    await people.leave()


async def test_they_are_live_only_while_somebody_watches(start_server: StartServer) -> None:
    people = People(start_server(bot_pace_ms=NEVER).url)
    ann, stranger = await people("Ann"), people.nobody()
    match, _ = await starts_alone(ann)

    async def shown() -> bool:
        return f"/matches/{match}" in (await stranger.get("/")).text

    unwatched = await shown()
    async with stranger.live(match) as live:
        await live.until("state")
        watched = await shown()

    assert (unwatched, watched) == (False, True)
    await people.leave()
