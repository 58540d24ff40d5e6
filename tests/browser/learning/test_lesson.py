"""A newcomer finds the first lesson, plays it and leaves it."""

import json
import re

from playwright.sync_api import Page, expect

GAME = "um_reifenbreite"


def reads_the_rules_of_a_card_and_of_a_line(page: Page) -> None:
    """Open rules by keyboard, by a long press and by a click; none of them plays."""
    die, panel = page.locator("[data-source=die]"), page.locator(".rulep")
    pressed = die.get_attribute("aria-pressed")
    die.focus()
    page.keyboard.press("Shift+Enter")
    expect(panel.get_by_role("heading", name="Rule UR-5.1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(die).to_be_focused()
    die.dispatch_event("contextmenu")
    expect(panel.get_by_role("heading", name="Rule UR-5.1")).to_be_focused()
    page.keyboard.press("Escape")
    assert die.get_attribute("aria-pressed") == pressed
    page.locator(".actionbar button.sl").click()
    page.locator(".calc .cite").last.click()
    expect(panel.get_by_role("heading", name="Rule UR-5.3")).to_be_focused()
    expect(panel.locator(".summed dt")).to_have_count(1)
    page.keyboard.press("Escape")


def test_a_newcomer_has_a_first_lesson_and_restarts_it(visitor) -> None:
    page: Page = visitor()
    page.goto("/")
    switched_off = {f"stadion.game.{GAME}.tips": json.dumps(["turn"]), "stadion.tips": "off"}
    page.evaluate(
        "kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))",
        switched_off,
    )

    page.get_by_role("button", name=re.compile("First lesson.*Um Reifenbreite")).click()
    page.get_by_label("Your name at the table").fill("Ann")
    page.keyboard.press("Enter")

    expect(page.get_by_role("status").filter(has_text="not counted")).to_contain_text("Last descent")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Lesson")
    expect(page.get_by_role("heading", name="Tip")).to_be_visible()
    lesson = page.url

    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#coach .line")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".since .lesson")).to_be_visible()
    page.locator(".lesson button").dispatch_event("click")  # Another tip may cover it by now.
    expect(page.locator(".lesson")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 720})
    reads_the_rules_of_a_card_and_of_a_line(page)

    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("alertdialog")).to_contain_text("kept for a day")
    page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    page.wait_for_url("/")
    page.goto(f"/learn/{GAME}")
    page.get_by_role("button", name="First lesson").first.click()
    page.wait_for_url(lesson)  # The lesson goes on.

    page.get_by_role("button", name="Roll 2 dice").click()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", "0")
    page.request.post(f"{lesson.replace('/matches', '/api/matches')}/resign", headers={"Origin": lesson})
    expect(page.get_by_role("button", name="Once more from here")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.locator(".used")).to_contain_text(re.compile("The throw: dice or cards|A seven"))
    expect(page.get_by_role("link", name="Learn in 5 minutes")).to_be_visible()
    page.get_by_role("button", name="Once more from here").click()
    expect(page).not_to_have_url(lesson)
    expect(page.get_by_role("status").filter(has_text="not counted")).to_be_visible()
