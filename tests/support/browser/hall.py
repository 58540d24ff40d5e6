"""A server in this process and people with one page each, whose clocks a test moves together."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from threading import Thread

import httpx
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect

from app.main import create_app
from app.settings import Settings, Switch
from tests.support.matches.people import ANSWER_WITHIN_S

NO_PUSH_SERVICE = "http://127.0.0.1:9"
"""Devices may name it; nothing listens there."""


class Person:
    """A player with a cookie and one page."""

    def __init__(self, api: httpx.Client, page: Page) -> None:
        self.api = api
        self.page = page

    def comes(self, match: str) -> None:
        self.page.goto(f"/matches/{match}")
        expect(self.page.locator(".actionbar")).to_be_visible()

    def goes(self) -> None:
        self.page.goto("about:blank")

    def acts(self, match: str) -> None:
        """Take the first action that is offered."""
        doc = self.api.get(f"/api/matches/{match}/document").json()
        action = {"action": doc["actions"][0], "ref": f"r{doc['seq']}"}
        self.api.post(f"/api/matches/{match}/actions", json=action).raise_for_status()


class Hall:
    """A server in this process and two players; the test moves all their clocks together."""

    def __init__(self, browser: Browser, database_url: str) -> None:
        settings = Settings(
            database_url=database_url,
            secret_key="test",
            bot_pace_ms=0,
            rate_limits=Switch.OFF,
            prepare_pages=Switch.OFF,
            push_services=NO_PUSH_SERVICE,
        )
        self.ahead = timedelta()
        self.stands_at: datetime | None = None
        self.app = create_app(settings, lambda: (self.stands_at or datetime.now(UTC)) + self.ahead)
        config = uvicorn.Config(self.app, port=0, date_header=False, log_level="error")
        self.server = uvicorn.Server(config)
        self.thread = Thread(target=self.server.run)
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.people: list[Person] = []

    def open(self) -> None:
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.05)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.people = [self.person("Ann"), self.person("Ben")]

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        self.server.should_exit = True
        self.thread.join()

    def person(self, name: str) -> Person:
        api = httpx.Client(base_url=self.url, timeout=ANSWER_WITHIN_S)
        api.post("/api/players", json={"name": name}).raise_for_status()
        context = self.browser.new_context(base_url=self.url, locale="en-GB")
        context.clock.install()
        self.contexts.append(context)
        cookies = [{"name": one.name, "value": one.value or "", "url": self.url} for one in api.cookies.jar]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        return Person(api, context.new_page())

    def later(self, seconds: int) -> None:
        """Move the clocks of the server and of the browsers at once."""
        self.ahead += timedelta(seconds=seconds)
        for context in self.contexts:
            context.clock.fast_forward(1000 * seconds)

    @contextmanager
    def stands(self) -> Iterator[None]:
        """Stop the clock of the server: nothing falls due, however slow the machine is."""
        self.stands_at = datetime.now(UTC)
        yield
        self.stands_at = None

    def match(self, game: str) -> str:
        """Start a match of both players, who open it; return its id."""
        host, guest = self.people
        match: str = host.api.post("/api/matches", json={"game": game, "seats": 2}).json()["id"]
        guest.api.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
        host.api.post(f"/api/matches/{match}/start").raise_for_status()
        for one in self.people:
            one.comes(match)
        return match

    def one_asked(self, match: str) -> tuple[Person, Person]:
        """Return the one player who is to act and the one who waits. Where both are asked, one has answered
        first.
        """
        while len(acting := self.people[0].api.get(f"/api/matches/{match}/document").json()["to_act"]) > 1:
            self.people[acting[0]].acts(match)
        return self.people[acting[0]], self.people[1 - acting[0]]

    def left_alone(self, match: str) -> tuple[Person, Person]:
        """Close the browser of the player to act; return that player and the other one, who has noticed."""
        gone, waits = self.one_asked(match)
        gone.goes()
        expect(waits.page.locator(".seat.away")).to_be_visible()
        return gone, waits
