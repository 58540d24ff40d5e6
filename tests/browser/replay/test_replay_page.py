"""The pages of a replay and of its verification."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser.table_player import (
    Invite,
    play_moves,
    start_match_of,
)

pytestmark = pytest.mark.browser


def test_the_replay_steps_by_keys_and_keeps_its_place_in_the_address(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    play_moves(match, 6, ann, ben)
    page = ann.looks_at(f"/matches/{match}/replay#3")
    expect(page.locator(".mv [aria-current]").first).to_contain_text("3")

    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?at=4")
    page.keyboard.press("End")
    page.wait_for_url("**?at=6")

    expect(page.locator("#scrub")).to_have_value("6")


def test_the_browser_finds_every_draw_again(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    play_moves(match, 12, ann, ben)
    ben.resigns(match)

    page = ann.looks_at(f"/matches/{match}/verify")

    expect(page.locator(".verdict")).to_contain_text("This browser was not there")


def test_a_forged_die_is_named(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    ben.resigns(match)

    def forged(route: Route) -> None:
        lines = route.fetch().text().splitlines()
        setup = json.loads(lines[1])
        setup["draws"][0]["value"] = setup["draws"][0]["value"] % 6 + 1
        route.fulfill(body="\n".join([lines[0], json.dumps(setup), *lines[2:]]))

    ann.page.route(f"**/api/matches/{match}/record", forged)
    page = ann.looks_at(f"/matches/{match}/verify")

    expect(page.locator(".verdict.bad")).to_contain_text("Draws do not follow from the seed")
    expect(page.locator(".draws .wrong")).to_have_count(1)


def test_without_a_script_the_last_position_and_the_log_can_be_read(invite: Invite) -> None:
    ann, ben = invite("Ann", java_script_enabled=False), invite("Ben")
    match = start_match_of(ann, ben)
    play_moves(match, 2, ann, ben)

    page = ann.looks_at(f"/matches/{match}")

    expect(page.get_by_role("heading", name="Position after 2 moves")).to_be_visible()
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
