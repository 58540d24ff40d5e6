"""Measures the browser's layout shifts while a match is played, including those after a press.

    python -m benchmarks.browser.layout_shifts URL [--game ID] [--size SIZE] [--moves N] [--after N] ...

A new player makes `--moves` moves against computers on a running server, at the pace Normal, all sizes in
turns. Each shift is printed with what moved: nothing may move under the pointer, so the sum is 0. Scrolling
is no shift.
"""

from collections.abc import Sequence
from typing import Any

from app.engine.catalog import catalog
from benchmarks.browser.newcomer import Way, at_tables, chromium, in_turns, of_matches

LOADED_MS = 1500
SETS_PACE = "pace => localStorage.setItem('stadion.pace', pace)"
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


def shifts_of(ways: Sequence[Way], minutes: float = 60) -> list[list[dict[str, Any]]]:
    """Return the layout shifts of each page since its table was loaded: `value`, and what `moved`."""
    for way in ways:
        way.came.page.wait_for_timeout(LOADED_MS)
        way.came.page.evaluate("document.fonts.ready.then(() => null)")
        way.came.page.evaluate(KEEPS_SHIFTS)
    in_turns(ways, minutes)
    return [way.came.page.evaluate("shifts") for way in ways]


def told(shifts: list[dict[str, Any]]) -> str:
    """Return a line per shift, and one for each element that moved."""
    lines = []
    for one in shifts:
        lines.append(f"  {one['value']:.4f}  move {one['seq']}: {one['bar']}")
        lines += [f"          {moved}" for moved in one["moved"]]
    return "\n".join(lines)


def main() -> None:
    parser = of_matches("What jumps while a match is played.")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--pace", choices=["normal", "fast"], default="normal")
    chosen = parser.parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            sizes = chosen.size or ["desk", "phone"]
            with at_tables(browser, chosen, game, sizes) as comers:
                for came in comers.values():
                    came.page.evaluate(SETS_PACE, chosen.pace)
                ways = [Way(came, chosen.moves) for came in comers.values()]
                for size, way, shifts in zip(sizes, ways, shifts_of(ways, chosen.minutes), strict=True):
                    total = sum(one["value"] for one in shifts)
                    print(f"{game} {size}: {total:.4f} in {len(shifts)} shifts, {way.told()}", flush=True)
                    print(told(shifts), flush=True)


if __name__ == "__main__":
    main()
