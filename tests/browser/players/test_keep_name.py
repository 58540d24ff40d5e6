"""A name on two devices: by link, and by words after the first device is gone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations

pytestmark = pytest.mark.browser

PROVOKED = "401"
"""The removed device asks who it is."""


def keeps_words(page: Page) -> list[str]:
    """Get six words on one's page, and type two of them back."""
    page.get_by_role("button", name="Show my words").click()
    words = page.locator(".six li").all_inner_texts()
    numbers = re.findall(r"\d", page.locator("main h2").inner_text())
    for field, number in zip(("first", "second"), numbers, strict=True):
        page.locator(f"#{field}").fill(words[int(number) - 1])
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("status").filter(has_text="Done. These words")).to_be_visible()
    page.get_by_role("link", name="Back to your page").click()
    return words


def test_a_second_device_joins_by_link_and_removes_the_first(visitor: Visitor, axe: str) -> None:
    home, phone = visitor("Tereza"), visitor(viewport={"width": 390, "height": 844}, color_scheme="dark")
    found = []
    home.goto("/you")
    expect(home.get_by_text("one device only")).to_be_visible()
    home.get_by_role("button", name="Show my words").click()
    found += violations(home, axe)
    home.goto("/you")
    words = keeps_words(home)
    home.get_by_role("button", name="Show QR").click()
    address = home.get_by_label("Link", exact=True).input_value()
    found += violations(home, axe)
    phone.goto(address)
    expect(phone.get_by_role("heading", name="Play here as Tereza?")).to_be_visible()
    assert "#" not in phone.url
    found += violations(phone, axe)
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_role("heading", name="Tereza", level=1)).to_be_visible()
    expect(home.get_by_role("link", name="Device added. Not you?")).to_be_visible()
    found += violations(phone, axe)

    with phone.expect_navigation():
        phone.get_by_role("button", name="Remove: ").click()
    home.goto("/you")
    expect(home.get_by_role("heading", name="You have no name yet")).to_be_visible()
    home.goto("/sign_in")
    found += violations(home, axe)
    home.get_by_label("Six words on paper").fill(" ".join(word[:4].upper() for word in words))
    home.get_by_role("button", name="Next").first.click()
    home.get_by_role("button", name="Yes, that is me").click()
    expect(home.get_by_role("heading", name="Tereza", level=1)).to_be_visible()
    assert found == []
