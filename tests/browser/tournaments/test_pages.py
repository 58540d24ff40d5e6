"""Three coaches play a small tournament by clicks alone; the pages are accessible and fit a phone."""

import random
import re
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from playwright.sync_api import APIResponse, Page, expect

from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations
from tests.support.browser.clicking import SHOWS_THE_LIST, document, is_over, plays, plays_ahead, sees_the_end
from tests.support.matches.people import ANSWER_WITHIN_S

pytestmark = pytest.mark.browser

PROVOKED = "status of 409"  # This choice is refused.
NAMES = ("Tereza", "Marek", "Олег")
TURNS = 2  # Each coach makes these moves by clicks, before they play over HTTP.
LATE = 44  # The unit is minutes of the second half.


def opens(page: Page, format_: str = "round_robin", coaches: int = 3) -> str:
    """Open a tournament with the form; return its invite link."""
    page.goto("/tournaments/new/helvetia_cup")
    page.get_by_label("Name of the tournament").fill("Alpine Cup")
    page.locator(f"[name=coaches][value='{coaches}']").check(force=True)
    page.locator(f"[name=o-format][value={format_}]").check(force=True)
    page.get_by_role("button", name="Start this tournament").click()
    link = urlsplit(page.locator("[data-link]").input_value())
    return f"{link.path}?{link.query}"


def sits(page: Page, link: str, team: str) -> None:
    page.goto(link)
    page.get_by_label("Your team").select_option(label=team)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#sit-first")).to_have_count(0)


def begun_by_clicks(visitor: Visitor) -> list[Page]:
    coaches = [visitor(name) for name in NAMES]
    link = opens(coaches[0])
    sits(coaches[1], link, "Bears of Berena")
    sits(coaches[2], link, "Elves of Lozana")
    coaches[0].get_by_role("button", name="Start the tournament").click()
    return see_the_first_day(coaches)


def begun(visitor: Visitor, **settings: object) -> list[Page]:
    coaches = [visitor(name, **settings) for name in NAMES]
    wish = {"game": "helvetia_cup", "coaches": 3, "name": "Alpine Cup"}
    cup = posts(coaches[0], "/api/tournaments", wish).json()["id"]
    for page in coaches[1:]:
        posts(page, f"/api/tournaments/{cup}/coaches", {})
    posts(coaches[0], f"/api/tournaments/{cup}/start", {})
    for page in coaches:
        page.goto(f"/tournaments/{cup}")
    return see_the_first_day(coaches)


def posts(page: Page, path: str, body: dict[str, Any]) -> APIResponse:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer


def see_the_first_day(coaches: list[Page]) -> list[Page]:
    for page in coaches:
        expect(page.get_by_role("heading", name="Match day 1 of 3")).to_be_visible()
        page.wait_for_load_state()  # The heading is there before the rest.
    return coaches


def those_with(pages: list[Page], role: str, name: str) -> list[Page]:
    """Return the first of these pages that shows this button or link."""
    found: list[Page] = []
    while not found:
        for page in pages:
            page.reload()
        found = [one for one in pages if one.get_by_role(role, name=name).count()]  # type: ignore[arg-type]
    return found


def press_in_turn(coaches: list[Page], button: str) -> None:
    """Let the two coaches who have a match today press this button, one after the other."""
    pressed: set[Page] = set()
    while len(pressed) < 2:
        for page in those_with(coaches, "button", button):
            page.get_by_role("button", name=button).click()
            expect(page.get_by_role("button", name=button)).to_have_count(0)
            pressed.add(page)


def resigns(page: Page, *, in_the_last_match: bool = False) -> None:
    """Resign at the table through its settings, and go on to the result."""
    page.get_by_role("button", name="Table settings").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Resign this match?")).to_be_visible()
    page.get_by_role("button", name="Resign").last.click()
    sees_the_end(page)
    expect(page.locator(".fin").get_by_role("link", name="Back to the cup")).to_be_visible()
    if in_the_last_match:
        expect(page.locator(".boardwrap .cup-stage tbody tr")).to_have_count(3)
    match = urlsplit(page.url)
    page.goto(f"{match.path}/result?{match.query}")


def to_the_table(page: Page, link: str) -> None:
    page.evaluate(SHOWS_THE_LIST)
    page.locator("#now").get_by_role("link", name=link).click()
    page.wait_for_url("**/matches/*")
    page.locator("#tab-moves").click()


def test_a_match_of_a_tournament_is_played_to_its_end_and_followed(visitor: Visitor) -> None:
    """Let two coaches play at their table while the third watches there, and a visitor on the tournament's
    page.
    """
    coaches = begun(visitor, reduced_motion="reduce")
    follower = visitor()
    follower.goto(coaches[0].url)
    for button in ("Neither", "Continue"):
        press_in_turn(coaches, button)
    expect(follower.locator(".day.today").get_by_role("link", name="Watch")).to_be_visible()
    those_with(coaches, "link", "Go to your match")
    at_table = [page for page in coaches if page.locator("#now a").count()]
    (watching,) = [page for page in coaches if page not in at_table]
    watching.locator(".day.today").get_by_role("link", name="Watch").click()
    watching.wait_for_url("**/matches/*")
    for page in at_table:
        to_the_table(page, "Go to your match")

    rng = random.Random("Alpine Cup")
    for page in at_table * TURNS:
        plays(page, rng)
    plays_most_of_it(at_table, watching, rng)
    while not is_over(at_table[0]):
        for page in at_table:
            plays(page, rng)

    expect(watching.locator(".actionbar.over")).to_be_visible()
    match = urlsplit(watching.url).path
    result = follower.locator(f'.meet:has(a[href^="{match}/result"])')
    expect(result.locator("[data-score]")).to_have_text(score_on(watching).split(":"))
    expect(follower.get_by_role("heading", name="Match day 2 of 3")).to_be_visible()
    expect(follower.locator("#log")).not_to_contain_text(": .")  # A coach without a match is a dash.
    assert watching.request.get(f"/api{match}/record").status == 409  # The tournament still goes on.
    watching.locator(".hdr").get_by_role("link", name="Tournament").click()
    expect(watching.locator("#standings .league tbody tr")).to_have_count(3)


def plays_most_of_it(at_table: list[Page], watching: Page, rng: random.Random) -> None:
    """Play over HTTP without pages, until it is late in the second half, or the match is over."""
    pages = [*at_table, watching]
    tables = [page.url for page in pages]
    for page in pages:
        page.goto("/health/live")
    coaches = [signed_in_as(page, tables[0]) for page in at_table]
    match = urlsplit(tables[0]).path.split("/")[2]
    plays_ahead(coaches, match, rng, late_in_the_match)
    for page, address in zip(pages, tables, strict=True):
        page.goto(address)
    if document(coaches[0], match)["status"] == "playing":  # A foul may have ended it (HC-8.10).
        for page in at_table:
            page.locator("#tab-moves").click()


def late_in_the_match(seen: dict[str, Any]) -> bool:
    view = seen["view"]
    return bool(view["half"] == 2 and view["clock"] >= LATE)


def signed_in_as(page: Page, address: str) -> httpx.Client:
    cookies = {one["name"]: one["value"] for one in page.context.cookies(address)}
    return httpx.Client(base_url=urljoin(address, "/"), cookies=cookies, timeout=ANSWER_WITHIN_S)


def score_on(page: Page) -> str:
    return ":".join(page.locator(".hcs .flap").all_inner_texts())


def test_three_coaches_play_a_tournament_by_clicks(visitor: Visitor) -> None:
    coaches = begun_by_clicks(visitor)

    for day in (1, 2, 3):
        expect(coaches[0].locator(".day.today")).to_have_attribute("aria-label", f"Match day {day}")
        for button in ("Neither", "Continue"):
            press_in_turn(coaches, button)
        player = those_with(coaches, "link", "Go to your match")[0]
        player.locator("#now").get_by_role("link", name="Go to your match").click()
        player.wait_for_url("**/matches/*")
        resigns(player, in_the_last_match=day == 3)
        player.get_by_role("link", name="Tournament", exact=True).click()

    expect(coaches[0].get_by_role("heading", name="wins the tournament")).to_be_visible()
    expect(coaches[0].locator(".league tbody tr")).to_have_count(3)


def test_a_training_adds_up_its_price_and_stops_at_three_points(visitor: Visitor) -> None:
    coaches = begun(visitor)
    page = next(one for one in coaches if one.get_by_role("button", name="Train").count())
    training = page.get_by_role("region", name="Training", exact=True)

    training.get_by_role("checkbox", name="Second Wind").check()
    training.get_by_role("checkbox", name="Boost Potion").check()

    expect(training.get_by_role("status")).to_have_text("3 of 3 points spent")
    expect(training.get_by_role("checkbox", name="Sharpshooter")).to_be_disabled()
    training.get_by_role("button", name="Train").click()
    expect(page.locator("#choices")).to_contain_text("Second Wind, Boost Potion")


def test_without_a_script_everything_is_a_form(visitor: Visitor) -> None:
    coaches = begun(visitor)
    first = next(one for one in coaches if one.get_by_role("button", name="Train").count())
    plain = visitor(java_script_enabled=False, storage_state=first.context.storage_state())
    plain.goto(first.url)

    plain.get_by_role("checkbox", name="Second Wind").check()
    plain.get_by_role("checkbox", name="Flying Save").check()
    plain.get_by_role("button", name="Train").click()

    expect(plain.get_by_role("alert")).to_contain_text("three points")


def test_a_bracket_of_three_days_is_seen_whole_on_a_laptop(visitor: Visitor) -> None:
    host = visitor("Tereza", viewport={"width": 1280, "height": 720})
    opens(host, "knockout", coaches=5)
    for _ in range(4):
        with host.expect_navigation():
            host.get_by_role("button", name="Add a computer").click()
    host.get_by_role("button", name="Start the tournament").click()

    expect(host.locator(".bracket .day")).to_have_count(3)
    assert host.locator(".bracket").evaluate("one => one.scrollWidth <= one.clientWidth")
    expect(host.locator(".bracket .day").last).to_contain_text("later")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_are_accessible_and_fit_a_phone(visitor: Visitor, axe: str, theme: str) -> None:
    host = visitor("Tereza", color_scheme=theme)
    host.goto("/tournaments/new/helvetia_cup")
    assert violations(host, axe) == []
    opens(host)
    for _ in range(2):
        with host.expect_navigation():
            host.get_by_role("button", name="Add a computer").click()
    assert violations(host, axe) == []
    host.get_by_role("button", name="Start the tournament").click()
    # The draw may give the host the first bye; then the computers may have played that day by now.
    expect(host.get_by_role("heading", name=re.compile(r"Match day \d of 3"))).to_be_visible()
    host.wait_for_load_state()
    assert violations(host, axe) == []
    host.set_viewport_size({"width": 390, "height": 844})
    assert host.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(host, axe) == []
