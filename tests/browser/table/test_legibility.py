"""Names, cards and captions are shown in full, on every size of screen."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from app.games.extraliga.data import effect_cards
from benchmarks.browser.legibility import CUT
from benchmarks.browser.newcomer import SIZES, newcomer, player
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser
MOVES = 12
HAND_IN_SIGHT = """() => {
  const { bottom } = document.querySelector(".cloth").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".fan .tc")];
  return cards.map((card) => card.getBoundingClientRect().bottom <= bottom);
}"""


def test_a_whole_hand_is_in_sight_on_a_phone(browser: Browser, server: Server) -> None:
    with newcomer(browser, server.url, "extraliga", "phone", seats=3) as came:
        came.page.locator(".fan .tc").last.wait_for()
        assert came.page.evaluate(HAND_IN_SIGHT) == [True] * 7


# Puts every trainer card and event of Extraliga beside three others into the tray; returns those that are
# cut.
EFFECTS_CUT = """async (shown) => {
  const tray = document.querySelector(".xl-tray");
  tray.innerHTML = `<div class="tray-h"><b>A</b></div>`;
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
    """Return the texts of each card, and how it changes strengths."""
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


# Measures names of the strip and of passes: their number of lines, and whether they are cut.
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


IN_DUEL = ".duel .nm b"


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_names_of_a_duel_are_whole(browser: Browser, server: Server, size: str) -> None:
    with newcomer(browser, server.url, "hockey_game", size, after=MOVES) as came:
        while not came.page.locator(IN_DUEL).count():
            came.presses()
        cut = came.page.evaluate(CUT)

    assert not [one for one in cut if "b.trunc" in one]


# Puts every caption under a card, in three languages; returns those that are cut.
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
  const { bottom } = document.querySelector(".seats").getBoundingClientRect();
  const seats = [...document.querySelectorAll(".seats > .seat")];
  return seats.map((seat) => seat.getBoundingClientRect().bottom > bottom);
}"""


def test_four_teams_stand_whole_in_czech(browser: Browser, server: Server) -> None:
    # The points of both are shown.
    tour = {"level": "pro", "races": ["liege_bastogne_liege", "paris_roubaix"]}
    race: dict[str, Any] = {"options": tour, "seats": 4, "after": MOVES + 16, "locale": "cs-CZ"}
    with newcomer(browser, server.url, "um_reifenbreite", "desk", **race) as came:
        for size in ("desk", "laptop"):
            came.page.set_viewport_size(SIZES[size]["viewport"])
            assert came.page.evaluate(SEATS_BELOW) == [False] * 4


def test_five_teams_stand_whole_on_a_laptop(browser: Browser, server: Server) -> None:
    with newcomer(browser, server.url, "extraliga", "laptop", seats=5) as came:
        assert came.page.evaluate(SEATS_BELOW) == [False] * 5


# The actions of a defender of Helvetia Cup, in the longest words.
THREE_LONG = """async () => {
  const { fitBar } = await import("/static/js/table/panels/action_bar.js");
  const [row, text] = [".ab-btn", ".ab-txt"].map((one) => document.querySelector(one));
  [row.className, text.className] = ["ab-btn", "ab-txt"];
  row.innerHTML = ["Keep the pressure", "Tackle 40 percent", "Steal 18 percent"]
    .map((label) => `<button class="btn"><svg class="ico"></svg><span class="tt"><b>${label}</b></span>
      <kbd>Enter</kbd></button>`).join("");
  text.innerHTML = "<b>Steal, tackle, or keep the pressure?</b><span>Acting uses up the pressure.</span>";
  const cut = () => [...text.children, row].filter((box) =>
    box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1).length;
  fitBar(document);
  return cut();
}"""


@pytest.mark.parametrize("game", ["helvetia_cup", "hockey_game", "um_reifenbreite"])
def test_the_name_of_a_game_is_whole_on_a_tablet(browser: Browser, server: Server, game: str) -> None:
    with newcomer(browser, server.url, game, "tablet") as came:
        cut = came.page.evaluate(CUT)

    assert not [one for one in cut if "tname" in one]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_words_of_the_bar_are_whole_beside_three_long_buttons(
    browser: Browser, server: Server, size: str
) -> None:
    with newcomer(browser, server.url, "helvetia_cup", size) as came:
        assert came.page.evaluate(THREE_LONG) == 0


# Puts a verdict and a hint of the games into the command; returns those of which a line is cut off or has the
# dots of a later one.
LINES_CUT = """async (said) => {
  const { fitBar } = await import("/static/js/table/panels/action_bar.js");
  const text = document.querySelector(".ab-txt");
  const sheet = document.head.appendChild(document.createElement("link"));
  await new Promise((read) => {
    Object.assign(sheet, { rel: "stylesheet", href: "/static/css/table/hint.css", onload: read });
  });
  const isCut = (one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const lines = words.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
    const { bottom, height } = one.getBoundingClientRect();
    const low = bottom > text.getBoundingClientRect().bottom + 1;
    return low || height + 0.1 < Math.round(lines) * parseFloat(getComputedStyle(one).lineHeight);
  };
  return said.filter(([first, second]) => {
    text.className = "ab-txt";
    text.innerHTML = `<b>${first}</b><span>${second}</span>`;
    fitBar(document);
    return [...text.children].some(isCut);
  });
}"""
SAID = [
    ["Tereza: 5 + 3, strength 3 = 11. 11 on both sides: roll again.", "Then: you"],
    [
        "Pass, East blue line, south: 76%",
        """<span class="hintb">Pass to: East blue line, south field. No line is crossed. The dice alone give
        you 76%; cards can change that. If it fails, Klička attacks from where you are.</span>""",
    ],
]


@pytest.mark.parametrize("size", ["laptop", "desk"])
def test_every_line_of_the_command_is_whole(browser: Browser, server: Server, size: str) -> None:
    with newcomer(browser, server.url, "hockey_game", size) as came:
        assert came.page.evaluate(LINES_CUT, SAID) == []


# Draws the strip of what has happened at several widths; returns those at which an entry is cut, and its
# label.
STRIP = """async ([texts, words, watching]) => {
  const [{ render }, { sinceStrip }] = await Promise.all(
    ["vendor/lit-html/lit-html.js", "js/table/panels/since_strip.js"].map((one) => import(`/static/${one}`)));
  const box = document.body.appendChild(document.createElement("div"));
  const entries = texts.map((text) => ({ batches: [], seat: 0, incident: true, automatic: false, text }));
  const table = { t: (name) => words[name] ?? name, seats: [{ sign: 0 }] };
  const isCut = (width) => {
    box.style.width = `${width}px`;
    const strip = { text: ({ text }) => text, replay: () => {}, done: null, width, lasts: 0, watching };
    render(sinceStrip({ entries, folded: false, away: false }, table, strip), box);
    const { scrollWidth, clientWidth } = box.querySelector("ol");
    return scrollWidth > clientWidth + 1;
  };
  const widths = Array.from({ length: 30 }, (_, i) => 740 + 20 * i);
  return [widths.filter(isCut), box.querySelector(".lb").textContent];
}"""
WORDS = {"since-move": "Since your move", "since-watching": "Before this", "since-more": ""}
HAPPENED = [
    "Pass 5 : 7, puck taken",
    "Speed, 18 to match",
    "Speed 18 : 18, puck taken",
    "Speed, 14 to match",
] * 2


def test_the_strip_cuts_no_entry_and_speaks_to_spectators(browser: Browser, server: Server) -> None:
    with newcomer(browser, server.url, "hockey_game", "laptop") as came:
        assert came.page.evaluate(STRIP, [HAPPENED, WORDS, False]) == [[], WORDS["since-move"]]
        assert came.page.evaluate(STRIP, [HAPPENED, WORDS, True]) == [[], WORDS["since-watching"]]
