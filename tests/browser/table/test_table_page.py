"""The table page in a real browser, against a real server."""

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.support.browser.table_player import (
    Invite,
    play_moves,
    players_by_turn,
    start_match_of,
)
from tests.support.browser.translator import TRANSLATED

pytestmark = pytest.mark.browser


def test_a_move_reaches_the_other_without_a_reload(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    active, other = players_by_turn(match, ann, ben)
    for person in (active, other):
        person.looks_at(f"/matches/{match}")
    expect(active.page).to_have_title(re.compile("Your turn"))
    table = other.page.locator("#table")
    expect(table).to_have_attribute("data-seq", "0")
    lines = other.page.locator(".log .line")
    before = lines.count()
    other.page.evaluate(TRANSLATED)

    active.page.locator("#tab-moves").click()
    active.page.locator(".moves button").first.click()

    expect(table).to_have_attribute("data-seq", "1")
    expect(lines).not_to_have_count(before)
    expect(table.locator("font")).to_have_count(0)


def test_a_move_that_is_shown_needs_no_ack_before_the_next(invite: Invite) -> None:
    def without_acks(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        far.on_message(lambda text: None if '"t":"ack"' in text else near.send(text))

    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    active, other = players_by_turn(match, ann, ben)
    active.page.route_web_socket(re.compile("/live"), without_acks)
    active.looks_at(f"/matches/{match}")
    active.page.locator("#tab-moves").click()
    active.page.locator(".moves button").first.click()
    expect(active.page.locator("#table")).to_have_attribute("data-seq", "1")

    while not active.document(match)["actions"]:
        other.act(match)
    stood = active.document(match)["seq"]
    active.page.locator(".moves button:not([aria-disabled])").first.click()

    expect(active.page.locator("#table")).to_have_attribute("data-seq", str(stood + 1))


def test_a_broken_line_stops_moves_and_tells_what_happened_meanwhile(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    active, other = players_by_turn(match, ann, ben)
    page = active.looks_at(f"/matches/{match}")
    page.locator("#tab-moves").click()
    expect(page.locator(".conn")).to_contain_text("Connected")

    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".strip")).to_contain_text("Reconnecting")
    page.locator(".moves button").first.click()
    assert active.document(match)["seq"] == 0

    active.act(match)
    play_moves(match, 1, active, other)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")

    expect(page.locator(".since")).to_contain_text("While you were away")
    expect(page.locator(".since .entry")).to_have_count(1)
    expect(page.locator("#table")).to_have_attribute("data-stage", "")  # nothing plays by itself
    assert active.document(match)["seq"] == 2, "nothing was sent by itself"


def test_where_no_websocket_gets_through_the_table_is_drawn_and_played_nevertheless(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    active, other = players_by_turn(match, ann, ben)
    active.page.route_web_socket(re.compile("/live"), lambda near: near.close())
    page = active.looks_at(f"/matches/{match}")
    expect(page.locator(".strip")).to_contain_text("Live updates are blocked here")
    assert other.document(match)["seats"][active.document(match)["viewer"]["seat"]]["connected"]
    page.locator("#tab-moves").click()
    page.locator(".moves button").first.click()
    expect(page.locator("#table")).to_have_attribute("data-seq", "1")

    play_moves(match, 1, active, other)
    stood = str(active.document(match)["seq"])

    expect(page.locator("#table")).to_have_attribute("data-seq", stood)


def test_a_line_of_the_log_opens_its_position_and_escape_leads_back(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    play_moves(match, 4, ann, ben)
    page = ann.looks_at(f"/matches/{match}")

    page.get_by_title("View move 2", exact=True).first.click()
    expect(page.locator(".actionbar")).to_contain_text("Viewing move 2")
    page.keyboard.press("Escape")

    expect(page.locator(".actionbar")).not_to_contain_text("Viewing")


def of_another_version(route: Route) -> None:
    route.continue_(url=route.request.url.replace("?v=", "?v=0"))


def test_what_somebody_says_is_only_ever_text_and_outlives_a_new_version(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    ben.looks_at(f"/matches/{match}").locator("#tab-chat").click()
    page = ann.looks_at(f"/matches/{match}")

    page.locator("#tab-chat").click()
    page.locator("#say").fill("<img src=x onerror=alert(1)> привет")
    page.route(re.compile("rule_panel.js"), of_another_version)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator(".strip")).to_contain_text("A new version of Stadion is here.")
    page.get_by_role("button", name="Load again").click()
    page.locator("#tab-chat").click()
    page.locator("#say").press("Enter")

    expect(ben.page.locator(".talk .said")).to_have_text("<img src=x onerror=alert(1)> привет")
    assert ben.page.locator(".talk img").count() == 0


def test_a_line_of_chat_stays_until_the_server_has_it(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    page = ann.looks_at(f"/matches/{match}")
    page.locator("#tab-chat").click()
    written = page.locator("#say")
    page.context.set_offline(True)
    written.fill("Wait for me")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This message was not sent.")).to_be_visible()
    expect(written).to_be_focused()
    page.locator("#tab-log").click()
    page.locator("#tab-chat").click()
    expect(written).to_have_value("Wait for me")

    page.context.set_offline(False)
    expect(page.locator("#table")).not_to_contain_text("Reconnecting")
    written.press("Enter")

    expect(page.locator(".talk .said")).to_have_text("Wait for me")
    expect(written).to_have_value("")


def test_a_spectator_without_a_name_types_one_before_they_talk(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    page = invite(None).looks_at(f"/matches/{match}")
    page.locator("#tab-chat").click()
    expect(page.locator("#say")).to_have_count(0)

    page.locator("#talker").fill("Eva")
    with page.expect_navigation():
        page.keyboard.press("Enter")

    expect(page).to_have_url(re.compile(f"/matches/{match}$"))
    page.locator("#tab-chat").click()
    page.locator("#say").fill("Hop hop")
    page.keyboard.press("Enter")
    expect(page.locator(".talk li")).to_contain_text("Eva")


def test_a_phone_shows_one_part_at_a_time_and_never_scrolls_sideways(invite: Invite) -> None:
    ann, ben = invite("Ann", viewport={"width": 390, "height": 844}), invite("Ben")
    match = start_match_of(ann, ben)
    page = ann.looks_at(f"/matches/{match}")
    expect(page.locator(".boardwrap")).to_be_visible()

    for tab, shown in (("Log", ".log"), ("Chat", "#say"), ("Seats", ".seat >> nth=0")):
        page.locator(".ttabs").get_by_text(tab).click()
        expect(page.locator(shown)).to_be_in_viewport()
        expect(page.locator(".boardwrap")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_lines_of_the_log_are_one_stop_of_tab(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    play_moves(match, 2, ann, ben)
    page = ann.looks_at(f"/matches/{match}")
    lines, stop = page.locator(".log .line"), page.locator(".log .line[tabindex='0']")
    expect(stop).to_have_count(1)
    page.locator("#tab-body").focus()
    page.keyboard.press("Tab")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
