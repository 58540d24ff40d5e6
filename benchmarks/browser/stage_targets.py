"""Whole matches of all games at every size of the table page: what is too small, cut, covered, or moves.

    python -m benchmarks.browser.stage_targets URL [--game ID] [--size 1440x900] [--seats N] [--options JSON]
        [--moves N] [--every N]

A match against computers is played at random on a running server, with a page open at each size. At every
`--every`th position each page is checked: the board takes its share of the window, the page does not scroll,
no text is drawn smaller than 12 px, no label is cut. Every lit target, playable card and enabled button is
hit at its centre. At the end the layout shifts are added up. Each finding is printed once.
"""

import argparse
import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from app.engine.catalog import catalog
from benchmarks.browser.layout_shifts import KEEPS_SHIFTS, LOADED_MS, told
from benchmarks.browser.newcomer import PATIENCE_MS, Newcomer, chromium, positions
from benchmarks.browser.stage_checks import EVERYWHERE, NARROW, SHARE, VIEWPORTS, too_small

SIZES = VIEWPORTS | NARROW
# Presses on whatever is being shown; true once the question can be answered.
STANDS = """(seq) => {
  document.querySelector(".actionbar.show .pri2")?.click();
  return Number(table.dataset.seq) >= seq && !("settling" in table.dataset)
    && !document.querySelector(".actionbar.show");
}"""
NO_TIPS = "localStorage.setItem('stadion.tips', 'off'); localStorage.setItem('stadion.pace', 'fast')"
LOOKS_MS = 50


class Witness:
    """One page of the match, and what was found on it."""

    def __init__(self, context: BrowserContext, game: str, size: str) -> None:
        self.context, self.game, self.size = context, game, size
        self.page: Page = context.new_page()
        self.found: set[str] = set()
        self.share = 100.0

    def waits_for(self, seq: int) -> None:
        """Wait until the page shows this position, pressing on whatever is being shown."""
        self.page.wait_for_function(STANDS, arg=seq, polling=LOOKS_MS)

    def keeps_shifts(self) -> None:
        """Note from now on what moves."""
        self.page.wait_for_timeout(LOADED_MS)
        self.page.evaluate(KEEPS_SHIFTS)

    def looks(self) -> list[str]:
        """Check the page, and return what has not been found before."""
        board: dict[str, Any] = self.page.evaluate(SHARE)
        self.share = min(self.share, board["share"])
        found = too_small(board["share"], self.game, self.size, strip=board["strip"])
        for script in EVERYWHERE:
            found += self.page.evaluate(script)
        new = [one for one in found if one not in self.found]
        self.found.update(new)
        return new

    def ends(self) -> None:
        """Print what has moved since the table was drawn, and a summary; close the page."""
        shifts = self.page.evaluate("shifts")
        moved = sum(one["value"] for one in shifts)
        summary = f"board {self.share:.1f} %, {len(self.found)} findings, moved {moved:.4f}"
        print(f"{self.game} {self.size}: {summary}")
        print(told(shifts), flush=True)
        self.context.close()


def opened(browser: Browser, url: str, came: Newcomer, size: str) -> Witness:
    """Return a page at this size with the table open."""
    context = browser.new_context(base_url=url, reduced_motion="reduce", locale="en-GB", **SIZES[size])
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(NO_TIPS)
    jar = came.http.cookies.jar
    context.add_cookies([{"name": one.name, "value": one.value or "", "url": url} for one in jar])
    witness = Witness(context, came.game, size)
    witness.page.goto(f"/matches/{came.match}")
    witness.page.locator(".actionbar").wait_for()
    witness.page.evaluate("document.fonts.ready.then(() => null)")
    return witness


def watch(browser: Browser, chosen: argparse.Namespace, game: str) -> None:
    """Play a match, check it on the way, and print a line per size at the end."""
    with browser.new_context(base_url=chosen.url) as first:
        came = Newcomer(first.new_page(), chosen.url, game, chosen.seed, chosen.options, seats=chosen.seats)
        witnesses = [opened(browser, chosen.url, came, size) for size in chosen.size or SIZES]
        for witness in witnesses:
            witness.keeps_shifts()
        for number, document in enumerate(positions(came)):
            if number > chosen.moves:
                break
            if number % chosen.every or not document["actions"]:
                continue
            where = f"{document['seq']} {document['view'].get('phase', '')}"
            for witness in witnesses:
                witness.waits_for(document["seq"])
                for one in witness.looks():
                    print(f"  {game} {witness.size} {where}: {one}", flush=True)
    for witness in witnesses:
        witness.ends()


def main() -> None:
    parser = argparse.ArgumentParser(description="What is too small, cut or covered at the table.")
    parser.add_argument("url")
    parser.add_argument("--game", action="append", choices=sorted(catalog()))
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", type=json.loads, help="of the match, as its host may choose them")
    parser.add_argument("--moves", type=int, default=10_000, help="the number of positions to play at most")
    parser.add_argument("--every", type=int, default=1, help="check every so many positions")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            watch(browser, chosen, game)


if __name__ == "__main__":
    main()
