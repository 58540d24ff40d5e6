"""A player closes their browser, and the match ends or goes on all the same."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.engine.catalog import catalog
from tests.support.browser.hall import Hall

pytestmark = pytest.mark.browser

OFFER_S = 61
QUIET_S = 181
CLAIM_S = 301
A_DAY_S = 24 * 3600 + 1
# The words "for Ben" are left out where the line itself names the player.
PLAYED_FOR = re.compile(r"Computer( for \w+)?: ")


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
