"""The pages in a real browser: accessible in both themes, updated while they are read, complete on
a phone.
"""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitor
from tests.conftest import Server, StartServer
from tests.support.browser.accessibility import violations
from tests.support.browser.layout_shifts import KEEPS_SHIFTS, shifts_of_a_calm_load
from tests.support.browser.page_weight import weight_of
from tests.support.matches.people import ANSWER_WITHIN_S

pytestmark = pytest.mark.browser

GAME = "um_reifenbreite"
MOST_LOOKS = 3000
DRAWN_TWICE = """window.seen = new Promise((done) => addEventListener("load", () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));"""


def opens_table(page: Page, whom: str = "link") -> str:
    """Open a table with its form; return the path of its lobby."""
    page.goto(f"/new/{GAME}")
    page.locator(f"[name=seat-1][value={whom}]").check(force=True)
    page.get_by_role("button", name="Start this table").click()
    page.wait_for_url("**/matches/*")
    return page.evaluate("location.pathname")


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The path of a finished match of Ann's."""
    with httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S) as ann:
        ann.post("/api/players", json={"name": "Ann"})
        match = ann.post("/api/matches", json={"game": GAME, "seats": 2}).json()["id"]
        ann.post(f"/api/matches/{match}/seats", json={"bot": "random"})
        ann.post(f"/api/matches/{match}/start")
        ann.post(f"/api/matches/{match}/resign")
    return f"/matches/{match}"


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_every_page_is_accessible(visitor: Visitor, axe: str, finished: str, theme: str, width: int) -> None:
    known = visitor("Ann", color_scheme=theme, viewport={"width": width, "height": 900})
    stranger = visitor(color_scheme=theme, viewport={"width": width, "height": 900})
    lobby = opens_table(known, "anyone")
    ben = visitor("Ben")
    other = ben.request.get("/api/me").json()["id"]
    ben.request.post("/you/invitations", form={"on": "1"})
    known.request.post("/you/shirt", form={"sign": "2"})
    known.request.post(f"/people/{other}/mark", form={"kind": "mute", "on": "1"})
    paths = ["/", f"/new/{GAME}", "/you", lobby, f"{finished}/result"]
    switched_on = known.request.post("/you/public", form={"on": "1"}).text()
    (public_page,) = set(re.findall(r'href="(/p/[^"]+)"', switched_on))
    problems = {}

    own, open_to_all = (
        [f"/people/{other}", "/you/people", "/you/matches", public_page, f"/ratings/{GAME}"],
        ["/privacy", f"/rules/{GAME}", f"/rules/{GAME}/13"],
    )
    for page, alone in ((known, own), (stranger, open_to_all)):
        for path in paths + alone:
            page.goto(path)
            if found := violations(page, axe):
                problems[path] = found
    known.goto("/you")
    known.get_by_label("Type Ann to delete").fill("Ann")
    known.get_by_role("button", name="Delete my profile").click()
    expect(known.get_by_role("heading", level=1)).to_have_text("You are signed out everywhere")
    problems |= {"asleep": found} if (found := violations(known, axe)) else {}
    assert not problems, json.dumps(problems, indent=1)


def test_the_front_page_is_there_after_a_hundred_kilobytes(
    start_server: StartServer, visitor: Visitor
) -> None:
    """The server has no other matches: a name in another alphabet in a list would load the fonts of that
    alphabet.

    The visitor leaves before the server stops, because the page would report that as an error.
    """
    stranger = visitor()
    stranger.goto(start_server().url)

    assert weight_of(stranger)["bytes"] <= 100_000


@pytest.fixture(scope="module")
def long_named(server: Server) -> list[str]:
    """The pages of matches and a cup whose people, and whose name, are one long word."""
    with (
        httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S) as wide,
        httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S) as long,
    ):
        wide.post("/api/players", json={"name": "W" * 24})
        long.post("/api/players", json={"name": "Wolfeschlegelsteinhausen"})
        matches = [wide.post("/api/matches", json={"game": GAME, "seats": 2}).json()["id"] for _ in range(3)]
        for match in matches:
            long.post(f"/api/matches/{match}/seats", json={})
        for match in matches[1:]:
            wide.post(f"/api/matches/{match}/start")
        long.post(f"/api/matches/{matches[2]}/resign")
        cup = {"game": "helvetia_cup", "coaches": 3, "name": "W" * 40}
        tournament = wide.post("/api/tournaments", json=cup).json()["id"]
        long.post(f"/api/tournaments/{tournament}/coaches", json={})
    finished = f"/matches/{matches[2]}"
    pages = ("", "/result", "/replay", "/verify", "/embed")
    begun = [f"/matches/{match}" for match in matches[:2]] + [f"{finished}{page}" for page in pages]
    return [*begun, f"/tournaments/{tournament}"]


BEYOND = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("svg"))
  .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 30)}`).slice(0, 8)"""
"""What makes a page scroll sideways."""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_lost_on_a_narrow_page_however_long_the_names(
    visitor: Visitor, long_named: list[str], lang: str
) -> None:
    page = visitor("Wolfeschlegelsteinhausen", viewport={"width": 320, "height": 640})
    lobby = opens_table(page)
    page.goto(f"/?lang={lang}")

    rules = [f"/rules/{GAME}/{part}" for part in (8, 13, "specification")]
    beyond: dict[str, list[str]] = {}
    for path in ("/", "/watch", f"/new/{GAME}", "/tournaments/new", *rules, "/you", lobby, *long_named):
        page.goto(path)
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 640})
            if found := page.evaluate(BEYOND):
                beyond[f"{path} at {width}"] = found
    assert beyond == {}


@pytest.mark.parametrize(
    ("path", "shown"),
    [("/rules", "[data-find]"), (f"/rules/{GAME}", "[data-find]"), ("/you", "[data-theme-choice]")],
)
def test_what_a_script_shows_moves_nothing(visitor: Visitor, path: str, shown: str) -> None:
    page = visitor()
    page.add_init_script(KEEPS_SHIFTS + DRAWN_TWICE)

    def shifts() -> list[Any]:
        expect(page.locator(shown)).to_be_visible()
        found: list[Any] = page.evaluate("seen.then(() => shifts)")
        return found

    assert shifts_of_a_calm_load(page, path, shifts) == []


def test_nothing_of_a_page_is_seen_before_its_header_is_whole(server: Server, finished: str) -> None:
    """On a slow line, the end of the header would push content that is already there."""
    for path in ("/", "/watch", "/you", f"/rules/{GAME}", f"{finished}/result", f"{finished}/replay"):
        page = httpx.get(server.url + path, timeout=ANSWER_WITHIN_S).text
        awaited = re.search(r'<link rel="expect" href="#(\w+)" blocking="render">', page)
        assert awaited, path
        header = page[page.index("<header") : page.index("</header>")]
        assert header.rindex("<a ") == header.rindex(f'<a class="tool hide-s" id="{awaited[1]}"'), path


def test_the_ticket_says_what_was_chosen(visitor: Visitor) -> None:
    page = visitor("Ann")
    page.goto(f"/new/{GAME}")
    ticket, tile = page.locator("[data-ticket]"), page.locator("label", has=page.locator("[value=relaxed]"))
    expect(ticket).to_contain_text("Relaxed, 60 s per decision")
    expect(tile).to_contain_text("About 30 min.")
    page.get_by_text("Change", exact=True).click()
    page.locator("[name=o-level][value=pro]").check(force=True)
    page.locator("[name=seats][value='3']").check(force=True)
    page.get_by_text("Custom").click()
    page.get_by_label("Days per decision").locator("xpath=ancestor::p").locator("[type=number]").fill("3")

    expect(page.locator("[data-shirts] > [data-seats]:visible")).to_have_count(3)
    expect(tile).to_contain_text("About 45 min.", use_inner_text=True)
    expect(ticket).to_contain_text("Days per decision: 3")
    expect(page.locator("[data-rules]")).to_contain_text("Pro")
    assert "Seat 4" not in ticket.inner_text()


def test_against_computers_alone_one_plays_at_once(visitor: Visitor) -> None:
    page = visitor("Ann")
    page.goto(f"/new/{GAME}")
    page.locator("[name=seat-1][value=computer]").check(force=True)
    page.locator("[name=strength-1][value=easy]").check(force=True)
    expect(page.locator("[data-ticket]")).to_contain_text("Computer, Easy")
    page.get_by_role("button", name="Play now").click()

    page.wait_for_selector("#table .seat")


def test_seats_fill_while_one_looks_and_the_match_begins_for_all(visitor: Visitor) -> None:
    host, guest = visitor("Ann"), visitor()
    opens_table(host)
    link = host.locator("[data-link]").input_value()
    expect(host.get_by_role("button", name="Start the match")).to_have_attribute("aria-disabled", "true")

    guest.goto(link)
    guest.get_by_label("Type your name and sit down").fill("Bořek")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("#bench")).to_contain_text("Bořek")
    expect(host.get_by_text("Everybody is here.")).to_be_visible()
    host.get_by_role("button", name="Start the match").click()

    host.wait_for_selector("#table")
    guest.wait_for_selector("#table")


@pytest.mark.parametrize(("locale", "teal"), [("en", "Teal"), ("cs", "Tyrkysová"), ("ru", "Бирюзовый")])
def test_a_jersey_is_chosen_in_the_lobby_and_seen_by_all(
    visitor: Visitor, server: Server, locale: str, teal: str
) -> None:
    host = visitor("Ann")
    host.context.add_cookies([{"name": "lang", "value": locale, "url": server.url}])
    host.goto(f"/new/{GAME}")
    host.locator(".ticket button.big").click()
    host.wait_for_url("**/matches/*")
    code = host.locator("[data-link]").input_value()
    guest = visitor("Ben")
    guest.goto(code)
    worn = host.locator("#bench li").first.locator("[aria-pressed=true]")
    expect(worn).to_have_attribute("value", "blue")
    expect(host.locator("[name=jersey][value=teal]").first).to_have_attribute("aria-label", teal)

    host.locator("#bench li").first.locator("[name=jersey][value=teal]").click()

    expect(worn).to_have_attribute("value", "teal")
    shirt = guest.locator("#bench li").first.locator("svg.jer.l use")
    expect(shirt).to_have_attribute("href", re.compile("#jer3$"))


def test_people_talk_in_the_lobby(visitor: Visitor) -> None:
    host, guest = visitor("Ann"), visitor("Bob")
    guest.goto(opens_table(host, "anyone"))
    host.get_by_label("Message").fill("Hello <b>there</b>")
    host.get_by_label("Message").press("Enter")

    expect(guest.get_by_role("log")).to_contain_text("Ann Hello <b>there</b>")
    expect(host.get_by_label("Message")).to_have_value("")


def test_who_looks_on_without_a_name_types_one_and_then_talks(visitor: Visitor) -> None:
    host, stranger = visitor("Ann"), visitor()
    stranger.goto(opens_table(host, "anyone"))
    stranger.locator(".chat").get_by_label("Your name at the table").fill("Cyril")
    stranger.locator(".chat").get_by_role("button", name="Use this name").click()
    stranger.get_by_label("Message").fill("Good luck")
    stranger.get_by_label("Message").press("Enter")
    expect(host.get_by_role("log")).to_contain_text("Cyril Good luck")

    host.get_by_role("button", name="Add a computer").click()
    host.get_by_role("button", name="Start the match").click()
    nameless = visitor()
    nameless.goto(host.url)
    nameless.get_by_role("tab", name="Chat").click()
    nameless.locator("#talker").fill("Dora")
    with nameless.expect_navigation():  # The same page is loaded again.
        nameless.locator("#talker").press("Enter")

    nameless.get_by_role("tab", name="Chat").click()
    expect(nameless.get_by_label("Message", exact=True)).to_be_visible()


def test_the_invite_link_is_copied(visitor: Visitor, server: Server) -> None:
    page = visitor("Ann")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    opens_table(page)
    page.get_by_role("button", name="Copy link").click()

    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("[data-link]").input_value()


def test_the_start_page_shows_a_new_table_by_itself(visitor: Visitor) -> None:
    watcher, host = visitor(), visitor("Zora")
    watcher.goto("/")
    typed = watcher.locator("#name")
    typed.fill("half a na")
    lobby = opens_table(host, "anyone")

    expect(watcher.locator(f"#open a[href='{lobby}']")).to_be_visible()
    expect(typed).to_have_value("half a na")


def test_an_old_link_to_a_clause_leads_into_its_chapter(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/rules/{GAME}#UR-7.3")

    expect(page.locator("[id='UR-7.3']")).to_be_focused()
    assert page.url.endswith(f"/rules/{GAME}/7#UR-7.3")
    assert weight_of(page)["bytes"] <= 150_000


def test_the_book_is_searched_without_accents_and_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/rules/{GAME}?lang=cs")
    page.keyboard.press("/")
    page.keyboard.type("dlazbe")
    hit = page.locator("#hits a", has_text="UR-8.4")
    expect(hit).to_contain_text("dlažbě")
    for _ in range(page.locator("#hits a").count()):
        if hit.evaluate("link => link === document.activeElement"):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page.locator("[id='UR-8.4']")).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("kolotoč")
    expect(page.locator("#hits")).to_contain_text("Zkuste jedno slovo")


def test_the_rules_are_searched_where_they_stand(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/rules/{GAME}/specification")
    places = page.locator("#rules li:visible").count()
    page.keyboard.press("/")
    page.keyboard.type("DISMOUNT")
    expect(page.locator("#rules mark").first).to_have_text("dismount", ignore_case=True)

    assert 0 < page.locator("#rules li:visible").count() < places
    expect(page.locator("[data-hits]")).to_contain_text("clauses mention")
    page.get_by_role("searchbox").fill("")
    expect(page.locator("#rules mark")).to_have_count(0)
    assert page.locator("#rules li:visible").count() == places


def test_the_theme_stays_in_this_browser(visitor: Visitor) -> None:
    page = visitor("Ann", color_scheme="light")
    page.goto("/you")
    page.get_by_label("Dark").check(force=True)
    page.goto("/")

    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(13, 21, 18)"


def test_the_theme_button_cannot_be_pressed_before_it_works(visitor: Visitor) -> None:
    plain, page = visitor(java_script_enabled=False), visitor(color_scheme="light")
    for one in (plain, page):
        one.goto("/")
    page.locator("[data-theme-toggle]").click()

    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(plain.locator("[data-theme-toggle]")).to_be_disabled()


def test_nobody_talks_into_a_line_that_is_not_there_yet(visitor: Visitor) -> None:
    host = visitor("Ann")
    held: list[WebSocketRoute] = []
    host.route_web_socket(re.compile("/live"), lambda socket: held.append(socket))
    opens_table(host)

    expect(host.locator("[data-copy]")).to_be_visible()  # The script runs.
    expect(host.locator("[data-say]")).to_be_hidden()
    for _ in range(MOST_LOOKS):
        if held:
            break
        host.wait_for_timeout(20)  # The page hears that the line is broken.
    assert held


def test_a_browser_without_cookies_is_told_and_one_with_them_can_keep_the_site(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    for path in ("/you", "/new", "/watch", "/tournaments/new", "/"):
        page.goto(path)
        expect(page.locator("[data-no-cookies]")).to_be_hidden()
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = page.request.get(address)
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for one in manifest.json()["icons"]:
        assert page.request.get(one["src"]).headers["content-type"] == one["type"]

    page.add_init_script("Object.defineProperty(navigator, 'cookieEnabled', {get: () => false})")
    page.reload()

    expect(page.get_by_text("This browser refuses cookies.")).to_be_visible()


def test_the_interface_can_be_tried_without_another_site(visitor: Visitor, server: Server) -> None:
    page = visitor()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/docs")

    expect(page.get_by_text("/api/matches/{match_id}/seats", exact=True).first).to_be_visible()
    assert all(url.startswith((server.url, "data:")) for url in asked)
