"""A name that won a match on two devices: by link, and by words after the first device is gone."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

GAME = "um_reifenbreite"
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


def wins(page: Page, other: Page, address: str) -> str:
    """Win a match that the other one resigns; return the path of its result."""
    mine, theirs = (partial(one.context.request.post, headers={"Origin": address}) for one in (page, other))
    asked = {"game": GAME, "seats": 2, "visibility": "public"}
    match = f"/api/matches/{mine('/api/matches', data=asked).json()['id']}"
    theirs(f"{match}/seats", data={})
    mine(f"{match}/start")
    assert theirs(f"{match}/resign").ok
    return f"{match.removeprefix('/api')}/result"


def test_a_newcomer_wins_keeps_the_name_plays_on_a_second_device_and_removes_the_first(
    visitor: Visitor, server: Server, axe: str
) -> None:
    home, phone = visitor("Tereza"), visitor(viewport={"width": 390, "height": 844}, color_scheme="dark")
    found = []
    result = wins(home, visitor("Marek"), server.url)
    home.goto("/you")
    expect(home.get_by_text("one device only")).to_be_visible()
    home.goto(result)
    home.get_by_role("button", name="Show my words").click()
    found += violations(home, axe)
    home.goto(result)
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
    phone.goto(f"/new/{GAME}")
    phone.locator("[name=seat-1][value=computer]").check(force=True)
    phone.get_by_role("button", name="Play now").click()
    expect(phone.locator("section.seat", has_text="Tereza")).to_be_attached()

    phone.goto("/you")
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
