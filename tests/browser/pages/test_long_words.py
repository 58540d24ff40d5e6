"""Longer words of another language: no English is left, and words that are a third longer have room.

The longer language is English with doubled vowels, put into the pages as they are.
"""

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from playwright.sync_api import Page

from app.engine.catalog import catalog
from app.engine.lesson import lesson_of
from tests.conftest import Server
from tests.support.browser.accessibility import violations
from tests.support.matches.people import ANSWER_WITHIN_S

pytestmark = pytest.mark.browser

TAUGHT = [game for game in catalog() if lesson_of(game)]

LAPTOP = {"width": 1280, "height": 720}
WIDTHS = {320: 700, 390: 844, 820: 1180, 1280: 800}
TITLES = [game.title for game in catalog().values()]
GAME = next(iter(catalog()))
PLAYED = "um_reifenbreite"  # Its buttons have the longest words.
PAGES = ["/", "/watch", "/you", f"/new/{GAME}", "/tournaments/new", f"/rules/{GAME}"]

LONGER = """(titles) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  window.made ??= new WeakMap();
  for (const text of texts) {
    if (made.get(text) === text.data) continue;
    const owner = text.parentElement;
    if (!owner || owner.closest("script, style, noscript, [dir=auto], svg, .hash, .plate")) continue;
    if (!titles.some((title) => text.data.includes(title))) text.data = text.data.replace(/[aeiou]/g, "$&$&");
    made.set(text, text.data);
  }
}"""
"""Names of people and games keep their length, and drawings are not text of a page. A second call lengthens
what was written since the first one.
"""

CLIPPED = """() => {
  const cut = ["hidden", "clip"];
  const named = (one) => one.tagName.toLowerCase() + [...one.classList].map((name) => "." + name).join("");
  const found = new Set();
  if (document.scrollingElement.scrollWidth > innerWidth + 1) found.add("the page scrolls sideways");
  for (const one of document.body.querySelectorAll("*")) {
    const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!own.length || one.closest("svg, .vh, [dir=auto], script, style, noscript")) continue;
    if (!one.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const words = range.getBoundingClientRect();
    let right = false, below = false;
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.position === "fixed" || style.textOverflow === "ellipsis") break;
      if (style.webkitLineClamp !== "none") break;
      const box = around.getBoundingClientRect();
      if (box.width <= 1) break;
      right ||= ["auto", "scroll"].includes(style.overflowX);
      below ||= ["auto", "scroll"].includes(style.overflowY);
      const beyond = words.right > box.right + 2 || words.left < box.left - 2;
      const sideways = !right && cut.includes(style.overflowX) && beyond;
      const down = !below && cut.includes(style.overflowY) && words.bottom > box.bottom + 4;
      if (!(sideways || down)) continue;
      found.add(`${named(around)} cuts ${named(one)}: ${own[0].data.trim().slice(0, 40)}`);
      break;
    }
  }
  return [...found];
}"""
"""Text that may be cut is marked by an ellipsis."""

LATIN = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walk.nextNode()) {
    const {parentElement: owner, data} = walk.currentNode;
    if (!owner || owner.closest("script, style, noscript, svg, [dir=auto], [lang=en], kbd, .hash")) continue;
    for (const [word] of data.matchAll(/\\p{Script=Latin}{3,}/gu)) found.add(word);
  }
  return [...found].sort();
}"""
"""Words in Latin letters that a page in Russian shows."""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
NAMES = {"STADION", "Stadion", "API", "Enter", "JavaScript", "Esc", "Čeština", "cookie", "zip"}
DEVICE = {"Chrome", "Linux"}  # The browser of this test, as the list of devices names it.


@pytest.fixture
def somebody_plays(server: Server) -> Iterator[None]:
    """A match and a waiting table, so that the pages have something to show."""
    with ExitStack() as leaving:
        ann, ben = [leaving.enter_context(somebody(server, name)) for name in ("Ann", "Bořek")]
        wanted = {"game": PLAYED, "seats": 2, "visibility": "public"}
        match, _ = [ann.post("/api/matches", json=wanted).json()["id"] for _ in range(2)]
        ben.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
        ann.post(f"/api/matches/{match}/start").raise_for_status()
        yield
        ann.post(f"/api/matches/{match}/resign").raise_for_status()


def somebody(server: Server, name: str) -> httpx.Client:
    token = httpx.post(f"{server.url}/api/players", json={"name": name}, timeout=ANSWER_WITHIN_S).json()[
        "token"
    ]
    return httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=ANSWER_WITHIN_S
    )


@pytest.mark.usefixtures("somebody_plays")
def test_words_a_third_longer_have_their_room(visitor) -> None:
    page: Page = visitor("Ann")
    cut: dict[str, list[str]] = {}
    for path in PAGES:
        page.goto(path)
        page.evaluate(LONGER, TITLES)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            if found := page.evaluate(CLIPPED):
                cut[f"{path} at {width}"] = found
    assert cut == {}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_table_is_accessible_on_a_laptop_and_words_a_third_longer_have_their_room(
    visitor, axe: str, game: str
) -> None:
    """This is a lesson: a table in the middle of a match, at which one player can sit alone."""
    page: Page = visitor("Ann", reduced_motion="reduce", bypass_csp=True, viewport=LAPTOP)
    page.goto("/")
    page.locator(f"form[action='/learn/{game}/lesson'] button").click()
    page.locator("#coach").wait_for()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    cut: dict[int, list[str]] = {}
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)  # The drawing is made for this size.
        page.evaluate(LONGER, TITLES)
        page.evaluate(SETTLED)
        if found := page.evaluate(CLIPPED):
            cut[width] = found
    assert cut == {}


@pytest.mark.usefixtures("somebody_plays")
def test_no_page_in_russian_is_left_in_english(visitor) -> None:
    page: Page = visitor("Ann")
    page.goto("/")
    page.context.add_cookies([{"name": "lang", "value": "ru", "url": page.url}])
    titles = {word for title in TITLES for word in title.replace("-", " ").split()}
    left: dict[str, set[str]] = {}
    for path in PAGES:
        page.goto(path)
        if found := set(page.evaluate(LATIN)) - NAMES - DEVICE - titles:
            left[path] = found
    assert left == {}
