"""A player's first evening: home, quick start, first lesson, a match, on no other page.

    python -m benchmarks.browser.first_evening URL [--game ID] [--by keys|taps] [--seed N] [--minutes N]

It goes the whole way on a running server, once with a keyboard alone (Tab, arrows, Enter, digits, Escape) and
once with a finger on a phone, and reports the elements that cannot be reached. Each press is a random choice
among the elements offered; the list of moves is never used. After `--minutes` a match is left unfinished, and
the next run of the same evening continues it.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from app.engine.catalog import catalog
from benchmarks.browser.newcomer import CHOOSES, SIZES, chromium

MOST_TABS = 120
"""More than the number of tab stops on any page."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FURTHEST = 60
"""The most keys pressed to reach one element; after that the player presses another one."""
ASTRAY = 0.2
"""The probability of pressing a random arrow: rows of a board need not lie as they are drawn."""
SCROLLS = 0.1
"""The probability that a finger scrolls the page."""
STUCK_AFTER = 250
"""This many presses without a move, or this many seconds, are a dead end."""
STUCK_S = 120
GIVES_UP_MS = 60_000
RESULTS = Path("test-results")
HAS_FOCUS = "selector => Boolean(document.activeElement?.closest(selector))"
TO_TRY = """() => [...document.querySelectorAll("[data-step]:has(.lbar)")].map((one) => one.dataset.step)"""
# Returns the key that leads to the wanted element; none: it has the focus; null: it is gone.
WAY_TO = """(selector) => {
  const here = document.activeElement;
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  if (!found.length) return null;
  if (found.some((one) => one.contains(here))) return "";
  const after = (one) => one.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
  return here !== document.body && found.every(after) ? "Shift+Tab" : "Tab";
}"""
# Returns the key that leads to this element; none: it has the focus. An element that is no tab stop
# lies near one, from which the arrows lead to it.
KEY_TO = """(one) => {
  const here = document.activeElement;
  if (one.contains(here)) return "";
  const open = (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.closest("[inert]");
  const stops = () => [...around.querySelectorAll("button, [tabindex]")].filter(open);
  let around = one;
  while (one.tabIndex < 0 && around.tabIndex < 0 && !stops().length) around = around.parentElement;
  const stop = one.tabIndex < 0 && around.tabIndex < 0 ? stops()[0] : around;
  if (here !== stop && (stop === one || !stop.contains(here))) {
    const before = stop.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
    return here !== document.body && before ? "Shift+Tab" : "Tab";
  }
  const from = here.getBoundingClientRect(), to = one.getBoundingClientRect();
  const right = to.x + to.width / 2 - from.x - from.width / 2;
  const down = to.y + to.height / 2 - from.y - from.height / 2;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}"""
OPEN = ":not(:disabled, [aria-disabled=true], [inert] *)"
ROOM = (".boardwrap", ".trayw", ".toprow")
MAIN = f".actionbar .pri2{OPEN}"
BAR = f".actionbar button{OPEN}:not(.hint-b)"


class DeadEnd(Exception):
    """An element that cannot be reached."""


class Late(Exception):
    """The time is up, and the match is left unfinished."""


class Evening:
    """The steps of an evening; subclasses define `presses` and `decides` for keys and taps."""

    def __init__(self, page: Page, game: str, seed: int, until: float) -> None:
        self.page, self.game, self.until = page, game, until
        self.rng = random.Random(f"{game} {seed}")
        self.stage = "quick start"

    def presses(self, selector: str) -> None:
        raise NotImplementedError

    def presses_one_of(self, selector: str) -> None:
        raise NotImplementedError

    def tries_by_lot(self, place: str) -> None:
        raise NotImplementedError

    def decides(self) -> None:
        raise NotImplementedError

    def goes(self) -> str:
        self.learns()
        self.begins_the_lesson()
        return self.plays_from("lesson")

    def goes_on(self, left: dict[str, Any]) -> str:
        """Continue an evening that ended at `left`, which holds `url` and `stage`."""
        self.page.goto(left["url"])
        self.page.locator(".actionbar, .fin").first.wait_for()
        return self.plays_from(left["stage"])

    def plays_from(self, stage: str) -> str:
        self.stage, lesson = stage, ""
        if stage == "lesson":
            lesson = f"lesson: {self.plays()}; "
            self.goes_on_to_a_match()
        self.stage = "match"
        return f"{lesson}match: {self.plays()}"

    def learns(self) -> None:
        """Go from home through every step of the lesson that can be tried."""
        self.page.goto("/")
        self.presses(f"a[href='/learn/{self.game}']")
        self.page.locator("main.learn").wait_for()
        for step in self.page.evaluate(TO_TRY):
            self._tries(step)

    def _tries(self, step: str) -> None:
        answer = self.page.locator(f"#{step} [data-answer] .ans:has(button)")
        self.page.locator(f"#{step}").scroll_into_view_if_needed()
        self.page.locator(f"#{step} .pict > *").first.wait_for()
        for _ in range(STUCK_AFTER):
            if answer.count():
                return
            button = f"#{step} .lbar button{OPEN}"
            board = f"#{step} .pict :is(button, [role=button]){OPEN}"
            ways = [way for way in (button, board) if self.page.locator(way).count()]
            if ways and self.rng.choice(ways) == button:
                self.presses_one_of(button)
            else:
                self.tries_by_lot(f"#{step} .pict")
            self.page.wait_for_timeout(30)
        raise DeadEnd(f"{self.page.url}#{step} cannot be tried")

    def begins_the_lesson(self) -> None:
        self.presses(".lend form[action$='/lesson'] button")
        name = self.page.locator("main:not(.learn) input[name=name]")
        name.or_(self.page.locator(".actionbar")).first.wait_for()
        if name.count():
            name.focus()
            self.page.keyboard.type("Tereza")
            self.page.keyboard.press("Enter")
        self.page.locator(".actionbar").wait_for()

    def goes_on_to_a_match(self) -> None:
        """Go on to a match from the end of the lesson."""
        self.presses(".fin form[action='/'] button")
        self.page.locator(".fin").wait_for(state="detached")
        self.page.locator(".actionbar").wait_for()

    def plays(self) -> str:
        """Play to the end or until the time is up; return the result. Raises DeadEnd, Late."""
        pressed, moved, last, at = 0, 0, self.seq, time.monotonic()
        while not self.over:
            if time.monotonic() > self.until:
                raise Late(f"{self.stage} after {last} moves and {pressed} presses")
            if self.page.locator("#coach .btn").count():
                self.dismisses()
            self.decides()
            pressed += 1
            if self.seq > last:
                moved, last, at = pressed, self.seq, time.monotonic()
            if pressed - moved > STUCK_AFTER and time.monotonic() - at > STUCK_S:
                raise DeadEnd(f"{self.page.url}: nothing goes on after move {last}")
        return f"the end after {last} moves and {pressed} presses"

    def dismisses(self) -> None:
        """Dismiss a tip."""
        self.presses("#coach .btn")

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".dock > .fin").count())

    @property
    def seq(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-seq") or 0)


class ByKeys(Evening):
    def presses(self, selector: str) -> None:
        self._to(selector)
        if self.page.evaluate(HAS_FOCUS, selector):
            self.page.keyboard.press("Enter")

    def presses_one_of(self, selector: str) -> None:
        """Go with Tab and arrows to a random element of `selector`, and press it."""
        shown = self.page.locator(selector).locator("visible=true")
        if not (several := shown.count()):
            return
        one = shown.nth(self.rng.randrange(several)).element_handle()
        for _ in range(FURTHEST):
            if not (key := one.evaluate(KEY_TO)):
                self.page.keyboard.press("Enter")
                return
            astray = key in ARROWS and self.rng.random() < ASTRAY
            self.page.keyboard.press(self.rng.choice(ARROWS) if astray else key)

    def _to(self, selector: str) -> None:
        """Go on with Tab, or back, until the wanted element has the focus or is gone. Raises DeadEnd."""
        for _ in range(MOST_TABS):
            if not (key := self.page.evaluate(WAY_TO, selector)):
                return
            self.page.keyboard.press(key)
        raise DeadEnd(f"{self.page.url}: no Tab gets to {selector}")

    def dismisses(self) -> None:
        self.page.keyboard.press("Escape")

    def tries_by_lot(self, place: str) -> None:
        self.presses_one_of(f"{place} :is(button, [role=button]){OPEN}")

    def decides(self) -> None:
        if not self.page.locator(".actionbar.amber").count():
            self._waits()
            return
        main = self.page.locator(MAIN).count()
        room = [
            part for part in ROOM if self.page.locator(f"{part} :is(button, [role=button]){OPEN}").count()
        ]
        weights = (6 if main else 0, 6 if room else 0, 1, 2)
        match self.rng.choices(("main", "room", "digit", "bar"), weights)[0]:
            case "main":
                self.presses(MAIN)
            case "room":
                self.tries_by_lot(self.rng.choice(room))
            case "digit":
                self.page.keyboard.press(str(self.rng.randrange(1, 10)))
            case _:
                self.presses_one_of(BAR)

    def _waits(self) -> None:
        """Skip what is shown, with its button if something else has the focus."""
        if self.page.locator(".actionbar.show").count() and self.rng.random() < 0.5:
            self.page.keyboard.press("Enter")
        elif self.page.locator(BAR).count():
            self.presses_one_of(BAR)
        self.page.wait_for_timeout(30)


class ByTaps(Evening):
    def presses(self, selector: str) -> None:
        self.page.locator(selector).locator("visible=true").first.tap()

    def dismisses(self) -> None:
        """Dismiss the tip, which may disappear by itself before the finger is there."""
        tip = self.page.query_selector("#coach .btn")
        if at := tip and tip.bounding_box():
            self.page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)

    def presses_one_of(self, selector: str) -> None:
        shown = self.page.locator(selector).locator("visible=true")
        if several := shown.count():
            shown.nth(self.rng.randrange(several)).tap()

    def tries_by_lot(self, place: str) -> None:
        offered = self.page.locator(f"{place} :is(button, [role=button]){OPEN}").locator("visible=true")
        if count := offered.count():
            one = offered.nth(self.rng.randrange(count))
            one.scroll_into_view_if_needed()
            if at := one.bounding_box():
                self.page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)

    def decides(self) -> None:
        if self.rng.random() < SCROLLS:  # what lies below the bar comes out
            self.page.mouse.wheel(0, self.rng.choice((-300, 300)))
        at = self.page.evaluate(CHOOSES, self.rng.randrange(1, 2**31 - 1))
        if at:
            self.page.touchscreen.tap(at["x"], at["y"])
        self.page.wait_for_timeout(30)


WAYS: dict[str, tuple[type[Evening], str]] = {"keys": (ByKeys, "desk"), "taps": (ByTaps, "phone")}


@contextmanager
def evening(browser: Browser, game: str, by: str, chosen: argparse.Namespace, left: Any) -> Iterator[Evening]:
    """Yield an evening; `left` is the state of the browser of an earlier run, None for a new one."""
    kind, size = WAYS[by]
    settings = SIZES[size] | {"locale": "en-GB", "reduced_motion": "reduce", "storage_state": left}
    context = browser.new_context(base_url=chosen.url, **settings)
    page = context.new_page()
    page.set_default_timeout(GIVES_UP_MS)
    yield kind(page, game, chosen.seed, time.monotonic() + 60 * chosen.minutes)
    context.close()


def told(browser: Browser, game: str, by: str, chosen: argparse.Namespace) -> str:
    """Play an evening, or the rest of one, and return a line about how it went."""
    kept = RESULTS / f"evening-{game}-{by}.json"
    left = json.loads(kept.read_text()) if kept.exists() else {}
    kept.unlink(missing_ok=True)
    with evening(browser, game, by, chosen, left.get("browser")) as came:
        try:
            return came.goes_on(left) if left else came.goes()
        except Late as late:
            state = {"url": came.page.url, "stage": came.stage, "browser": came.page.context.storage_state()}
            kept.write_text(json.dumps(state))
            return f"left standing: {late}"
        except DeadEnd as stuck:
            came.page.screenshot(path=RESULTS / f"stuck-{game}-{by}.png")
            return f"STUCK, {stuck}"


def main() -> None:
    parser = argparse.ArgumentParser(description="A newcomer's first evening.")
    parser.add_argument("url")
    parser.add_argument("--game", action="append", choices=sorted(catalog()))
    parser.add_argument("--by", action="append", choices=sorted(WAYS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="of an evening")
    chosen = parser.parse_args()
    RESULTS.mkdir(exist_ok=True)
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            for by in chosen.by or sorted(WAYS):
                print(f"{game} by {by}: {told(browser, game, by, chosen)}", flush=True)


if __name__ == "__main__":
    main()
