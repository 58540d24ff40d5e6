"""Hockey Game where its drawing has the least room."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.browser.newcomer import SIZES, Newcomer, player, positions
from tests.support.browser.clicking import plays_ahead
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.matches.scripted_chance import clause
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

KINDS = 16
"""The number of different bonus cards."""

# Returns the dice that are covered by the sum beside them, and the marks of the track that overlap.
COVERED = """() => {
  const boxes = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1;
  const [dice, sums, marks] = [".duel .die", ".duel .tot", ".tl-mark:not(.dot)"].map(boxes);
  return {
    dice: dice.filter((die) => sums.some((sum) => meet(die, sum))).length,
    marks: marks.filter((mark, i) => marks.some((other, j) => j > i && meet(mark, other))).length,
    thrown: dice.length,
  };
}"""


IN_SIGHT = """() => {
  const { bottom } = document.querySelector(".boardwrap").getBoundingClientRect();
  return [...document.querySelectorAll(".cardpool .hc")].map((card) => {
    return card.getBoundingClientRect().bottom <= bottom;
  });
}"""


def both_have_thrown(seen: dict[str, Any]) -> bool:
    view = seen["view"]
    turns = [turn for duel in view["duel"].values() for turn in duel["turns"].values()]
    return view["phase"] == "defend_cards" and all(turn["dice"] for turn in turns)


@contextmanager
def on_a_laptop(
    browser: Browser, server: Server, stands: Callable[[dict[str, Any]], bool], options: dict[str, Any]
) -> Iterator[Page]:
    """A page of a random match that has come to such a position."""
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", **SIZES["laptop"])
    rival = player(server.url, "Marek")
    came = Newcomer(context.new_page(), server.url, "hockey_game", 1, options, rivals=[rival])
    next(document for document in positions(came, [rival]) if stands(document))
    came.sits_down()
    yield came.page
    context.close()


def picks_bonus_cards(seen: dict[str, Any]) -> bool:
    return any(action.get("card", "").startswith("B-") for action in seen["actions"])


def may_take_time(seen: dict[str, Any]) -> bool:
    return any(action["type"] == "time_out" for action in seen["actions"])


def test_on_a_laptop_all_bonus_cards_of_the_draft_are_in_sight(server: Server, browser: Browser) -> None:
    with on_a_laptop(browser, server, picks_bonus_cards, {"mode": "all_stars"}) as page:
        kinds = page.evaluate(IN_SIGHT)

    assert kinds == [True] * KINDS


@clause("HG-11.1")
def test_on_a_laptop_time_is_taken_beside_the_sum(server: Server, browser: Browser) -> None:
    with on_a_laptop(browser, server, may_take_time, {}) as page:
        page.locator(".ab-sum .lnk").click()

        expect(page.locator(".ab-flag")).to_have_text("TIME")


def test_on_a_phone_on_its_side_the_replay_covers_no_die_and_no_mark(
    server: Server, browser: Browser
) -> None:
    players = [httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S) for _ in range(2)]
    for one, name in zip(players, ("Tereza", "Marek"), strict=True):
        one.post("/api/players", json={"name": name}).raise_for_status()
    opened = players[0].post("/api/matches", json={"game": "hockey_game", "seats": 2})
    match: str = opened.raise_for_status().json()["id"]
    players[1].post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    players[0].post(f"/api/matches/{match}/start").raise_for_status()
    plays_ahead(players, match, random.Random(1), lambda seen: bool(seen["seq"] >= 150))
    plays_ahead(players, match, random.Random(2), both_have_thrown)
    seq = players[0].get(f"/api/matches/{match}/document").json()["seq"]
    players[0].post(f"/api/matches/{match}/resign").raise_for_status()

    page = browser.new_page(viewport={"width": 844, "height": 390}, reduced_motion="reduce")
    page.goto(f"{server.url}/matches/{match}/replay?at={seq}")
    page.locator(".duel .die").nth(3).wait_for()
    assert page.evaluate(COVERED) == {"dice": 0, "marks": 0, "thrown": 4}
    page.close()
