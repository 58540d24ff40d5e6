"""A press, a second one, a drag by mouse and by finger, and keys that belong to a text, in a real match."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from benchmarks.browser.newcomer import PATIENCE_MS, SIZES, Newcomer, player, positions
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

SETTLED = "#table:not([data-settling])"
HELD_ENTER = """() => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true }))"""


def asks_where_to_ride(document: dict[str, Any]) -> bool:
    return document["view"]["phase"] == "move" and len(document["actions"]) > 1


MIDDLE = """(selector) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const { x, y, width, height } = all.at(-1).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}"""
PIECE = "[data-drag]"
OTHER = "[data-target][aria-disabled=false]:not([aria-pressed=true])"
CHOSEN = "[data-target][aria-pressed=true]:not([data-proposed])"


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return where an element lies: of several, the last."""
    at = page.evaluate(MIDDLE, selector)
    return at["x"], at["y"]


def later(page: Page, ms: int) -> None:
    """Wait until the page's own clock has gone on by this much."""
    since = page.evaluate("performance.now()")
    page.wait_for_function("([since, ms]) => performance.now() - since > ms", arg=[since, ms])


def seq(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-seq") or 0)


@pytest.fixture
def riding(browser: Browser, server: Server) -> Iterator[Page]:
    """A table that asks its player where to ride."""
    context = browser.new_context(base_url=server.url, locale="en-GB", **SIZES["desk"])
    context.set_default_timeout(PATIENCE_MS)
    rival = player(server.url, "Marek")
    came = Newcomer(context.new_page(), server.url, "um_reifenbreite", 1, rivals=[rival])
    next(one for one in positions(came, [rival]) if asks_where_to_ride(one))
    came.sits_down()
    came.page.wait_for_selector(SETTLED)
    yield came.page
    context.close()


def test_presses_and_keys_at_one_question(riding: Page) -> None:
    page, before = riding, seq(riding)

    # Letters are no moves while a draft is held, whatever has the focus.
    page.keyboard.press("c")
    page.locator("#say").fill("yes")
    for focus in ("#say", ".actionbar"):
        page.locator(focus).focus()
        for key in "ynre1":
            page.keyboard.press(key)
    assert page.locator("#say").input_value() == "yesynre1"
    page.locator("#say").fill("")
    page.keyboard.press("Tab")
    assert seq(page) == before

    # A double click chooses and does not ride; a held Enter does nothing.
    place = page.locator("[data-target][aria-pressed=false]:visible").first.get_attribute("data-target")
    target = page.locator(f"[data-target='{place}']:visible")  # The road and the map have the same targets.
    chosen = page.locator(f"[data-target='{place}'][aria-pressed=true]:visible")
    target.dblclick()
    chosen.wait_for()
    page.locator(".actionbar").focus()
    page.evaluate(HELD_ENTER)
    assert page.locator("[data-seq]").get_attribute("data-seq") == str(before)

    # A second press rides, and the focus then rests on the command.
    later(page, 300)
    chosen.click()
    page.wait_for_function(
        "(before) => Number(document.querySelector('#table').dataset.seq) > before", arg=before
    )
    assert page.evaluate("document.activeElement?.closest('button')") is None


def test_drags_at_one_question(browser: Browser, server: Server, riding: Page) -> None:
    page, before = riding, seq(riding)

    # A finger that stays on the piece before it moves drags; the drop chooses, and does not ride.
    phone = browser.new_context(base_url=server.url, locale="en-GB", **SIZES["phone"])
    phone.add_cookies(riding.context.cookies())  # type: ignore[arg-type]
    small = phone.new_page()
    small.goto(page.url)
    small.wait_for_selector(SETTLED)
    small.wait_for_selector(PIECE, state="attached")
    fingers = phone.new_cdp_session(small)

    def touch(kind: str, at: tuple[float, float] | None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    later(small, 300)
    begin, end = middle(small, PIECE), middle(small, OTHER)
    touch("touchStart", begin)
    later(small, 200)
    touch("touchMove", (begin[0] + 20, begin[1]))
    touch("touchMove", end)
    small.wait_for_selector(CHOSEN, state="attached")
    touch("touchEnd", None)
    assert small.locator(CHOSEN).count() and seq(small) == before
    phone.close()

    # The mouse: dropped beside, the piece goes back and nothing is chosen; dropped on a space, it rides.
    page.mouse.move(*middle(page, PIECE))
    page.mouse.down()
    page.mouse.move(*middle(page, OTHER), steps=4)
    page.wait_for_selector(CHOSEN, state="attached")
    page.mouse.move(*middle(page, ".since"))
    page.mouse.up()
    page.wait_for_selector(CHOSEN, state="detached")
    page.wait_for_selector(f"{PIECE}[style*=translate]", state="detached")
    assert seq(page) == before
    page.mouse.move(*middle(page, PIECE))
    page.mouse.down()
    page.mouse.move(*middle(page, OTHER), steps=4)
    page.wait_for_selector(CHOSEN, state="attached")
    page.mouse.up()
    page.wait_for_function(
        "(before) => Number(document.querySelector('#table').dataset.seq) > before", arg=before
    )
