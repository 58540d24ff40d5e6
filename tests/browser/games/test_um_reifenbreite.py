"""The board of Um Reifenbreite in a browser: illegal moves at two sizes, replays on a phone in landscape."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from benchmarks.browser.newcomer import PATIENCE_MS, SIZES, Newcomer, player, positions
from benchmarks.browser.waiting_share import ASKED
from tests.support.browser.clicking import TAKES_PRESSES
from tests.support.browser.illegal_moves import ROAD, answer_to
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

GAME = "um_reifenbreite"
BESIDE_THICK_LINES = re.compile(r"1:AB-\d-1[3-6]")
NEAR = 40
"""The number of spaces around the rider that are pressed."""
PLACED = 4
SHORT = 3
RIDER = """(number) => {
  const piece = document.querySelector(`.st [data-rider="${number}"]`);
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}"""


@contextmanager
def at(browser: Browser, server: Server, size: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce", **SIZES[size])
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def on_the_straight_road(
    context: BrowserContext, server: Server, stands: Callable[[dict[str, Any]], bool]
) -> tuple[Newcomer, dict[str, Any]]:
    """Play matches until one reaches such a position on the straight road; return its page and document."""
    rival = player(server.url, "Marek")
    page = context.new_page()
    matches = (Newcomer(page, server.url, GAME, seed, rivals=[rival]) for seed in count(1))
    found = ((came, one) for came in matches for one in positions(came, [rival]) if stands(one))
    came, document = next(found)
    came.sits_down()
    page.locator(".st .ds").first.wait_for()
    page.wait_for_function(ASKED)
    page.wait_for_function(TAKES_PRESSES)  # Until then what is lit lets presses through.
    return came, document


def riders(document: dict[str, Any], seat: int) -> list[str]:
    """Return the riders of a seat that are on the road and not to play."""
    view = document["view"]
    teams = {index for index, team in view["teams"].items() if team["seat"] == seat}
    return [
        number
        for number, one in view["riders"].items()
        if str(one["team"]) in teams and one["node"] and int(number) != view["current"]
    ]


def places(document: dict[str, Any]) -> bool:
    view = document["view"]
    mine = view["phase"] == "place" and bool(document["actions"])
    return mine and bool(view["placing"]["placed"] >= PLACED)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_start_grid_says_what_bars_a_space_or_a_rider(
    browser: Browser, server: Server, size: str
) -> None:
    with at(browser, server, size) as context:
        came, document = on_the_straight_road(context, server, places)
        own, theirs = riders(document, 0)[0], riders(document, 1)[0]
        lane = document["view"]["riders"][own]["node"].rsplit("-", 2)[1]
        barred = [one for one in came.page.evaluate(ROAD) if one["space"].split("-")[1] == lane]
        answers = [answer_to(came, one) for one in barred]
        mine, foreign = (answer_to(came, came.page.evaluate(RIDER, one)) for one in (own, theirs))

    assert {answer["clause"] for answer in answers} == {"UR-3.5"}
    assert any("already in this lane" in answer["said"] for answer in answers)
    assert (mine["clause"], foreign["clause"]) == ("UR-3.6", "UR-3.1")


def rides_beside_thick_lines(document: dict[str, Any]) -> bool:
    view = document["view"]
    if view["phase"] != "move" or len(document["actions"]) < 2:
        return False
    return bool(BESIDE_THICK_LINES.fullmatch(view["riders"][str(view["current"])]["node"]))


def rides_a_short_way(document: dict[str, Any]) -> bool:
    """Return whether the reach is so short that a phone shows more of the road than it."""
    view = document["view"]
    return view["phase"] == "move" and len(document["actions"]) > 1 and view["throw"]["allowance"] <= SHORT


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(
    ("stands", "said"), [(rides_beside_thick_lines, {"UR-1.3", "UR-1.4"}), (rides_a_short_way, {"UR-5.5"})]
)
def test_the_road_says_what_is_behind_barred_or_too_far(
    browser: Browser,
    server: Server,
    stands: Callable[[dict[str, Any]], bool],
    said: set[str],
    size: str,
) -> None:
    with at(browser, server, size) as context:
        came, document = on_the_straight_road(context, server, stands)
        rider = came.page.evaluate(RIDER, document["view"]["current"])
        road = sorted(
            came.page.evaluate(ROAD), key=lambda one: hypot(one["x"] - rider["x"], one["y"] - rider["y"])
        )
        clauses = {answer_to(came, one)["clause"] for one in road[:NEAR]}

    assert said <= clauses <= {"UR-1.3", "UR-1.4", "UR-1.5", "UR-5.5"}


KEEPING = {"short_race_energy": "choose7", "teams_per_seat": 2}
CHOSEN = """() => {
  const tray = document.querySelector(".trayw").getBoundingClientRect();
  return [...document.querySelectorAll(".ur-tray .pc:has(.pm)")].map((card) => {
    const { left, right, bottom } = card.getBoundingClientRect();
    return left >= tray.left - 1 && right <= tray.right + 1 && bottom <= tray.bottom + 1;
  });
}"""


@pytest.mark.parametrize("size", ["desk", "laptop"])
def test_all_kinds_of_energy_cards_are_in_sight_where_seven_are_kept_by_each_of_two_teams(
    browser: Browser, server: Server, size: str
) -> None:
    with at(browser, server, size) as context:
        page = context.new_page()
        Newcomer(page, server.url, GAME, 1, KEEPING).sits_down()
        teams = page.locator(".ur-tray .teams button")
        first = page.evaluate(CHOSEN)
        page.locator(".ur-tray .pm .btn").nth(1).click()
        teams.nth(1).click()
        page.locator(".ur-tray .teams button:nth-child(2)[aria-pressed=true]").wait_for()
        second = page.evaluate(CHOSEN)
        counts = [one.split()[-1] for one in teams.all_inner_texts()]

    assert first == second == [True] * 7
    assert counts == ["1/7", "0/7"]


IS_WHOLE = """() => {
  const bottom = (one) => document.querySelector(one).getBoundingClientRect().bottom;
  return [".cam", ".profrow"].every((one) => bottom(one) <= bottom(".stage .pane") + 1);
}"""


def test_all_sources_of_a_throw_are_in_sight_where_they_are_five(browser: Browser, server: Server) -> None:
    with at(browser, server, "desk") as context:
        page = context.new_page()
        came = Newcomer(page, server.url, GAME, 5, {"level": "pro"})
        next(one for one in positions(came) if one["actions"] and one["view"]["phase"] == "turn")
        came.sits_down()
        page.locator(".ur-tray .pc[data-source]").first.wait_for()
        shown = page.evaluate(CHOSEN.replace(":has(.pm)", "[data-source]"))

    assert len(shown) >= 5
    assert all(shown)


def test_a_replay_shows_the_whole_board_on_a_phone_on_its_side(browser: Browser, server: Server) -> None:
    with at(browser, server, "phone") as context:
        page = context.new_page()
        came = Newcomer(page, server.url, GAME, 1)
        came.http.post(f"/api/matches/{came.match}/resign").raise_for_status()
        page.set_viewport_size({"width": 844, "height": 390})
        page.goto(f"/matches/{came.match}/replay")
        page.locator(".ur .profrow").wait_for()

        assert page.evaluate(IS_WHOLE)
