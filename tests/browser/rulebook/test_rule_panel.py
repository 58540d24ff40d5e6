"""A rule opens beside the table, and stays open until its reader closes it."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.accessibility import violations
from tests.support.browser.table_player import GAME, Invite, players_by_turn, start_match_of

pytestmark = pytest.mark.browser


def test_a_rule_opens_on_the_table_with_its_whole_chapter(invite: Invite, axe: str) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    page = players_by_turn(match, ann, ben)[0].looks_at(f"/matches/{match}")
    why, panel = page.locator(".calc .why").first, page.locator(".rulep")
    fetched = "performance.getEntriesByType('resource').some((one) => one.name.includes('rule_panel'))"
    expect(page.locator(".actionbar.turn")).to_be_visible()
    assert not page.evaluate(fetched), "nobody has asked for a rule"
    page.keyboard.press("=")
    why.click()

    expect(panel.get_by_role("heading", name="Rule UR-3.3")).to_be_focused()
    expect(panel.locator(".cla.hit")).to_contain_text("Everybody rolls two dice")
    drawn = page.locator(".calc").first.locator("dl > dt, .tot > span")
    assert drawn.count() > 1
    expect(panel.locator(".summed dt")).to_have_count(drawn.count())
    panel.get_by_role("button", name="Whole chapter 3").click()
    expect(panel.locator(".cla")).to_have_count(6)
    assert violations(page, axe) == []
    panel.get_by_role("link", name="UR-8.3").click()
    expect(panel.locator(".cla.hit tbody tr")).to_have_count(7)
    page.keyboard.press("]")
    expect(panel.get_by_role("heading", name="Rule UR-8.4")).to_be_focused()
    panel.get_by_role("button", name="Back").click()
    expect(panel.get_by_role("heading", name="Rule UR-8.3")).to_be_focused()
    panel.get_by_role("button", name="Contents").click()
    panel.get_by_role("button", name=re.compile("^12 ")).click()
    expect(panel.locator(".cla.off").first).to_contain_text("Not at this table")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(why).to_be_focused()
    assert len(page.context.pages) == 1 and page.url.endswith(match)


def test_a_rule_stays_open_till_its_reader_chooses(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    active, other = players_by_turn(match, ann, ben)
    page = other.looks_at(f"/matches/{match}")
    page.locator(".actionbar .sl").click()
    page.locator(".calc .why").first.click()
    panel = page.locator(".rulep")
    expect(panel.locator(".cla.hit")).to_be_visible()
    active.act(match)
    expect(panel.get_by_role("status")).to_have_text("It is your turn now.")
    page.locator("#tab-moves").dispatch_event("click")
    expect(page.locator("#table:not([data-settling])")).to_be_attached()
    page.locator("#tab-body button").first.dispatch_event("click")  # It lies below the panel.

    expect(panel).to_have_count(0)


LIES_BELOW = """() => {
  const { width, top, bottom } = document.querySelector(".rulep.sheet").getBoundingClientRect();
  return width === 390 && top >= 160 && bottom <= 844;
}"""


def test_a_rule_is_a_sheet_on_a_phone_and_a_match_with_computers_rests_meanwhile(invite: Invite) -> None:
    ben = invite("Ben", viewport={"width": 390, "height": 844}, has_touch=True)
    timed = {"game": GAME, "seats": 2, "clock": {"kind": "decision", "ms": 300_000}}
    match = ben.api.post("/api/matches", json=timed).raise_for_status().json()["id"]
    ben.api.post(f"/api/matches/{match}/seats", json={"bot": "easy"}).raise_for_status()
    ben.api.post(f"/api/matches/{match}/start").raise_for_status()
    page = ben.looks_at(f"/matches/{match}")
    page.locator(".actionbar .sl").click()
    page.locator(".calc .why").first.click()
    panel = page.locator(".rulep.sheet")
    expect(panel.locator(".cla.hit")).to_be_visible()
    expect(page.get_by_text("This match is paused.")).to_be_attached()

    page.wait_for_function(LIES_BELOW)
    panel.get_by_role("button", name="Contents").click()
    panel.get_by_role("searchbox").fill("mountain")
    panel.get_by_role("button", name="UR-8.4").click()
    expect(panel.get_by_role("heading", name="Rule UR-8.4")).to_be_visible()
    panel.get_by_role("button", name="Close the rule").click()
    expect(page.get_by_text("This match is paused.")).to_have_count(0)
    page.locator(".ttabs").get_by_role("link", name="Rules").click()
    expect(panel.get_by_role("searchbox")).to_be_visible()
    assert len(page.context.pages) == 1 and page.url.endswith(match)
