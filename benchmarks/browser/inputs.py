"""How many inputs a match takes: whole matches, played as somebody plays who presses nothing in vain.

    python -m benchmarks.browser.inputs URL [--game ID] [--size SIZE] [--seats N] [--minutes N] [--seed N]

At each question the player presses a lit target of the board or a card, by lot, until something is chosen,
and then the main button; where a press acts at once (movement in Helvetia Cup) they press on until nothing is
lit. What is shown is watched. Printed by phase of the game: how often it came, and inputs; and the inputs of
the match in all.
"""

import argparse
import statistics
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from app.engine.catalog import catalog
from benchmarks.browser.beats import ASKED
from benchmarks.browser.newcomer import Newcomer, chromium, newcomer, of_matches

SETTLED_MS = 300
"""A press that comes sooner after a question was drawn counts for nothing."""
WAITS_MS = 50
PRESSES_MOST = 40
"""So many presses on one position without an action: a dead end."""
# Returns where to press: a lit target or card if `wants` one and there is one, else the main button.
PLACE = """([wants, lot]) => {
  const on = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const rooms = ":is(.boardwrap, .gstrip, .trayw)";
  const places = `${rooms} [data-target], .trayw button, .boardwrap :is([data-card], [data-f])`;
  const controls = [...document.querySelectorAll(places)].filter((one) => one.matches("button, [role=button]"));
  const lit = wants ? controls.filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled
      && one.getAttribute("aria-pressed") !== "true" && !one.closest(".tr-h, [inert]") && on(one)) : [];
  const off = ":not([aria-disabled=true], .icon)";
  const main = [`.pri2${off}`, `button${off}`].flatMap(
    (one) => [...document.querySelectorAll(`.actionbar .ab-btn ${one}`)]).find(on);
  const one = lit.length ? lit[lot % lit.length] : main;
  if (!one) return null;
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const said = (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim();
  return { x: x + width / 2, y: y + height / 2, lit: lit.length > 0, said };
}"""
GOES_ON = "() => document.querySelector('.actionbar.show .pri2')?.click()"


class Count:
    """The inputs of a match, by the phase in which they were made."""

    def __init__(self, came: Newcomer, pictures: Path | None, every: int) -> None:
        self.came, self.pictures, self.every = came, pictures, every
        self.inputs: dict[str, list[int]] = defaultdict(list)
        self.phase, self.tries, self.chosen = "", 0, False

    def goes(self) -> None:
        """Press once, if a question stands."""
        page = self.came.page
        if not page.evaluate(ASKED):
            page.evaluate(GOES_ON)
            page.wait_for_timeout(WAITS_MS)
            return
        page.wait_for_timeout(SETTLED_MS)
        phase = self.came.document()["view"].get("phase", "")
        before = self.came.seq
        wants = not self.chosen and self.tries < PRESSES_MOST // 2 and phase not in ("place", "kicker")
        at = page.evaluate(PLACE, [wants, self.came.rng.randrange(10_000)])
        at = at or page.evaluate(PLACE, [True, self.came.rng.randrange(10_000)])
        if not at or not page.evaluate(ASKED):
            return
        page.mouse.click(at["x"], at["y"])
        page.wait_for_timeout(WAITS_MS * 2)
        self._counts(phase)
        moved = self.came.seq > before or not page.evaluate(ASKED)
        self.chosen = at["lit"] and not moved and not self.chosen
        self.tries = 0 if moved else self.tries + 1
        if self.tries > PRESSES_MOST:
            raise SystemExit(f"nothing happens in {phase} at {before}: {at['said']}")
        self._sees(phase, at["said"])

    def _counts(self, phase: str) -> None:
        if phase != self.phase:
            self.inputs[phase].append(0)
            self.phase = phase
        self.inputs[phase][-1] += 1

    def _sees(self, phase: str, said: str) -> None:
        total = sum(map(sum, self.inputs.values()))
        if self.pictures and total % self.every == 0:
            self.came.page.screenshot(path=self.pictures / f"{self.came.game}-{total:03}-{phase}.png")

    def told(self) -> str:
        total = sum(map(sum, self.inputs.values()))
        rows = [
            f"  {phase}: {len(some)} times, {sum(some)} inputs, {statistics.mean(some):.1f} each, {max(some)} most"
            for phase, some in self.inputs.items()
        ]
        return "\n".join([f"{total} inputs, {'the end' if self.came.over else 'under way'}", *rows])


def count(browser: Browser, chosen: argparse.Namespace, game: str, size: str) -> None:
    table: dict[str, Any] = {"seed": chosen.seed, "options": chosen.options, "seats": chosen.seats}
    with newcomer(browser, chosen.url, game, size, after=chosen.after, **table) as came:
        counted = Count(came, chosen.pictures, chosen.every)
        until = time.monotonic() + 60 * chosen.minutes
        while not came.over and time.monotonic() < until:
            counted.goes()
        print(f"{game} {size}: {counted.told()}", flush=True)


def main() -> None:
    parser = of_matches("How many inputs a match takes.")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the table")
    parser.add_argument("--every", type=int, default=10, help="a picture after so many inputs")
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            for size in chosen.size or ["desk"]:
                count(browser, chosen, game, size)


if __name__ == "__main__":
    main()
