"""A player closes their browser, and the match ends or goes on all the same."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from threading import Thread
from typing import Any

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect

from app.engine.catalog import catalog
from app.main import create_app
from app.settings import Settings, Switch
from tests.support.matches.people import ANSWER_WITHIN_S

pytestmark = pytest.mark.browser

OFFER_S = 61
QUIET_S = 181
CLAIM_S = 301
A_DAY_S = 24 * 3600 + 1
# The words "for Ben" are left out where the line itself names the player.
PLAYED_FOR = re.compile(r"Computer( for \w+)?: ")


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
            database_url=database_url, secret_key="test", bot_pace_ms=0, rate_limits=Switch.OFF
        )
        self.ahead = timedelta()
        self.app = create_app(settings, lambda: datetime.now(UTC) + self.ahead)
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


@pytest.fixture
def hall(browser: Browser, database_url: str) -> Iterator[Hall]:
    opened = Hall(browser, database_url)
    opened.open()
    yield opened
    opened.close()


@pytest.mark.parametrize("game", sorted(catalog()))
def test_whichever_way_is_chosen_nobody_waits_for_ever(hall: Hall, game: str) -> None:
    match = hall.match(game)
    he_is_back_in_time(hall, match)
    the_computer_plays_until_he_is_back(hall, match)
    the_win_is_claimed(hall, match)
    it_is_called_off_by_both(hall, hall.match(game))


def watched_flags(page: Page) -> None:
    """Record from now on what the bar's flag says before the next action is there."""
    page.evaluate("""() => {
      const bar = document.querySelector(".actionbar");
      const { dataset } = document.querySelector("#table");
      const { seq } = dataset;
      window.flags = [];
      const watch = () => dataset.seq === seq && flags.push(bar.querySelector(".ab-flag")?.innerText ?? "");
      new MutationObserver(watch).observe(bar, { subtree: true, childList: true, characterData: true });
    }""")


def he_is_back_in_time(hall: Hall, match: str) -> None:
    gone, waits = hall.left_alone(match)
    hall.later(30)
    expect(waits.page.locator(".actionbar")).to_contain_text("You can step in at 1:00")
    gone.comes(match)

    expect(waits.page.locator(".seat.away")).to_have_count(0)
    expect(waits.page.locator(".actionbar")).not_to_contain_text("You can step in")


def the_computer_plays_until_he_is_back(hall: Hall, match: str) -> None:
    gone, waits = hall.left_alone(match)
    served = waits.page.locator(".seat", has=waits.page.locator(".auto"))
    watched_flags(waits.page)
    hall.later(OFFER_S)
    expect(waits.page.locator(".log")).to_contain_text("connection lost")
    waits.page.get_by_role("button", name="Let the computer play").click()
    expect(served).to_be_visible()
    expect(waits.page.locator(".log")).to_contain_text("lets the computer play")
    expect(waits.page.locator(".log")).to_contain_text(PLAYED_FOR)
    # The turn is the other player's until the computer has acted.
    assert "Your turn" not in waits.page.evaluate("flags")
    gone.comes(match)

    expect(served).to_have_count(0)


def the_win_is_claimed(hall: Hall, match: str) -> None:
    _, waits = hall.left_alone(match)
    hall.later(OFFER_S)
    expect(waits.page.get_by_role("button", name="Claim in")).to_have_attribute("aria-disabled", "true")
    hall.later(CLAIM_S - OFFER_S)
    waits.page.get_by_role("button", name="Claim the win").click()
    waits.page.locator("dialog").get_by_role("button", name="Claim the win").click()

    expect(waits.page.locator(".fin h2")).to_contain_text("wins")
    expect(waits.page.locator(".fin")).to_contain_text("the opponent did not come back")


def it_is_called_off_by_both(hall: Hall, match: str) -> None:
    gone, waits = hall.left_alone(match)
    hall.later(OFFER_S)
    waits.page.set_viewport_size({"width": 390, "height": 844})
    # It is in view on a phone too.
    expect(waits.page.get_by_role("button", name="Claim in")).to_be_in_viewport(ratio=1)
    waits.page.get_by_role("button", name="Call it off").click()
    waits.page.get_by_role("button", name="Suggest it").click()
    expect(waits.page.locator(".actionbar")).to_contain_text("suggests calling it off")
    waits.page.set_viewport_size({"width": 1280, "height": 720})
    gone.comes(match)
    gone.page.get_by_role("button", name="Agree").click()

    for one in (gone, waits):
        expect(one.page.locator(".fin h2")).to_have_text("No result: called off by agreement.")
    result: Any = waits.page.goto(f"/matches/{match}/result")
    assert result.status == 200


def test_a_silent_player_is_asked_whether_they_are_there(hall: Hall) -> None:
    match = hall.match("hockey_game")
    quiet, waits = hall.one_asked(match)

    hall.later(QUIET_S)
    waits.page.get_by_role("button", name="Ask: still there?").click()
    expect(quiet.page.locator(".actionbar")).to_contain_text("are you still there?")
    quiet.page.get_by_role("button", name="I am here").click()
    expect(quiet.page.locator(".actionbar")).not_to_contain_text("are you still there?")

    hall.later(QUIET_S)
    waits.page.get_by_role("button", name="Ask: still there?").click()
    expect(quiet.page.locator(".actionbar")).to_contain_text("Only a move counts now")
    hall.later(60 + OFFER_S)
    waits.page.get_by_role("button", name="Let the computer play").click()
    quiet.page.get_by_role("button", name="I am here").click()

    expect(waits.page.locator(".seat .auto")).to_have_count(0)


def test_a_match_in_which_nobody_moves_for_a_day_can_be_woken(hall: Hall) -> None:
    _, waits = hall.left_alone(hall.match("hockey_game"))
    bar = waits.page.locator(".actionbar")

    hall.later(A_DAY_S)
    expect(bar).to_contain_text("Unfinished: no move for a day.")
    waits.page.get_by_role("button", name="Resume it").click()

    expect(bar).not_to_contain_text("Unfinished")
    expect(waits.page.locator(".log")).to_contain_text("resumes the match.")
