"""A press on something disabled is answered with the reason."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from app.engine.catalog import catalog
from benchmarks.browser.newcomer import PATIENCE_MS, SIZES, Newcomer, newcomer, player, positions
from tests.support.browser.illegal_moves import ROAD, answer_to, disabled_places
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser
MOVES = 12


@pytest.mark.parametrize("game", sorted(catalog()))
def test_what_cannot_be_pressed_says_why_in_the_bar(browser: Browser, server: Server, game: str) -> None:
    with newcomer(browser, server.url, game, "desk", after=MOVES) as came:
        places = disabled_places(came)
        answers = [answer_to(came, place) for place in (places[0], places[-1])]

    if game != "extraliga":  # In this game a card is chosen first, which is no rule.
        assert any(answer.get("clause") for answer in answers), answers


# The rider to play and the furthest space in reach, both fully visible on the phone's straight road.
REACH_IN_SIGHT = """() => [".st .rd.now", ".st .ds[aria-pressed=true]"].every((one) => {
  const { left, right } = document.querySelector(one)?.getBoundingClientRect() ?? { left: -1, right: 0 };
  return left >= 0 && right <= innerWidth;
})"""
FAR = range(9, 13)
"""The number of spaces of a long ride."""


def rides_far(document: dict[str, Any]) -> bool:
    view = document["view"]
    return view["phase"] == "move" and len(document["actions"]) > 1 and view["throw"]["allowance"] in FAR


def test_a_phone_shows_what_is_in_reach_and_says_why_the_rest_is_not(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB", **SIZES["phone"])
    context.set_default_timeout(PATIENCE_MS)
    rival = player(server.url, "Marek")
    came = Newcomer(context.new_page(), server.url, "um_reifenbreite", 1, rivals=[rival])
    next(one for one in positions(came, [rival]) if rides_far(one))
    came.sits_down()
    came.page.wait_for_function(REACH_IN_SIGHT)  # A phone opens the straight road by itself.

    road = came.page.evaluate(ROAD)
    clauses = {answer_to(came, space)["clause"] for space in (road[0], road[-1])}

    assert clauses <= {
        "UR-1.3",
        "UR-1.4",
        "UR-1.5",
        "UR-5.5",
    }  # The reasons are: beside, behind lines or riders, too far.
    context.close()
