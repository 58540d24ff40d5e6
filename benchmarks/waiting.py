"""How much of a match against one computer a person waits, at the pace Normal.

    python -m benchmarks.waiting URL [--game ID] [--minutes N] [--seed N]

Waiting is measured: whatever is shown before the next own question, own throws too. Thinking is reckoned:
so many seconds a decision as people are thought to take (`SECONDS`, by the game's phases), because nobody
thinks here. What has to be seen is gone on from after `SEEN_S`. The share is meant to stay below 25 %.
"""

import argparse
import time
from collections import Counter

from app.engine.catalog import catalog
from benchmarks.newcomer import Newcomer, chromium, newcomer

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
    """Of a match, or of its first minutes: the share, and how it came about."""
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
    parser = argparse.ArgumentParser(description="How much of a match a person waits.")
    parser.add_argument("url")
    parser.add_argument("--game", action="append", choices=sorted(catalog()))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            with newcomer(browser, chosen.url, game, "desk", seed=chosen.seed) as came:
                print(f"{game}: {share(came, chosen.minutes)}", flush=True)


if __name__ == "__main__":
    main()
