"""A decision takes effect at a running match, whichever process shows it."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.conftest import NewDatabase, StartServer, _start_servers
from tests.support.matches.people import People, Person
from tests.support.matches.playing import listen_until, start_match
from tests.support.moderation.desk import decides, operator
from tests.support.servers.database import execute
from tests.support.servers.redis_server import Redis
from tests.support.servers.serving import Server

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.fixture(scope="module")
def two(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers that share a database and a broker."""
    redis, database = Redis().start(), new_database()
    starting = _start_servers(new_database, tmp_path_factory.mktemp("two"))
    start: StartServer = next(starting)
    yield [start(database_url=database, redis_url=redis.url) for _ in range(2)]
    next(starting, None)
    redis.kill()


@pytest.fixture
async def people(two: list[Server], anyio_backend: str) -> AsyncIterator[People]:
    made = People(two[0].url)
    yield made
    await made.leave()


@pytest.fixture
async def jana(two: list[Server], people: People) -> Person:
    return await operator(people, two[0])


def at(server: Server, person: Person) -> Person:
    """Return a client of the same player at another server."""
    return Person(server.url, {"id": person.id, "name": person.name, "token": person.token})


async def test_chat_waits_until_a_warning_is_read(two: list[Server], people: People, jana: Person) -> None:
    match, [_, ben] = await start_match(people)
    there = at(two[1], ben)
    async with there.live(match) as live:
        await decides(jana, ben.id, "warn")
        await live.send(t="chat", text="Hello", ref="a")
        refused = await live.until("error")
        await there.http.post("/you/notices/read")
        await live.send(t="chat", text="Hello again", ref="b")

        assert (refused["ref"], refused["code"]) == ("a", "forbidden")
        assert (await live.until("chat"))["text"] == "Hello again"
    await there.http.aclose()


async def test_without_pairing_a_search_ends_and_none_begins_but_tables_stay(
    people: People, jana: Person
) -> None:
    ben, wish = await people("Ben"), {"games": {"helvetia_cup": []}, "paces": ["quick"], "rated": "friendly"}
    assert (await ben.post("/api/searches", wish)).status_code == 201

    await decides(jana, ben.id, "no_pairing-7")
    refused = await ben.post("/api/searches", wish)

    assert (await ben.get("/api/searches")).json()["mine"] is None
    assert (refused.status_code, "until 20" in refused.json()["detail"]) == (403, True)
    assert (await ben.opens())["seats"][0]["player"]["id"] == ben.id


async def test_without_chat_one_plays_on_until_it_is_lifted(
    two: list[Server], people: People, jana: Person
) -> None:
    match, [_, ben] = await start_match(people)
    there = at(two[1], ben)
    async with there.live(match) as live, there.called() as bell:
        await decides(jana, ben.id, "no_chat-7")
        await bell.until("calls")
        await there.http.post("/you/notices/read")
        await live.send(t="chat", text="Hello", ref="a")
        refused = await live.until("error")
        page = (await jana.get(f"/desk/players/{ben.id}")).text
        sanction = page.partition("/desk/sanctions/")[2].partition("/")[0]
        await jana.http.post(f"/desk/sanctions/{sanction}/lift")
        await live.send(t="chat", text="Thanks", ref="b")

        assert refused["detail"].startswith("You cannot write in chats until 20")
        assert (await live.until("chat"))["text"] == "Thanks"
        assert "Everything is as before." in (await there.get("/you/notices")).text
    await there.http.aclose()


async def test_a_withdrawn_name_leaves_running_matches_and_comes_back(
    two: list[Server], people: People, jana: Person
) -> None:
    match, [ann, ben] = await start_match(people)
    there = at(two[1], ann)
    async with there.live(match) as live:
        await listen_until(live, lambda doc: True)
        await decides(jana, ben.id, "new_name")
        await listen_until(live, lambda doc: doc["seats"][1]["player"]["name"].startswith("Player "))

        assert "Your name was withdrawn." in (await ben.get("/you/notices")).text
        page = (await jana.get(f"/desk/players/{ben.id}")).text
        await jana.http.post(
            f"/desk/sanctions/{page.partition('/desk/sanctions/')[2].partition('/')[0]}/lift"
        )
        await listen_until(live, lambda doc: doc["seats"][1]["player"]["name"] == "Bořek")
    assert (await ben.http.post("/you/rename", data={"name": "Karel"})).status_code == 303
    await there.http.aclose()


async def test_a_closed_account_leaves_its_matches_and_opens_nothing_but_the_reason(
    two: list[Server], people: People, jana: Person
) -> None:
    match, [ann, ben] = await start_match(people)
    there = at(two[1], ben)
    browser = people.known({"id": ben.id, "name": "Bořek", "token": ben.token})
    async with ann.live(match) as watching, there.live(match) as live:
        await listen_until(watching, lambda doc: doc["seats"][1]["connected"])
        await decides(jana, ben.id, "close")
        closed = await live.closed()
        await listen_until(watching, lambda doc: doc["seats"][1]["bot"])

    assert closed == 4401
    assert (await there.get("/api/me")).status_code == 403
    assert (await there.post("/api/players", {"name": "Bořek again"})).status_code == 403
    assert (await there.get("/you")).headers["location"] == "/you/notices"
    assert "This account was closed on" in (await there.get("/you/notices")).text
    assert (await there.http.post("/you/rename", data={"name": "Karel"})).status_code == 403
    assert (await there.http.post("/report", data={"player": ann.id, "reason": "name"})).status_code == 403
    page = (await jana.get(f"/desk/players/{ben.id}")).text
    await jana.http.post(f"/desk/sanctions/{page.partition('/desk/sanctions/')[2].partition('/')[0]}/lift")
    assert (await browser.get("/api/me")).json()["id"] == ben.id
    await there.http.aclose()


async def test_thirty_days_after_closing_a_browser_may_take_a_name_again(
    two: list[Server], people: People, jana: Person
) -> None:
    ben = await people("Ben")
    await decides(jana, ben.id, "close")
    url = two[0].environment["STADION_DATABASE_URL"]
    execute(url, f"UPDATE players SET closed_at = now() - interval '31 days' WHERE id = '{ben.id}'")

    assert (await ben.post("/api/players", {"name": "Ben"})).status_code == 201
