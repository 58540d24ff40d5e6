"""Nothing moves under the pointer while a match is played: the browser counts its own layout shifts."""

import pytest
from playwright.sync_api import Browser

from app.engine.catalog import catalog
from benchmarks.browser.layout_shifts import shifts_of, told
from benchmarks.browser.legibility import SMALL
from benchmarks.browser.newcomer import PATIENCE_MS, Newcomer, Way, newcomer
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser
MOVES = 12
# Puts hidden text for screen readers into every row that scrolls: outside of it, it makes the page wider.
STRAYS = r"""() => [...document.querySelectorAll("#table div")].filter((row) => {
  if (!row.checkVisibility() || !/auto|scroll/.test(getComputedStyle(row).overflowX)) return false;
  const heard = row.appendChild(document.createElement("span"));
  heard.className = "vh";
  const strays = !row.contains(heard.offsetParent);
  heard.remove();
  return strays;
}).map((row) => row.className)"""
# Measures the heights, frame by frame, of the parts that are one below the other.
MEASURES = """() => {
  window.heights = {};
  const look = () => {
    for (const what of [".toprow", ".boardwrap", ".actionbar"]) {
      const { height } = document.querySelector(what).getBoundingClientRect();
      if (height) (heights[what] ??= new Set()).add(Math.round(height)); // not on another tab of a phone
    }
    requestAnimationFrame(look);
  };
  look();
}"""
MEASURED = "Object.entries(heights).map(([what, all]) => [what, ...all])"


@pytest.mark.parametrize("game", sorted(catalog()))
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_moves_while_a_newcomer_plays(browser: Browser, server: Server, game: str, size: str) -> None:
    with newcomer(browser, server.url, game, size) as came:
        came.page.evaluate(MEASURES)
        [shifts] = shifts_of([Way(came, MOVES)])
        heights = came.page.evaluate(MEASURED)
        small = came.page.evaluate(SMALL) if size == "phone" else []
        strays = came.page.evaluate(STRAYS) if size == "phone" else []

    assert shifts == [], told(shifts)
    # Teams and cards are chosen without a hand and without the game's strip.
    rooms = (1, 2) if game in ("hockey_game", "helvetia_cup") else (1,)
    assert [len(one) - 1 for one in heights] in [[1, room, 1] for room in rooms], heights
    assert strays == [], "what is only heard in a row that scrolls makes a phone's page wider"
    assert small == [], "a finger needs 24 pixels, 44 for what is pressed most"


CUTS_OFF = """() => {
  const room = document.querySelector(".boardwrap");
  const inside = [room, ...room.querySelectorAll("*")];
  return inside.filter((one) => one.scrollHeight > one.clientHeight + 1 && one.querySelector("button")
    && getComputedStyle(one).overflowY === "hidden").map((one) => one.className);
}"""


@pytest.mark.parametrize("game", ["helvetia_cup", "hockey_game"])
def test_all_that_is_chosen_from_can_be_reached_on_a_phone(
    browser: Browser, server: Server, game: str
) -> None:
    with newcomer(browser, server.url, game, "phone") as came:
        assert came.page.locator(".boardwrap button").count() > 5
        assert came.page.evaluate(CUTS_OFF) == []


BAR_IS_FREE = """() => [...document.querySelectorAll(":is(.ab-txt b, .pri2, .tray)")].every((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".actionbar, .trayw, .coach");
})"""


@pytest.mark.parametrize(("mode", "after"), [("teams", 0), ("all_stars", 2)])
def test_what_is_chosen_from_does_not_cover_the_bar_of_a_tablet(
    browser: Browser, server: Server, mode: str, after: int
) -> None:
    options = {"mode": mode}
    with newcomer(browser, server.url, "hockey_game", "tablet", options=options, after=after) as came:
        assert came.page.evaluate(BAR_IS_FREE)


# Measures how much of the board the result leaves free, and whether its first line is in the window.
RESULT = """() => {
  const [board, result] = [".boardwrap", ".dock > .fin"].map((one) => {
    return document.querySelector(one).getBoundingClientRect();
  });
  const lies = result.bottom > board.top && result.top < board.bottom;
  return { free: !lies, seen: result.top >= 0 && result.top + 40 <= innerHeight };
}"""


@pytest.mark.parametrize(("width", "height", "free"), [(1440, 900, True), (844, 390, False)])
def test_a_result_leaves_the_board_in_sight_where_it_is_in_sight_itself(
    browser: Browser, server: Server, width: int, height: int, free: bool
) -> None:
    viewport = {"width": width, "height": height}
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", viewport=viewport)
    context.set_default_timeout(PATIENCE_MS)
    came = Newcomer(context.new_page(), server.url, "hockey_game", 1)
    came.http.post(f"/api/matches/{came.match}/resign").raise_for_status()
    came.sits_down()
    came.page.locator(".dock > .fin").wait_for()
    found = came.page.evaluate(RESULT)
    context.close()

    assert found == {"free": free, "seen": True}
