"""A race in real browsers, from the start page to the finish, by clicks on what the page offers.

Its middle is played over HTTP while the browsers are away: they come back when half of the riders have
finished.
"""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from app.table.replay.record import verify
from tests.support.browser.clicking import plays_ahead
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

MOST_CLICKS = 1500
CHOICES = "[data-node][aria-disabled=false], .tray button[aria-pressed=false]:not([aria-disabled=true])"

# A press on the strip shows the last frame of an animation, and the next press continues.
SEEN = """() => {
  const staged = document.querySelector(".actionbar.show");
  if (staged) document.querySelector(".boardwrap").click();
  return !staged;
}"""

SHOWS = "seq => +document.querySelector('#table').dataset.seq >= seq"

STEPS_IN_SIGHT = """() => [...document.querySelectorAll(".pod .step")].map((one) => {
  const { left, right } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
})"""

WATCHES_FLAGS_OF_THE_END = """() => {
  window.flagsOfTheEnd = new Set();
  const watch = () => {
    const { stage } = document.querySelector("#table").dataset;
    const flag = document.querySelector(".ab-flag")?.innerText.trim();
    if (/photo|podium/.test(stage ?? "")) flagsOfTheEnd.add(flag);
  };
  new MutationObserver(watch).observe(document, { subtree: true, childList: true, attributes: true });
}"""

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Open browsers for people of whom nothing is known yet."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def person(**settings: Any) -> Page:
        size = {"viewport": {"width": 1440, "height": 900}}
        context = browser.new_context(
            base_url=server.url, locale="en-GB", reduced_motion="reduce", **(size | settings)
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return page

    yield person
    for context in contexts:
        context.close()
    assert complaints == []


def opens_a_table(host: Page) -> str:
    """Type a name, choose game and seats, and open the table; return the link to send."""
    host.goto("/new/um_reifenbreite")
    host.get_by_label("Your name").fill("Tereza")
    host.locator("label", has=host.locator("input[name=seats][value='2']")).click()
    host.locator("label", has=host.locator("input[name=clock][value=none]")).click()
    host.get_by_role("button", name="Start this table").click()
    link: str = host.locator("[data-link]").input_value()
    return link


def sits_down(guest: Page, link: str) -> None:
    guest.goto(link)
    guest.locator("#sit-first #name").fill("Марек")
    guest.locator("#sit-first").get_by_role("button").click()


def primary(page: Page) -> Locator:
    """Return the main button; of two equal ways, neither of which is marked, the one that rides on."""
    return page.locator('.actionbar:is(.turn, .choice) .btn:is(.pri2, :has(kbd:text-is("Y")))')


def clicks_once(page: Page, before: int) -> None:
    """Decide as a person does after `before` actions: choose where nothing is chosen yet, then press the
    button.

    Returns when the page shows that the move has been taken.
    """
    ready, choice = primary(page).and_(page.locator(":not([aria-disabled])")), page.locator(CHOICES)
    # If only one way is possible, the page takes it.
    gone = page.locator(f"#table:not([data-seq='{before}'])")
    expect(ready.or_(choice).or_(gone).first).to_be_attached()
    if gone.count():
        return
    expect(page.locator("#table:not([data-settling])")).to_be_attached()
    if not ready.count():
        choice.last.click(force=True)
    ready.first.click()
    page.wait_for_function(SHOWS, arg=before + 1, polling=50)


def see_what_happened(pages: list[Page], seq: int) -> None:
    for page in pages:
        page.wait_for_function(SHOWS, arg=seq, polling=50)
        page.wait_for_function(SEEN, polling=50)


def half_are_in(document: dict[str, Any]) -> bool:
    riders = document["view"]["riders"].values()
    return sum(rider["state"] in ("finished", "home") for rider in riders) >= len(riders) / 2


def rides_ahead(server: Server, pages: list[Page], riding: list[Page], match: str) -> None:
    there = [page.url for page in pages]
    for page in pages:
        page.goto("/health/live")
    seats = [
        httpx.Client(
            base_url=server.url,
            timeout=ANSWER_WITHIN_S,
            cookies={one["name"]: one["value"] for one in page.context.cookies(server.url)},
        )
        for page in riding
    ]
    plays_ahead(seats, match, random.Random("Liège"), half_are_in)
    for seat in seats:
        seat.close()
    for page, address in zip(pages, there, strict=True):
        page.goto(address)
        page.evaluate(WATCHES_FLAGS_OF_THE_END)


def table(page: Page) -> Locator:
    return page.locator("#table")


def test_two_play_a_race_to_its_end_and_a_third_watches(come: Callable[..., Page], server: Server) -> None:
    host, guest, standing = come(), come(**PHONE), come()
    link = opens_a_table(host)
    sits_down(guest, link)
    standing.goto(link)
    expect(host.get_by_text("Марек", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start the match").click()
    for page in (host, guest, standing):
        expect(page.locator(".actionbar")).to_be_visible()

    match = re.search(r"/matches/(\w+)", link)[1]
    code = re.search(r"code=(\w+)", link)
    query = {"code": code[1]} if code else {}
    address = f"{server.url}/api/matches/{match}"

    for clicks in range(MOST_CLICKS):
        stands = httpx.get(f"{address}/document", params=query, timeout=ANSWER_WITHIN_S).json()
        if stands["status"] == "finished":
            break
        see_what_happened([host, guest], stands["seq"])
        if clicks == 24:
            rides_ahead(server, [host, guest, standing], [host, guest], match)
        else:
            clicks_once((host, guest)[stands["to_act"][0]], stands["seq"])

    for page in (host, guest, standing):
        page.wait_for_function(SEEN)  # The photos and the podium stay until they have been looked at.
        expect(page.locator(".actionbar.over, .result").first).to_be_visible()
    expect(host.locator(".trayw .rk.win")).to_be_visible()
    flags = set(host.evaluate("[...flagsOfTheEnd]"))
    assert flags and flags <= {"Photo finish", "Out", "Final", "Winner"}, flags  # Nobody is to act any more.
    assert guest.evaluate(STEPS_IN_SIGHT) == [True] * 3
    record = httpx.get(f"{address}/record", params=query, timeout=ANSWER_WITHIN_S).text
    found = verify(record.splitlines())
    assert found.ok, found
    outcome = httpx.get(f"{address}/document", params=query, timeout=ANSWER_WITHIN_S).json()["outcome"]
    assert [one["seat"] for one in outcome["placements"]] == [0, 1]
