"""Pictures of every phase of a match, several on a sheet, to be looked at.

    python -m benchmarks.browser.phase_screenshots URL FOLDER --game ID [--size SIZE] \
        [--look light-en|dark-cs|...]
        [--seats N] [--options JSON] [--seed N] [--by-lot] [--calls]

A match against computers is played at random, without a page, on a running server; with --by-lot the others
are played so too. Wherever it has come to a phase that was not seen yet, one's own decision or the other's,
the table is opened at each size in each look, and every word that is cut off or covered is printed, and what
a finger hardly hits. With --calls the tables stay open instead, and a picture is taken whenever the strip
calls what it has not called before.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser

from app.engine.catalog import catalog
from benchmarks.browser.legibility import CUT, SMALL
from benchmarks.browser.newcomer import SIZES, Newcomer, chromium, player, positions

LOOKS: dict[str, dict[str, Any]] = {
    f"{theme}-{lang}": {"color_scheme": theme, "locale": lang}
    for theme in ("light", "dark")
    for lang in ("en", "cs", "ru")
}
ON_A_SHEET = {"desk": (1, 2), "laptop": (1, 2), "tablet": (2, 1), "phone": (5, 1)}
"""Pictures per sheet: columns and rows."""
DRAWN_MS = 800
PATIENCE_MS = 120_000
CAPTION = 30
SHEET = """<style>
body {{ margin: 0; display: grid; grid-template-columns: repeat({across}, {width}px) }}
figure {{ margin: 0 }}
figcaption {{ height: {caption}px; overflow: hidden; font: 16px/{caption}px sans-serif }}
img {{ width: {width}px; display: block }}
</style>{figures}"""
NO_TIPS = "localStorage.setItem('stadion.tips', 'off')"
ALL_SHOWN = "(seq) => !document.querySelector('.actionbar.show') && Number(table.dataset.seq) >= seq"
GOES_ON = """(seen) => {
  const word = document.querySelector(".call .w")?.textContent.trim();
  if (word && !seen.includes(word)) return word;
  document.querySelector(".actionbar.show .pri2")?.click();
  return null;
}"""


class Eyes:
    """One size in one look, and the pictures taken with it."""

    def __init__(self, browser: Browser, url: str, folder: Path, size: str, look: str) -> None:
        self.folder, self.size, self.look = folder, size, look
        self.context = browser.new_context(
            base_url=url, reduced_motion="reduce", **(SIZES[size] | LOOKS[look])
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(NO_TIPS)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: print(f"  {size} {look}: {error}", flush=True))
        self.seen: list[Path] = []
        self.called: list[str] = []
        self.cut: set[str] = set()

    def comes(self, match: str) -> None:
        self.page.goto(f"/matches/{match}", wait_until="commit")

    def is_there(self) -> None:
        self.page.locator(".actionbar").wait_for()

    def look_at(self, what: str) -> None:
        self.seen.append(self.folder / f"{what}-{self.size}-{self.look}.png")
        self.page.screenshot(path=self.seen[-1])

    def tells_what_is_cut(self) -> None:
        """Print words that cannot be read completely, and on a phone targets too small for a finger, each
        once.
        """
        small = self.page.evaluate(SMALL) if self.size == "phone" else []
        for one in (*self.page.evaluate(CUT), *small):
            if one not in self.cut:
                self.cut.add(one)
                print(f"  {self.size} {self.look}: {one}", flush=True)

    def watches(self, name: str, seq: int) -> None:
        """Wait until the page shows this position, and take a picture of every new call on the way."""
        while not self.page.evaluate(ALL_SHOWN, seq):
            if word := self.page.evaluate(GOES_ON, self.called):
                self.called.append(word)
                self.look_at(f"{name}-{seq:03}-{word.replace(' ', '_')}")
            else:
                self.page.wait_for_timeout(30)

    def put_on_sheets(self, name: str) -> None:
        across, down = ON_A_SHEET[self.size]
        width, height = SIZES[self.size]["viewport"].values()
        self.page.set_viewport_size({"width": width * across, "height": (height + CAPTION) * down})
        source = self.folder / f"{name}-sheet.html"
        for number, first in enumerate(range(0, len(self.seen), across * down), 1):
            figures = "".join(
                f"<figure><figcaption>{one.stem}</figcaption><img src='{one.name}'></figure>"
                for one in self.seen[first : first + across * down]
            )
            source.write_text(SHEET.format(across=across, width=width, caption=CAPTION, figures=figures))
            self.page.goto(source.resolve().as_uri())
            self.page.screenshot(path=self.folder / f"sheet-{name}-{self.size}-{self.look}-{number}.png")
        source.unlink(missing_ok=True)


def sees_phases(came: Newcomer, rivals: list[httpx.Client], pairs: list[Eyes], name: str) -> None:
    """Take a picture of each phase, at a table opened for it."""
    seen = set()
    for document in positions(came, rivals):
        phase = document["view"].get("phase", "") + ("" if document["actions"] else "-waits")
        if phase in seen:
            continue
        seen.add(phase)
        print(f"{document['seq']:03} {phase}", flush=True)
        for eyes in pairs:
            eyes.comes(came.match)
        for eyes in pairs:
            eyes.is_there()
        pairs[0].page.wait_for_timeout(DRAWN_MS)
        for eyes in pairs:
            eyes.look_at(f"{name}-{document['seq']:03}-{phase}")
            eyes.tells_what_is_cut()


def sees_calls(came: Newcomer, rivals: list[httpx.Client], pairs: list[Eyes], name: str) -> None:
    """Take a picture of each call, at tables that are watched from the first move to the last."""
    for eyes in pairs:
        eyes.comes(came.match)
    for eyes in pairs:
        eyes.is_there()
    for document in positions(came, rivals):
        for eyes in pairs:
            eyes.watches(name, document["seq"])
    for eyes in pairs:
        eyes.look_at(f"{name}-end")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Pictures of every phase.")
    parser.add_argument("url")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=sorted(catalog()), required=True)
    parser.add_argument("--size", action="append", choices=sorted(SIZES))
    parser.add_argument("--look", action="append", choices=sorted(LOOKS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", type=json.loads, help="of the match, as its host may choose them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-lot", action="store_true", help="nobody is a computer")
    parser.add_argument("--calls", action="store_true", help="what the strip calls, instead of the phases")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    kinds = [(size, look) for size in chosen.size or SIZES for look in chosen.look or ["light-en", "dark-cs"]]
    sees: Callable[..., None] = sees_calls if chosen.calls else sees_phases
    name = f"{chosen.game}-{chosen.seed}" + ("-calls" if chosen.calls else "")
    with chromium() as browser:
        pairs = [Eyes(browser, chosen.url, chosen.folder, *kind) for kind in kinds]
        first, *others = pairs
        rivals = [player(chosen.url, n) for n in ("Marek", "Ivana", "Ilja", "Jiří")[: chosen.seats - 1]]
        rivals = rivals if chosen.by_lot else []
        came = Newcomer(
            first.page,
            chosen.url,
            chosen.game,
            chosen.seed,
            chosen.options,
            seats=chosen.seats,
            rivals=rivals,
        )
        for eyes in others:
            eyes.context.add_cookies(first.context.cookies(chosen.url))  # type: ignore[arg-type]
        sees(came, rivals, pairs, name)
        for eyes in pairs:
            eyes.put_on_sheets(name)


if __name__ == "__main__":
    main()
