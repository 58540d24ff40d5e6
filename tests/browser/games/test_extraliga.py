"""Extraliga as people play it: by the drawn cards, rink, dice and action bar, never by the list of moves.

The middle of the draft is picked over HTTP, while the browsers only watch.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from app.games.extraliga.rules.draft import OPEN
from tests.support.browser.clicking import comes_to_rest, plays_ahead
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

expect.set_options(timeout=30_000)  # Three browsers share a machine of two cores.
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOTS = ("LW", "C", "RW", "D1", "D2", "G")
MOST_DECISIONS = 400


class Person:
    """A browser, and the same session over HTTP: possible actions are read there, and taken in the
    browser.
    """

    def __init__(self, browser: Browser, server: Server, name: str, settings: dict[str, Any]) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
        self.http.post("/api/players", json={"name": name}).raise_for_status()
        self.context = browser.new_context(
            base_url=server.url, locale="en-GB", reduced_motion="reduce", **settings
        )
        cookies = [
            {"name": one.name, "value": one.value or "", "url": server.url} for one in self.http.cookies.jar
        ]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def comes_to(self, match: str) -> None:
        self.match = match
        self.page.goto(f"/matches/{match}")

    def document(self) -> dict[str, Any]:
        """Return the document once the page shows the same position: a page may have passed by itself."""
        while True:
            doc: dict[str, Any] = self.http.get(f"/api/matches/{self.match}/document").json()
            self.page.wait_for_function(REACHED, arg=doc["seq"], polling=100)
            if self.page.locator("#table").get_attribute("data-seq") == str(doc["seq"]):
                return doc

    def decides(self, doc: dict[str, Any]) -> None:
        """Take one action by what is drawn; return when the page shows it."""
        comes_to_rest(self.page, doc["seq"])
        DECISIONS[doc["view"]["phase"]](self, doc)
        expect(self.page.locator("#table")).not_to_have_attribute("data-seq", str(doc["seq"]))

    def card(self, where: str, card: str) -> Locator:
        return self.page.locator(f'{where} button[data-card="{card}"]:visible')

    def slot(self, slot: str) -> Locator:
        return self.page.locator(".half > .tc").nth(SLOTS.index(slot))

    def confirms(self) -> None:
        self.page.locator(".actionbar .btn.pri2:not([aria-disabled])").click()

    def presses(self, name: str) -> None:
        self.page.locator(".actionbar").get_by_role("button", name=name).click()

    def leaves(self) -> None:
        self.context.close()
        self.http.close()


REACHED = "seq => +document.querySelector('#table')?.dataset.seq >= seq"


LOW = "found => found.every(one => one.offsetHeight < 45)"
"""Tags have two lines at most, so that none covers its whole card."""


def of_type(doc: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [action for action in doc["actions"] if action["type"] == kind]


def drafts(person: Person, doc: dict[str, Any]) -> None:
    """Look at one card, then keep another one: only the button is final."""
    first, *others = (action["card"] for action in of_type(doc, "pick"))
    person.card(".fan", first).click()
    expect(person.card(".fan", first)).to_have_attribute("aria-pressed", "true")
    if others:
        person.card(".fan", others[0]).click()
        expect(person.card(".fan", first)).not_to_have_attribute("aria-pressed", "true")
    person.confirms()


def arranges(person: Person, doc: dict[str, Any]) -> None:
    """Move a card from the bench to an empty place of the rink, or press Best six where that does
    not help.
    """
    assert person.page.locator(".half .tag, .benchrow .tag").evaluate_all(LOW)
    editor = doc["view"]["editor"]
    legend = any(card.startswith("LEG") and at != "bench" for card, at in editor["cards"].items())
    free = [
        action
        for action in of_type(doc, "place")
        if action["slot"] not in editor["cards"].values() and editor["cards"][action["card"]] == "bench"
        if not (legend and action["card"].startswith("LEG"))
    ]
    if free and editor["kind"] == "build" and doc["viewer"]["seat"] == 0:
        action = max(free, key=lambda one: one["slot"][0] == one["card"].split("-")[1][0])
        person.card(".benchrow", action["card"]).click()
        person.slot(action["slot"]).click()
    elif of_type(doc, "done"):
        person.presses("Done")
    else:
        person.presses("Best six…")
        person.presses("Take it")


def chooses_for_the_event(person: Person, doc: dict[str, Any]) -> None:
    person.page.locator(".half .usable, .benchrow .usable").first.click()
    person.confirms()


def plays_a_trainer_card(person: Person, doc: dict[str, Any]) -> None:
    """Play a trainer card that needs no target, or pass; the page passes by itself where nothing can be
    played.
    """
    if doc["actions"] == [{"type": "pass"}]:
        return
    offered = list(dict.fromkeys(action["card"] for action in of_type(doc, "play")))
    plain = [action["card"] for action in of_type(doc, "play") if "target" not in action]
    if plain:
        person.page.locator(".cards2 button.ev:not(.later)").nth(offered.index(plain[0])).click()
        person.confirms()
    else:
        person.presses("Pass")


def rolls(person: Person, doc: dict[str, Any]) -> None:
    person.confirms()


def uses_a_bonus(person: Person, doc: dict[str, Any]) -> None:
    """Choose a highlighted player, then a die that shows its new value; the button uses the bonus."""
    aimed = [action["source"] for action in of_type(doc, "bonus") if "die" in action]
    players = [source for source in aimed if not source.startswith(("TR-", "EV-"))]
    if not players:
        person.presses("Pass")
        return
    person.card(":is(.six.own, .handrow)", players[0]).first.click()
    expect(person.page.locator(".lane button.die.legal .to").first).to_be_visible()
    die = person.page.locator(".lane button.die.legal").first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    person.confirms()


DECISIONS: dict[str, Callable[[Person, dict[str, Any]], None]] = {
    "draft": drafts,
    "edit": arranges,
    "event": chooses_for_the_event,
    "trainer": plays_a_trainer_card,
    "roll": rolls,
    "bonus": uses_a_bonus,
}


@pytest.fixture
def three(browser: Browser, server: Server) -> Iterator[tuple[Person, Person, Person]]:
    """Two players, one of them on a phone, and a spectator."""
    people = (
        Person(browser, server, "Tereza", DESK),
        Person(browser, server, "Марек", PHONE),
        Person(browser, server, "Ivana", DESK),
    )
    yield people
    for person in people:
        person.leaves()
    assert [complaint for person in people for complaint in person.complaints] == []


def sit_down(host: Person, guest: Person, *others: Person) -> None:
    match = host.http.post("/api/matches", json={"game": "extraliga", "seats": 2}).json()["id"]
    guest.http.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.http.post(f"/api/matches/{match}/start").raise_for_status()
    for person in (host, guest, *others):
        person.comes_to(match)


SHOWN = """wanted => [...document.querySelectorAll(".lane .die:not(.wait)")]
    .map(die => die.getAttribute("aria-label").split(", ")[2]).sort().join() === wanted"""


def same_dice(person: Person, doc: dict[str, Any]) -> None:
    """Wait until the page shows every die of both sides with its face."""
    sides = doc["view"]["match"]["sides"].values()
    faces = [str(die["face"]) for side in sides if side["rolled"] for die in side["dice"].values()]
    person.page.wait_for_function(SHOWN, arg=",".join(sorted(faces)))


SHORT = {"width": 390, "height": 664}
"""A phone whose browser shows its bars."""
APART = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const cards = boxes(".facing .six .tc");
  const others = boxes(".facing :is(.tkey, .net, .die, .odds)");
  return cards.length > 0 && !cards.some((card) => others.some((one) => meet(card, one)));
}"""


def cards_lie_free_on_a_short_phone(person: Person) -> None:
    """Wait until no key, net, die or bar of the odds lies on a card."""
    person.page.set_viewport_size(SHORT)  # type: ignore[arg-type]
    person.page.wait_for_function(APART, polling=100)
    person.page.set_viewport_size(PHONE["viewport"])


def in_the_last_round(doc: dict[str, Any]) -> bool:
    return doc["view"]["phase"] != "draft" or bool(doc["view"]["draft"]["round"] == OPEN.rounds)


def test_a_draft_two_line_ups_and_a_match_by_the_drawn_controls(
    three: tuple[Person, Person, Person],
) -> None:
    host, guest, stands = three
    sit_down(host, guest, stands)

    shown: set[str] = set()
    for _ in range(MOST_DECISIONS):
        doc = stands.document()
        if doc["view"]["phase"] == "draft" and 1 < doc["view"]["draft"]["round"] < OPEN.rounds:
            plays_ahead([host.http, guest.http], stands.match, random.Random("Kladno"), in_the_last_round)
            continue
        if (doc["view"]["season"] or {}).get("results") and "trainer" in shown:
            break  # If no trainer can do anything, the phase has passed by itself.
        if (phase := doc["view"]["phase"]) not in shown:
            shown.add(phase)
            for person in three:
                person.document()  # All pages show the same position.
        if phase == "trainer":
            cards_lie_free_on_a_short_phone(guest)
        if phase == "bonus":
            same_dice(stands, doc)
        person = host if 0 in doc["to_act"] else guest
        if (seen := person.document())["actions"]:
            person.decides(seen)

    assert {"draft", "edit", "trainer", "roll"} <= shown
    result, *_ = stands.document()["view"]["season"]["results"].values()
    log = stands.page.locator(".log")
    expect(log).to_contain_text(":".join(map(str, result["goals"])))
