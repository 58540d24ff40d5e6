"""Two people in real browsers look for an opponent, are called, say yes and sit at one table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def looks(page: Page, name: str) -> None:
    page.goto("/find")
    page.locator("[name=games][value=um_reifenbreite]").check()
    page.locator("[name=fills]").check()
    page.locator("#name").fill(name)
    page.get_by_role("button", name="Find an opponent").click()
    expect(page.locator("h1")).to_have_text("Looking for an opponent")


def test_two_who_look_are_called_and_play(visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    looks(ann, "Ann")
    looks(ben, "Ben")

    ann.get_by_role("button", name="Play Ben").click()
    expect(ann.locator("#calls")).to_contain_text("Waiting for Ben")
    ben.keyboard.press("j")

    ann.wait_for_url("**/matches/*")
    ben.wait_for_url("**/matches/*")
    assert ann.url == ben.url
