"""A hint on the table page of every game: in words, framed on the board, named in the log."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from app.engine.catalog import catalog
from tests.support.browser.accessibility import violations
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

FRAMED = """() => [...document.querySelectorAll(".boardwrap *, .trayw *")]
  .filter((one) => getComputedStyle(one).outlineStyle === "solid" && one.checkVisibility()).length"""
IN_SIGHT = """() => [...document.querySelectorAll(".boardwrap *, .trayw *")].some((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return getComputedStyle(one).outlineStyle === "solid" && x >= 0 && y >= 0 && x + width <= innerWidth + 1
    && y + height <= innerHeight;
})"""
LOOKS: list[dict[str, Any]] = [
    {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light", "locale": "en"},
    {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "locale": "cs"},
]


def comes(server: Server, browser: Browser, look: dict[str, Any]) -> tuple[httpx.Client, Page]:
    player = httpx.Client(base_url=server.url, timeout=60)
    player.post("/api/players", json={"name": "Tereza"}).raise_for_status()
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", bypass_csp=True, **look)
    cookies = [{"name": one.name, "value": one.value or "", "url": server.url} for one in player.cookies.jar]
    context.add_cookies([*cookies, {"name": "lang", "value": look["locale"], "url": server.url}])  # type: ignore[list-item]
    return player, context.new_page()


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_a_hint_is_said_and_framed_once_a_decision(
    server: Server, browser: Browser, axe: str, look: dict[str, Any]
) -> None:
    player, page = comes(server, browser, look)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for game in sorted(catalog(), reverse=True):
        started = player.post("/", data={"game": game, "strength": "normal"}, follow_redirects=True)
        if catalog()[game].team_choice:
            player.post(f"{started.url.path}/start", follow_redirects=True).raise_for_status()
        page.goto(started.url.path)
        hint = page.locator(".actionbar [aria-pressed]")
        expect(hint.locator(".ico")).to_be_visible()  # It has no words.
        hint.click()

        card = page.locator(".actionbar .hintb")
        expect(card).to_be_visible()
        assert len(card.inner_text().split()) > 3
        assert page.evaluate(FRAMED) > 0, game
        page.wait_for_function(IN_SIGHT)
        assert violations(page, axe) == []
        if look["locale"] == "en":
            expect(page.locator(".log")).to_contain_text("Tereza takes a hint.")
        hint.click()
        expect(card).to_have_count(0)
        document = player.get(f"/api{started.url.path}/document").json()
        assert [line["event"] for line in document["log"]].count("took_hint") == 1
    assert complaints == []
    page.context.close()
    player.close()
