"""A table notifies its player on any other page that is open."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations

pytestmark = pytest.mark.browser

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""  # A browser without a screen never covers one window with another.


HEAR = """window.heard = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(audio, one) { super(audio, one); heard.push(one.frequency); }
}"""
TWO_NOTES = [523, 784]


def posts(page: Page, path: str, **body: object) -> dict[str, Any]:
    answer = page.request.post(path, data=body, headers={"Origin": page.evaluate("location.origin")})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def leaves(page: Page, path: str) -> None:
    assert page.request.delete(path, headers={"Origin": page.evaluate("location.origin")}).ok


def test_every_kind_of_page_calls_who_does_not_look(visitor: Visitor) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    ann.add_init_script(HEAR)
    for page in (ann, bob):
        page.goto("/you")
    lobby, table, over = (
        posts(one, "/api/matches", game="helvetia_cup", seats=2)["id"] for one in (ann, bob, ann)
    )
    posts(bob, f"/api/matches/{table}/seats", bot="normal")
    posts(bob, f"/api/matches/{over}/seats")
    for match, host in ((table, bob), (over, ann)):
        posts(host, f"/api/matches/{match}/start")
    posts(ann, f"/api/matches/{over}/resign")
    icon = ann.locator("link[rel=icon]")

    pages = (f"/matches/{lobby}", f"/matches/{table}", f"/matches/{over}/result")
    for path in ("/", *pages, "/rules/helvetia_cup"):
        with ann.expect_response("**/you/calls?*"):  # From now on the page gets notifications.
            ann.goto(path)
        plain = ann.title()
        ann.keyboard.press("Shift")  # Nothing sounds before the first gesture.
        ann.evaluate(HIDE, True)
        posts(bob, f"/api/matches/{lobby}/seats")

        expect(ann).to_have_title("● Bob is here")
        expect(icon).to_have_attribute("href", re.compile("favicon-turn"))
        ann.wait_for_function("most => heard.length >= most", arg=len(TWO_NOTES))
        assert ann.evaluate("heard") == TWO_NOTES, path
        ann.evaluate(HIDE, False)
        expect(ann).to_have_title(plain)
        expect(icon).to_have_attribute("href", re.compile(r"favicon\.svg"))
        leaves(bob, f"/api/matches/{lobby}/seats/1")


def test_a_hidden_page_calls_in_its_title_and_its_header_leads_to_the_tables(
    visitor: Visitor, axe: str
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    for page in (ann, bob):
        page.goto("/you")
    plain = ann.title()
    ann.evaluate(HIDE, True)
    one, two = (posts(ann, "/api/matches", game="helvetia_cup", seats=2)["id"] for _ in range(2))

    posts(bob, f"/api/matches/{one}/seats")
    expect(ann).to_have_title("● Bob is here")
    posts(ann, f"/api/matches/{one}/start")
    expect(ann).to_have_title("● Your turn: Helvetia Cup")
    link = ann.get_by_role("link", name="Your turn: Helvetia Cup")
    expect(link).to_have_attribute("href", f"/matches/{one}")

    posts(bob, f"/api/matches/{two}/seats")
    posts(ann, f"/api/matches/{two}/start")
    expect(ann).to_have_title("(2) Your turn · Stadion")
    ann.evaluate(HIDE, False)
    expect(ann).to_have_title(plain)
    ann.get_by_text("Your turn 2").click()
    expect(ann.locator("#calls").get_by_role("link", name="Bob")).to_have_count(2)
    assert violations(ann, axe) == []

    posts(ann, f"/api/matches/{two}/resign")
    expect(link).to_be_visible()
    link.click()
    expect(ann).to_have_title("● Your turn: Helvetia Cup")
    expect(ann.locator("#calls")).to_be_empty()  # The page needs no notification of its own table.
