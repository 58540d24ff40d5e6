"""A press, a second one, and keys that belong to a text, at one question of a real match."""

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


def seq(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-seq") or 0)


def test_presses_and_keys_at_one_question(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB", **SIZES["desk"])
    context.set_default_timeout(PATIENCE_MS)
    rival = player(server.url, "Marek")
    came = Newcomer(context.new_page(), server.url, "um_reifenbreite", 1, rivals=[rival])
    next(one for one in positions(came, [rival]) if asks_where_to_ride(one))
    came.sits_down()
    page = came.page
    page.wait_for_selector(SETTLED)
    before = seq(page)

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
    since = page.evaluate("performance.now()")
    page.wait_for_function("(since) => performance.now() - since > 300", arg=since)
    chosen.click()
    page.wait_for_function(
        "(before) => Number(document.querySelector('#table').dataset.seq) > before", arg=before
    )
    assert page.evaluate("document.activeElement?.closest('button')") is None
    context.close()
