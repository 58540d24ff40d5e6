"""The page of matches under way as a stranger sees it: it moves by itself."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.accessible import violations
from tests.api.conftest import Visitor
from tests.conftest import Server

pytestmark = pytest.mark.browser


def token(server: Server, name: str) -> httpx.Client:
    player = httpx.post(f"{server.url}/api/players", json={"name": name}).json()
    return httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {player['token']}"}, timeout=30
    )


def test_a_stranger_finds_a_match_sees_its_end_reads_its_result_and_shows_it_to_another(
    server: Server, visitor: Visitor, axe: str
) -> None:
    ann, ben = token(server, "Zuzana"), token(server, "Ben")
    match = ann.post("/api/matches", json={"game": "hockey_game", "seats": 2}).json()["id"]
    ben.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    ann.post(f"/api/matches/{match}/start").raise_for_status()
    page = visitor()
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Watch").click()
    page.get_by_role("searchbox").fill("Zuzana")
    page.get_by_role("searchbox").press("Enter")
    card = page.locator(f"[data-tile='{match}']")
    lines = card.locator("[data-lines] li")
    expect(card.locator("[data-phase]")).to_have_text("Before the match")
    expect(lines).to_have_count(0)

    document = ann.get(f"/api/matches/{match}/document").json()
    acting = (ann, ben)[document["to_act"][0]]
    offered = acting.get(f"/api/matches/{match}/document").json()["actions"][0]
    acting.post(f"/api/matches/{match}/actions", json={"action": offered, "ref": "a"}).raise_for_status()

    expect(lines.first).to_be_visible()
    ben.post(f"/api/matches/{match}/resign").raise_for_status()
    expect(card.locator("[data-phase]")).to_have_text("Finished")
    card.get_by_role("link", name="Watch this match").click()
    page.wait_for_url(f"**/matches/{match}/result")
    expect(page.get_by_role("heading", level=1)).to_have_text("Zuzana wins")
    assert violations(page, axe) == []
    page.locator(".share summary").click()
    expect(page.locator("[data-copy]")).to_have_count(2)
    assert violations(page, axe) == []
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="All", exact=True).click()
    page.keyboard.press("End")
    page.wait_for_url("**/replay?at=2&as=all")
    expect(page.locator(".hand")).to_have_count(2)

    other = visitor()
    other.goto(page.url)
    expect(other.locator("#scrub")).to_have_value("2")
    expect(other.get_by_role("button", name="All", exact=True)).to_have_attribute("aria-pressed", "true")
    ann.close()
    ben.close()
