"""A coach of Helvetia Cup, who plays by mouse and keyboard."""

from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from tests.support.browser.clicking import comes_to_rest
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

MAIN = ".actionbar .pri2"


class Coach:
    """A coach at the table: the page in their browser, and what the server answers them."""

    def __init__(self, server: Server, browser: Browser, name: str, **settings: Any) -> None:
        self.api = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
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
        """Press the main button of the bar once it is enabled, and wait for the effect."""
        before = self.is_up_to_date()
        self.page.locator(f"{MAIN}:not([aria-disabled])").click()
        self.page.wait_for_function("seq => +document.querySelector('#table').dataset.seq > seq", arg=before)

    def is_up_to_date(self) -> int:
        """Wait until the page shows the latest position without animation; return its number of actions."""
        seq: int = self.doc["seq"]
        comes_to_rest(self.page, seq)
        return seq

    def hex(self, id_: str) -> None:
        self.is_up_to_date()
        self.page.locator(f'[data-hex="{id_}"]').dispatch_event("click")
