"""The tools of the front end that `./check` runs notice what they are there for."""

import ast
import re
import subprocess
from collections import defaultdict

import pytest

from tests.support.browser.browser_tools import (
    MODULES,
    NODE,
    computes,
    computing_modules,
    lines_of,
    modules_of_tests,
    room_of,
    rooms,
)
from tests.support.servers.serving import ROOT

SHEETS = {
    "extraliga": "app/games/extraliga/static/x.css",
    "shell": "app/static/css/x.css",
}


def complaints(sheet: str, css: str) -> list[str]:
    """Return the rules that stylelint would find broken if this text were that style sheet."""
    command = [
        NODE,
        MODULES / "stylelint/bin/stylelint.mjs",
        "--stdin-filename",
        sheet,
        "--formatter",
        "unix",
    ]
    said = subprocess.run(command, cwd=ROOT, input=css, capture_output=True, text=True, check=False)
    return [line.rpartition("(")[2].partition(")")[0] for line in said.stderr.splitlines() if "(" in line]


@pytest.mark.parametrize(
    ("room", "css", "rules"),
    [
        ("shell", "@layer shell { .row { color: red; } }", []),
        ("shell", ".row { color: red; }", ["stadion/layers"]),
        ("shell", "@layer game { .row { color: red; } }", ["stadion/layers"]),
        ("shell", "@layer shell { .never-drawn { color: red; } }", ["stadion/dead-class"]),
        ("shell", f"@layer shell {{ /* {'x' * 120} */ }}", ["stadion/long-line"]),
        ("extraliga", "@layer game { .game-extraliga { .row { color: red; } } }", []),
        ("extraliga", "@layer game { .row { color: red; } }", ["stadion/layers"]),
        ("extraliga", "@layer game { .game-hockey_game { color: red; } }", ["stadion/layers"]),
        ("extraliga", "@layer shell { .game-extraliga { color: red; } }", ["stadion/layers"]),
        ("extraliga", "@layer game { .game-extraliga { & + .row { color: red; } } }", ["stadion/layers"]),
    ],
)
def test_a_style_sheet_keeps_to_its_layer_its_root_and_living_classes(
    room: str, css: str, rules: list[str]
) -> None:
    assert [rule for rule in complaints(SHEETS[room], css) if rule.startswith("stadion/")] == rules


@pytest.mark.parametrize(
    ("file", "code", "crosses"),
    [
        ("app/static/js/table/x.js", 'import { html } from "../drawing/y.js";', False),
        ("app/static/js/drawing/x.js", 'import { html } from "../table/y.js";', True),
        ("app/static/js/net/x.js", 'import { html } from "../kit/y.js";', True),
        ("app/static/js/net/x.js", '/** @import {Doc} from "../document.d.ts" */', False),
        ("app/static/js/net/x.js", '/** @param {import("../pages/y.js").Page} page */', True),
        ("app/static/js/table/context.d.ts", 'import type { Page } from "../pages/y.js";', True),
        ("app/static/js/table/panels/x.js", 'import "../state/y.js";', False),
        ("app/static/js/table/state/x.js", 'import "../panels/y.js";', True),
        ("app/static/js/pages/x.js", 'import "../shell.js";', True),
        ("app/games/extraliga/static/x.js", 'import "../../../static/js/kit/y.js";', True),
    ],
)
def test_a_folder_of_scripts_imports_from_lower_layers_only(file: str, code: str, crosses: bool) -> None:
    command = [NODE, MODULES / "eslint/bin/eslint.js", "--stdin", "--stdin-filename", file]

    found = subprocess.run(command, cwd=ROOT, input=code, capture_output=True, text=True, check=False)

    assert ("stadion/import-layers" in found.stdout) == crosses, found.stdout + found.stderr


@pytest.mark.parametrize("root", ["app/static/js", "app/static/css"])
def test_a_folder_of_the_shell_holds_at_most_fifteen_files(root: str) -> None:
    folders = [path for path in (ROOT / root).rglob("*") if path.is_dir()]
    sizes = {path.name: sum(one.is_file() for one in path.iterdir()) for path in folders}

    assert {name: size for name, size in sizes.items() if size > 15} == {}


def test_the_layers_are_declared_once_before_all_sheets() -> None:
    sheets = [*ROOT.glob("app/static/css/**/*.css"), *ROOT.glob("app/games/*/static/*.css")]
    declaring = [path.name for path in sheets if "@layer tokens, base, shell, game;" in path.read_text()]

    assert declaring == ["tokens.css"]
    site = (ROOT / "app/static/css/site.css").read_text()
    assert re.findall(r'@import url\("(.*?)"\)', site)[0] == "tokens.css"
    assert "css/site.css" in (ROOT / "app/templates/base.html").read_text()


@pytest.mark.parametrize("room", rooms())
def test_what_computes_in_the_browser_has_its_tests(room: str) -> None:
    computing, testing = lines_of(computing_modules(room)), lines_of(modules_of_tests(room))

    assert computing > 0
    assert testing >= 0.3 * computing


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("app/static/js/kit/bar.js", "shell"),
        ("app/games/extraliga/static/bar.js", "extraliga"),
        ("tests/js/extraliga/bar.test.mjs", "extraliga"),
        ("tests/js/test_extraliga.py", "extraliga"),
        ("tests/js/kit/bar.test.mjs", "shell"),
        ("tests/js/live_talk.mjs", "shell"),
    ],
)
def test_a_file_belongs_to_the_room_that_it_lies_in(path: str, room: str) -> None:
    assert room_of(path) == room


def test_what_draws_or_touches_the_page_does_not_only_compute() -> None:
    assert computes("export const twice = (n) => 2 * n;")
    assert not computes("export const line = (n) => html`<b>${n}</b>`;")
    assert not computes("export const width = () => window.innerWidth;")


def test_a_browser_test_waits_for_a_function() -> None:
    """A page's policy forbids evaluating an expression again: such a wait fails unless it holds at once."""
    files = [file for folder in ("tests", "benchmarks") for file in (ROOT / folder).rglob("*.py")]
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    named: dict[str, set[str]] = defaultdict(set)
    for tree in trees.values():
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                named[node.targets[0].id].add(ast.unparse(node.value))
    waited = [
        (file.name, ast.unparse(node.args[0]))
        for file, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "wait_for_function"
    ]
    assert len(waited) > 10
    assert [one for one in waited if not any("=>" in code for code in named.get(one[1], {one[1]}))] == []
