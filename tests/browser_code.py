"""What `./check` asks of the browser half, and the exceptions that it still lets through.

`python -m tests.browser_code types` (or `lint`, `tests`) passes when what is found is exactly what the
lists in tests/exceptions/ allow, one list a room. They only shrink: whoever mends something lowers his
list with `python -m tests.browser_code --write`, which raises none.
"""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import playwright
import yaml

from tests.serving import ROOT

NODE = Path(playwright.__file__).parent / "driver" / "node"  # locked, where the system's may be old
MODULES = ROOT / "node_modules"
EXCEPTIONS = ROOT / "tests" / "exceptions"
SHELL = "shell"

# A module computes when it neither draws nor touches the page: what it does can be tested without a browser.
DRAWS = re.compile(r"\b(html|svg)`")
TOUCHES = re.compile(
    r"\b(document|location|navigator|history|customElements)\.|\bwindow\.(?![xywh]\b)"
    r"|\b(localStorage|sessionStorage|fetch\(|AudioContext|requestAnimationFrame|getComputedStyle)"
    r"|\.(addEventListener|querySelector\w*|getBoundingClientRect|closest|setAttribute|scroll\w+)\b"
)
LINES_OF_TESTS = 0.3  # for each line that computes

Counts = Counter[str]


def room_of(path: str) -> str:
    """The game whose folder, or whose tests, a file lies in; else the shell."""
    found = re.match(r"app/games/(\w+)/|tests/js/(?:test_)?(\w+)", path)
    name = (found[1] or found[2]) if found else SHELL
    return name if (ROOT / "app/games" / name).is_dir() else SHELL


def run(*command: str | Path) -> str:
    done = subprocess.run([NODE, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.stderr.strip(), done.stderr
    return done.stdout


# --- what is found ------------------------------------------------------------------------


def types() -> Iterator[tuple[str, str]]:
    """Each error of the type checker: its file, and what it says."""
    for line in run(MODULES / "typescript/bin/tsc", "--pretty", "false").splitlines():
        if found := re.match(r"(\S+?)\(\d+,\d+\): error", line):
            yield found[1], line
        elif line.startswith("error"):
            yield "tsconfig.json", line


def lint() -> Iterator[tuple[str, str]]:
    for file in json.loads(run(MODULES / "eslint/bin/eslint.js", "--format", "json", ".")):
        path = str(Path(file["filePath"]).relative_to(ROOT))
        for one in file["messages"]:
            yield f"{path} {one['ruleId']}", f"{path}:{one['line']} {one['message']} ({one['ruleId']})"


def tests() -> Iterator[tuple[str, str]]:
    """Each line of tests that is missing."""
    for room in rooms():
        computing, testing = lines_of(computing_modules(room)), lines_of(modules_of_tests(room))
        for _ in range(testing, round(computing * LINES_OF_TESTS)):
            yield room, f"{room}: {testing} lines of tests for {computing} lines that compute"


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
    """Lines with something on them that is no comment."""
    lines = (line.strip() for file in files for line in file.read_text().splitlines())
    return sum(bool(line) and not line.startswith(("//", "/*", "*", "#")) for line in lines)


# --- what is let through ------------------------------------------------------------------

GATES: dict[str, Callable[[], Iterator[tuple[str, str]]]] = {"types": types, "lint": lint, "tests": tests}


def listed(gate: str) -> Counts:
    counts: Counts = Counter()
    for path in EXCEPTIONS.glob("*.yaml"):
        counts.update((yaml.safe_load(path.read_text()) or {}).get(gate) or {})
    return counts


def judged(found: Counts, allowed: Counts) -> list[str]:
    """What is wrong: more than the list allows, or a list that was not lowered."""
    more = [f"{key}: {found[key]}, allowed {allowed[key]}" for key in sorted(found - allowed)]
    fewer = [
        f"{key}: {found[key]}, listed {allowed[key]}; lower it: python -m tests.browser_code --write"
        for key in sorted(allowed - found)
    ]
    return more + fewer


def write() -> None:
    """Lower every list to what is found. What is new stays out, and stays wrong."""
    kept = {
        gate: Counter(key for key, _ in find()) & listed(gate) if EXCEPTIONS.exists() else Counter()
        for gate, find in GATES.items()
    }
    for room in rooms():
        own = {
            gate: dict(sorted((key, n) for key, n in counts.items() if _room_of_key(key) == room))
            for gate, counts in kept.items()
        }
        file = EXCEPTIONS / f"{room}.yaml"
        filled = {gate: counts for gate, counts in own.items() if counts}
        if filled:
            file.write_text(yaml.safe_dump(filled, sort_keys=False, width=200))
        else:
            file.unlink(missing_ok=True)


def _room_of_key(key: str) -> str:
    return key if key in rooms() else room_of(key.split(" ")[0])


def main(gate: str) -> int:
    if gate == "--write":
        write()
        return 0
    found = list(GATES[gate]())
    wrong = judged(Counter(key for key, _ in found), listed(gate))
    news = {line.split(": ")[0] for line in wrong}
    for key, message in dict.fromkeys(found):
        if key in news:
            print(message)
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
