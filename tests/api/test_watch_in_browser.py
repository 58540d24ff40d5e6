"""The page of matches under way as a stranger sees it: it moves by itself."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.api.conftest import Visitor
from tests.conftest import Server

pytestmark = pytest.mark.browser


def token(server: Server, name: str) -> httpx.Client:
    player = httpx.post(f"{server.url}/api/players", json={"name": name}).json()
    return httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {player['token']}"}, timeout=30
    )


def test_a_match_moves_on_the_page_and_says_when_it_is_over(server: Server, visitor: Visitor) -> None:
    ann, ben = token(server, "Zuzana"), token(server, "Ben")
    match = ann.post("/api/matches", json={"game": "hockey_game", "seats": 2}).json()["id"]
    ben.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    ann.post(f"/api/matches/{match}/start").raise_for_status()
    page = visitor()
    page.goto("/watch?q=Zuzana")
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
    ann.close()
    ben.close()
