"""Signing in on a new device, without a script."""

import re
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.api.players.test_keep_name_page import code_of
from tests.conftest import Server, StartServer
from tests.support.browser.html_pages import html_client
from tests.support.matches.people import People, Person

pytestmark = pytest.mark.anyio

WRONG = "able about above absent absorb abstract"


@pytest.fixture
async def phone(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    async with html_client(server.url) as client:
        yield client


async def words_of(host: httpx.AsyncClient) -> str:
    """Return the six words that a player has just got and confirmed."""
    page = (await host.post("/you/words")).text
    words = re.findall(r"<li>(\w+)</li>", page)
    first, second = (int(one) for one in re.findall(r'for="(?:first|second)">Word (\d)', page))
    (proof,) = re.findall(r'name="proof" value="([^"]+)"', page)
    await host.post(
        "/you/words/check", data={"proof": proof, "first": words[first - 1], "second": words[second - 1]}
    )
    return " ".join(words)


def code_in(page: httpx.Response) -> str:
    (code,) = re.findall(r'name="code" value="([^"]+)"', page.text)
    return str(code)


async def test_six_words_bring_the_name_to_another_device(
    host: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    words = await words_of(host)

    asked = await phone.post("/sign_in/words", data={"words": words.upper()})
    taken = await phone.post("/sign_in/take", data={"code": code_in(asked)})

    assert "Play here as Hana?" in asked.text and taken.url.path == "/you"
    assert (await phone.get("/api/me")).json() == (await host.get("/api/me")).json()


async def test_a_used_link_and_wrong_words_sign_nobody_in(
    host: httpx.AsyncClient, phone: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    code = code_of(await host.post("/you/link"))
    await phone.post("/sign_in/take", data={"code": code})

    for path, form in (("link", {"code": code}), ("take", {"code": code}), ("words", {"words": WRONG})):
        refused = await visitor.post(f"/sign_in/{path}", data=form)
        assert refused.status_code == 400 and 'role="alert"' in refused.text
    assert (await visitor.get("/api/me")).status_code == 401


async def test_a_button_pressed_twice_signs_in_once(
    host: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    code = code_of(await host.post("/you/link"))
    form = {"code": code, "form_key": "a-key-of-this-page-alone"}

    first = await phone.post("/sign_in/take", data=form, follow_redirects=False)
    second = await phone.post("/sign_in/take", data=form, follow_redirects=False)

    assert [one.headers["location"] for one in (first, second)] == ["/you", "/you"]


async def test_words_are_tried_ten_times_an_hour(start_server: StartServer) -> None:
    async with html_client(start_server(rate_limits="on").url) as guesser:
        answers = [await guesser.post("/sign_in/words", data={"words": WRONG}) for _ in range(11)]

    assert [one.status_code for one in answers] == [400] * 10 + [429]
    assert int(answers[-1].headers["retry-after"]) > 3000 and "Too many tries" in answers[-1].text


async def finished_match(host: Person, guest: Person, **settings: str) -> str:
    opened = await host.opens(**settings)
    match = opened["id"]
    await guest.sits(match, code=opened["code"])
    await host.starts(match)
    assert (await guest.post(f"/api/matches/{match}/resign")).status_code == 200
    return str(match)


async def browser_of(server: Server, person: Person) -> httpx.AsyncClient:
    client = html_client(server.url)
    client.cookies.set("stadion", person.token or "")
    return client


async def test_matches_come_along_but_not_those_of_both(server: Server, people: People) -> None:
    ann, anna, ben = await people("Ann"), await people("Anna"), await people("Ben")
    alone, both = await finished_match(anna, ben), await finished_match(anna, ann)
    lobby, running = (await anna.opens())["id"], (await anna.opens())["id"]
    await ben.sits(running)
    await anna.starts(running)
    async with (
        await browser_of(server, ann) as home,
        await browser_of(server, anna) as phone,
        ben.live(running) as table,
    ):
        asked = await phone.post("/sign_in/link", data={"code": code_of(await home.post("/you/link"))})
        assert "as Anna" in asked.text and "Take them along" in asked.text
        await phone.post("/sign_in/take", data={"code": code_in(asked), "along": "1"})

        assert (await phone.get("/api/me")).json()["id"] == ann.id
        while not table.doc or table.doc["seats"][0]["player"]["id"] != ann.id:
            await table.until("state")
        to_act = table.doc["to_act"]
    mine = {one["id"] for one in (await ann.get("/api/matches", mine="1")).json()["items"]}
    hers = {one["id"] for one in (await anna.get("/api/matches", mine="1")).json()["items"]}
    summary = (await ann.get(f"/api/matches/{alone}")).json()
    document = (await ann.get(f"/api/matches/{alone}/document")).json()
    assert (mine, hers) == ({alone, both, lobby, running}, {both})
    for seen in (summary, document):
        assert [seat["player"]["name"] for seat in seen["seats"]] == ["Ann", "Ben"]
    assert "Anna" not in (await ben.get(f"/matches/{alone}/result")).text
    assert (await anna.post(f"/api/matches/{running}/resign")).status_code != 200
    assert (await ann.post(f"/api/matches/{running}/resign")).status_code == 200 and to_act


async def test_places_in_tournaments_come_along_unless_both_have_one(server: Server, people: People) -> None:
    ann, anna = await people("Ann"), await people("Anna")
    wanted = {"game": "helvetia_cup", "coaches": 3, "name": "Cup"}
    hers, shared = [(await anna.post("/api/tournaments", wanted)).json()["id"] for _ in range(2)]
    await finished_match(anna, await people("Ben"))
    assert (await ann.post(f"/api/tournaments/{shared}/coaches", {})).status_code == 200
    async with await browser_of(server, ann) as home, await browser_of(server, anna) as phone:
        asked = await phone.post("/sign_in/link", data={"code": code_of(await home.post("/you/link"))})
        await phone.post("/sign_in/take", data={"code": code_in(asked), "along": "1"})

    hosts = [(await ann.get(f"/api/tournaments/{one}")).json()["host"]["id"] for one in (hers, shared)]
    assert hosts == [ann.id, anna.id]


async def test_matches_that_are_left_stay_with_the_other_name(server: Server, people: People) -> None:
    ann, anna, ben = await people("Ann"), await people("Anna"), await people("Ben")
    match = await finished_match(anna, ben)
    async with await browser_of(server, ann) as home, await browser_of(server, anna) as phone:
        asked = await phone.post("/sign_in/link", data={"code": code_of(await home.post("/you/link"))})
        await phone.post("/sign_in/take", data={"code": code_in(asked)})
        assert (await phone.get("/api/me")).json()["id"] == ann.id

    assert [one["id"] for one in (await anna.get("/api/matches", mine="1")).json()["items"]] == [match]
