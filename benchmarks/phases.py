"""Pictures of every phase of a match, several on a sheet, to be looked at.

    python -m benchmarks.phases URL FOLDER --game ID [--size desk|laptop|phone] [--look light-en|dark-cs|...]
        [--options JSON] [--seed N]

A match against a computer is played by lot, without a page, on a running server. Wherever it has come to a
phase that was not seen yet, one's own decision or the other's, the table is opened at each size in each look.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from app.engine.catalog import catalog
from benchmarks.newcomer import SIZES, Newcomer, chromium

LOOKS: dict[str, dict[str, Any]] = {
    f"{theme}-{lang}": {"color_scheme": theme, "locale": lang}
    for theme in ("light", "dark")
    for lang in ("en", "cs")
}
ON_A_SHEET = {"desk": (2, 2), "laptop": (2, 2), "phone": (5, 1)}
"""Beside and below each other."""
DRAWN_MS = 1200
THINKS_S = 0.1
PATIENCE_MS = 120_000
CAPTION = 30
SHEET = """<style>
body {{ margin: 0; display: grid; grid-template-columns: repeat({across}, {width}px) }}
figure {{ margin: 0 }}
figcaption {{ height: {caption}px; overflow: hidden; font: 16px/{caption}px sans-serif }}
img {{ width: {width}px; display: block }}
</style>{figures}"""


class Eyes:
    """One size in one look, and the pictures of what they have seen."""

    def __init__(self, browser: Browser, url: str, folder: Path, size: str, look: str) -> None:
        self.folder, self.size, self.look = folder, size, look
        self.context = browser.new_context(
            base_url=url, reduced_motion="reduce", **(SIZES[size] | LOOKS[look])
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.context.new_page()
        self.seen: list[Path] = []

    def look_at(self, came: Newcomer, phase: str) -> None:
        self.page.goto(f"/matches/{came.match}", wait_until="commit")
        self.page.locator(".actionbar").wait_for()
        self.page.wait_for_timeout(DRAWN_MS)
        self.seen.append(self.folder / f"{came.game}-{self.size}-{self.look}-{phase}.png")
        self.page.screenshot(path=self.seen[-1])

    def put_on_sheets(self, name: str) -> None:
        across, down = ON_A_SHEET[self.size]
        width, height = SIZES[self.size]["viewport"].values()
        self.page.set_viewport_size({"width": width * across, "height": (height + CAPTION) * down})
        source = self.folder / "sheet.html"
        for number, first in enumerate(range(0, len(self.seen), across * down), 1):
            figures = "".join(
                f"<figure><figcaption>{one.stem}</figcaption><img src='{one.name}'></figure>"
                for one in self.seen[first : first + across * down]
            )
            source.write_text(SHEET.format(across=across, width=width, caption=CAPTION, figures=figures))
            self.page.goto(source.resolve().as_uri())
            self.page.screenshot(path=self.folder / f"sheet-{name}-{self.size}-{self.look}-{number}.png")
        source.unlink(missing_ok=True)


def phases(came: Newcomer) -> Iterator[str]:
    """Plays on to the end, and stops wherever the phase is a new one."""
    seen = set()
    while True:
        document = came.document()
        phase = document["view"].get("phase", "") + ("" if document["actions"] else "-waits")
        if phase not in seen:
            seen.add(phase)
            yield f"{document['seq']:03}-{phase}"
        if document["status"] != "playing":
            return
        if document["actions"]:
            moves(came, document)
        else:
            time.sleep(THINKS_S)


def moves(came: Newcomer, document: dict[str, Any]) -> None:
    """By lot, every kind of a move as likely. An open page may have done before what is forced."""
    kind = came.luck.choice(sorted({action["type"] for action in document["actions"]}))
    action = came.luck.choice([one for one in document["actions"] if one["type"] == kind])
    came.http.post(f"/api/matches/{came.match}/actions", json={"action": action, "ref": str(document["seq"])})


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every phase.")
    parser.add_argument("url")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=sorted(catalog()), required=True)
    parser.add_argument("--size", action="append", choices=sorted(SIZES))
    parser.add_argument("--look", action="append", choices=sorted(LOOKS))
    parser.add_argument("--options", type=json.loads, help="of the match, as its host may choose them")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    kinds = [(size, look) for size in chosen.size or SIZES for look in chosen.look or ["light-en", "dark-cs"]]
    with chromium() as browser:
        pairs = [Eyes(browser, chosen.url, chosen.folder, *kind) for kind in kinds]
        first, *others = pairs
        came = Newcomer(first.page, chosen.url, chosen.game, chosen.seed, chosen.options)
        for eyes in others:
            eyes.context.add_cookies(first.context.cookies(chosen.url))  # type: ignore[arg-type]
        for phase in phases(came):
            print(phase, flush=True)
            for eyes in pairs:
                eyes.look_at(came, phase)
        for eyes in pairs:
            eyes.put_on_sheets(f"{chosen.game}-{chosen.seed}")


if __name__ == "__main__":
    main()
