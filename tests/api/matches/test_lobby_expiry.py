"""A lobby without its host, over the wire and on its page; ten minutes pass in the database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from tests.conftest import Server
from tests.support.matches.people import Live, People, Person

pytestmark = [pytest.mark.anyio, pytest.mark.db]

AWAY = "UPDATE matches SET host_away_since = now() - $2 * interval '1 minute' WHERE id = $1"
LOOK = "UPDATE due SET at = now() WHERE match_id = $1 AND kind = 'host'"
TEN_MINUTES, A_DAY = 10, 24 * 60
HTML = {"Accept": "text/html"}


async def goes_by(server: Server, match: str, minutes: int) -> None:
    database = await asyncpg.connect(server.environment["STADION_DATABASE_URL"])
    try:
        await database.execute(AWAY, match, minutes)
        await database.execute(LOOK, match)
    finally:
        await database.close()


async def listed(person: Person, match: str, **wanted: str) -> bool:
    items = (await person.get("/api/matches", status="lobby", **wanted)).json()["items"]
    return match in [one["id"] for one in items]


async def until_told(live: Live, status: str) -> None:
    await live.until("state")
    assert live.doc["status"] == status


@asynccontextmanager
async def left_alone(
    server: Server, people: People, minutes: int, status: str
) -> AsyncIterator[tuple[Person, Person, str, Live]]:
    """Open a table of Ann's whose lobby Ben watches, after she has been away for so long and its status has
    been sent.
    """
    ann, ben = await people("Ann"), await people("Ben")
    match = (await ann.opens())["id"]
    async with ben.live(match) as live:
        await until_told(live, "lobby")
        await goes_by(server, match, minutes)
        await until_told(live, status)
        yield ann, ben, match, live


async def test_a_lobby_leaves_the_list_without_its_host_and_returns_with_them(
    server: Server, people: People
) -> None:
    async with left_alone(server, people, TEN_MINUTES, "lobby") as (ann, ben, match, live):
        seen = [await listed(ben, match), await listed(ann, match, mine="1")]
        page = await ben.http.get(f"/matches/{match}", headers=HTML | {"Accept-Language": "cs"})
        async with ann.live(match):
            await until_told(live, "lobby")
            back = await listed(ben, match)

    assert seen == [False, True]
    assert "Ann je pryč. Stůl už není v seznamu." in page.text
    assert back


async def test_who_looks_at_a_lobby_without_a_host_for_a_day_reads_that_it_is_closed(
    server: Server, people: People
) -> None:
    async with left_alone(server, people, A_DAY, "closed") as (ann, ben, match, _live):
        pass
    page = await ben.http.get(f"/matches/{match}", headers=HTML)
    refused = await ben.post(f"/api/matches/{match}/seats", {})

    assert page.status_code == 410
    assert "This table was closed: nobody came for a whole day." in page.text
    assert refused.json()["code"] == "match_over"
    assert not await listed(ann, match, mine="1")


async def test_a_host_who_goes_is_away_from_then_on(server: Server, people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens())["id"]
    away = "SELECT host_away_since FROM matches WHERE id = $1"

    database = await asyncpg.connect(server.environment["STADION_DATABASE_URL"])
    try:
        async with ann.live(match) as live:
            await live.until("state")
            here = await database.fetchval(away, match)
        while (gone := await database.fetchval(away, match)) is None:
            pass
    finally:
        await database.close()

    assert here is None
    assert gone is not None
