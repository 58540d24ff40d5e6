"""Two browsers draw their words, reveal them at the start, and check the record when the match is over."""

import json
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from app.table.lobby import start_service
from tests.browser.conftest import Visitor
from tests.browser.players.test_inbox import posts
from tests.support.browser.accessibility import violations
from tests.support.browser.hall import Hall
from tests.support.fairness.forged_records import FORGERIES, forged

pytestmark = pytest.mark.browser
PROMISED = "as promised before the first roll"
KEPT = """match => new Promise(resolve => {
  const opening = indexedDB.open("stadion");
  opening.onsuccess = () => {
    const found = opening.result.transaction("matches").objectStore("matches").get(match);
    found.onsuccess = () => resolve(found.result);
  };
})"""


def open_table(host: Page, guest: Page) -> str:
    """Seat both by the forms of the pages; return the id of the match."""
    host.goto("/new/hockey_game")
    host.get_by_role("button", name="Start this table").click()
    host.wait_for_url("**/matches/*")
    guest.goto(host.locator("[data-link]").input_value())
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_role("button", name="Leave")).to_be_visible()
    return host.locator("[data-lobby]").get_attribute("data-match") or ""


def begin(host: Page, guest: Page) -> str:
    match = open_table(host, guest)
    host.get_by_role("button", name="Start the match").click()
    for page in (host, guest):
        expect(page.locator("#table .seat")).to_have_count(2)
    return match


def fairness(page: Page, match: str) -> Any:
    return page.request.get(f"/api/matches/{match}/document").json()["fairness"]


def change_messages(page: Page, change: Callable[[dict[str, Any]], None]) -> list[Any]:
    """Let a dishonest server change what it sends to a page; return what the page sends."""
    sent: list[Any] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(message: str | bytes) -> None:
            value = json.loads(message)
            change(value)
            socket.send(json.dumps(value))

        def to_server(message: str | bytes) -> None:
            sent.append(json.loads(message))
            server.send(message)

        server.on_message(to_page)
        socket.on_message(to_server)

    page.route_web_socket("**/live*", between)
    return sent


def test_words_are_revealed_without_a_press_and_the_record_is_checked_at_the_end(
    visitor: Visitor, axe: str
) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")

    match = begin(ann, ben)

    kept, told = ann.evaluate(KEPT, match), fairness(ben, match)
    assert kept["commitment"] == told["commitment"] and kept["words"] == told["words"]
    assert {kept["word"], ben.evaluate(KEPT, match)["word"]} == {one["word"] for one in kept["words"]}

    posts(ben, f"/api/matches/{match}/resign")
    expect(ann.locator(".checked")).to_contain_text(PROMISED)
    held: list[Route] = []
    ben.route(f"**/api/matches/{match}/record*", lambda route: held.append(route))
    with ben.expect_request(f"**/api/matches/{match}/record*"):
        ben.goto(f"/matches/{match}/result")
    buttons = ben.locator("main .acts").first.bounding_box()
    held[0].continue_()
    expect(ben.locator(".checked")).to_contain_text(PROMISED)
    assert ben.locator("main .acts").first.bounding_box() == buttons, "what is pressed stands still"
    ben.unroute_all()
    ben.goto(f"/matches/{match}/verify")
    expect(ben.locator(".verdict.ok")).to_contain_text("This browser was there")
    stranger = visitor()
    code = ann.request.get(f"/api/matches/{match}").json()["code"]
    stranger.goto(f"/matches/{match}/verify?code={code}")
    expect(stranger.locator(".verdict.partly")).to_contain_text("This browser was not there")

    for what in FORGERIES:  # The same page, with another record each time.
        ann.unroute_all()
        ann.route(f"**/api/matches/{match}/record*", forger(what))
        ann.goto(f"/matches/{match}/result")
        expect(ann.locator(".checked.bad"), what).to_contain_text(FORGERIES[what])
        expect(ann.get_by_role("link", name="Save the record")).to_be_visible()
    assert violations(ann, axe) == []
    ann.set_viewport_size({"width": 390, "height": 844})
    ann.goto(f"/matches/{match}")  # On a phone the result waits for a press, but not with this to say.
    expect(ann.locator(".checked.bad")).to_be_visible()


def forger(what: str) -> Callable[[Route], None]:
    """Return a handler that answers with a forged record."""
    return lambda route: route.fulfill(body=forged(route.fetch().text(), what))


def test_a_rematch_has_the_words_of_both(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_service, "WORDS_AWAITED_FOR", timedelta(minutes=5))  # the machine may be busy
    ann, ben = (person.page for person in hall.people)
    match = begin(ann, ben)
    posts(ben, f"/api/matches/{match}/resign")

    ann.get_by_role("button", name="Rematch").click()
    ben.get_by_role("button", name="Rematch").or_(ben.get_by_role("button", name="Swap sides")).first.click()
    for page in (ann, ben):
        expect(page).not_to_have_url(re.compile(match))  # the page of the rematch may open twice
        expect(page.locator("#table .seat")).to_have_count(2)

    words = fairness(ann, ann.url.split("/matches/")[1][:14])["words"]
    assert all(one["word"] for one in words), words


def test_a_word_is_not_revealed_to_a_server_with_another_commitment(visitor: Visitor) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")

    def change(message: dict[str, Any]) -> None:
        if message["t"] == "reveal":
            message["commitment"] = "0" * 64

    sent = change_messages(ben, change)
    match = open_table(ann, ben)
    ann.get_by_role("button", name="Start the match").click()

    expect(ben.locator("[data-breach=commitment]")).to_be_visible()
    assert "word" not in [one["t"] for one in sent]
    assert ben.evaluate(KEPT, match)["asked"] is None


def test_a_word_that_is_exchanged_after_the_start_is_noticed_at_the_table(visitor: Visitor) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")

    def change(message: dict[str, Any]) -> None:
        words = message.get("doc", {}).get("fairness", {}).get("words")
        if words and words[0]["word"]:
            words[0] = {"commitment": "0" * 64, "word": "1" * 64}

    change_messages(ben, change)
    begin(ann, ben)

    expect(ben.locator(".strip.bad")).to_contain_text("The server does not keep its promise")
