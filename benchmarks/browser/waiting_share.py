"""How much of a match against one computer a person waits, at the pace Normal, and how many presses it takes.

    python -m benchmarks.browser.waiting_share URL [--game ID] [--minutes N] [--after N] [--seed N] [--inputs]

Waiting is measured: whatever is shown before the next own question, own throws too. Thinking is reckoned:
so many seconds a decision as people are thought to take (`SECONDS`, by the game's phases), because nobody
thinks here. Reveals are skipped after `SEEN_S`. The share is meant to stay below 25 %.

With --inputs nothing is waited for, and the presses of a whole match are counted. The main button is pressed
as soon as it is on, and what is highlighted before; so in a movement every footballer takes one step.
Printed is by question how often it was asked, and how many presses its answer took.
"""

import time
from collections import Counter

from app.engine.catalog import catalog
from benchmarks.browser.newcomer import Newcomer, at_tables, chromium, of_matches

SEEN_S = 4.0
SECONDS = {
    "um_reifenbreite": {"turn": 10, "move": 12, "draft": 5, "swap_reply": 5, "place": 12},
    "hockey_game": {"attack_declare": 18, "attack_cards": 10, "defend_cards": 10, "faceoff": 2},
    "extraliga": {"draft": 15, "edit": 25, "bonus": 8, "trainer": 8, "roll": 2, "event": 10},
    "helvetia_cup": {
        "cards": 40,
        "squad": 40,
        "place": 20,
        "move_att": 20,
        "move_def": 15,
        "act_att": 14,
        "act_def": 8,
        "shot": 8,
    },
}
OTHER_S = 5
ASKED = "() => !!document.querySelector('.actionbar:is(.turn, .choice):not(.show)')"
GOES_ON = "() => document.querySelector('.actionbar.show .pri2')?.click()"


CHOOSES = """(lot) => {
  const on = ":not([aria-disabled=true], :disabled, [aria-pressed=true])";
  const kinds = [
    ".boardwrap button.fc",
    ".actionbar .pri2",
    ".boardwrap [data-target]",
    ".boardwrap :is(button, .gs.legal, [role=button][aria-disabled=false])",
    ".trayw button",
    ".actionbar .ab-btn .btn:not([aria-keyshortcuts=U])",
  ];
  for (const kind of kinds) {
    const all = [...document.querySelectorAll(`${kind}${on}`)].filter((one) => one.getClientRects().length);
    const one = all[lot % all.length];
    if (!one) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }
  return null;
}"""
QUICK = "localStorage.setItem('stadion.pace', 'whole'); localStorage.setItem('stadion.tips', 'off')"
BORN_MS = 300
"""A question takes no press before."""


def share(came: Newcomer, minutes: float) -> str:
    """Return a line about the share of a match, or of its first minutes, and its parts."""
    asked: Counter[str] = Counter()
    waited, began = 0.0, time.monotonic()
    while not came.over and time.monotonic() - began < 60 * minutes:
        since = time.monotonic()
        while not came.page.evaluate(ASKED) and not came.over:
            came.page.wait_for_timeout(50)
            if time.monotonic() - since > SEEN_S:
                came.page.evaluate(GOES_ON)
        waited += time.monotonic() - since
        asked[came.document()["view"]["phase"]] += 1
        while came.page.evaluate(ASKED):
            came.presses()
    thought = sum(SECONDS[came.game].get(phase, OTHER_S) * count for phase, count in asked.items())
    decisions = sum(asked.values())
    told = f"{decisions} decisions, {thought:.0f} s of thinking, {waited:.0f} s of waiting"
    return f"{waited / (waited + thought):.0%} ({told}: {dict(asked)})"


def inputs(came: Newcomer, until: float) -> tuple[Counter[str], Counter[str]]:
    """Play to the end; return by phase how often it was asked, and how often something was pressed."""
    asked: Counter[str] = Counter()
    pressed: Counter[str] = Counter()
    last = ""
    while not came.over and time.monotonic() < until:
        if not came.page.evaluate(ASKED):
            came.page.wait_for_timeout(40)
            last = ""
            continue
        phase = came.document()["view"].get("phase", "")
        asked[phase] += phase != last
        last = phase
        came.page.wait_for_timeout(BORN_MS)
        if at := came.page.evaluate(CHOOSES, came.rng.randrange(10_000)):
            came.page.mouse.click(*at)
            pressed[phase] += 1
    return asked, pressed


def told(came: Newcomer, minutes: float) -> str:
    """Return the number of presses of a match, or of its first minutes, and a line for each question."""
    asked, pressed = inputs(came, time.monotonic() + 60 * minutes)
    lines = [
        f"{phase}: {n} times, {pressed[phase] / n:.1f} inputs each" for phase, n in sorted(asked.items())
    ]
    return "\n  ".join([f"{sum(pressed.values())} inputs", *lines])


def main() -> None:
    parser = of_matches("How much of a match a person waits.")
    parser.add_argument("--inputs", action="store_true", help="count the presses instead")
    chosen = parser.parse_args()
    settings = {"reduced_motion": "reduce"} if chosen.inputs else {}
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            with at_tables(browser, chosen, game, ["desk"], **settings) as comers:
                came = comers["desk"]
                if chosen.inputs:
                    came.page.evaluate(QUICK)
                    came.page.reload()
                    came.page.locator(".actionbar").wait_for()
                began, found = came.seq, (told if chosen.inputs else share)(came, chosen.minutes)
                end = "the end" if came.over else f"move {came.seq}"
                print(f"{game}, from move {began} to {end}: {found}", flush=True)


if __name__ == "__main__":
    main()
