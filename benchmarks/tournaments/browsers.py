"""Eight people play a knockout in eight browsers, from its start to the podium, while a ninth watches it.

    python -m benchmarks.tournaments.browsers [--game GAME] [--turns 6] [--seconds 300]

Each makes some random turns by clicks. Then one of the two resigns by the table's settings. Fails if the page
of the one who watches does not show every result without being loaded again, or if a page reports an error.
"""

import argparse
import random
import tempfile
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page, expect

from benchmarks.browser.newcomer import chromium
from benchmarks.live_path.live_path import HOST, PORT, running
from tests.support.browser.clicking import SHOWS_THE_LIST, plays, sees_the_end

PLAYERS = 8
ADDRESS = f"{HOST}:{PORT}"
SHOWN_WITHIN_MS = 30_000
SHOWS_NO_TIPS = "localStorage.setItem('stadion.tips', 'off')"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="hockey_game")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=300)
    chosen = parser.parse_args()
    expect.set_options(timeout=SHOWN_WITHIN_MS)
    with tempfile.TemporaryDirectory() as folder:
        environment = {"STADION_DATA_DIR": folder, "STADION_RATE_LIMITS": "off"}
        with running(["app.cli", "serve"], environment), chromium() as browser:
            play(browser, chosen)


def play(browser: Browser, chosen: argparse.Namespace) -> None:
    errors: list[str] = []
    players = [visitor(browser, f"Player {number}", errors) for number in range(PLAYERS)]
    wish = {"game": chosen.game, "coaches": PLAYERS, "name": "Cup", "options": {"format": "knockout"}}
    cup = sent(players[0], "/api/tournaments", wish)["id"]
    for page in players[1:]:
        sent(page, f"/api/tournaments/{cup}/coaches", {})
    watching = visitor(browser, None, errors)
    watching.goto(f"/tournaments/{cup}")
    sent(players[0], f"/api/tournaments/{cup}/start", {})
    rng, start = random.Random(cup), perf_counter()
    while fixtures := under_way(players[0], cup):
        assert perf_counter() < start + chosen.seconds, "the time is up"
        for fixture in fixtures:
            of_match = [players[coach] for coach in fixture["coaches"]]
            play_match(of_match, fixture["match"]["id"], chosen.turns, rng)
            result = watching.locator(f'.meet a[href^="/matches/{fixture["match"]["id"]}/result"]')
            expect(result).to_have_count(1)
    expect(watching.locator(".podium li")).to_have_count(3)
    assert errors == [], errors
    print(f"{PLAYERS} browsers, {PLAYERS - 1} matches, {perf_counter() - start:.0f} s")


def visitor(browser: Browser, name: str | None, errors: list[str]) -> Page:
    context = browser.new_context(base_url=ADDRESS, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    if name:
        context.request.post("/api/players", data={"name": name}, headers={"Origin": ADDRESS})
    return page


def sent(page: Page, path: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def under_way(page: Page, cup: str) -> list[dict[str, Any]]:
    doc = page.request.get(f"/api/tournaments/{cup}").json()
    return [one for one in doc["fixtures"] if one["state"] == "due"]


def play_match(of_match: list[Page], match: str, turns: int, rng: random.Random) -> None:
    """Let two players make some turns each, and one of them resign."""
    for page in of_match:
        page.goto("/health/live")
        page.evaluate(SHOWS_THE_LIST)
        page.evaluate(SHOWS_NO_TIPS)
        page.goto(f"/matches/{match}")
        page.locator("#tab-moves").click()
    for page in of_match * turns:
        plays(page, rng)
    loser = rng.choice(of_match)
    loser.get_by_role("button", name="Table settings").click()
    loser.get_by_role("button", name="Resign").click()
    loser.get_by_role("button", name="Resign").last.click()
    for page in of_match:
        sees_the_end(page)


if __name__ == "__main__":
    main()
