"""The pages that show words and links, and the list of devices."""

import html
import re

import httpx
import pytest

from tests.support.browser.html_pages import html_client
from tests.support.matches.people import People
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
REMOVE = re.compile(r'action="(/you/sessions/\w+/remove)"')


async def joins(server: Server, host: httpx.AsyncClient) -> httpx.AsyncClient:
    """Return a second device of Hana's, which joined by a link."""
    code = code_of(await host.post("/you/link"))
    phone = html_client(server.url)
    phone.headers["User-Agent"] = FIREFOX
    asked = await phone.post("/sign_in/link", data={"code": code})
    assert "Play here as Hana?" in asked.text
    assert "Hana" in (await phone.post("/sign_in/take", data={"code": code})).text
    return phone


def code_of(page: httpx.Response) -> str:
    found = re.search(r'<code class="code"[^>]*>([\w-]+)</code>', page.text)
    assert found and f"/sign_in#{found[1].replace('-', '')}" in page.text
    return found[1]


async def test_words_and_links_are_shown_once_and_never_kept(host: httpx.AsyncClient) -> None:
    words, link = await host.post("/you/words"), await host.post("/you/link")

    assert {one.headers["cache-control"] for one in (words, link)} == {"private, no-store"}
    assert "six" in words.text and "data:image/svg+xml;base64," in link.text
    assert (await host.get("/you/words")).status_code == 405


async def test_the_right_words_are_kept_and_wrong_ones_are_asked_for_again(host: httpx.AsyncClient) -> None:
    page = (await host.post("/you/words")).text
    words = re.findall(r"<li>(\w+)</li>", page)
    numbers = [int(one) for one in re.findall(r'for="(?:first|second)">Word (\d)', page)]
    found = re.search(r'name="proof" value="([^"]+)"', page)
    assert found and len(words) == 6
    proof = html.unescape(found[1])

    wrong = await host.post("/you/words/check", data={"proof": proof, "first": "able", "second": "zoo"})
    typed = {"first": words[numbers[0] - 1], "second": words[numbers[1] - 1]}
    right = await host.post("/you/words/check", data={"proof": proof} | typed)

    assert wrong.status_code == 400 and not any(f"<li>{word}</li>" in wrong.text for word in words)
    assert "These words bring your name" in right.text
    assert "You have six words" in (await host.get("/you")).text


async def test_a_removed_device_is_signed_out_at_once_and_the_others_stay(
    people: People, server: Server, host: httpx.AsyncClient
) -> None:
    assert "one device only" in (await host.get("/you")).text
    phone = await joins(server, host)
    me = (await phone.get("/api/me")).json()
    on_phone = people.known(me | {"token": phone.cookies["stadion"]})
    at_home = people.known(me | {"token": host.cookies["stadion"]})
    match = (await at_home.opens())["id"]
    listed = (await host.get("/you")).text
    inboxes = [(await one.get("/you/calls")).text for one in (host, phone)]

    assert "Firefox, Linux" in listed and "one device only" not in listed
    assert ["Device added" in one for one in inboxes] == [True, False]
    async with on_phone.live(match) as live, at_home.live(match) as other:
        await live.until("state")
        await other.until("state")
        (remove,) = REMOVE.findall(listed)
        await host.post(remove)
        assert await live.closed() == 4401
        await other.send(t="ping")
        await other.until("pong")
    assert (await phone.get("/api/me")).status_code == 401
    assert (await host.post(remove)).status_code == 404
    await phone.aclose()


async def test_a_device_removes_none_of_another_player(
    server: Server, host: httpx.AsyncClient, people: People
) -> None:
    phone = await joins(server, host)
    (remove,) = REMOVE.findall((await host.get("/you")).text)
    ann = await people("Ann")

    assert (await ann.post(remove)).status_code == 404
    assert (await phone.get("/api/me")).status_code == 200
    await phone.aclose()


async def test_a_token_with_a_scope_sees_no_device_and_makes_no_words(people: People) -> None:
    ann = await people("Ann")
    for scope in ("watch", "play"):
        token = (await ann.post("/api/me/tokens", {"scope": scope})).json()
        overlay = people.known({"id": ann.id, "name": "Ann"} | token)

        for path in ("/you/words", "/you/link", "/you/sessions/x/remove"):
            assert (await overlay.post(path)).status_code == 403
        assert 'id="devices"' not in (await overlay.get("/you")).text
        assert "Device added" not in (await overlay.get("/you/calls")).text
