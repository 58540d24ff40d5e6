"""From the first page to a table with a computer: how many clicks, and how long.

    python -m benchmarks.browser.clicks_to_table URL [--game ID] [--size SIZE] [--rounds N]

Every round a new player with an empty browser goes there on a running server: by the form at the top (game,
strength, name, play) and by the card of the game (play, name, play). Clicks are those that the browser saw;
the time runs from the first one to the table with its board and what is asked for.
"""

import argparse
import time
from statistics import median

from playwright.sync_api import Browser, Page

from app.engine.catalog import catalog
from benchmarks.browser.newcomer import SIZES, chromium

NAME = "Tereza"
MOST_CLICKS, MOST_S = 3, 5.0
GIVES_UP_MS = 120_000
COUNTS = """addEventListener("pointerdown", () => {
  sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""


def by_form(page: Page, game: str) -> None:
    page.locator(f"#computer label:has([value={game}])").click()
    page.locator("#computer label:has([value=hard])").click()
    page.locator("#name").fill(NAME)
    page.locator("#computer button").click()


def by_card(page: Page, game: str) -> None:
    page.locator(f".card.g-{game} summary").click()
    page.locator(f".card.g-{game} input:focus").wait_for()
    page.keyboard.type(NAME)
    page.locator(f".card.g-{game} .called-in button").click()


WAYS = {"form": by_form, "card": by_card}


def sat_down(browser: Browser, url: str, size: str, way: str, game: str) -> tuple[int, float]:
    """Clicks, and seconds."""
    context = browser.new_context(base_url=url, locale="en-GB", **SIZES[size])
    context.add_init_script(COUNTS)
    page = context.new_page()
    page.set_default_timeout(GIVES_UP_MS)
    page.goto("/")
    began = time.monotonic()
    WAYS[way](page, game)
    page.locator(".actionbar").wait_for()
    page.locator(".boardwrap :is(svg, button)").locator("visible=true").first.wait_for()
    seconds = time.monotonic() - began
    clicks = int(page.evaluate("sessionStorage.clicks"))
    context.close()
    return clicks, seconds


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("url")
    parser.add_argument("--game", action="append", choices=sorted(catalog()))
    parser.add_argument("--size", action="append", choices=sorted(SIZES))
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            for size in chosen.size or ("desk", "phone"):
                for way in WAYS:
                    found = [sat_down(browser, chosen.url, size, way, game) for _ in range(chosen.rounds)]
                    clicks, seconds = max(n for n, _ in found), [s for _, s in found]
                    kept = clicks <= MOST_CLICKS and max(seconds) < MOST_S
                    told = f"{clicks} clicks, {median(seconds):.2f} s, at most {max(seconds):.2f}"
                    print(f"{game} {size} {way}: {told}{'' if kept else ', TOO MUCH'}", flush=True)


if __name__ == "__main__":
    main()
