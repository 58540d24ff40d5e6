"""The table, replay and verify pages of every game: accessible, and alive in Firefox too."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from app.engine.catalog import catalog
from tests.serving import Server

pytestmark = pytest.mark.browser

expect.set_options(timeout=30_000)
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SIZES = {"light": {"width": 1440, "height": 900}, "dark": {"width": 390, "height": 844}}
IN_PICTURES = "label-content-name-mismatch"
"""A number on a jersey, a letter on the map or the print of a card is part of a picture, not a label: the
name says what it means, in words."""
SEVERAL = 30

Look = Callable[[str], Page]


def played(server: Server, game: str, moves: int) -> tuple[str, dict[str, str]]:
    """A match against the server after some moves of ours; its id, and our cookies."""
    http = httpx.Client(base_url=server.url)
    http.post("/api/players", json={"name": "Ann"}).raise_for_status()
    match: str = http.post("/api/matches", json={"game": game, "seats": 2}).json()["id"]
    http.post(f"/api/matches/{match}/seats", json={"bot": "random"}).raise_for_status()
    http.post(f"/api/matches/{match}/start").raise_for_status()
    taken = 0
    while taken < moves:
        document = http.get(f"/api/matches/{match}/document").json()
        if document["actions"]:
            act = {"action": document["actions"][-1], "ref": f"{document['seq']}", "seq": document["seq"]}
            taken += http.post(f"/api/matches/{match}/actions", json=act).status_code == 200
    return match, {cookie.name: cookie.value or "" for cookie in http.cookies.jar}


def given_up(server: Server, match: str, cookies: dict[str, str]) -> None:
    httpx.post(f"{server.url}/api/matches/{match}/resign", cookies=cookies).raise_for_status()


@pytest.fixture(params=["light", "dark"])
def look(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    theme = request.param
    opened = []

    def at(path: str, cookies: dict[str, str]) -> Page:
        context = browser.new_context(
            base_url=server.url,
            color_scheme=theme,
            viewport=SIZES[theme],  # type: ignore[arg-type]
            reduced_motion="reduce",
            bypass_csp=True,  # axe adds a style of its own
        )
        opened.append(context)
        context.add_cookies(
            [{"name": name, "value": value, "url": server.url} for name, value in cookies.items()]
        )
        page = context.new_page()
        page.goto(path)
        return page

    yield at
    for context in opened:
        context.close()


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    run: Any = "options => axe.run(document, options).then(({violations}) => violations)"
    found = page.evaluate(run, {"runOnly": WCAG, "rules": {IN_PICTURES: {"enabled": False}}})
    return [f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}" for one in found]


@pytest.mark.parametrize("game", sorted(catalog()))
def test_table_replay_and_verify_are_accessible(
    server: Server, look: Callable[..., Page], axe: str, game: str
) -> None:
    match, cookies = played(server, game, SEVERAL)
    problems = {}

    table = look(f"/matches/{match}", cookies)
    expect(table.locator(".actionbar")).to_be_visible()
    problems["table"] = violations(table, axe)
    given_up(server, match, cookies)
    replay = look(f"/matches/{match}/replay", cookies)
    expect(replay.locator("input[type=range]")).to_be_visible()
    problems["replay"] = violations(replay, axe)
    verify = look(f"/matches/{match}/verify", cookies)
    expect(verify.locator("h1")).to_be_visible()
    problems["verify"] = violations(verify, axe)

    assert not any(problems.values()), json.dumps(problems, indent=1)
