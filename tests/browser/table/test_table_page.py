"""The table, replay and verify pages in a real browser, against a real server."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, TimeoutError, WebSocketRoute, expect

from tests.support.browser.accessibility import violations
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

GAME = "um_reifenbreite"
LOOKS_UP_MS = 5000
"""So long after all have come a rematch begins."""
MOVES_AS_LIST = "localStorage.setItem('stadion.no-list', 'off')"
"""Every move as a button beside the log: the same for every game and drawing."""


@dataclass
class Person:
    """Somebody with a name: over HTTP, and in a browser of his own."""

    api: httpx.Client
    page: Page

    def document(self, match: str) -> Any:
        return self.api.get(f"/api/matches/{match}/document").json()

    def act(self, match: str) -> None:
        """Any move, by another client than the browser."""
        doc = self.document(match)
        taken = self.api.post(
            f"/api/matches/{match}/actions", json={"action": doc["actions"][0], "ref": f"api-{doc['seq']}"}
        )
        assert taken.status_code == 200, taken.text

    def resigns(self, match: str) -> None:
        self.api.post(f"/api/matches/{match}/resign").raise_for_status()

    def looks_at(self, path: str) -> Page:
        self.page.goto(path)
        return self.page


Invite = Callable[..., Person]


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    contexts: list[BrowserContext] = []
    clients: list[httpx.Client] = []
    complaints: list[str] = []

    def come(name: str | None, **settings: Any) -> Person:
        """`name` None: somebody who has none yet."""
        api = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
        clients.append(api)
        if name is not None:
            api.post("/api/players", json={"name": name}).raise_for_status()
        context = browser.new_context(base_url=server.url, locale="en-GB", **settings)
        contexts.append(context)
        context.add_init_script(MOVES_AS_LIST)
        cookies = [
            {"name": cookie.name, "value": cookie.value or "", "url": server.url}
            for cookie in api.cookies.jar
        ]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return Person(api, page)

    yield come
    for context in contexts:
        context.close()
    for client in clients:
        client.close()
    assert complaints == []


def match_of(*people: Person) -> str:
    """A match of these people, begun."""
    host = people[0].api
    match: str = host.post("/api/matches", json={"game": GAME, "seats": len(people)}).json()["id"]
    for person in people[1:]:
        person.api.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.post(f"/api/matches/{match}/start").raise_for_status()
    return match


def by_turn(match: str, *people: Person) -> tuple[Person, ...]:
    """Those people, whoever is to act first."""
    return tuple(sorted(people, key=lambda person: not person.document(match)["actions"]))


def played(match: str, moves: int, *people: Person) -> None:
    for _ in range(moves):
        by_turn(match, *people)[0].act(match)


def test_a_move_reaches_the_other_without_a_reload(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    active, other = by_turn(match, ann, ben)
    for person in (active, other):
        person.looks_at(f"/matches/{match}")
    expect(active.page).to_have_title(re.compile("Your turn"))
    table = other.page.locator("#table")
    expect(table).to_have_attribute("data-seq", "0")
    lines = other.page.locator(".log .line")
    before = lines.count()

    active.page.locator("#tab-moves").click()
    active.page.locator(".moves button").first.click()

    expect(table).to_have_attribute("data-seq", "1")
    expect(lines).not_to_have_count(before)


def test_a_move_that_is_shown_needs_no_ack_before_the_next(invite: Invite) -> None:
    def without_acks(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        far.on_message(lambda text: None if '"t":"ack"' in text else near.send(text))

    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    active, other = by_turn(match, ann, ben)
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
    match = match_of(ann, ben)
    active, other = by_turn(match, ann, ben)
    page = active.looks_at(f"/matches/{match}")
    page.locator("#tab-moves").click()
    expect(page.locator(".conn")).to_contain_text("Connected")

    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".strip")).to_contain_text("Reconnecting")
    page.locator(".moves button").first.click()
    assert active.document(match)["seq"] == 0

    active.act(match)
    played(match, 1, active, other)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")

    expect(page.locator(".strip.ok")).to_contain_text(f"{'Ben' if other is ben else 'Ann'} moved")
    assert active.document(match)["seq"] == 2, "nothing was sent by itself"


def test_a_line_of_the_log_opens_its_position_and_escape_leads_back(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    played(match, 4, ann, ben)
    page = ann.looks_at(f"/matches/{match}")

    page.get_by_title("View move 2", exact=True).first.click()
    expect(page.locator(".actionbar")).to_contain_text("Viewing move 2")
    page.keyboard.press("Escape")

    expect(page.locator(".actionbar")).not_to_contain_text("Viewing")


def test_what_somebody_says_is_only_ever_text(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    ben.looks_at(f"/matches/{match}").locator("#tab-chat").click()
    page = ann.looks_at(f"/matches/{match}")

    page.locator("#tab-chat").click()
    page.locator("#say").fill("<img src=x onerror=alert(1)> привет")
    page.keyboard.press("Enter")

    expect(ben.page.locator(".talk .said")).to_have_text("<img src=x onerror=alert(1)> привет")
    assert ben.page.locator(".talk img").count() == 0


def test_who_watches_without_a_name_types_one_before_he_talks(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
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


def test_a_rematch_that_both_press_at_once_is_one_table_at_which_it_goes_on(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    table = ann.looks_at(f"/matches/{match}")
    ben.resigns(match)
    result = ben.looks_at(f"/matches/{match}/result")
    expect(table.locator(".fin h2")).to_have_text("Ann wins.")
    leads_on = table.locator(".fin").get_by_role("link", name="Result", exact=True)
    expect(leads_on).to_have_attribute("href", re.compile("/result"))
    expect(result.locator("#rematch form")).to_have_count(0)  # the page is live

    press = "() => setTimeout(() => document.querySelector('.fin .btn.flood').click())"
    table.evaluate(press)
    result.evaluate(press)
    with suppress(TimeoutError):  # or it has begun by itself
        table.get_by_role("button", name="Start now").click(timeout=LOOKS_UP_MS)

    for page in (table, result):
        expect(page).to_have_url(re.compile(rf"/matches/(?!{match})"))  # one way there may overtake another
    assert urlsplit(table.url).path == urlsplit(result.url).path


def test_a_rematch_wanted_on_the_result_page_is_answered_on_the_table(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    table = ann.looks_at(f"/matches/{match}")
    ben.resigns(match)
    result = ben.looks_at(f"/matches/{match}/result")

    expect(result.locator("#rematch form")).to_have_count(0)  # the page is live
    result.get_by_role("button", name="Rematch").click()
    expect(result.locator(".rem h3")).to_have_text("Waiting for Ann")
    expect(table.locator(".rem h3")).to_have_text("Ben wants a rematch")
    table.get_by_role("button", name="Not now").click()

    expect(result.locator(".rem p")).to_have_text("Ann: not now")
    expect(result.get_by_role("button", name="Play the computer")).to_be_visible()


def test_the_replay_steps_by_keys_and_keeps_its_place_in_the_address(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    played(match, 6, ann, ben)
    page = ann.looks_at(f"/matches/{match}/replay#3")
    expect(page.locator(".mv [aria-current]").first).to_contain_text("3")

    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?at=4")
    page.keyboard.press("End")
    page.wait_for_url("**?at=6")

    expect(page.locator("#scrub")).to_have_value("6")


def test_the_browser_finds_every_draw_again(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    played(match, 12, ann, ben)
    ben.resigns(match)

    page = ann.looks_at(f"/matches/{match}/verify")

    expect(page.locator(".verdict")).to_contain_text("Every draw matches")


def test_a_forged_die_is_named(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    ben.resigns(match)

    def forged(route: Route) -> None:
        lines = route.fetch().text().splitlines()
        setup = json.loads(lines[1])
        setup["draws"][0]["value"] = setup["draws"][0]["value"] % 6 + 1
        route.fulfill(body="\n".join([lines[0], json.dumps(setup), *lines[2:]]))

    ann.page.route(f"**/api/matches/{match}/record", forged)
    page = ann.looks_at(f"/matches/{match}/verify")

    expect(page.locator(".verdict.bad")).to_contain_text("1 draw does not agree")
    expect(page.locator(".draws .wrong")).to_have_count(1)


def test_without_a_script_the_last_position_and_the_log_can_be_read(invite: Invite) -> None:
    ann, ben = invite("Ann", java_script_enabled=False), invite("Ben")
    match = match_of(ann, ben)
    played(match, 2, ann, ben)

    page = ann.looks_at(f"/matches/{match}")

    expect(page.get_by_role("heading", name="Position after 2 moves")).to_be_visible()
    expect(page.get_by_role("heading", name="Log")).to_be_visible()


def test_a_phone_shows_one_part_at_a_time_and_never_scrolls_sideways(invite: Invite) -> None:
    ann, ben = invite("Ann", viewport={"width": 390, "height": 844}), invite("Ben")
    match = match_of(ann, ben)
    page = ann.looks_at(f"/matches/{match}")
    expect(page.locator(".boardwrap")).to_be_visible()

    for tab, shown in (("Log", ".log"), ("Chat", "#say"), ("Seats", ".seat >> nth=0")):
        page.locator(".ttabs").get_by_text(tab).click()
        expect(page.locator(shown)).to_be_in_viewport()
        expect(page.locator(".boardwrap")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_rule_opens_on_the_table_with_its_whole_chapter(invite: Invite, axe: str) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    page = by_turn(match, ann, ben)[0].looks_at(f"/matches/{match}")
    why, panel = page.locator(".calc .why").first, page.locator(".rulep")
    fetched = "performance.getEntriesByType('resource').some((one) => one.name.includes('rule_panel'))"
    expect(page.locator(".actionbar.turn")).to_be_visible()
    assert not page.evaluate(fetched), "nobody has asked for a rule"
    why.click()

    expect(panel.get_by_role("heading", name="Rule UR-3.3")).to_be_focused()
    expect(panel.locator(".cla.hit")).to_contain_text("Everybody rolls two dice")
    drawn = page.locator(".calc").first.locator("dl > dt, .tot > span")
    assert drawn.count() > 1
    expect(panel.locator(".summed dt")).to_have_count(drawn.count())
    panel.get_by_role("button", name="Whole chapter 3").click()
    expect(panel.locator(".cla")).to_have_count(6)
    assert violations(page, axe) == []
    panel.get_by_role("link", name="UR-8.3").click()
    expect(panel.locator(".cla.hit tbody tr")).to_have_count(7)
    page.keyboard.press("]")
    expect(panel.get_by_role("heading", name="Rule UR-8.4")).to_be_focused()
    panel.get_by_role("button", name="Back").click()
    expect(panel.get_by_role("heading", name="Rule UR-8.3")).to_be_focused()
    panel.get_by_role("button", name="Contents").click()
    panel.get_by_role("button", name=re.compile("^12 ")).click()
    expect(panel.locator(".cla.off").first).to_contain_text("Not at this table")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(why).to_be_focused()
    assert len(page.context.pages) == 1 and page.url.endswith(match)


def test_the_lines_of_the_log_are_one_stop_of_tab(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    played(match, 2, ann, ben)
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


def test_a_rule_stays_open_till_its_reader_chooses(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = match_of(ann, ben)
    active, other = by_turn(match, ann, ben)
    page = other.looks_at(f"/matches/{match}")
    page.locator("#tab-moves").click()
    page.locator(".calc .why").first.click()
    panel = page.locator(".rulep")
    expect(panel.locator(".cla.hit")).to_be_visible()
    active.act(match)
    expect(panel.get_by_role("status")).to_have_text("It is your turn now.")
    page.locator("#tab-body button").first.dispatch_event("click")  # it lies below the panel

    expect(panel).to_have_count(0)


LIES_BELOW = """() => {
  const { width, top, bottom } = document.querySelector(".rulep.sheet").getBoundingClientRect();
  return width === 390 && top >= 160 && bottom <= 844;
}"""


def test_a_rule_is_a_sheet_on_a_phone(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben", viewport={"width": 390, "height": 844}, has_touch=True)
    match = match_of(ann, ben)
    page = ben.looks_at(f"/matches/{match}")
    page.locator(".calc .why").first.click()
    panel = page.locator(".rulep.sheet")
    expect(panel.locator(".cla.hit")).to_be_visible()

    page.wait_for_function(LIES_BELOW)
    panel.get_by_role("button", name="Contents").click()
    panel.get_by_role("searchbox").fill("mountain")
    panel.get_by_role("button", name="UR-8.4").click()
    expect(panel.get_by_role("heading", name="Rule UR-8.4")).to_be_visible()
    panel.get_by_role("button", name="Close the rule").click()
    page.locator(".ttabs").get_by_role("link", name="Rules").click()
    expect(panel.get_by_role("searchbox")).to_be_visible()
    assert len(page.context.pages) == 1 and page.url.endswith(match)
