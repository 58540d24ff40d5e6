"""Web Push through a push service that speaks the real protocol, and checks and decrypts each message."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from app.api.push.push_sender import push_message
from app.table.notifier import Notification
from app.tournaments.start import CALLED_BEFORE
from tests.conftest import NewDatabase, Server, _start_servers
from tests.support.browser.push_service import CURVE, Browser, PushService, plain, written
from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match
from tests.support.matches.tournaments import open_tournament

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory, service: PushService
) -> Iterator[Server]:
    starting = _start_servers(new_database, tmp_path_factory.mktemp("server"))
    yield next(starting)(push_services=service.url)
    next(starting, None)


def signed_by(key: str, headers: dict[str, str], audience: str) -> bool:
    """Return whether a token by RFC 8292 is for this push service, still valid, and signed with the named
    key.
    """
    scheme, _, parts = headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in parts.split(","))
    token, _, signature = said["t"].rpartition(".")
    raw = plain(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(key)).verify(
        der, token.encode(), ec.ECDSA(hashes.SHA256())
    )
    claims = json.loads(plain(token.split(".")[1]))
    return (
        scheme == "vapid"
        and said["k"] == key
        and claims["aud"] == audience
        and claims["sub"].startswith("mailto:")
    )


async def allows(person: Person, browser: Browser, service: PushService, path: str = "/one") -> str:
    """Subscribe this browser to the player's notifications; return the server's key."""
    answer = await person.post("/api/me/devices", browser.subscription(service.url + path))
    assert answer.status_code == 204, answer.text
    key: str = (await person.get("/api/me/devices")).json()["key"]
    return key


async def asked_and_other(people: People) -> tuple[str, Person, Person]:
    """Start a match; return its id, the player who alone is to act, and the other one."""
    match, seated = await start_match(people)
    (seat,) = (await seated[0].document(match))["to_act"]
    return match, seated[seat], seated[1 - seat]


async def hands_over(person: Person, match: str) -> None:
    """Act until the other player is to act."""
    while (document := await person.document(match))["actions"]:
        act = {"action": document["actions"][0], "ref": str(document["seq"])}
        answer = await person.post(f"/api/matches/{match}/actions", act)
        assert answer.status_code == 200, answer.text


async def test_a_player_who_looks_at_no_page_is_notified_until_they_have_acted(
    people: People, service: PushService
) -> None:
    match, asked, other = await asked_and_other(people)
    browser = Browser()
    key = await allows(other, browser, service)

    await hands_over(asked, match)
    headers, body = await service.push_message()
    assert signed_by(key, headers, service.url)
    assert headers["topic"] == match
    assert browser.read(body) == {
        "tag": match,
        "title": "Your turn",
        "body": f"Um Reifenbreite, with {asked.name}",
        "url": f"/matches/{match}",
        "lang": "en",
    }

    await hands_over(other, match)
    _, body = await service.push_message()
    assert browser.read(body) == {"tag": match, "over": True}


async def test_who_wants_a_rematch_calls_the_other(people: People, service: PushService) -> None:
    match, (ann, ben) = await start_match(people)
    browser = Browser()
    await ann.post(f"/api/matches/{match}/resign")
    await allows(ben, browser, service)

    again = (await ann.post(f"/api/matches/{match}/rematch")).json()["id"]
    _, called = await service.push_message()

    assert browser.read(called) == {
        "tag": again,
        "title": "Ann wants a rematch",
        "body": "Um Reifenbreite",
        "url": f"/matches/{again}",
        "lang": "en",
    }


async def test_until_when_a_player_has_time_is_said_by_the_browser_which_knows_their_zone() -> None:
    until = "2026-11-24T17:30:00.000Z"

    told = push_message(
        Notification("deadline", "m1", "um_reifenbreite", "Um Reifenbreite", until=until), "cs", "Bořek"
    )

    assert (told["title"], told["until"]) == ("Máte čas do {when}", until)
    assert told["body"] == "Um Reifenbreite, u stolu: Bořek"


async def test_a_player_who_looks_is_not_notified_by_their_browser(
    people: People, service: PushService
) -> None:
    match, asked, other = await asked_and_other(people)
    browser = Browser()
    await allows(other, browser, service)
    async with other.called() as page:
        await page.send(t="looking", yes=True)
        await page.send(t="ping")
        assert await page.next() == {"t": "pong"}
        await hands_over(asked, match)
        assert (await page.next())["kind"] == "turn"
        await hands_over(other, match)
        await page.send(t="looking", yes=False)
        await page.until("over")

        await hands_over(asked, match)
    _, body = await service.push_message()
    # This is the second one; nothing was sent of the first.
    assert browser.read(body)["title"] == "Your turn"
    assert service.taken.empty()


async def test_a_call_is_pushed_to_devices_of_players_who_asked_for_it(
    people: People, service: PushService
) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    browser = Browser()
    await allows(ann, browser, service)
    wish = {"games": {"hockey_game": []}, "paces": ["quick"], "rated": "friendly"}
    assert (await ann.post("/api/searches", wish)).status_code == 201
    assert (await ann.http.post("/find/devices", data={"yes": "1"})).status_code == 303

    call = (await ben.post("/api/searches", wish)).json()["call"]

    headers, body = await service.push_message()
    assert headers["topic"] == call["id"]
    told = browser.read(body)
    assert (told["tag"], told["title"], told["url"]) == (call["id"], "Ben is here", "/find")
    for person in (ann, ben):
        await person.http.delete("/api/searches/mine")


async def test_the_coaches_of_a_tournament_that_begins_soon_are_notified(
    people: People, service: PushService
) -> None:
    ann = await people("Ann")
    browser = Browser()
    await allows(ann, browser, service)

    begins_at = datetime.now(UTC) + CALLED_BEFORE / 2
    cup = await open_tournament(ann, begins_at=begins_at.isoformat(), fill_with="easy")

    headers, body = await service.push_message()
    assert headers["topic"] == cup
    assert browser.read(body)["url"] == f"/tournaments/{cup}"


def tag_of(browser: Browser, body: bytes) -> str | None:
    """Return the tag of a message; None if it is for another browser."""
    try:
        return str(browser.read(body)["tag"])
    except http_ece.ECEException:
        return None


async def test_a_browser_that_is_gone_is_forgotten_and_the_others_are_called(
    people: People, service: PushService
) -> None:
    match, asked, other = await asked_and_other(people)
    gone, there = Browser(), Browser()
    await allows(other, gone, service, "/gone")
    await allows(other, there, service, "/there")

    await hands_over(asked, match)
    bodies = [(await service.push_message())[1] for _ in range(2)]
    assert match in [tag_of(there, body) for body in bodies]
    while len((await other.get("/api/me/devices")).json()["items"]) == 2:
        pass


async def test_browsers_that_do_not_answer_hold_nobody_else_up(people: People, service: PushService) -> None:
    match, asked, other = await asked_and_other(people)
    for number in range(8):
        await allows(other, Browser(), service, f"/hangs/{number}")
    second, second_asked, second_other = await asked_and_other(people)
    await allows(second_other, browser := Browser(), service, "/prompt")

    await hands_over(asked, match)
    await hands_over(second_asked, second)

    _, body = await service.push_message()
    assert browser.read(body)["tag"] == second


async def test_a_player_sees_their_browsers_and_removes_them(people: People, service: PushService) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    ann.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    await allows(ann, browser := Browser(), service)
    await allows(ann, browser, service)
    (device,) = (await ann.get("/api/me/devices")).json()["items"]
    assert device["name"] == "Firefox, Linux"
    assert "Firefox, Linux" in (await ann.get("/you")).text

    await bob.http.delete(f"/api/me/devices/{device['id']}")
    assert len((await ann.get("/api/me/devices")).json()["items"]) == 1
    await ann.http.delete(f"/api/me/devices/{device['id']}")
    assert (await ann.get("/api/me/devices")).json()["items"] == []


async def test_a_browser_belongs_to_who_said_so_last(people: People, service: PushService) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    await allows(ann, browser := Browser(), service)
    await allows(bob, browser, service)
    assert (await ann.get("/api/me/devices")).json()["items"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://127.0.0.1:1/one"},
        {"endpoint": "https://fcm.googleapis.com@127.0.0.1/one"},
        {"keys": {"p256dh": "AAAA", "auth": written(bytes(16))}},
        {"keys": {"p256dh": "é", "auth": written(bytes(16))}},
    ],
)
async def test_what_is_no_subscription_is_refused(
    people: People, service: PushService, wrong: dict[str, Any]
) -> None:
    ann = await people("Ann")
    answer = await ann.post("/api/me/devices", Browser().subscription(f"{service.url}/one") | wrong)
    assert answer.json()["code"] == "bad_request"
