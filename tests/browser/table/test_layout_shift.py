"""Nothing moves under the pointer while a match is played: the browser counts its own layout shifts. And what
cannot be done says why."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from app.engine.catalog import catalog
from app.games.extraliga.data import effect_cards
from benchmarks.browser.layout_shifts import shifts_of, told
from benchmarks.browser.legibility import CUT, SMALL
from benchmarks.browser.newcomer import PATIENCE_MS, SIZES, Newcomer, Way, newcomer, player, positions
from benchmarks.browser.waiting_share import ASKED
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

MOVES = 12
# A word that is only heard, put into every row that scrolls: outside of it, it makes the page wider.
STRAYS = r"""() => [...document.querySelectorAll("#table div")].filter((row) => {
  if (!row.checkVisibility() || !/auto|scroll/.test(getComputedStyle(row).overflowX)) return false;
  const heard = row.appendChild(document.createElement("span"));
  heard.className = "vh";
  const strays = !row.contains(heard.offsetParent);
  heard.remove();
  return strays;
}).map((row) => row.className)"""

# The heights, frame by frame, of what stands one below the other.
MEASURES = """() => {
  window.heights = {};
  const look = () => {
    for (const what of [".toprow", ".boardwrap", ".actionbar"]) {
      const { height } = document.querySelector(what).getBoundingClientRect();
      (heights[what] ??= new Set()).add(Math.round(height));
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
    rooms = 2 if (game, size) == ("hockey_game", "phone") else 1  # teams are picked in the tray's room too
    assert [len(one) - 1 for one in heights] == [1, rooms, 1], heights
    assert strays == [], "what is only heard in a row that scrolls makes a phone's page wider"
    assert small == [], "a finger needs 24 pixels, 44 for what is pressed most"


OFF = """() => [...document.querySelectorAll("#table :is(.boardwrap, .trayw) [aria-disabled=true]")]
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { x, y, width, height }]) => [one, x + width / 2, y + height / 2])
  .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y)))
  .map(([one, x, y]) => ({ x, y }))"""
SAID = ".actionbar p[role=status] span"
NOT_YET = "That is not possible here."  # what a page says while a slow server has not answered
FORGETS = f"document.querySelectorAll('{SAID}').forEach((one) => one.setAttribute('data-before', ''))"
ANSWERS = f"""() => {{
  const said = document.querySelector("{SAID}:not([data-before])")?.textContent.trim();
  return said && said !== "{NOT_YET}"
    && {{ said, clause: document.querySelector(".actionbar .cl")?.textContent.trim() }};
}}"""


def comes_to_what_is_off(came: Newcomer) -> list[dict[str, float]]:
    """A question of his own at which something lies there that cannot be pressed."""
    while not (found := came.page.evaluate(ASKED) and came.page.evaluate(OFF)):
        came.presses()
    return list(found)


def answer_to(came: Newcomer, place: dict[str, float]) -> dict[str, Any]:
    came.page.evaluate(FORGETS)
    came.page.mouse.click(place["x"], place["y"])
    answer: dict[str, Any] = came.page.wait_for_function(ANSWERS, polling=20).json_value()
    return answer


@pytest.mark.parametrize("game", sorted(catalog()))
def test_what_cannot_be_pressed_says_why_in_the_bar(browser: Browser, server: Server, game: str) -> None:
    with newcomer(browser, server.url, game, "desk", after=MOVES) as came:
        places = comes_to_what_is_off(came)
        answers = [answer_to(came, place) for place in (places[0], places[-1])]

    if game != "extraliga":  # there a card is chosen first, which is no rule
        assert any(answer.get("clause") for answer in answers), answers


# The empty spaces of the straight road that can be pressed, from the left.
ROAD = """() => [...document.querySelectorAll(".st [data-space]")]
  .map((one) => [one.dataset.space, one.getBoundingClientRect()])
  .map(([space, { x, y, width, height }]) => ({ space, x: x + width / 2, y: y + height / 2 }))
  .filter(({ space, x, y }) => document.elementFromPoint(x, y)?.dataset.space === space)
  .sort((a, b) => a.x - b.x)"""


# The rider to play and the furthest space that he reaches, both whole on the phone's straight road.
REACH_IN_SIGHT = """() => [".st .rd.now", ".st .ds[aria-pressed=true]"].every((one) => {
  const { left, right } = document.querySelector(one)?.getBoundingClientRect() ?? { left: -1, right: 0 };
  return left >= 0 && right <= innerWidth;
})"""
FAR = range(9, 13)
"""Spaces for which rows of 24 px have room; of a longer reach the end is scrolled to."""


def rides_far(document: dict[str, Any]) -> bool:
    view = document["view"]
    return view["phase"] == "move" and len(document["actions"]) > 1 and view["throw"]["allowance"] in FAR


def test_a_phone_shows_what_is_in_reach_and_says_why_the_rest_is_not(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB", **SIZES["phone"])
    context.set_default_timeout(PATIENCE_MS)
    rival = player(server.url, "Marek")
    came = Newcomer(context.new_page(), server.url, "um_reifenbreite", 1, rivals=[rival])
    next(one for one in positions(came, [rival]) if rides_far(one))
    came.sits_down()
    came.page.wait_for_function(REACH_IN_SIGHT)  # a phone opens the straight road by itself

    road = came.page.evaluate(ROAD)
    clauses = {answer_to(came, space)["clause"] for space in (road[0], road[-1])}

    assert clauses <= {
        "UR-1.3",
        "UR-1.4",
        "UR-1.5",
        "UR-5.5",
    }  # beside, behind lines or riders, too far
    context.close()


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


HAND_IN_SIGHT = """() => {
  const { bottom } = document.querySelector(".cloth").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".fan .tc")];
  return cards.map((card) => card.getBoundingClientRect().bottom <= bottom);
}"""


def test_a_whole_hand_is_in_sight_on_a_phone(browser: Browser, server: Server) -> None:
    with newcomer(browser, server.url, "extraliga", "phone", seats=3) as came:
        came.page.locator(".fan .tc").last.wait_for()
        assert came.page.evaluate(HAND_IN_SIGHT) == [True] * 7


# Every trainer card and event of Extraliga beside three others in the tray: those whose lower edge is cut.
EFFECTS_CUT = """async (shown) => {
  const tray = document.querySelector(".xl-tray");
  for (const one of tray.querySelectorAll(":scope > :not(.tray-h)")) one.remove();
  const row = tray.appendChild(document.createElement("div"));
  row.className = "cards2 asked";
  const card = ([kind, name, text, gain]) => `<div class="ev ${kind}"><span class="k">A</span><b>${name}</b>
    <span>${text}</span>${gain && `<span class="rsn">${gain}</span>`}</div>`;
  const others = ["usable", "usable", "event"].map((kind) => [kind, "A", "A", ""]);
  const isCut = (one) => {
    row.innerHTML = [one, ...others].map(card).join("");
    return row.getBoundingClientRect().bottom > tray.parentElement.getBoundingClientRect().bottom;
  };
  await Promise.all([...document.fonts].map((font) => font.load())); // also of letters of other languages
  return shown.filter(isCut).map(([, name]) => name);
}"""
GAINS = {
    "en": ("Attack 4 → 6.", "Defence 2 → 1.", "Ahead 45 → 52%"),
    "cs": ("Útok 4 → 6.", "Obrana 2 → 1.", "Vedete 45 → 52 %"),
    "ru": ("Атака 4 → 6.", "Оборона 2 → 1.", "Впереди 45 → 52 %"),
}


def effects_shown() -> list[list[str]]:
    """What stands on each, and on one that changes strengths of itself how."""
    shown = []
    for one in effect_cards().values():
        ops = {effect.__struct_config__.tag for effect in one.effects}
        for lang, (attack, defence, ahead) in GAINS.items():
            gain = f"{attack} {defence} {ahead}" if "exclude" in ops else f"{defence} {ahead}"
            gains = one.id.startswith("TR-") and ops & {"exclude", "mod", "chem"}
            kind = "usable" if one.id.startswith("TR-") else "event"
            shown.append([kind, one.name[lang], one.text[lang], gain if gains else ""])
    return shown


@pytest.mark.parametrize("size", ["desk", "laptop", "phone"])
def test_every_card_in_play_is_whole_in_the_tray(browser: Browser, server: Server, size: str) -> None:
    with newcomer(browser, server.url, "extraliga", size) as came:
        came.page.locator(".xl-tray").wait_for()
        assert came.page.evaluate(EFFECTS_CUT, effects_shown()) == []


# Names of the strip and of who passes to whom: in how many lines, and whether it is cut.
NAMES = """(names) => [...document.querySelectorAll(names)].map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const { left, right, height } = words.getBoundingClientRect();
  const place = one.closest(".t, .ring > span").getBoundingClientRect();
  const whole = left >= place.left - 1 && right <= place.right + 1;
  return whole && height < 2 * parseFloat(getComputedStyle(one).fontSize);
})"""


def test_a_long_name_without_a_break_is_whole_in_the_strip_of_a_phone(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "benchmarks.browser.newcomer.player", lambda url, name: player(url, "Maximilianovskyjova")
    )
    with newcomer(browser, server.url, "extraliga", "phone") as came:
        assert came.page.evaluate(NAMES, ".xs .t b.trunc") == [True, True]


def test_who_passes_to_whom_is_whole_on_a_phone_for_five(browser: Browser, server: Server) -> None:
    with newcomer(browser, server.url, "extraliga", "phone", seats=5) as came:
        assert came.page.evaluate(NAMES, ".ring > span > span") == [True] * 3


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


IN_DUEL = ".duel .nm b"


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_names_of_a_duel_are_whole(browser: Browser, server: Server, size: str) -> None:
    with newcomer(browser, server.url, "hockey_game", size, after=MOVES) as came:
        while not came.page.locator(IN_DUEL).count():
            came.presses()
        cut = came.page.evaluate(CUT)

    assert not [one for one in cut if "b.trunc" in one]


# Every caption of a card, put under one: those that are not whole, in three languages.
CAPTIONS_CUT = r"""async () => {
  const texts = await Promise.all(["en", "cs", "ru"].map((lang) =>
    fetch(`/games/hockey_game/text/${lang}.ftl`).then((answer) => answer.text())));
  const captions = texts.flatMap((text) => [...text.matchAll(/^ui-cap-\S+ = ([^{\n]+)$/gm)]);
  const slot = document.querySelector(".tray").appendChild(document.createElement("div"));
  const caption = slot.appendChild(document.createElement("small"));
  slot.className = "slot";
  const isCut = ([, words]) => {
    caption.textContent = words;
    return caption.scrollHeight > caption.clientHeight + 1 || caption.scrollWidth > caption.clientWidth + 1;
  };
  return { captions: captions.length, cut: captions.filter(isCut).map(([, words]) => words) };
}"""


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_every_caption_is_whole_under_its_card(browser: Browser, server: Server, size: str) -> None:
    with newcomer(browser, server.url, "hockey_game", size, after=MOVES) as came:
        found = came.page.evaluate(CAPTIONS_CUT)

    assert found["captions"] > 50
    assert found["cut"] == []


SEATS_BELOW = """() => {
  const { bottom } = document.querySelector(".colL").getBoundingClientRect();
  const seats = [...document.querySelectorAll(".colL > .seat")];
  return seats.map((seat) => seat.getBoundingClientRect().bottom > bottom);
}"""


def test_four_teams_stand_whole_in_czech(browser: Browser, server: Server) -> None:
    tour = {"level": "pro", "races": ["liege_bastogne_liege", "paris_roubaix"]}  # with the points of both
    race: dict[str, Any] = {"options": tour, "seats": 4, "after": MOVES + 16, "locale": "cs-CZ"}
    with newcomer(browser, server.url, "um_reifenbreite", "desk", **race) as came:
        for size in ("desk", "laptop"):
            came.page.set_viewport_size(SIZES[size]["viewport"])
            assert came.page.evaluate(SEATS_BELOW) == [False] * 4


def test_five_teams_stand_whole_on_a_laptop(browser: Browser, server: Server) -> None:
    with newcomer(browser, server.url, "extraliga", "laptop", seats=5) as came:
        assert came.page.evaluate(SEATS_BELOW) == [False] * 5


# What a defender of Helvetia Cup may do, in words as long as they get.
THREE_LONG = """async () => {
  const { fitBar } = await import("/static/js/table/action_bar.js");
  const [row, text] = [".ab-btn", ".ab-txt"].map((one) => document.querySelector(one));
  [row.className, text.className] = ["ab-btn", "ab-txt"];
  row.innerHTML = ["Keep the pressure", "Tackle 40 percent", "Steal 18 percent"]
    .map((label) => `<button class="btn"><svg class="ico"></svg>${label} <kbd>Enter</kbd></button>`).join("");
  text.innerHTML = "<b>Steal, tackle, or keep the pressure?</b><span>Acting uses up the pressure.</span>";
  const cut = () => [...text.children, row].filter((box) =>
    box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1).length;
  const before = cut();
  fitBar(document);
  return [before, cut()];
}"""


@pytest.mark.parametrize("game", sorted(catalog()))
def test_the_name_of_a_game_is_whole_on_a_tablet(browser: Browser, server: Server, game: str) -> None:
    with newcomer(browser, server.url, game, "tablet") as came:
        cut = came.page.evaluate(CUT)

    assert not [one for one in cut if "tname" in one]


# Words that make room for a wider button are others then, so that none of them moves.
BESIDE_ANOTHER = """async () => {
  const [{ actionBar }, { render }] = await Promise.all(
    [import("/static/js/table/action_bar.js"), import("/static/vendor/lit-html/lit-html.js")]);
  const host = document.createElement("div");
  const words = (label) => {
    const buttons = [{ label, run: () => undefined }];
    const bar = { flag: "Your turn", kind: "turn", sentence: "Choose a player.", buttons };
    render(actionBar(bar, { t: (id) => id, busy: false }), host);
    return host.querySelector(".ab-txt b");
  };
  const first = words("Exclude Lev");
  return [words("Exclude Jan") === first, words("Exclude Vondrka") === first];
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_words_of_the_bar_are_whole_beside_three_long_buttons(
    browser: Browser, server: Server, size: str
) -> None:
    with newcomer(browser, server.url, "helvetia_cup", size) as came:
        same_width, wider = came.page.evaluate(BESIDE_ANOTHER)
        before, after = came.page.evaluate(THREE_LONG)

    assert before
    assert not after
    assert same_width, "what has not changed is not said again"
    assert not wider, "what makes room for a button would move"


# What lies over the board after an outage, in the longest of three languages.
LAYS_A_STRIP = """() => {
  const over = document.querySelector(".colC").appendChild(document.createElement("div"));
  over.className = "strips";
  over.innerHTML = `<div class="strip"><svg class="ico"></svg>
    <span class="grow"><b>Сервер не отвечал 1:35. Время ни у кого не ушло.</b></span>
    <button class="btn">Закрыть</button></div>`;
  return over.firstElementChild.getBoundingClientRect().height;
}"""
TWO_ROWS = 56


def test_a_strip_with_a_button_takes_two_rows_of_a_phone(browser: Browser, server: Server) -> None:
    with newcomer(browser, server.url, "extraliga", "phone") as came:
        assert came.page.evaluate(LAYS_A_STRIP) <= TWO_ROWS


# Of the board what the result leaves free, and whether its first line is in the window.
RESULT = """() => {
  const [board, result] = [".boardwrap", ".colC > .fin"].map((one) => {
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
    came.page.locator(".colC > .fin").wait_for()
    found = came.page.evaluate(RESULT)
    context.close()

    assert found == {"free": free, "seen": True}
