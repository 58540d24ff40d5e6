"""Three people in real browsers look for an opponent, are called, refuse, say yes, play, and look on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def looks(page: Page, name: str) -> None:
    page.goto("/find")
    page.locator("[name=games][value=helvetia_cup]").check()
    page.locator("#name").fill(name)
    page.get_by_role("button", name="Find an opponent").click()
    expect(page.locator("h1")).to_have_text("Looking for an opponent")


def test_three_look_one_refuses_two_play_and_one_calls_it_off(visitor: Visitor) -> None:
    ann, ben, eva = visitor(), visitor(), visitor()
    ben.goto("/find")
    looks(ann, "Ann")
    rows = ben.locator("[data-searches]")
    expect(rows).to_contain_text("Ann")

    looks(ben, "Ben")
    expect(ann.get_by_role("heading", name="Ben is here")).to_be_visible()
    ben.get_by_role("button", name="Not this time").click()
    expect(ann.get_by_role("heading", name="Ben is here")).to_be_hidden()
    expect(ann.get_by_text("Not this time. Still looking.")).to_be_visible()

    looks(eva, "Eva")
    ann.get_by_role("button", name="Play Eva").click()
    expect(ann.locator("#calls")).to_contain_text("Waiting for Eva")
    eva.keyboard.press("j")
    ann.wait_for_url("**/matches/*")
    eva.wait_for_url("**/matches/*")
    assert ann.url == eva.url
    expect(rows.get_by_text("Ann")).to_have_count(0)

    eva.get_by_role("button", name="Call it off").click()
    eva.wait_for_url("**/find")
    expect(ben.get_by_role("heading", name="is here")).to_be_visible()
