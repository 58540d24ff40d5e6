"""Every page of a match of every game is accessible for all its viewers: axe-core finds nothing."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from app.engine.catalog import catalog
from tests.support.browser.accessibility import violations
from tests.support.browser.clicking import document, plays_ahead, sees_the_end
from tests.support.browser.layout_shifts import KEEPS_SHIFTS, shifts_of_a_calm_load
from tests.support.browser.page_weight import weight_of
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

SIZES = {"light": {"width": 1440, "height": 900}, "dark": {"width": 390, "height": 844}}
LANGUAGES = {"light": "cs", "dark": "ru"}  # Letters beyond ASCII have fonts of their own.
DEPTHS = (0, 15, 60)  # These are the choice before the start, the first phases and the middle of the match.
FIRST_TO_LOOK = {"light": 0, "dark": 1}  # Viewers take turns: one at each depth, and all of them at the end.
QUICK = {"hockey_game": {"idle_rounds": 6, "max_overtimes": 3}}
TAB = ".feed [role=tab], .ttabs button"


# The position of a replay is complete, the last event is above the controls, and its marks are on one line.
LIES_FREE = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const pane = document.querySelector(".stage > .pane");
  const board = pane?.firstElementChild;
  if (!board) return false;
  const scrolls = /auto|scroll/.test(getComputedStyle(board).overflowY);
  const marks = [...document.querySelectorAll(".tl-mark")].map((one) => one.getBoundingClientRect().top);
  const whole = [pane, ...(scrolls ? [board] : [])].every((one) => one.scrollHeight <= one.clientHeight + 1);
  return whole && box(".cap2").bottom <= box(".deck").top + 1
    && marks.every((top) => top === marks[0] && top < box(".tl-done").top);
}"""

BELOW_SEATS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".seats");
  return scrollHeight - clientHeight;
}"""
LOST_IN_FORCED_COLOURS = """() => {
  const drawn = [...document.querySelectorAll(".seats .seat *, .toprow *")];
  const isMark = (one) => !(one instanceof SVGElement) && !one.children.length && !one.textContent.trim();
  const isSeen = (one) => {
    const { forcedColorAdjust, borderTopStyle, backgroundImage } = getComputedStyle(one);
    return forcedColorAdjust === "none" || borderTopStyle !== "none" || backgroundImage !== "none";
  };
  const marks = drawn.filter((one) =>
    one.getBoundingClientRect().width && isMark(one) && !one.matches(".flap.blank"));
  return marks.filter((one) => !isSeen(one)).map((one) => one.outerHTML);
}"""
"""Marks of seats and score, such as cards in hand, that nothing but a background would draw.

A flap of the scoreboard without a figure says nothing.
"""

SCROLLS_DOWN = """() => {
  for (const one of document.querySelectorAll(".feed *")) one.scrollTop = one.scrollHeight;
}"""
"""A pinned total half covers a line of its sum, whose link is too small a target until one scrolls."""

STANDS = """() => [".toprow", ".deck"].map((one) => document.querySelector(one).getBoundingClientRect())
  .map(({ top, height }) => [top + scrollY, height].map(Math.round))"""


def signed_in(server: Server, name: str) -> httpx.Client:
    player = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
    player.post("/api/players", json={"name": name}).raise_for_status()
    return player


class Match:
    """A match of two and three pages of it: one per seat, and a spectator's."""

    def __init__(self, server: Server, browser: Browser, game: str, theme: str) -> None:
        self.theme = theme
        self.rng = random.Random(f"{game} {theme}")
        self.players = host, guest = [signed_in(server, name) for name in ("Tereza", "Марек")]
        opened = host.post("/api/matches", json={"game": game, "seats": 2, "options": QUICK.get(game, {})})
        self.id: str = opened.raise_for_status().json()["id"]
        guest.post(f"/api/matches/{self.id}/seats", json={}).raise_for_status()
        host.post(f"/api/matches/{self.id}/start").raise_for_status()
        self.contexts = [self._looks(server, browser, theme, http) for http in (host, guest, None)]
        self.pages = [context.new_page() for context in self.contexts]

    def _looks(
        self, server: Server, browser: Browser, theme: Any, http: httpx.Client | None
    ) -> BrowserContext:
        context = browser.new_context(
            base_url=server.url,
            color_scheme=theme,
            locale=LANGUAGES[theme],
            viewport=SIZES[theme],  # type: ignore[arg-type]
            reduced_motion="reduce",
            bypass_csp=True,  # axe adds a style of its own.
        )
        cookies = http.cookies.jar if http else ()
        context.add_cookies(
            [{"name": one.name, "value": one.value or "", "url": server.url} for one in cookies]
        )
        return context

    @property
    def seq(self) -> int:
        seq: int = document(self.players[0], self.id)["seq"]
        return seq

    def goes_on_to(self, depth: int) -> None:
        """Play over HTTP without pages: three pages that draw sixty moves take longer than one that opens
        again.
        """
        for page in self.pages:
            page.goto("/health/live")
        plays_ahead(self.players, self.id, self.rng, lambda seen: bool(seen["seq"] >= depth))

    def ends(self) -> Iterator[Page]:
        """Resign, if the match is not over yet; yield each page when it shows the result.

        The spectator's comes last: what one looks for on the others takes the time that its beats take.
        """
        self.players[0].post(f"/api/matches/{self.id}/resign")
        for page in self.pages:
            sees_the_end(page)
            yield page

    def opens(self, pages: list[Page], part: str = "", there: str = ".actionbar") -> list[Page]:
        for page in pages:
            page.goto(f"/matches/{self.id}{part}")
        for page in pages:
            expect(page.locator(there)).to_be_visible()
        return pages


def tabs(page: Page) -> list[tuple[str, Locator]]:
    """Return what can be selected on this page; the table itself comes last."""
    shown = [tab for tab in page.locator(TAB).all() if tab.is_visible()]
    return [(tab.inner_text(), tab) for tab in (*shown[1:], *shown[:1])]


def reads_a_chapter(page: Page, game: str) -> None:
    """Read a chapter of the rulebook in the panel of the table."""
    panel = page.locator(".rulep")
    page.locator(f"a[href='/rules/{game}']").locator("visible=true").first.click()
    panel.locator(".rb button").first.click()
    expect(panel.locator(".cla").first).to_be_visible()


def steps_through_the_replay(page: Page, match: str) -> None:
    page.add_init_script(KEEPS_SHIFTS)

    def shifts() -> list[Any]:
        page.wait_for_function(LIES_FREE)  # This is the opening.
        found: list[Any] = page.evaluate("shifts")
        return found

    moved = shifts_of_a_calm_load(page, f"/matches/{match}/replay?at=0", shifts)
    assert moved == [], "what is drawn moves nothing that is seen"
    opening = page.evaluate(STANDS)
    page.locator("input[type=range]").fill("20")
    page.wait_for_url("**at=20*")
    page.wait_for_function(LIES_FREE)  # This is a later move.
    assert page.evaluate(STANDS) == opening, "strip and controls stand where they stood"


@pytest.fixture(params=["light", "dark"])
def match(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Match]:
    made = Match(server, browser, request.getfixturevalue("game"), request.param)
    complaints: list[str] = []
    for page in made.pages:
        page.on("pageerror", lambda error: complaints.append(str(error)))
    yield made
    for context in made.contexts:
        context.close()
    for player in made.players:
        player.close()
    assert complaints == []


SAID_FIRST = """new MutationObserver(() => {
  if (document.querySelector(".actionbar")) window.saidFirst ??= !document.querySelector(".layer-world *");
}).observe(document, {childList: true, subtree: true})"""


@pytest.mark.parametrize("game", sorted(catalog()))
def test_every_page_of_a_match_is_accessible(match: Match, axe: str, game: str) -> None:
    found: dict[str, list[str]] = {}

    def look(where: str, page: Page, within: str | None = None) -> None:
        who = ("Tereza", "Марек", "a spectator")[match.pages.index(page)]
        found[f"{where} of {who}"] = violations(page, axe, within)

    match.pages[0].add_init_script(SAID_FIRST)
    match.opens(match.pages[:1])
    weight = weight_of(match.pages[0])
    assert weight["requests"] <= 40 and weight["bytes"] <= 250_000, weight
    assert match.pages[0].evaluate("saidFirst"), "the road, with all its spaces, is drawn behind that"
    for number, depth in enumerate(DEPTHS, FIRST_TO_LOOK[match.theme]):
        page = match.pages[number % len(match.pages)]
        if depth or page is not match.pages[0]:  # That one is open already.
            match.goes_on_to(depth)
            match.opens(match.pages if depth == DEPTHS[-1] else [page])
        look(f"the table after {match.seq} actions", page)
    *others, table = tabs(match.pages[0])
    for name, tab in (*others, table):
        tab.click()
        match.pages[0].evaluate(SCROLLS_DOWN)
        beside_the_board = match.theme == "light" and tab is not table[1]
        look(f"the tab {name}", match.pages[0], ".feed" if beside_the_board else None)
    match.pages[0].emulate_media(forced_colors="active")
    assert match.pages[0].evaluate(LOST_IN_FORCED_COLOURS) == []
    match.pages[0].emulate_media(forced_colors="none")
    if match.theme == "light":
        for size in ({"width": 1280, "height": 720}, SIZES["light"]):
            match.pages[0].set_viewport_size(size)  # type: ignore[arg-type]
            assert match.pages[0].evaluate(BELOW_SEATS) <= 0, f"the seats are not whole at {size}"
    reads_a_chapter(match.pages[0], game)
    look("a chapter of the rules", match.pages[0])
    for page in match.ends():
        look("the table when it is over", page)
    for page in match.opens(match.pages[:1], f"/replay#{match.seq // 2}", "input[type=range]"):
        look("the replay", page)
    steps_through_the_replay(match.pages[0], match.id)
    for page in match.opens(match.pages[2:], "/verify", ".verdict"):
        look("the check of its chance", page)

    wrong = {where: problems for where, problems in found.items() if problems}
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


PAINT = """key => {
  let ground = key;
  while (getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
  return [getComputedStyle(key).color, getComputedStyle(ground).backgroundColor];
}"""


def contrast(paints: list[str]) -> float:
    """Return the ratio of two colours as WCAG 2 computes it; axe ignores what is disabled."""
    shades = []
    for paint in paints:
        parts = [int(part) / 255 for part in re.findall(r"\d+", paint)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        shades.append(0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    return max(shades) / min(shades)


@pytest.mark.parametrize("game", ["helvetia_cup"])  # It begins with a choice that is not made yet.
def test_the_key_of_a_button_that_cannot_be_pressed_yet_can_be_read(match: Match, game: str) -> None:
    page = match.opens(match.pages[:1])[0]
    key = page.locator(".actionbar .flood[aria-disabled=true] kbd")

    expect(key).to_be_attached()
    assert contrast(key.evaluate(PAINT)) > 4.5
