"""Three people in browsers meet every state of looking for an opponent, while a test moves their clocks."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.hall import NO_PUSH_SERVICE, Hall, Person
from tests.support.browser.push_service import Browser

pytestmark = pytest.mark.browser

ASKED_AFTER_S = 181
CALL_S = 95
EMPTY_SEAT_S = 65
MET_LATELY_S = 11 * 60
UNTIL_CALLED_S = 11 * 60
IN_20_MINUTES = """() => {
  const at = new Date(Date.now() + 20 * 60_000);
  return new Date(at - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}"""
"""The time that a field of a form takes, in the zone of the browser."""


def looks(person: Person, near: bool = False, game: str = "helvetia_cup") -> None:
    person.page.goto("/find")
    for box in person.page.locator("[name=games]").all():  # the form proposes the games of the last wish
        box.set_checked(box.get_attribute("value") == game)
    person.page.locator("[name=rated][value=either]").check()
    if near:
        person.page.locator("[name=rated][value=rated]").check()
        person.page.locator("[name=near][value='1']").check()
    person.page.get_by_role("button", name="Find an opponent").click()
    expect(person.page.locator("h1")).to_have_text("Looking for an opponent")


def reads(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator("#looking")).to_contain_text(text)


def test_three_people_play_the_states(hall: Hall) -> None:
    ann, ben = hall.people
    eva = hall.person("Eva")
    nobody_comes_and_the_range_is_asked(hall, ann)
    a_call_is_missed_by_both(hall, ann, ben)
    a_phone_is_called(ann, eva)
    nobody_comes_to_the_table(hall, ann, eva)


def test_three_people_hold_invite_and_gather(hall: Hall) -> None:
    ann, ben = hall.people
    eva = hall.person("Eva")
    a_match_with_the_computer_is_on_hold(ann, ben)
    one_invites_another(ann, ben)
    hall.later(MET_LATELY_S)
    with hall.stands():
        a_gathering_counts_down(ann, ben, eva)
    two_will_be_there_at_a_set_time(hall, ann, eva)


def nobody_comes_and_the_range_is_asked(hall: Hall, ann: Person) -> None:
    ann.page.goto("/find")
    expect(ann.page.locator(".wish .seats:visible")).to_have_count(0)
    ann.page.locator("[name=games][value=extraliga]").check()
    expect(ann.page.locator(".wish .seats:visible")).to_have_count(1)
    ann.page.locator("[name=games][value=extraliga]").uncheck()
    looks(ann, near=True)
    reads(ann.page, "Nobody else is looking, and nobody did in the last hour.")
    hall.later(ASKED_AFTER_S)
    reads(ann.page, "Nobody within 200 points yet. Widen to 400?")
    ann.page.get_by_role("button", name="Keep 200").click()
    expect(ann.page.get_by_role("button", name="Keep 200")).to_have_count(0)


def a_call_is_missed_by_both(hall: Hall, ann: Person, ben: Person) -> None:
    looks(ben)
    for one, other in ((ann, "Ben"), (ben, "Ann")):
        expect(one.page.get_by_role("heading", name=f"{other} is here")).to_be_visible()
    hall.later(CALL_S)
    for one in (ann, ben):
        reads(one.page, re.compile(r"You were called at \d\d:\d\d. Your search is on hold."))
    ann.page.goto("/")
    expect(ann.page.locator("#person")).to_contain_text("Your search is on hold.")
    ann.page.locator("#person").get_by_role("button", name="Look again").click()
    expect(ann.page.locator("h1")).to_have_text("Looking for an opponent")
    ann.page.goto("/")
    expect(ann.page.locator("#person").get_by_role("button", name="Stop looking")).to_be_visible()
    expect(ann.page.locator("#person").get_by_role("button", name="Play the computer")).to_be_visible()
    ben.page.get_by_role("button", name="Stop looking").click()


def a_phone_is_called(ann: Person, eva: Person) -> None:
    device = Browser().subscription(f"{NO_PUSH_SERVICE}/ann")
    ann.api.post("/api/me/devices", json=device).raise_for_status()
    ann.page.goto("/find")
    button = ann.page.get_by_role("button", name="Call me on my devices until")
    expect(button).to_be_visible()
    button.click()
    expect(ann.page.get_by_role("button", name="Do not call me on my devices")).to_be_visible()
    eva.page.goto("/find")
    row = eva.page.locator("[data-search]", has_text="Ann")
    expect(row).to_contain_text("Answers on the phone, until")
    row.get_by_role("button", name="Call Ann").click()
    expect(eva.page.get_by_role("heading", name="Waiting for Ann")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Eva is here")).to_be_visible()


def nobody_comes_to_the_table(hall: Hall, ann: Person, eva: Person) -> None:
    ann.page.get_by_role("button", name="Play Eva").click()
    ann.page.wait_for_url("**/matches/*")
    eva.page.wait_for_url("**/matches/*")
    eva.goes()
    expect(ann.page.locator(".seat.away")).to_be_visible()
    hall.later(EMPTY_SEAT_S)
    card = ann.page.locator(".callc", has_text="Eva has not come to the table.")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Wait").click()
    expect(card).to_be_hidden()
    hall.later(EMPTY_SEAT_S)
    expect(card).to_be_visible()
    card.get_by_role("button", name="Look again").click()
    expect(ann.page.locator("h1")).to_have_text("Looking for an opponent")
    ann.page.get_by_role("button", name="Stop looking").click()


def a_match_with_the_computer_is_on_hold(ann: Person, ben: Person) -> None:
    looks(ann, game="hockey_game")
    ann.page.get_by_role("button", name="Hockey Game").click()
    ann.page.wait_for_url("**/matches/*")
    alone = ann.page.url
    looks(ben, game="hockey_game")
    card = ann.page.locator(".callc", has_text="Ben is here")
    expect(card).to_contain_text("Your match here goes on hold.")
    card.get_by_role("button", name="Play Ben").click()
    ben.page.get_by_role("button", name="Play Ann").click()
    for one in (ann, ben):
        one.page.wait_for_url(lambda url: "/matches/" in url and url != alone)
    ann.page.get_by_role("button", name="Call it off").click()
    expect(ann.page.locator("h1")).to_have_text("Looking for an opponent")
    stop(ann, ben)
    ann.page.goto("/")
    held = ann.page.locator("#mine li", has_text=re.compile(r"On hold since \d\d:\d\d\."))
    held.get_by_text("Play on").click()
    ann.page.wait_for_url(f"{alone}*")


def stop(*people: Person) -> None:
    for one in people:
        one.api.delete("/api/searches/mine").raise_for_status()


def one_invites_another(ann: Person, ben: Person) -> None:
    ben_id = ben.api.get("/api/me").json()["id"]
    ann.page.goto(f"/people/{ben_id}")
    ann.page.get_by_role("button", name="Invite").click()
    ben.page.goto("/")
    invited = ben.page.locator("#mine li", has_text="Ann invites you")
    expect(invited).to_contain_text("Hockey Game")


def a_gathering_counts_down(ann: Person, ben: Person, eva: Person) -> None:
    for one in (ann, ben):
        looks(one, game="um_reifenbreite")
    for one in (ann, ben):
        one.page.locator(".callc").get_by_role("button", name=re.compile("^Play (Ann|Ben)$")).click()
    eva.page.goto("/find")
    eva.page.get_by_role("button", name="Join").click()  # once the two have said yes
    row = eva.page.locator("[data-search]", has_text="Eva")
    expect(row).to_contain_text(re.compile(r"starts with 3 in [01]:\d\d"))
    stop(eva, ann, ben)


def two_will_be_there_at_a_set_time(hall: Hall, ann: Person, eva: Person) -> None:
    ann.page.goto("/find")
    soon = ann.page.evaluate(IN_20_MINUTES)
    ann.page.locator("[name=starts_at]").fill(soon)
    ann.page.get_by_role("button", name="Find an opponent").click()
    mine = ann.page.locator(".mine[data-search]")
    expect(mine.get_by_role("button", name="Not coming")).to_be_visible()
    eva.page.goto("/find")
    eva.page.get_by_role("button", name="I will be there").click()
    expect(mine).to_contain_text("Eva is coming too.")
    hall.later(UNTIL_CALLED_S)
    expect(ann.page.get_by_role("heading", name="Eva is here")).to_be_visible()
    ann.page.get_by_role("button", name="Not this time").click()
    for one in (ann, eva):
        expect(one.page.get_by_text("Not this time. Still looking.")).to_be_visible()
