"""The desk reads with how many other names a player shared a network this month; no address is stored."""

import io
import json
import re
from collections.abc import AsyncIterator
from zipfile import ZipFile

import httpx
import pytest
from fastapi import FastAPI

from app.api.desk.desk_access import desk_hash
from app.api.moderation.retention import clean_up
from app.db.moderation import operators
from app.time_source import utc_now
from tests.support.servers.database import fetch
from tests.support.servers.page_queries import queries_of
from tests.support.servers.server_parts import Time, running_app

pytestmark = [pytest.mark.anyio, pytest.mark.db]

HOME, HOME_6, ELSEWHERE = "203.0.113.9", "2001:db8:1:2::9", "198.51.100.7"
SAME_HOME_6 = "2001:db8:1:2:ffff::1"
MOST_QUERIES = 15
SHOWN = re.compile(r"<code>(\w{4}…\w\w)</code>, this month with (\d+) other name")


@pytest.fixture
def time() -> Time:
    """The time of a server that begins now: the database compares sessions of the desk with its own clock."""
    time = Time()
    time.now = utc_now()
    return time


@pytest.fixture
async def app(database_url: str, time: Time, anyio_backend: str) -> AsyncIterator[FastAPI]:
    async with running_app(database_url, time) as app:
        yield app


class Visitor:
    """A player in a browser at an address."""

    def __init__(self, app: FastAPI, address: str) -> None:
        transport = httpx.ASGITransport(app, client=(address, 4000))
        headers = {"accept": "text/html"}
        self.http = httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers)
        self.id = ""

    async def called(self, name: str) -> "Visitor":
        self.id = (await self.http.post("/api/players", json={"name": name})).json()["id"]
        return await self.comes()

    async def comes(self) -> "Visitor":
        assert (await self.http.get("/api/me")).status_code == 200
        return self


async def at_desk(app: FastAPI, address: str = ELSEWHERE) -> Visitor:
    """Return an operator who has just signed in at the desk."""
    jana, services = await Visitor(app, address).called("Jana"), app.state.services
    async with services.sessions.begin() as session:
        await operators.put(session, jana.id, "operator")
        operators.add_token(session, desk_hash(services, "code"), jana.id, utc_now(), is_link=True)
    assert (await jana.http.post("/desk/enter", data={"code": "code"})).status_code == 303
    return jana


async def shown(desk: Visitor, player: Visitor) -> list[tuple[str, str]]:
    """Return the networks on a player's page at the desk, each with the number of other names."""
    page = (await desk.http.get(f"/desk/players/{player.id}")).text
    assert ("Schools, families and phones share networks." in page) is bool(SHOWN.search(page))
    return SHOWN.findall(page)


async def stored(database_url: str) -> list[tuple[str, bytes]]:
    rows = await fetch(database_url, "SELECT player_id, network FROM player_networks ORDER BY seen_at")
    return [(row["player_id"], row["network"]) for row in rows]


async def salts(database_url: str) -> int:
    return len(await fetch(database_url, "SELECT FROM network_salts"))


async def test_names_from_one_network_are_counted_and_no_address_is_stored(
    app: FastAPI, database_url: str
) -> None:
    ann, ben, eve = [await Visitor(app, HOME).called(name) for name in ("Ann", "Ben", "Eve")]
    cid, dan = [await Visitor(app, one).called("Cid") for one in (HOME_6, SAME_HOME_6)]
    jana = await at_desk(app)

    assert [n for _, n in await shown(jana, ann)] == [n for _, n in await shown(jana, eve)] == ["2"]
    assert [n for _, n in await shown(jana, cid)] == [n for _, n in await shown(jana, dan)] == ["1"]
    assert [n for _, n in await shown(jana, jana)] == ["0"]
    assert await shown(jana, ann) == await shown(jana, ben) != await shown(jana, cid)
    kept = str(await stored(database_url))
    assert len(await stored(database_url)) == 6
    assert not any(one in kept for one in (HOME, HOME_6, ELSEWHERE, "2001:db8"))


async def test_a_player_s_network_is_noted_once_a_day(app: FastAPI, database_url: str, time: Time) -> None:
    ann, phone = await Visitor(app, HOME).called("Ann"), Visitor(app, ELSEWHERE)
    phone.http.cookies.set("stadion", ann.http.cookies["stadion"])
    phone.http.cookies.set("stadion-browser", "another")
    first = await stored(database_url)
    await phone.comes()
    assert await stored(database_url) == first and len(first) == 1

    time.after(days=1)
    await phone.comes()
    assert [player for player, _ in await stored(database_url)] == [ann.id, ann.id]


async def test_a_player_s_page_at_the_desk_sends_few_queries(app: FastAPI) -> None:
    ann, jana = await Visitor(app, HOME).called("Ann"), await at_desk(app)

    with queries_of(app.state.services.engine) as queries:
        assert len(await shown(jana, ann)) == 1
    assert len(queries) <= MOST_QUERIES, [one.statement for one in queries]


async def test_another_month_has_another_salt_and_all_is_gone_after_thirty_days(
    app: FastAPI, database_url: str, time: Time
) -> None:
    ann, ben = [await Visitor(app, HOME).called(name) for name in ("Ann", "Ben")]
    jana = await at_desk(app)
    before = await shown(jana, ann)
    time.after(days=29)
    await clean_up(app.state.services)
    assert len(await stored(database_url)) == 3
    time.after(days=2)
    await ann.comes()
    jana = await at_desk(app)
    after = await shown(jana, ann)

    assert [n for _, n in before] == ["1"] and [n for _, n in after] == ["0"] and before[0] != after[0]
    assert await shown(jana, ben) == []
    await clean_up(app.state.services)
    assert {player for player, _ in await stored(database_url)} == {ann.id, jana.id}
    assert await salts(database_url) == 1


async def test_a_network_is_in_its_player_s_download_and_goes_with_the_player(
    app: FastAPI, database_url: str, time: Time
) -> None:
    ann, ben = await Visitor(app, HOME).called("Ann"), await Visitor(app, ELSEWHERE).called("Ben")
    hashes = {player: network.hex() for player, network in await stored(database_url)}
    archive = ZipFile(io.BytesIO((await ann.http.post("/you/export")).content))
    assert [one["hash"] for one in json.loads(archive.read("devices.json"))["networks"]] == [hashes[ann.id]]

    await ann.http.post("/you/delete", data={"name": "Ann"})
    time.after(days=7)
    assert await app.state.services.former_players.forget_due() == 1
    assert [player for player, _ in await stored(database_url)] == [ben.id]
