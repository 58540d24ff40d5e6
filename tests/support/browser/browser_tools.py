"""Where the front end's tools are, and how its tests are measured against its code."""

import re
from collections.abc import Iterable
from pathlib import Path

import playwright

from tests.support.servers.serving import ROOT

# Debian's may be too old, and this one is locked.
NODE = Path(playwright.__file__).parent / "driver" / "node"
MODULES = ROOT / "node_modules"
SHELL = "shell"

# A module computes if it neither draws nor touches the page: then it can be tested without a browser.
DRAWS = re.compile(r"\b(html|svg)`")
TOUCHES = re.compile(
    r"\b(document|location|navigator|history|customElements)\.|\bwindow\.(?![xywh]\b)"
    r"|\b(localStorage|sessionStorage|fetch\(|AudioContext|requestAnimationFrame|getComputedStyle)"
    r"|\.(addEventListener|querySelector\w*|getBoundingClientRect|closest|setAttribute|scroll\w+)\b"
)


def room_of(path: str) -> str:
    """Return the game whose folder or tests a file is in, else "shell"."""
    found = re.match(r"app/games/(\w+)/|tests/js/(?:test_)?(\w+)", path)
    name = (found[1] or found[2]) if found else SHELL
    return name if (ROOT / "app/games" / name).is_dir() else SHELL


def rooms() -> list[str]:
    return [SHELL, *sorted(path.parent.name for path in (ROOT / "app/games").glob("*/static"))]


def computing_modules(room: str) -> list[Path]:
    folder = ROOT / ("app/static/js" if room == SHELL else f"app/games/{room}/static")
    return [path for path in folder.rglob("*.js") if computes(path.read_text())]


def computes(source: str) -> bool:
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)
    return not DRAWS.search(code) and not TOUCHES.search(code)


def modules_of_tests(room: str) -> list[Path]:
    files = [*(ROOT / "tests/js").rglob("*.mjs"), *(ROOT / "tests/js").glob("test_*.py")]
    return [path for path in files if room_of(str(path.relative_to(ROOT))) == room]


def lines_of(files: Iterable[Path]) -> int:
    """Count the lines that are neither blank nor comments."""
    lines = (line.strip() for file in files for line in file.read_text().splitlines())
    return sum(bool(line) and not line.startswith(("//", "/*", "*", "#")) for line in lines)
