"""Table, lobby and search are accessible while a break is near, while clocks stand, and while it goes on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations
from tests.support.moderation.desk import make_operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

PROVOKED = "503"
GAME = "helvetia_cup"
CLOCK = {"kind": "bank", "ms": 600_000, "increment_ms": 0}
LOOKS = {"games": GAME, "paces": "relaxed", "rated": "friendly"}
AGAIN_MS = 15_000


def posts(page: Page, path: str, **body: object) -> str:
    told = page.request.post(path, data=body, headers={"Origin": page.evaluate("location.origin")})
    assert told.ok, told.text()
    return str(told.json()["id"])


def test_pages_before_and_in_a_break_are_accessible(visitor: Visitor, server: Server, axe: str) -> None:
    ann, ben = visitor("Ann"), visitor("Ben", viewport={"width": 390, "height": 844}, color_scheme="dark")
    lobby, jana = visitor("Eva", color_scheme="dark"), visitor("Jana")
    for page in (ann, ben, lobby):
        page.goto("/you")
    operator = jana.request.get("/api/me").json()["id"]
    jana.request.post("/desk/enter", form={"code": make_operator(server, operator)})
    match, opened = (posts(one, "/api/matches", game=GAME, seats=2, clock=CLOCK) for one in (ann, lobby))
    posts(ben, f"/api/matches/{match}/seats")
    posts(ann, f"/api/matches/{match}/start")
    lobby.request.post("/find", form=LOOKS, headers={"Origin": server.url})
    for page in (ann, ben):
        page.goto(f"/matches/{match}")
    find = lobby.context.new_page()
    find.clock.install()
    found: list[str] = []

    def announce(kind: str = "", begins: int = 0) -> None:
        form = {"kind": kind, "begins": str(begins), "lasts": "600"}
        jana.request.post("/desk/maintenance", form=form, headers={"Origin": server.url})

    def shows(page: Page, text: str) -> None:
        expect(page.get_by_text(text)).to_be_visible()
        found.extend(violations(page, axe))

    try:
        announce("restart", 9)
        lobby.goto(f"/matches/{opened}")
        shows(lobby, "Matches go on afterwards")
        find.goto("/find")
        shows(find, "No new live matches until")
        for page in (ann, ben):
            shows(page, "Short break at")
        announce("restart", 1)
        for page in (ann, ben):
            shows(page, "All clocks stand still.")
        announce("restart", 0)
        for page in (ann, ben):
            shows(page, "Stadion is closed until")
        find.reload()
        shows(find, "This page checks again by itself.")
    finally:
        announce()
    find.clock.fast_forward(AGAIN_MS)
    expect(find.locator("h1")).to_have_text("Looking for an opponent")
    find.request.post("/find/stop", headers={"Origin": server.url})
    assert found == []
