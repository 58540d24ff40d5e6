"""Whole matches in real browsers: each seat plays in its own, by clicks on the moves that the page offers.

The middle is played over HTTP while the browsers are away: they come back to a later position. At each move
by a click, every percentage and every sum on the page belongs to the position.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from app.table.replay.record import verify
from tests.support.browser.clicking import SHOWS_THE_LIST, document, is_over, plays, plays_ahead, sees_the_end
from tests.support.browser.figures import Figures
from tests.support.browser.translator import TRANSLATED
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

expect.set_options(timeout=30_000)  # Several browsers share a machine of two cores.
QUICK = {"idle_rounds": 6, "max_overtimes": 3}
There = Callable[[dict[str, Any]], bool]


def last_cards(document: dict[str, Any]) -> bool:
    """Whether a period ends soon that is the last one: an overtime by clicks would take minutes."""
    view = document["view"]
    home, away = view["goals"]
    return view["period"] == 3 and view["clock"]["left"] <= 4 and (home != away or view["overtime"] == 3)


def last_minutes(document: dict[str, Any]) -> bool:
    return document["view"]["half"] >= 2 and document["view"]["clock"] >= 44


def last_round(document: dict[str, Any]) -> bool:
    season = document["view"]["season"] or {"cards": (), "rounds": 1}
    return len(season["cards"]) == season["rounds"]


MATCHES = [
    pytest.param("helvetia_cup", 2, {"extra_time": False}, last_minutes, id="helvetia-cup"),
    pytest.param("hockey_game", 2, QUICK, last_cards, id="hockey-teams"),
    pytest.param("hockey_game", 2, QUICK | {"mode": "all_stars"}, last_cards, id="hockey-all-stars"),
    pytest.param("extraliga", 2, {}, last_round, id="extraliga-2"),
    pytest.param("extraliga", 4, {}, last_round, id="extraliga-4"),
]
TURNS = 3  # Each seat makes these moves by clicks, before the middle.


class Player:
    """A seat with a browser context of its own, and the list of moves open beside the board."""

    def __init__(self, browser: Browser, server: Server, name: str) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
        self.http.post("/api/players", json={"name": name}).raise_for_status()
        size = {"width": 1440, "height": 900}
        self.context = browser.new_context(base_url=server.url, viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        self.context.add_init_script(SHOWS_THE_LIST)
        self.context.add_cookies(
            [{"name": one.name, "value": one.value or "", "url": server.url} for one in self.http.cookies.jar]
        )
        self.page: Page = self.context.new_page()
        self.figures = Figures(self.page)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def looks_at(self, match: str) -> None:
        self.page.goto(f"/matches/{match}")
        self.page.locator("#tab-moves").click()

    def plays(self, match: str, rng: random.Random) -> None:
        assert self.figures.wrong(self.http, match) == []
        plays(self.page, rng)

    def goes_away(self) -> None:
        self.page.goto("/health/live")

    def leaves(self) -> None:
        self.context.close()
        self.http.close()


@pytest.fixture
def players(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[list[Player]]:
    names = ("Tereza", "Марек", "Ivana", "Саша", "Jiří")
    seated = [Player(browser, server, name) for name in names[: request.getfixturevalue("seats")]]
    yield seated
    for player in seated:
        player.leaves()
    assert [complaint for player in seated for complaint in player.complaints] == []


@pytest.mark.parametrize(("game", "seats", "options", "late"), MATCHES)
def test_a_whole_match_by_clicks(
    game: str, seats: int, options: dict[str, object], late: There, players: list[Player]
) -> None:
    host, rng = players[0], random.Random(game)
    match = ""
    while not match or document(host.http, match)["status"] != "playing":  # A goal of an overtime ends it.
        match = begins(players, game, options)
        for player in players * TURNS:
            player.page.evaluate(TRANSLATED)
            player.plays(match, rng)
        for player in players:
            player.goes_away()
        plays_ahead([player.http for player in players], match, rng, late)
    for player in players:
        player.looks_at(match)
    while not is_over(host.page):
        for player in players:
            player.plays(match, rng)

    assert any(player.figures.looks for player in players)
    for player in players:
        sees_the_end(player.page)
        player.page.evaluate(TRANSLATED)
        expect(player.page.locator("#table font")).to_have_count(0)
    found = verify(host.http.get(f"/api/matches/{match}/record").text.splitlines())
    assert found.ok, found


def begins(players: list[Player], game: str, options: dict[str, object]) -> str:
    """Start a match at which all players look; return its ID."""
    host, *guests = players
    wanted = {"game": game, "seats": len(players), "options": options}
    match: str = host.http.post("/api/matches", json=wanted).raise_for_status().json()["id"]
    for guest in guests:
        guest.http.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.http.post(f"/api/matches/{match}/start").raise_for_status()
    for player in players:
        player.looks_at(match)
    return match
