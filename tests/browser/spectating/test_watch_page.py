"""The page of live matches as a stranger sees it: it updates by itself."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from app.engine.catalog import catalog
from tests.browser.conftest import Visitor
from tests.conftest import Server
from tests.support.browser.accessibility import violations
from tests.support.browser.page_weight import weight_of
from tests.support.browser.translator import TRANSLATED
from tests.support.matches.people import ANSWER_WITHIN_S

pytestmark = pytest.mark.browser


def token(server: Server, name: str) -> httpx.Client:
    player = httpx.post(f"{server.url}/api/players", json={"name": name}, timeout=ANSWER_WITHIN_S).json()
    return httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {player['token']}"}, timeout=ANSWER_WITHIN_S
    )


def acts(match: str, *people: httpx.Client) -> None:
    """Take the first offered action of the seat to act."""
    document = people[0].get(f"/api/matches/{match}/document").json()
    acting = people[document["to_act"][0]]
    offered = acting.get(f"/api/matches/{match}/document").json()["actions"][0]
    action = {"action": offered, "ref": f"a{document['seq']}"}
    acting.post(f"/api/matches/{match}/actions", json=action).raise_for_status()


THEMES = ("light", "dark")
MOST_S = 300
"""Seconds until computers have played a match to its end."""


WHAT_LIES_BESIDE = """ground => {
  ground.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = ground.getBoundingClientRect();
  const beside = [[left - 3, top + 9], [right + 3, top + 9], [left + 9, top - 3], [left + 9, bottom + 3]];
  return beside.filter(at => document.elementFromPoint(...at)?.closest("svg") === ground);
}"""
"""Measures a background that is larger than its picture."""


def leave(match: str, *people: httpx.Client) -> None:
    """Leave the match; the computer plays on."""
    for seat, one in enumerate(people):
        one.delete(f"/api/matches/{match}/seats/{seat}").raise_for_status()


def on_its_side(page: Page) -> None:
    """Check a phone in landscape: the board is on the left, the controls on the right, both complete."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".deck")).to_be_in_viewport(ratio=1)
    expect(page.locator(".stage > .pane")).to_be_in_viewport(ratio=1)
    board, deck = (page.locator(one).bounding_box() for one in (".stage > .pane", ".deck"))
    assert board and deck and deck["x"] >= board["x"] + board["width"]
    page.set_viewport_size(size)


@pytest.mark.parametrize(("theme", "game"), [(THEMES[n % 2], game) for n, game in enumerate(catalog())])
def test_a_stranger_finds_a_match_sees_its_end_reads_its_result_and_shows_it_to_another(
    server: Server, visitor: Visitor, axe: str, theme: str, game: str
) -> None:
    ann, ben = token(server, "Zuzana"), token(server, "Ben")
    match = ann.post("/api/matches", json={"game": game, "seats": 2}).json()["id"]
    ben.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    ann.post(f"/api/matches/{match}/start").raise_for_status()
    page = visitor(color_scheme=theme)
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Watch").click()
    page.get_by_role("searchbox").fill("Zuzana")
    page.get_by_role("searchbox").press("Enter")
    card = page.locator(f"[data-tile='{match}']")
    lines = card.locator("[data-lines]")
    expect(card.locator("[data-phase]")).not_to_be_empty()
    assert violations(page, axe) == []
    buttons = page.locator(".whero .btn").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(buttons) == 2 and len({*buttons}) == 1, (
        "what leads to the match stands in the row of the other"
    )
    before = lines.inner_text()
    page.evaluate(TRANSLATED)

    acts(match, ann, ben)

    expect(lines).not_to_have_text(before)
    leave(match, ann, ben)
    expect(card.locator("[data-phase]")).to_have_text("Finished", timeout=1000 * MOST_S)
    card.locator("a.btn").click()
    page.wait_for_url(f"**/matches/{match}/result")
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    for ground in page.locator(".chart.ground").all():
        assert ground.evaluate(WHAT_LIES_BESIDE) == []
    page.locator(".share summary").click()
    expect(page.locator("[data-copy]")).to_have_count(2)
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    moment = page.locator(".moments a").first
    told = moment.locator("b").inner_text()
    moment.click()
    here = page.get_by_role("tabpanel").locator("[aria-current]")  # One move can be two moments.
    expect(here.filter(has_text=told)).to_have_count(1)
    if game == "extraliga" and not page.locator("#scrub").evaluate("one => one.value === one.max"):
        # This is about that match, not the next one.
        expect(page.locator(".toprow .call .f")).to_be_visible()
    page.get_by_role("button", name="All", exact=True).click()
    page.wait_for_url("**as=all")
    assert game != "hockey_game" or page.locator(".hand").count() == 2
    assert violations(page, axe) == []
    on_its_side(page)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tabpanel")).to_have_text("No messages yet.")

    picture = page.request.get(f"{server.url}/og/{match}.ru.png?final").body()
    assert picture.startswith(b"\x89PNG") and len(picture) <= 150_000
    other = visitor(color_scheme=theme)
    other.goto("/watch")
    assert weight_of(other)["bytes"] <= 250_000
    other.goto(f"/matches/{match}/embed")
    expect(other.locator("#scrub")).not_to_have_value("0")  # The replay begins with the first event.
    assert violations(other, axe) == []
    other.goto(page.url)
    expect(other.locator("#scrub")).to_have_value(page.locator("#scrub").input_value())
    expect(other.get_by_role("button", name="All", exact=True)).to_have_attribute("aria-pressed", "true")
    ann.close()
    ben.close()
