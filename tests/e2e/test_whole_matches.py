"""Whole matches in real browsers: each seat its own, by clicks on the moves that the page offers."""

import random
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from app.table.record import verify
from tests.serving import Server

pytestmark = pytest.mark.browser

expect.set_options(timeout=30_000)  # several browsers on a machine of two cores
QUICK = {"idle_rounds": 6, "max_overtimes": 3}
MATCHES = [
    pytest.param("hockey_game", 2, QUICK, id="hockey-teams"),
    pytest.param("hockey_game", 2, QUICK | {"mode": "all_stars"}, id="hockey-all-stars"),
    pytest.param("extraliga", 2, {}, id="extraliga-2"),
    pytest.param("extraliga", 4, {}, id="extraliga-4"),
]


class Player:
    """One seat: a browser context of its own, with the list of moves open beside the board."""

    def __init__(self, browser: Browser, server: Server, name: str) -> None:
        self.http = httpx.Client(base_url=server.url)
        self.http.post("/api/players", json={"name": name}).raise_for_status()
        size = {"width": 1440, "height": 900}
        self.context = browser.new_context(base_url=server.url, viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        self.context.add_init_script("localStorage.setItem('stadion.no-list', 'off')")
        self.context.add_cookies(
            [{"name": one.name, "value": one.value or "", "url": server.url} for one in self.http.cookies.jar]
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def looks_at(self, match: str) -> None:
        self.page.goto(f"/matches/{match}")
        self.page.locator("#tab-moves").click()

    def seq(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-seq") or 0)

    def offered(self) -> list[int]:
        """How many moves of each kind the page offers; none where it is not this seat's turn."""
        count = "kinds => kinds.map(kind => kind.querySelectorAll('button').length)"
        found: list[int] = self.page.locator(".moves section").evaluate_all(count)
        return found

    def clicks(self, luck: random.Random) -> bool:
        """A move by lot, its kind first; back when the page shows that it has been taken.

        By kind, because forty ways to place a card must not outvote the one way to be done with it.
        """
        kinds, before = self.offered(), self.seq()
        if not kinds:
            return False
        kind = luck.randrange(len(kinds))
        moves = self.page.locator(".moves section").nth(kind).locator("button")
        moves.nth(luck.randrange(kinds[kind])).click()
        self.page.wait_for_function(
            "before => +document.querySelector('#table').dataset.seq > before", arg=before
        )
        return True

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


def goes_on(player: Player, match: str) -> bool:
    """Asked only when no page offers a move: the answer may be on its way to the pages."""
    return bool(player.http.get(f"/api/matches/{match}").json()["status"] == "playing")


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_a_whole_match_by_clicks(
    game: str, seats: int, options: dict[str, object], players: list[Player]
) -> None:
    host, *guests = players
    match = host.http.post("/api/matches", json={"game": game, "seats": seats, "options": options}).json()[
        "id"
    ]
    for guest in guests:
        guest.http.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.http.post(f"/api/matches/{match}/start").raise_for_status()
    for player in players:
        player.looks_at(match)

    luck = random.Random(game)
    playing = True
    while playing:
        clicked = [player.clicks(luck) for player in players]
        playing = any(clicked) or goes_on(host, match)

    for player in players:
        expect(player.page.locator(".actionbar.over")).to_be_visible()
    found = verify(host.http.get(f"/api/matches/{match}/record").text.splitlines())
    assert found.ok, found
