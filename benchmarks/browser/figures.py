"""Whether the numbers on the table page belong to the position that it shows: whole matches of all games.

    python -m benchmarks.browser.figures URL [--game ID] [--seats N] [--options JSON] [--minutes N] [--seed N]

A match against computers is played at random on a running server. One page stays open; at each question of
the player another one is opened afresh. Both must say the same, before and after a choice. Every percentage
must be a chance of the preview that the server sent for this position, or a sum of such chances. Every
calculation whose parts are whole numbers must add up to its total. Each finding is printed once. Proposals
of the page may differ: the next footballer, or a formation that the open page keeps.
"""

import argparse
import difflib
import json
import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from app.engine.catalog import catalog
from benchmarks.browser.newcomer import PATIENCE_MS, SIZES, Newcomer, chromium, of_matches, positions
from benchmarks.browser.stage_targets import LOOKS_MS, STANDS

SETTINGS = """for (const name of ["tips", "log"]) localStorage.setItem(`stadion.${name}`, "off");
localStorage.setItem("stadion.pace", "whole");"""
"""The calculation is the open tab, and moves are not shown."""
# Returns the words of each part of the page, without clocks and without the log. Um Reifenbreite cuts the
# straightened road at the first question of a ride, which only the page that stayed open has seen: the print
# of the road is left out, and each rider on it is one word.
SAYS = r"""() => {
  const silent = ".ck, .ck-rail, .hc-left, .st :is(.tn, .togo, .lsign), script, style, title";
  const calculation = ":is(.sumw, .feed[data-open=sum] .body)";
  const parts = [".toprow", ".gstrip", ".boardwrap", ".trayw", ".actionbar", calculation];
  const said = (one) => {
    if (one.nodeType === Node.TEXT_NODE) return one.data;
    if (one.nodeType !== Node.ELEMENT_NODE || one.matches(silent)) return "";
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return "";
    const name = one.getAttribute("aria-label") ?? "";
    if (one.matches(".st [data-rider]")) return ` ${name.replace(/\s/g, "_")} `;
    return ` ${name} ${[...one.childNodes].map(said).join("")} `;
  };
  return parts.flatMap((part) => [...document.querySelectorAll(part)].map(
    (one) => `${part}: ${said(one).replace(/\s+/g, " ").trim()}`));
}"""
# Totals that are not the sum of their parts, where all of them are whole numbers.
ADDS_UP = r"""() => [...document.querySelectorAll(".tot, .tt")].flatMap((total) => {
  const list = total.previousElementSibling;
  if (!list?.matches("dl")) return [];
  const number = (one) => Number(one.textContent.trim().replace("−", "-").replace(/^$/, "NaN"));
  const parts = [...list.querySelectorAll("dd")].map(number), whole = number(total.querySelector("b"));
  if (parts.length < 2 || [...parts, whole].some((one) => !Number.isInteger(one))) return [];
  const isSubtotal = (one, i, all) => i > 1 && one === all; // it may be a part that happens to be as large
  const sums = parts.reduce((sums, one, i) => sums.flatMap((sum) =>
    isSubtotal(one, i, sum) ? [sum, sum + one] : [sum + one]), [0]);
  const words = list.textContent.replace(/\s+/g, " ");
  return sums.includes(whole) ? [] : [`${parts.join(" + ")} is not ${whole}: ${words}`];
})"""
# Ends every animation, so that text which appears late is there.
ARRIVES = """() => document.getAnimations()
  .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish())"""
LIT = "[data-target]:not([aria-disabled=true])"
CHOOSES = """(place) => document.querySelector(`[data-target='${place}']`)
  ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""
# Proposals of Helvetia Cup: the footballer who moves next, and the first of the formations.
NEXT = """() => document.querySelector(".pieces .who:has(.sel)")?.dataset.f ?? null"""
FORMS = "() => document.querySelector('.form-key[data-form]:not([aria-disabled=true])')?.click()"
SUM = "() => document.querySelector('#tab-sum[aria-selected=false]')?.click()"
"""Opens the calculation again: a question may have opened another tab of the page that stayed open."""
FOOTBALLERS = 6
CHANCES = frozenset({"chance", "chances", "goal", "mean", "from_here"})
"""Names of percentages in a view; other whole numbers of it are none, unless they share 100."""
RECALLED = re.compile(r"[^.]* on [^.:]+: (?:attack|defence) [^.]*, was \d+\.|\bnew\b")
"""Told only by the page that has seen it: Extraliga's last placement, the cards that Hockey Game drew."""
OF_A_D20 = re.compile(r"(\d+) or less")
"""A throw that the page shows with its chance."""
PERCENT = re.compile(r"(\d+)(?:\s?→\s?(\d+))?\s?%")


class Eye:
    """A page of the match, with the preview that it was sent last."""

    def __init__(self, page: Page, match: str) -> None:
        self.page = page
        self.preview: dict[str, Any] = {}
        page.on("websocket", self._listen)
        page.add_init_script(SETTINGS)
        page.goto(f"/matches/{match}")
        page.locator(".actionbar").wait_for()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("t") == "preview":
            self.preview = message

    def waits_for(self, seq: int) -> None:
        self.page.wait_for_function(STANDS, arg=seq, polling=LOOKS_MS)
        self.page.wait_for_timeout(LOOKS_MS)

    @property
    def seq(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-seq") or 0)

    def says(self) -> list[str]:
        self.page.evaluate(ARRIVES)
        found: list[str] = self.page.evaluate(SAYS)
        return found


def chances(value: Any, *, whole: bool = True) -> Iterator[Fraction]:
    """Yield what can be a chance in a preview: pairs of whole numbers, and percentages unless not `whole`."""
    if isinstance(value, dict):
        for one in value.values():
            yield from chances(one, whole=whole)
    elif isinstance(value, list):
        pair = len(value) == 2 and all(type(one) is int for one in value)
        if pair and 0 <= value[0] <= value[1] and value[1] > 0:
            yield Fraction(*value)
        for one in value:
            yield from chances(one, whole=whole)
        found = [sum(chances(one, whole=False), Fraction(0)) for one in value if isinstance(one, list)]
        yield from accumulate(found)
    elif whole and type(value) is int and 0 <= value <= 100:
        yield Fraction(value, 100)
    elif isinstance(value, float):
        yield Fraction(value).limit_denominator(10**6)


def stated(value: Any, *, chance: bool = False) -> Iterator[Fraction]:
    """Yield the percentages of a view, at any depth: those named as such, and those that share 100."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from stated(one, chance=chance or name in CHANCES)
    elif isinstance(value, list):
        shares = all(type(one) is int for one in value) and sum(value) == 100
        for one in value:
            yield from stated(one, chance=chance or shares)
    elif chance and type(value) is int:
        yield Fraction(value, 100)


def unexplained(said: list[str], preview: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """Return the parts of the page with a percentage that is none of preview and view, within one."""
    known = {*chances(preview), *chances(view, whole=False), *stated(view), Fraction(0), Fraction(1)}
    known |= {Fraction(int(most), 20) for part in said for most in OF_A_D20.findall(part)}
    known |= {1 - one for one in known}
    wrong = []
    for part in said:
        shown = {int(one) for found in PERCENT.findall(part) for one in found if one}
        for percent in sorted(shown):
            if not any(abs(100 * one - percent) <= 1 for one in known):
                at = part.find(f"{percent}")
                wrong.append(f"{percent} %: {part[: part.find(':')]} ...{part[max(0, at - 60) : at + 30]}")
    return wrong


def lasting(said: list[str]) -> list[str]:
    return [RECALLED.sub("", one) for one in said]


def on_both(words: list[str], others: list[str]) -> list[str]:
    """Return the words without riders of the straightened road whom only one of the pages shows."""
    there = {one.split(",")[0] for one in others}
    return [one for one in words if not one.startswith("Rider_") or one.split(",")[0] in there]


def differences(old: list[str], new: list[str]) -> list[str]:
    """Return what the page that stayed open says otherwise than the fresh one."""
    found = []
    for before, after in zip(lasting(old), lasting(new), strict=False):
        words, others = before.split(), after.split()
        kept, fresh = on_both(words, others), on_both(others, words)
        if kept == fresh:
            continue
        for kind, a, b, c, d in difflib.SequenceMatcher(None, kept, fresh, autojunk=False).get_opcodes():
            if kind != "equal":
                left, right = " ".join(kept[a:b]), " ".join(fresh[c:d])
                found.append(f"{before[: before.find(':')]} kept “{left[:90]}”, fresh “{right[:90]}”")
    return found + ([f"{len(old)} parts, fresh {len(new)}"] if len(old) != len(new) else [])


def look(kept: Eye, fresh: Eye, document: dict[str, Any]) -> list[str]:
    """Return what is wrong at a question, before and after a choice."""
    seq = document["seq"]
    fresh.page.reload()
    for one in (kept, fresh):
        one.waits_for(seq)
    if not kept.seq == fresh.seq == seq:
        return []  # A page has just sent the only possible action.
    agree(kept, fresh)
    wrong = compared(kept, fresh, document)
    places = [one.get_attribute("data-target") for one in kept.page.locator(LIT).all()]
    if places:
        for one in (kept, fresh):
            one.page.evaluate(CHOOSES, places[seq % len(places)])
            one.page.wait_for_timeout(LOOKS_MS)
        wrong += [f"after a choice: {one}" for one in compared(kept, fresh, document)]
    return wrong


def agree(kept: Eye, fresh: Eye) -> None:
    """Let both pages show the same tab and go on from the same proposal."""
    for one in (kept, fresh):
        one.page.evaluate(SUM)
        one.page.evaluate(FORMS)
    proposed = fresh.page.evaluate(NEXT)
    for _ in range(FOOTBALLERS):
        if kept.page.evaluate(NEXT) == proposed:
            break
        kept.page.keyboard.press("n")
    for one in (kept, fresh):
        one.page.wait_for_timeout(LOOKS_MS)


def compared(kept: Eye, fresh: Eye, document: dict[str, Any]) -> list[str]:
    said = kept.says()
    wrong = differences(said, fresh.says())
    wrong += unexplained(said, fresh.preview.get("preview", {}), document["view"])
    return wrong + list(kept.page.evaluate(ADDS_UP))


def walk(browser: Browser, chosen: argparse.Namespace, game: str) -> None:
    """Play a match and print what is wrong on the way."""
    context = browser.new_context(
        base_url=chosen.url, locale="en-GB", reduced_motion="reduce", **SIZES[(chosen.size or ["desk"])[0]]
    )
    context.set_default_timeout(PATIENCE_MS)
    came = Newcomer(context.new_page(), chosen.url, game, chosen.seed, chosen.options, seats=chosen.seats)
    kept, fresh = (Eye(context.new_page(), came.match) for _ in range(2))
    found: dict[str, int] = {}
    questions, last, phase = 0, -1, None
    for document in positions(came):
        if not document["actions"] or document["seq"] < chosen.after or document["seq"] == last:
            continue
        questions, last = questions + 1, document["seq"]
        if document["view"].get("phase") == phase:
            kept.page.keyboard.press("Escape")  # what was chosen counts on, for instance after a card
        phase = document["view"].get("phase")
        for one in look(kept, fresh, document):
            if one not in found:
                print(f"  {game} {document['seq']} {document['view'].get('phase', '')}: {one}", flush=True)
            found[one] = found.get(one, 0) + 1
        if questions >= chosen.questions:
            break
    print(f"{game}: {questions} questions, {len(found)} findings, {sum(found.values())} times", flush=True)
    context.close()


def main() -> None:
    parser = of_matches("Whether the numbers on the page belong to its position.")
    parser.add_argument("--questions", type=int, default=10_000, help="how many are looked at, at most")
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            walk(browser, chosen, game)


if __name__ == "__main__":
    main()
