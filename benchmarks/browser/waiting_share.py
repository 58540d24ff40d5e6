"""How much of a match against one computer a person waits, at the pace Normal.

    python -m benchmarks.browser.waiting_share URL [--game ID] [--minutes N] [--after N] [--seed N]

Waiting is measured: whatever is shown before the next own question, own throws too. Thinking is reckoned:
so many seconds a decision as people are thought to take (`SECONDS`, by the game's phases), because nobody
thinks here. Reveals are skipped after `SEEN_S`. The share is meant to stay below 25 %.
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


def main() -> None:
    chosen = of_matches("How much of a match a person waits.").parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            with at_tables(browser, chosen, game, ["desk"]) as comers:
                came = comers["desk"]
                began, found = came.seq, share(came, chosen.minutes)
                end = "the end" if came.over else f"move {came.seq}"
                print(f"{game}, from move {began} to {end}: {found}", flush=True)


if __name__ == "__main__":
    main()
