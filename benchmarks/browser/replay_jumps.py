"""How long a replay takes from a press to the position: random jumps in a match of thousands of actions.

    STADION_RATE_LIMITS=off STADION_BOT_PACE_MS=0 ./play --port 8099
    python -m benchmarks.browser.replay_jumps http://127.0.0.1:8099 [--match ID] [--jumps 40] \
        [--as all] [--pid PID]

Without ID, computers that choose at random play a match of Helvetia Cup first, with options that make it
long. Measured in Chromium: from the input of the slider until the frame after the position has been drawn,
and from the opening of the page at a moment until it stands there. Beside it the processor that a jump takes,
of the page and of the server whose process PID is, with what is fetched ahead.
"""

import argparse
import random
import shutil
import time
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright

from benchmarks.browser.watch_load import spent

BROWSER = shutil.which("chromium") or shutil.which("chromium-headless-shell")
LONG: dict[str, Any] = {
    "game": "helvetia_cup",
    "seats": 2,
    "options": {"stall_rounds": 50, "short_pass_cap": 50},
    "sit": False,
}
WITHIN_S = 300
# The address tells the position that is drawn; the frame after that has been painted when the next begins.
JUMPS = """(seq) => new Promise((done) => {
  const scrub = document.querySelector("#scrub"), start = performance.now();
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const look = async () => {
    while (new URLSearchParams(location.search).get("at") !== String(seq)) await frame();
    await frame();
    done(performance.now() - start);
  };
  scrub.value = seq;
  scrub.dispatchEvent(new Event("input"));
  look();
})"""


def played(url: str) -> str:
    """Play a long match and return its id."""
    http = httpx.Client(base_url=url, timeout=60)
    player = http.post("/api/players", json={"name": "Regie"}).json()
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {player['token']}"
    match = str(http.post("/api/matches", json=LONG).json()["id"])
    for _ in range(LONG["seats"]):
        http.post(f"/api/matches/{match}/seats", json={"bot": "random"}).raise_for_status()
    http.post(f"/api/matches/{match}/start").raise_for_status()
    end = time.monotonic() + WITHIN_S
    while http.get(f"/api/matches/{match}/document").json()["status"] != "finished":
        if time.monotonic() > end:
            raise TimeoutError(f"{match} is not over after {WITHIN_S} s")
        time.sleep(1)
    return match


def opened(page: Page, url: str, match: str, at: int, eyes: str) -> float:
    start = time.monotonic()
    page.goto(f"{url}/matches/{match}/replay?at={at}&as={eyes}", wait_until="commit")
    page.locator("#scrub").wait_for()
    return 1000 * (time.monotonic() - start)


class Processor:
    """The processor time of the page's thread and of the server, in seconds."""

    def __init__(self, page: Page, pid: int | None) -> None:
        self._page = page.context.new_cdp_session(page)
        self._page.send("Performance.enable")
        self._pid = pid

    def taken(self) -> tuple[float, float]:
        metrics = self._page.send("Performance.getMetrics")["metrics"]
        page = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
        return page, spent(self._pid) if self._pid else 0.0


def told(what: str, ms: list[float]) -> str:
    ms = sorted(ms)
    return f"{what}: median {median(ms):.0f} ms, 95 % {ms[int(0.95 * len(ms))]:.0f}, longest {ms[-1]:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("--match", help="one that is over")
    parser.add_argument("--jumps", type=int, default=40)
    parser.add_argument(
        "--as", dest="eyes", default="stands", help="whose cards lie open: stands, all, a seat"
    )
    parser.add_argument("--pid", type=int, help="of the server")
    parser.add_argument("--moves", action="store_true", help="the list of all moves is open")
    chosen = parser.parse_args()
    match = chosen.match or played(chosen.url)
    last = httpx.get(f"{chosen.url}/api/matches/{match}").json()["seq"]
    lot = random.Random(1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        first = [opened(page, chosen.url, match, lot.randrange(last), chosen.eyes) for _ in range(3)]
        if chosen.moves:
            page.locator("#tab-moves").click()
        processor = Processor(page, chosen.pid)
        before = processor.taken()
        jumps = [page.evaluate(JUMPS, lot.randrange(last)) for _ in range(chosen.jumps)]
        took = [
            1000 * (now - then) / chosen.jumps for then, now in zip(before, processor.taken(), strict=True)
        ]
        browser.close()
    print(f"{last} actions", flush=True)
    print(told("opened", first), flush=True)
    print(told("jumps", jumps), flush=True)
    print("processor of a jump: page {:.0f} ms, server {:.0f}".format(*took), flush=True)


if __name__ == "__main__":
    main()
