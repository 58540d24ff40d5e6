"""What jumps while a match is played: the browser's own layout shifts, those after a press too.

    python -m benchmarks.shifts URL [--game ID] [--size desk|laptop|phone] [--moves N] [--seed N]

A newcomer plays so many moves against a computer on a running server. Each shift is printed with what
moved: nothing may move under the pointer, so the sum is 0. What moves by scrolling is no shift.
"""

import argparse
from typing import Any

from app.engine.catalog import catalog
from benchmarks.newcomer import SIZES, Newcomer, chromium, newcomer

MOST_PRESSES = 2000
LOADED_MS = 1500
KEEPS_SHIFTS = """
window.shifts = [];
const named = (one) => {
  const classes = String(one?.className?.baseVal ?? one?.className ?? "").trim().replace(/\\s+/g, ".");
  return one ? `${one.tagName.toLowerCase()}${classes && "."}${classes}` : "gone";
};
const path = (node) => {
  const one = node instanceof Element ? node : node?.parentElement;
  return one ? `${named(one.parentElement)} > ${named(one)}` : "gone";
};
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
new PerformanceObserver((seen) => {
  for (const { value, sources } of seen.getEntries())
    shifts.push({
      value,
      seq: document.querySelector("#table").dataset.seq,
      bar: document.querySelector(".ab-txt b")?.textContent.trim() ?? "",
      moved: sources.map(({ node, previousRect, currentRect }) =>
        `${path(node)}  ${box(previousRect)} -> ${box(currentRect)}`),
    });
}).observe({ type: "layout-shift" });
"""


def shifts_of(came: Newcomer, moves: int) -> list[dict[str, Any]]:
    """Of so many moves, once the table has been loaded: `value`, and what `moved`."""
    came.page.wait_for_timeout(LOADED_MS)
    came.page.evaluate("document.fonts.ready.then(() => null)")
    came.page.evaluate(KEEPS_SHIFTS)
    pressed, last = 0, came.seq + moves
    while came.seq < last and not came.over and pressed < MOST_PRESSES:
        pressed += came.presses() is not None
    found: list[dict[str, Any]] = came.page.evaluate("shifts")
    return found


def told(shifts: list[dict[str, Any]]) -> str:
    """A line a shift, and one for each thing that moved."""
    lines = []
    for one in shifts:
        lines.append(f"  {one['value']:.4f}  move {one['seq']}: {one['bar']}")
        lines += [f"          {moved}" for moved in one["moved"]]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="What jumps while a match is played.")
    parser.add_argument("url")
    parser.add_argument("--game", action="append", choices=sorted(catalog()))
    parser.add_argument("--size", action="append", choices=sorted(SIZES))
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            for size in chosen.size or ["desk", "phone"]:
                with newcomer(browser, chosen.url, game, size, seed=chosen.seed) as came:
                    shifts = shifts_of(came, chosen.moves)
                total = sum(one["value"] for one in shifts)
                print(
                    f"{game} {size}: {total:.4f} in {len(shifts)} shifts", told(shifts), sep="\n", flush=True
                )


if __name__ == "__main__":
    main()
