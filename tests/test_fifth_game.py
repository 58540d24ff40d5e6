"""A complete and very small game is added to a copy of the project by adding its two folders.

tests/fifth_game holds them as they would be in the repository: app/games/pebbles and tests/games/pebbles. No
shared file is changed. The same game is the template of `python -m scripts.new_game`.
"""

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from app.engine.catalog import catalog
from tests.conftest import NewDatabase
from tests.support.browser.clicking import SHOWS_THE_LIST, is_over, plays
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.project_copy import copy_project
from tests.support.servers.serving import ROOT, Server

GAME = "pebbles"
OTHERS = " or ".join(sorted(catalog()))
CHOSEN = f"{GAME} or (every_game or there_are or glossary) and not ({OTHERS})"
TRIED = (
    f"tests/games/{GAME}",
    "tests/table/replay/test_record.py",
    "tests/api/rulebook/test_specification.py",
    "tests/api/catalog/test_option_fields.py",
    "tests/api/i18n/test_glossary.py",
    "tests/repository/test_browser_code.py",
)
SETTINGS = {
    "RATE_LIMITS": "off",
    "PREPARE_PAGES": "off",
    "ALLOW_SEEDS": "1",
    "BOT_PACE_MS": "0",
    "SECRET_KEY": "test",
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the game in it."""
    root = copy_project(tmp_path_factory.mktemp("stadion"))
    shutil.copytree(ROOT / "tests" / "fifth_game", root, dirs_exist_ok=True)
    return root


def surroundings(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("STADION_")}
    return kept | {f"STADION_{name}": value for name, value in (SETTINGS | more).items()}


def test_it_keeps_every_promise_without_a_test_changed(copy: Path) -> None:
    """Run the contract tests that need no server, as they run for every game of the catalogue."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not browser and not db"]
    of_all_games = sorted((copy / "tests" / "games").glob("test_*.py"))
    run = subprocess.run(
        [*command, "-k", CHOSEN, *TRIED, *of_all_games], cwd=copy, capture_output=True, text=True
    )

    assert run.returncode == 0, run.stdout[-6000:]
    assert "skipped" not in run.stdout


@pytest.fixture(params=["generic", "drawn"])
def server(
    copy: Path, new_database: NewDatabase, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """Run a server without the drawing of the game, then one with it."""
    static, aside = copy / "app" / "games" / GAME / "static", tmp_path / "static"
    if request.param == "generic":
        static.rename(aside)
    try:
        started = Server(surroundings(DATABASE_URL=new_database()), tmp_path / "log", root=copy).start()
        yield started
        started.stop()
    finally:
        if aside.exists():
            aside.rename(static)


@pytest.fixture
def people(server: Server) -> Iterator[list[httpx.Client]]:
    made = [httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S) for _ in range(2)]
    for one, name in zip(made, ("Tereza", "Марек"), strict=True):
        one.post("/api/players", json={"name": name}).raise_for_status()
    yield made
    for one in made:
        one.close()


def test_it_is_listed_opened_and_played_to_its_end(
    browser: Browser, server: Server, people: list[httpx.Client], request: pytest.FixtureRequest
) -> None:
    drawn = request.node.callspec.params["server"] == "drawn"
    host, guest = people
    pages = [looking(browser, server, one) for one in people]
    listed(pages[0], drawn)
    match = host.post("/api/matches", json={"game": GAME, "seats": 2, "options": {"stones": 9}}).json()["id"]
    guest.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.post(f"/api/matches/{match}/start").raise_for_status()
    for page in pages:
        page.goto(f"/matches/{match}")
        expect(page.locator(".heap svg" if drawn else ".plain-board")).to_be_visible()

    played = played_by_its_buttons if drawn else played_by_the_list
    played(pages)

    for page in pages:
        expect(page.locator(".fin")).to_be_visible()
        page.context.close()
    record = host.get(f"/api/matches/{match}/record").text
    command = [sys.executable, "-m", "app.cli", "verify", "-"]
    assert subprocess.run(command, cwd=server.root, input=record, text=True).returncode == 0


def looking(browser: Browser, server: Server, person: httpx.Client) -> Page:
    """Open a page as this player. Any error on the page fails the test."""
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
    context.add_init_script(SHOWS_THE_LIST)
    jar = [{"name": one.name, "value": one.value or "", "url": server.url} for one in person.cookies.jar]
    context.add_cookies(jar)  # type: ignore[arg-type]
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    return page


def listed(page: Page, drawn: bool) -> None:
    """Check that the front page, the form of a new table and the rules show the game."""
    page.goto("/")
    expect(page.locator(f"article.g-{GAME}")).to_contain_text("Pebbles")
    expect(page.get_by_role("link", name="Invite a friend : Pebbles")).to_have_attribute(
        "href", f"/new/{GAME}"
    )
    page.goto(f"/new/{GAME}")
    expect(page.get_by_text("How many lie in the heap.")).to_be_attached()
    page.goto(f"/rules/{GAME}#PB-3.1")
    expect(page.locator("[id='PB-3.1']")).to_be_visible()
    if drawn:
        assert page.request.get(f"/static/games/{GAME}/cover.svg").ok


def played_by_the_list(pages: list[Page]) -> None:
    rng = random.Random(GAME)
    while not is_over(pages[0]):
        for page in pages:
            plays(page, rng)


def played_by_its_buttons(pages: list[Page]) -> None:
    """Press one key per turn, after the preview is drawn."""
    document = f"/api{urlsplit(pages[0].url).path}/document"
    while (now := pages[0].request.get(document).json())["to_act"]:
        acting = pages[now["to_act"][0]]
        expect(acting.locator(".actionbar.turn")).to_be_visible()
        expect(
            acting.locator("#table:not([data-settling])")
        ).to_be_visible()  # A key pressed sooner is ignored.
        if not acting.locator(".outlook").count():
            acting.keyboard.press("=")  # The calculation is a tab of the side.
        expect(acting.locator(".outlook li").first).to_be_visible()
        expect(acting.locator("#table:not([data-settling])")).to_be_visible()
        acting.keyboard.press("1")
        for page in pages:
            page.wait_for_function(
                "seq => +document.querySelector('#table').dataset.seq > seq", arg=now["seq"]
            )
