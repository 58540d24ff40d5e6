"""The start page in a real browser: a match against the computer is one click and a name away."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}


def bottom(page: Page, selector: str) -> float:
    return float(page.locator(selector).evaluate("one => one.getBoundingClientRect().bottom"))


def test_a_phone_shows_all_three_wishes_and_plays_after_a_name_and_one_press(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    page.goto("/")
    tabs = page.locator(".hdr .nav").evaluate("one => one.getBoundingClientRect().top")
    computer = page.locator("#computer")

    assert bottom(page, ".doors") <= tabs
    computer.get_by_role("button", name="Play now").click()
    expect(computer.get_by_role("alert")).to_have_text("Type a name first: 1 to 24 characters.")
    expect(page.locator("#name")).to_be_focused()
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")

    page.wait_for_url("**/matches/*")
    expect(page.locator("#table .actionbar")).to_be_visible()


def test_a_card_asks_for_the_name_in_its_place_and_offers_what_the_game_has(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    hard = page.locator("#computer [name=strength][value=hard]")
    hard.check(force=True)
    newcomer = page.locator("#computer [name=game][value=helvetia_cup]")
    # This is a game without such a computer player.
    newcomer.evaluate("radio => radio.removeAttribute('data-hard')")
    newcomer.check(force=True)

    expect(hard).to_be_hidden()
    expect(page.locator("#computer [name=strength][value=normal]")).to_be_checked()

    card = page.get_by_role("article", name="Hockey Game")
    card.get_by_text("Play the computer").click()
    expect(card.get_by_label("Your name at the table")).to_be_focused()
    page.keyboard.type("Ann")
    card.get_by_role("button", name="Play now").click()

    page.wait_for_url("**/matches/*")
    expect(page.locator("#table .actionbar")).to_be_visible()
