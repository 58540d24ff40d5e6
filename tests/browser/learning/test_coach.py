"""The coach in a real browser: a newcomer with a keyboard gets each tip once, and can turn tips off."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations

pytestmark = pytest.mark.browser

GAME = "um_reifenbreite"
TABLE: Mapping[str, object] = {"game": GAME, "seats": 2}
TIPS_ON = "localStorage.setItem('stadion.tips', 'on')"
PLACING = "Those in front ride first"


LIES_IN_THE_SIDE = """() => {
  const [tip, body] = ["#coach", ".feed .body"].map((one) => document.querySelector(one))
    .map((one) => one.getBoundingClientRect());
  return tip.left >= body.left && tip.right <= body.right && tip.top >= body.top && tip.bottom <= body.bottom;
}"""


def against_the_computer(page: Page, wish: Mapping[str, object] = TABLE) -> None:
    """Open a table against the computer whose first decision is the reader's."""
    page.context.add_init_script(TIPS_ON)
    post = page.context.request.post
    match = post("/api/matches", data=dict(wish)).json()["id"]
    post(f"/api/matches/{match}/seats", data={"bot": "easy"})
    post(f"/api/matches/{match}/start")
    page.goto(f"/matches/{match}")


def test_a_newcomer_is_told_once_beside_the_control(visitor: Visitor, axe: str) -> None:
    page = visitor("Ann", reduced_motion="reduce", bypass_csp=True)
    against_the_computer(page)
    tip = page.get_by_role("note", name="Tip")
    expect(tip).to_contain_text(PLACING)
    assert page.evaluate(LIES_IN_THE_SIDE)
    expect(page.locator(".trayw[data-tip][aria-describedby=coach]")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=PLACING)).to_have_count(1)
    assert violations(page, axe) == []

    page.locator(".actionbar .pri2").focus()
    page.keyboard.press("Shift+T")
    expect(tip.get_by_role("button", name="Got it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(tip).to_have_count(0)
    expect(page.locator(".actionbar .pri2")).to_be_focused()
    expect(page.locator("[data-tip]")).to_have_count(0)

    page.reload()
    expect(tip).to_contain_text("This bar shows who decides")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_tips_are_counted_begun_again_and_switched_off(visitor: Visitor) -> None:
    page = visitor("Ben", reduced_motion="reduce")
    against_the_computer(page)
    tip = page.get_by_role("note", name="Tip")
    tip.get_by_role("button", name="Got it").click()
    page.keyboard.press("?")
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("Tips for this game: 1 of")
    menu.get_by_role("button", name="Show all tips again").click()
    expect(menu).to_contain_text("Tips for this game: 0 of")
    menu.get_by_role("button", name="Show the tip for this moment").click()
    expect(tip).to_contain_text(PLACING)

    tip.get_by_role("button", name="Turn tips off").click()
    expect(tip).to_contain_text("Tips are off.")
    assert page.evaluate("localStorage['stadion.tips']") == "off"


def test_a_mark_explains_itself_under_the_pointer_and_on_focus(visitor: Visitor) -> None:
    page = visitor("Eva", reduced_motion="reduce")
    against_the_computer(page)
    page.get_by_role("note", name="Tip").get_by_role("button", name="Got it").click()
    said = page.get_by_role("tooltip")
    page.locator(".actionbar.amber .ab-flag").hover()
    expect(said).to_have_text("your decision")
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)


LEAVES_IT_FREE = """() => {
  const [tip, board] = ["#coach", ".boardwrap"].map((one) => document.querySelector(one))
    .map((one) => one.getBoundingClientRect());
  return tip.bottom <= board.top + 1 || tip.top >= board.bottom - 1;
}"""
SIZES = {"phone": (390, 844), "tablet": (820, 1180)}


@pytest.mark.parametrize("size", SIZES)
def test_a_tip_is_one_line_below_the_board_till_it_is_opened(visitor: Visitor, size: str) -> None:
    width, height = SIZES[size]
    page = visitor("Eva", reduced_motion="reduce", viewport={"width": width, "height": height})
    against_the_computer(page)
    line = page.locator("#coach .line")
    expect(line).to_contain_text(PLACING)

    assert page.evaluate(LEAVES_IT_FREE)
    line.click()
    expect(page.get_by_role("note", name="Tip")).to_contain_text(PLACING)
    page.keyboard.press("Escape")
    expect(page.locator("#coach")).to_have_count(0)
