"""A rematch in two browsers."""

import re
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.support.browser.table_player import (
    Invite,
    start_match_of,
)

pytestmark = pytest.mark.browser
LOOKS_UP_MS = 5000
"""Milliseconds after which a rematch starts when all players are there."""


def test_a_rematch_that_both_press_at_once_is_one_table_at_which_it_goes_on(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    table = ann.looks_at(f"/matches/{match}")
    ben.resigns(match)
    result = ben.looks_at(f"/matches/{match}/result")
    expect(table.locator(".fin h2")).to_have_text("Ann wins.")
    leads_on = table.locator(".fin").get_by_role("link", name="Result", exact=True)
    expect(leads_on).to_have_attribute("href", re.compile("/result"))
    expect(result.locator("#rematch form")).to_have_count(0)  # The page is live.

    press = "() => setTimeout(() => document.querySelector('.fin .btn.flood').click())"
    table.evaluate(press)
    result.evaluate(press)
    with suppress(TimeoutError):  # Or the rematch has started by itself.
        table.get_by_role("button", name="Start now").click(timeout=LOOKS_UP_MS)

    for page in (table, result):
        expect(page).to_have_url(re.compile(rf"/matches/(?!{match})"))  # One request may overtake another.
    assert urlsplit(table.url).path == urlsplit(result.url).path


def test_a_rematch_wanted_on_the_result_page_is_answered_on_the_table(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    table = ann.looks_at(f"/matches/{match}")
    ben.resigns(match)
    result = ben.looks_at(f"/matches/{match}/result")

    expect(result.locator("#rematch form")).to_have_count(0)  # The page is live.
    result.get_by_role("button", name="Rematch").click()
    expect(result.locator(".rem h3")).to_have_text("Waiting for Ann")
    expect(table.locator(".rem h3")).to_have_text("Ben wants a rematch")
    table.get_by_role("button", name="Not now").click()

    expect(result.locator(".rem p")).to_have_text("Ann: not now")
    expect(result.get_by_role("button", name="Play the computer")).to_be_visible()
