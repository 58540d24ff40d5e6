"""A match of Helvetia Cup by mouse and keyboard, from the deal to the first steps, in two browsers."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Server

pytestmark = pytest.mark.browser

MAIN = ".actionbar .pri2"


class Coach:
    """Somebody at the table: what he sees, and what the server says of it."""

    def __init__(self, server: Server, browser: Browser, name: str, **settings: Any) -> None:
        self.api = httpx.Client(base_url=server.url)
        self.api.post("/api/players", json={"name": name}).raise_for_status()
        self.context = browser.new_context(base_url=server.url, reduced_motion="reduce", **settings)
        cookies = [{"name": c.name, "value": c.value or "", "url": server.url} for c in self.api.cookies.jar]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))

    def sits_down(self, match: str) -> None:
        self.match = match
        self.page.goto(f"/matches/{match}")

    @property
    def doc(self) -> Any:
        return self.api.get(f"/api/matches/{self.match}/document").json()

    def to_act(self) -> bool:
        doc = self.doc
        return doc["viewer"]["seat"] in doc["to_act"]

    def press(self) -> None:
        """The main button of the bar, once it can be pressed; then wait for what it did."""
        before = self.is_up_to_date()
        self.page.locator(f"{MAIN}:not([aria-disabled])").click()
        self.page.wait_for_function("seq => +document.querySelector('#table').dataset.seq > seq", arg=before)

    def is_up_to_date(self) -> int:
        """What is clicked next is clicked on the table as it stands, not on what was there before."""
        seq: int = self.doc["seq"]
        self.page.wait_for_function("seq => +document.querySelector('#table').dataset.seq >= seq", arg=seq)
        return seq

    def hex(self, id_: str) -> None:
        self.is_up_to_date()
        self.page.locator(f'[data-hex="{id_}"]').dispatch_event("click")


@pytest.fixture
def coaches(server: Server, browser: Browser) -> Iterator[Callable[..., list[Coach]]]:
    came: list[Coach] = []

    def come(**settings: Any) -> list[Coach]:
        came.extend(Coach(server, browser, name, **settings) for name in ("Tereza", "Marek"))
        return came

    yield come
    for coach in came:
        coach.context.close()
        coach.api.close()
    assert [coach.complaints for coach in came] == [[] for _ in came]


def begun(coaches: list[Coach], **options: Any) -> str:
    host, guest = coaches
    asked = {"game": "helvetia_cup", "seats": 2, "options": options}
    match: str = host.api.post("/api/matches", json=asked).json()["id"]
    guest.api.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.api.post(f"/api/matches/{match}/start").raise_for_status()
    for coach in coaches:
        coach.sits_down(match)
    return match


def discard(coach: Coach) -> None:
    expect(coach.page.locator(".tcard")).to_have_count(6)
    for n in (3, 4, 5):
        coach.page.locator(".tcard").nth(n).click()
    coach.press()


def pick_squad(coach: Coach) -> None:
    expect(coach.page.locator("button.fc")).to_have_count(9)
    for n in range(1, 7):
        coach.page.locator("button.fc").nth(n).click()
    coach.press()


def place_all(coach: Coach) -> None:
    """Footballers on the first hexes that are lit, until somebody else decides."""
    while coach.to_act() and coach.doc["view"]["phase"] in ("place", "kicker"):
        coach.is_up_to_date()
        doc = coach.doc
        action = doc["actions"][-1]
        if doc["view"]["phase"] == "kicker":
            coach.page.locator(".ros .nm").nth(3).click()
        else:
            coach.hex(action["to"])
        coach.press()


def test_a_match_begins_by_hand(coaches: Callable[..., list[Coach]]) -> None:
    both = coaches()
    begun(both)

    for coach in both:
        discard(coach)
    for coach in both:
        expect(coach.page.locator(".lineup")).to_be_visible()
        pick_squad(coach)
    winner = next(coach for coach in both if coach.to_act())
    expect(winner.page.locator(".hc-bd").first).to_be_visible()
    winner.press()  # kicks off himself

    for coach in sorted(both, key=lambda one: one is winner):
        place_all(coach)
    assert winner.doc["view"]["phase"] == "act_att"
    assert winner.doc["view"]["ball"] == "e12"

    empty = next(one["to"] for one in winner.doc["actions"] if one["type"] == "short_pass")
    winner.hex(empty)
    winner.press()
    assert winner.doc["view"]["ball"] == empty


def test_a_footballer_runs_several_hexes_with_one_press(coaches: Callable[..., list[Coach]]) -> None:
    both = coaches()
    match = begun(both, cards=False)
    while (doc := both[0].doc)["view"]["phase"] != "move_att":
        coach = both[doc["to_act"][0]]
        action = next(one for one in coach.doc["actions"] if one["type"] not in ("long_pass", "shot"))
        ref = {"action": action, "ref": f"r{doc['seq']}"}
        coach.api.post(f"/api/matches/{match}/actions", json=ref).raise_for_status()
    coach = both[both[0].doc["to_act"][0]]
    coach.is_up_to_date()
    runner = coach.page.locator(".ros li.cur .nm")
    runner.click()

    far = coach.page.locator('[aria-label*="costs 2 boosts"][data-hex]').first
    hex_ = far.get_attribute("data-hex")
    far.dispatch_event("click")
    expect(coach.page.locator(".ghost")).to_be_visible()
    coach.press()

    coach.page.wait_for_function(
        "hex => document.querySelector(`[data-hex='${hex}'] title`)?.textContent.match(/^[0-9]/)", arg=hex_
    )
    assert sum(one["hex"] == hex_ for one in coach.doc["view"]["footballers"].values()) == 1


@pytest.mark.parametrize("lang", ["en-GB", "cs-CZ", "ru-RU"])
def test_a_narrow_page_does_not_scroll_sideways(coaches: Callable[..., list[Coach]], lang: str) -> None:
    both = coaches(viewport={"width": 390, "height": 844}, locale=lang, has_touch=True)
    begun(both, cards=False)
    for coach in both:
        pick_squad(coach)

    page = both[0].page
    expect(page.locator(".hc-bd").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".zoomc button").click()
    expect(page.locator(".hc.zoomed .minimap")).to_be_visible()
