"""A friend closes his browser, and the match ends or goes on all the same."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from threading import Thread
from typing import Any

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect

from app.main import create_app
from app.settings import Settings, Switch

pytestmark = pytest.mark.browser

CLAIM_S = 301
A_DAY_S = 24 * 3600 + 1


class Hall:
    """A server in this process, whose clock the test can put forward together with the browsers'."""

    def __init__(self, browser: Browser, database_url: str) -> None:
        settings = Settings(
            database_url=database_url, secret_key="test", bot_pace_ms=0, rate_limits=Switch.OFF
        )
        self.app = create_app(settings)
        config = uvicorn.Config(self.app, port=0, date_header=False, log_level="error")
        self.server = uvicorn.Server(config)
        self.thread = Thread(target=self.server.run)
        self.browser = browser
        self.contexts: list[BrowserContext] = []

    def open(self) -> None:
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.05)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        self.server.should_exit = True
        self.thread.join()

    def person(self, name: str) -> tuple[httpx.Client, Page]:
        api = httpx.Client(base_url=self.url)
        api.post("/api/players", json={"name": name}).raise_for_status()
        context = self.browser.new_context(base_url=self.url, locale="en-GB")
        self.contexts.append(context)
        cookies = [{"name": one.name, "value": one.value or "", "url": self.url} for one in api.cookies.jar]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        return api, context.new_page()

    def later(self, page: Page, seconds: int) -> None:
        """The server's clock and this browser's go on at once."""
        ahead = timedelta(seconds=seconds)
        self.app.state.site.due.now = lambda: datetime.now(UTC) + ahead
        page.clock.fast_forward(1000 * seconds)


@pytest.fixture
def hall(browser: Browser, database_url: str) -> Iterator[Hall]:
    opened = Hall(browser, database_url)
    opened.open()
    yield opened
    opened.close()


def left_alone(hall: Hall, game: str) -> tuple[Page, Page]:
    """Whoever is to act has closed his browser; the page of who waits, and that of who is gone."""
    people = [hall.person("Ann"), hall.person("Ben")]
    match = people[0][0].post("/api/matches", json={"game": game, "seats": 2}).json()["id"]
    people[1][0].post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    people[0][0].post(f"/api/matches/{match}/start").raise_for_status()
    acting: list[int] = people[0][0].get(f"/api/matches/{match}/document").json()["to_act"]
    for _, page in people:
        page.clock.install()
        page.goto(f"/matches/{match}")
        expect(page.locator(".actionbar")).to_be_visible()
    gone, waits = people[acting[0]][1], people[1 - acting[0]][1]
    gone.goto("about:blank")
    expect(waits.locator(".seat.away")).to_be_visible()
    return waits, gone


def test_the_computer_takes_over_and_gives_the_seat_back(hall: Hall) -> None:
    waits, gone = left_alone(hall, "um_reifenbreite")

    hall.later(waits, 61)
    waits.get_by_role("button", name="Let the computer play").click()
    expect(waits.locator(".seat", has_text="Computer").locator(".auto")).to_be_visible()
    gone.go_back()

    expect(waits.locator(".seat", has_text="Computer")).to_have_count(0)


def test_a_match_is_called_off_without_a_result(hall: Hall) -> None:
    waits, _ = left_alone(hall, "um_reifenbreite")

    hall.later(waits, CLAIM_S)
    waits.get_by_role("button", name="Call it off").click()
    waits.get_by_role("button", name="Suggest it").click()

    expect(waits.locator(".fin h2")).to_have_text("No result: called off by agreement.")
    result: Any = waits.goto(
        waits.url.replace("?", "/result?") if "?" in waits.url else f"{waits.url}/result"
    )
    assert result.status == 200


@pytest.mark.parametrize("game", ["um_reifenbreite", "hockey_game"])
def test_a_win_is_claimed_over_who_does_not_come_back(hall: Hall, game: str) -> None:
    waits, _ = left_alone(hall, game)

    hall.later(waits, CLAIM_S)
    waits.get_by_role("button", name="Claim the win").click()
    waits.locator("dialog").get_by_role("button", name="Claim the win").click()

    expect(waits.locator(".fin h2")).to_contain_text("wins")
    expect(waits.locator(".fin")).to_contain_text("the opponent did not come back")


def test_a_match_in_which_nobody_moves_for_a_day_can_be_woken(hall: Hall) -> None:
    waits, _ = left_alone(hall, "hockey_game")
    bar = waits.locator(".actionbar")

    hall.later(waits, A_DAY_S)
    expect(bar).to_contain_text("Unfinished: a day without a move.")
    waits.get_by_role("button", name="Wake it").click()

    expect(bar).not_to_contain_text("Unfinished")
    expect(waits.locator(".log")).to_contain_text("wakes the match.")
