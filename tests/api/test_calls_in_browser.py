"""A table calls its player back to whatever page he has open."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.accessible import violations
from tests.api.conftest import Visitor

pytestmark = pytest.mark.browser

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""  # a browser without a screen never puts a window behind another


def posts(page: Page, path: str, **body: object) -> dict[str, Any]:
    answer = page.request.post(path, data=body, headers={"Origin": page.evaluate("location.origin")})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


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
    expect(ann.locator("#calls")).to_be_empty()  # of its own table the page need not be told
