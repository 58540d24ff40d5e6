"""The lobby as its host and a guest see it, each with a browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.players.test_inbox import leaves, posts

pytestmark = pytest.mark.browser
# The second press comes when the first request is under way and not answered.
PRESSES_TWICE = """() => {
  const button = document.querySelector("#sit-first button");
  button.click();
  setTimeout(() => button.click(), 150);
}"""


def test_a_host_removes_invites_locks_mutes_changes_the_rules_and_starts_with_fewer(visitor: Visitor) -> None:
    host, guest = visitor("Ann"), visitor("Ben")
    host.goto("/new/um_reifenbreite")
    host.locator("[name=seats][value='3']").check(force=True)
    host.get_by_role("button", name="Start this table").click()
    host.wait_for_url("**/matches/*")
    guest.goto(host.locator("[data-link]").input_value())
    sit = guest.get_by_role("button", name="Sit here")
    sit.first.click()

    host.get_by_role("button", name="Remove Ben from seat 2").click()
    expect(guest.get_by_text("The host has removed you.")).to_be_visible()
    expect(sit).to_have_count(0)
    host.get_by_role("button", name="Invite again: Ben").click()
    expect(guest.get_by_text("The host has removed you.")).to_have_count(0)

    host.get_by_role("button", name="Lock the seat: Seat 3").click()
    expect(guest.locator("#bench li").nth(2)).to_contain_text("Locked")
    expect(sit).to_have_count(1)
    sit.click()

    expect(guest.get_by_label("Message")).to_be_visible()
    host.get_by_role("button", name="Turn chat off").click()
    expect(guest.get_by_text("Chat is off at this table.")).to_be_visible()
    expect(guest.get_by_label("Message")).to_be_hidden()

    host.get_by_text("Change", exact=True).click()
    host.locator("[name=o-level][value=pro]").check(force=True)
    host.get_by_role("button", name="Save changes").click()
    expect(guest.locator("[data-changed]")).to_contain_text("Changed at this table: Level: Pro")
    expect(guest.locator("#settings")).to_contain_text("Pro")

    host.get_by_role("button", name="Start with 2").click()
    guest.wait_for_selector("#table .seat")
    expect(guest.locator("#table .seat")).to_have_count(2)


def test_a_stranger_takes_a_seat_that_was_left_where_the_host_allows_it(visitor: Visitor) -> None:
    ann, ben, ota = visitor("Ann"), visitor("Ben"), visitor("Ota")
    for page in (ann, ben):
        page.goto("/you")
    match = posts(ann, "/api/matches", game="hockey_game", seats=2, substitutes="anyone")["id"]
    posts(ben, f"/api/matches/{match}/seats")
    posts(ann, f"/api/matches/{match}/start")
    ota.goto(f"/matches/{match}")
    expect(ota.locator(".seat")).to_have_count(2)
    take = ota.get_by_role("button", name="Take this seat")
    expect(take).to_have_count(0)

    leaves(ben, f"/api/matches/{match}/seats/1")
    take.click()

    expect(ota.get_by_text("You now play for Ben.")).to_be_visible()
    expect(ota.locator(".seat").first).to_contain_text("Ota")
    ben.goto(f"/matches/{match}")
    expect(ben.get_by_text("Ota has taken over your seat. You can watch.")).to_be_visible()


def test_a_stranger_who_presses_twice_sits_once_and_begins_without_websockets(visitor: Visitor) -> None:
    host, guest = visitor("Ann"), visitor()
    guest.route_web_socket(re.compile("/live"), lambda near: near.close())
    host.goto("/new/um_reifenbreite")
    host.locator("[name=seats][value='3']").check(force=True)
    host.get_by_role("button", name="Start this table").dblclick()
    host.wait_for_url("**/matches/*")
    guest.goto(host.locator("[data-link]").input_value())
    guest.locator("#name").fill("Ben")
    line = guest.context.new_cdp_session(guest)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", slow)
    guest.evaluate(PRESSES_TWICE)

    expect(guest.locator("#bench")).to_contain_text("2 of 3")
    expect(guest.locator("#bench form[action$=leave]")).to_have_count(1)
    tables = host.request.get("/api/matches?mine=1").json()["items"]
    assert len(tables) == 1

    line.send("Network.disable")
    expect(guest.get_by_text("Live updates are blocked here")).to_be_visible()
    expect(guest.get_by_label("Message")).to_be_hidden()
    host.get_by_role("button", name="Start with 2").click()
    guest.wait_for_selector("#table .seat")
    words = host.request.get(f"/api/matches/{tables[0]['id']}").json()["fairness"]["words"]
    assert all(one["commitment"] and one["word"] for one in words)
