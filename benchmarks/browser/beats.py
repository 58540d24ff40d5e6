"""How long each event stands on the page, and whether one is skipped: whole matches, a probe in each frame.

    python -m benchmarks.browser.beats URL [--game ID] [--seats N] [--minutes N] [--seed N] [--two] [--pace P]
        [--still]

One page plays against computers; with --two another player answers by HTTP as soon as they may. Nobody
presses anything while a stage is shown, unless it stands until a press. Printed by game: the stages of each
beat and how long they stood, those of class A below their time, and the beats of the log that no stage
showed. Those of class C may go together. Printed too is how long the player's question waited: at the pace
Normal 6 s at most, unless class A alone takes longer.
"""

import statistics
import time
from collections import Counter, defaultdict
from typing import Any

import httpx
from playwright.sync_api import Browser

from app.engine.catalog import catalog
from benchmarks.browser.newcomer import (
    SIZES,
    WATCHES,
    Newcomer,
    chromium,
    moves,
    of_matches,
    player,
    positions,
)

FRAME_MS = 34
"""Two frames: a stage is seen first and last at the next frame."""
HELD = """() => {
  const [now] = standing();
  if (!(now?.stood > 8000)) return;
  window.held = (window.held ?? 0) + now.stood - Number(now.stage.split(" ")[3]);
  document.querySelector(".actionbar.show .pri2")?.click();
}"""
"""Goes on from a stage that stands until a press: the end of a match, a page of the season."""
SENT_MS = 250
"""A press that commits is answered by then: the next one must not meet its stage."""
BUDGET_MS = 6000
BETWEEN_MS = 700
"""Answers of the server, and what fades between the stages of a wait."""
LAST_MS = 7000
"""After the last press, until everything is shown that it led to."""
READ_S = 10
"""How often the log is read: a document holds its last 50 lines."""
ASKED = "() => !!document.querySelector('.actionbar:is(.turn, .choice):not(.show)')"
PROBE = """
window.stages = [];
window.waits = [];
addEventListener("DOMContentLoaded", () => {
  let now = "", since = 0, acted = null, pressed = false, owed = 0;
  window.standing = () => (now ? [{ stage: now, stood: performance.now() - since, pressed }] : []);
  addEventListener("pointerdown", () => (pressed = true), true);
  const look = () => {
    const table = document.querySelector("#table");
    const stage = table?.dataset.stage ?? "";
    const at = performance.now();
    if (stage !== now) {
      if (now) stages.push({ stage: now, stood: at - since, pressed });
      [now, since, pressed] = [stage, at, false];
      const [, , kind, least] = stage.split(" ");
      if (kind === "A") owed += Number(least);
    }
    const asked = !!document.querySelector(".actionbar:is(.turn, .choice):not(.show)");
    if (asked && acted !== null) waits.push({ wait: at - acted - (window.held ?? 0), owed });
    if (asked) owed = window.held = 0;
    acted = asked ? null : acted ?? at;
    requestAnimationFrame(look);
  };
  look();
});
"""
LEAST_A_MS = {"slow": 0, "normal": 0, "fast": 700, "whole": 800}
FACTOR = {"slow": 1.6, "normal": 1, "fast": 0.5, "whole": 0}
"""How long class A stands at each pace: app/static/js/drawing/beat_times.js."""
Shown = dict[str, Any]
Beats = Counter[tuple[int, str, str]]


def expected(game: str, log: list[dict[str, Any]], me: int) -> Beats:
    """Return how often each beat of these lines of the log has to be shown, by move, name and class."""
    beats = catalog()[game].beats
    assert beats is not None
    found: Beats = Counter()
    for line in log:
        for beat in beats.table.beats:
            if line["event"] not in beat.events:
                continue
            if any(line.get(field) not in known for field, known in beat.where.items()):
                continue
            weight = beat.all or (beat.mine if any(line.get(by) == me for by in beat.by) else beat.others)
            if weight is not None and weight.owed > 0:
                one = (line["seq"], beat.name, weight.kind)
                found[one] = 1 if beat.once or beat.most else found[one] + 1
    return found


def play(came: Newcomer, rivals: list[httpx.Client], until: float) -> None:
    """Press for a while, and let a rival answer at once; wait while a stage is shown."""
    until = min(until, time.monotonic() + READ_S)
    while not came.over and time.monotonic() < until:
        for rival in rivals:
            moves(came, rival)
        if came.page.evaluate(ASKED):
            came.presses()
            came.page.wait_for_timeout(SENT_MS)
        else:
            came.page.evaluate(HELD)
            came.page.wait_for_timeout(40)


def report(game: str, came: Newcomer, me: int, log: list[dict[str, Any]], pace: str) -> None:
    shown: list[Shown] = came.page.evaluate("[...stages, ...standing()]")
    waits: list[dict[str, float]] = came.page.evaluate("waits")
    stood: dict[str, list[float]] = defaultdict(list)
    early: list[str] = []
    seen: Counter[tuple[int, str]] = Counter()
    for one in shown:
        _, seq, kind, owed, *names = one["stage"].split(" ")
        seen.update((int(seq), name) for name in names if name)
        stood[f"{kind} {' '.join(names)}"].append(one["stood"])
        least = max(int(owed) * FACTOR[pace], LEAST_A_MS[pace]) if int(owed) else 0
        if kind == "A" and one["stood"] < least - FRAME_MS and not one["pressed"]:
            early.append(f"{one['stage']}: {one['stood']:.0f} ms")
    missing: dict[str, list[str]] = defaultdict(list)
    for (seq, name, kind), times in expected(game, log, me).items():
        if seen[seq, name] < times:
            missing[kind].append(f"{name} of move {seq}")
    print(f"{game}: {len(shown)} stages")
    for name, times in sorted(stood.items()):
        print(f"  {name}: {len(times)}, {min(times):.0f} to {max(times):.0f} ms")
    print(f"  class A below its time: {early or 'none'}; not shown: {dict(missing) or 'none'}")
    if waits:
        waited = sorted(one["wait"] for one in waits)
        late = [one for one in waits if one["wait"] > BUDGET_MS + FRAME_MS]
        idle = [one for one in late if one["wait"] > one["owed"] * FACTOR[pace] + BETWEEN_MS]
        middle, most = statistics.median(waited), waited[int(0.95 * (len(waited) - 1))]
        spread = f"median {middle / 1000:.1f} s, 95 % {most / 1000:.1f} s, longest {waited[-1] / 1000:.1f} s"
        print(f"  waited {len(waits)} times: {spread}, over 6 s {len(late)}", flush=True)
        print(f"  longer than 6 s and than class A takes: {idle or 'none'}", flush=True)


def match(browser: Browser, chosen: Any, game: str) -> None:
    motion = "reduce" if chosen.still else "no-preference"
    settings: dict[str, Any] = SIZES["desk"] | {"reduced_motion": motion}
    context = browser.new_context(base_url=chosen.url, locale="en-GB", **settings)
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('stadion.pace', '{chosen.pace}')")
    page.add_init_script(WATCHES)
    page.add_init_script(PROBE)
    rivals = [player(chosen.url, "Ilja")] if chosen.two else []
    came = Newcomer(page, chosen.url, game, chosen.seed, chosen.options, seats=chosen.seats, rivals=rivals)
    next(one for one in positions(came, rivals) if one["seq"] >= chosen.after or one["status"] != "playing")
    came.sits_down()
    log: dict[int, list[dict[str, Any]]] = {}
    since, me = came.seq, came.document()["viewer"]["seat"]
    until = time.monotonic() + 60 * chosen.minutes
    while not came.over and time.monotonic() < until:
        play(came, rivals, until)
        for line in came.document()["log"]:
            if line["seq"] > since and line not in log.setdefault(line["seq"], []):
                log[line["seq"]].append(line)
    came.page.wait_for_timeout(LAST_MS)
    last = int(came.page.evaluate("(stages.at(-1)?.stage ?? '0 0').split(' ')[1]"))
    lines = [line for seq in sorted(log) if seq <= last for line in log[seq]]
    report(game, came, me, lines, chosen.pace)
    context.close()
    came.http.close()


def main() -> None:
    parser = of_matches("How long each event stands on the page.")
    parser.add_argument("--pace", choices=["slow", "normal", "fast", "whole"], default="normal")
    parser.add_argument("--two", action="store_true", help="against a player who answers at once")
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            match(browser, chosen, game)


if __name__ == "__main__":
    main()
