"""Whether the numbers on a table page belong to the position that it shows."""

import json
from typing import Any

import httpx
from playwright.sync_api import Page

from benchmarks.browser.figures import ADDS_UP, CHOOSES, LIT, SAYS, unexplained
from tests.support.browser.clicking import document

SHOWN = """() => {
  const table = document.querySelector("#table");
  const moves = table.matches("[data-settling]") || document.querySelector(".actionbar.show");
  return moves ? null : +table.dataset.seq;
}"""
PLACES = f"[...document.querySelectorAll('{LIT}')].map((one) => one.dataset.target)"


class Figures:
    """Hears the previews that a page is sent, and counts its looks at what the page says.

    Made before the page opens the match.
    """

    def __init__(self, page: Page) -> None:
        self.looks = 0
        self._page = page
        self._previews: dict[int, dict[str, Any]] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("t") == "preview":
            self._previews[message["seq"]] = message["preview"]

    def wrong(self, seat: httpx.Client, match: str) -> list[str]:
        """Return the percentages of no preview or view of the position, and the sums that do not add up.

        Looks before and after a choice, and takes it back. Nothing is wrong with a page that is still on its
        way to the position of the server.
        """
        stands = document(seat, match)
        found = self._unlike(stands)
        if places := self._page.evaluate(PLACES):
            self._page.evaluate(CHOOSES, places[stands["seq"] % len(places)])
            found += self._unlike(stands)
            self._page.keyboard.press("Escape")
        return found

    def _unlike(self, stands: dict[str, Any]) -> list[str]:
        before, said, sums, after = (self._page.evaluate(one) for one in (SHOWN, SAYS, ADDS_UP, SHOWN))
        if not before == after == stands["seq"]:
            return []
        self.looks += 1
        return unexplained(said, self._previews.get(after, {}), stands["view"]) + list(sums)
