"""Measures pages: requests, bytes, paints on a slow phone, and the time from a click to the next paint.

    python -m benchmarks.browser.page_weight URL [URL ...] [--rounds N]

Opens every page for the first time in Chromium, at each server in turn (two revisions, say). Paints are
measured with a processor four times slower and a network of 1.6 Mbit/s with 150 ms a round trip; a click
brings another tab beside the log forward, for which the page and the game's drawing are drawn again. Medians.
"""

import argparse
import shutil
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from app.engine.catalog import catalog

BROWSER = shutil.which("chromium") or shutil.which("chromium-headless-shell")
SLOW_PROCESSOR = 4
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
SETTLED_MS = 3000
CLICKS = 20
SHORTEST_MS = 16  # the browser reports no shorter event
OBSERVES = """
window.seen = {clicks: []};
const each = (type, act, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({type, buffered: true, ...more});
each("paint", (entry) => { seen[entry.name] = entry.startTime; });
each("largest-contentful-paint", (entry) => { seen.largest = entry.startTime; });
each("event", (entry) => { if (entry.name === "click") seen.clicks.push(entry.duration); },
  {durationThreshold: 16});
"""
LOADED = """() => {
  const all = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return [all.length, all.reduce((sum, one) => sum + one.transferSize, 0)];
}"""


class Services:
    """A running server, and a match of every game with the cookie of a seat in it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people = [httpx.Client(base_url=url, timeout=60) for _ in range(2)]
        for number, one in enumerate(self.people):
            one.post("/api/players", json={"name": f"Player {number}"}).raise_for_status()
        self.pages = {"home": ("/", "main")}
        self.pages |= {game: (f"/matches/{self._match(game)}", ".actionbar") for game in catalog()}

    def _match(self, game: str) -> str:
        host, guest = self.people
        match: str = host.post("/api/matches", json={"game": game, "seats": 2}).json()["id"]
        guest.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
        host.post(f"/api/matches/{match}/start").raise_for_status()
        return match


@contextmanager
def visit(browser: Browser, services: Services, name: str, viewport: Any, slow: bool) -> Iterator[Page]:
    """Open a page for the first time and yield it when nothing more is loading."""
    context = browser.new_context(base_url=services.url, viewport=viewport)
    jar = services.people[0].cookies.jar
    context.add_cookies([{"name": one.name, "value": one.value or "", "url": services.url} for one in jar])
    page = context.new_page()
    page.add_init_script(OBSERVES)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    if slow:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    address, shown = services.pages[name]
    page.goto(address, timeout=120_000)
    page.locator(shown).wait_for(timeout=120_000)
    page.wait_for_timeout(SETTLED_MS)
    yield page
    context.close()


def clicked(page: Page) -> list[float]:
    """Return the milliseconds from each click to the paint after it."""
    tabs = page.locator(".feed [role=tab]")
    for number in range(CLICKS):
        tabs.nth(number % 2).click()
        page.wait_for_timeout(100)
    found: list[float] = page.evaluate("seen.clicks")
    return found + [SHORTEST_MS] * (CLICKS - len(found))


def measured(browser: Browser, services: Services, name: str) -> dict[str, float]:
    with visit(browser, services, name, PHONE, slow=True) as page:
        requests, sent = page.evaluate(LOADED)
        seen = page.evaluate("seen")
    result = {
        "requests": requests,
        "bytes": sent,
        "first ms": seen["first-contentful-paint"],
        "largest ms": seen["largest"],
    }
    if name != "home":
        with visit(browser, services, name, DESKTOP, slow=False) as page:
            result["click ms"] = statistics.median(clicked(page))
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="What pages cost.")
    parser.add_argument("urls", nargs="+", metavar="URL")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    sites = [Services(url) for url in chosen.urls]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        for name in sites[0].pages:
            rounds = [[measured(browser, services, name) for services in sites] for _ in range(chosen.rounds)]
            for services, results in zip(sites, zip(*rounds, strict=True), strict=True):
                medians = {what: statistics.median(one[what] for one in results) for what in results[0]}
                told = "  ".join(f"{what} {value:,.0f}" for what, value in medians.items())
                print(f"{name:<16} {services.url}  {told}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
