"""Modules that are joined into one file run as a browser would run them one by one."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from app.api.assets.module_bundler import IMPORT_MAP, BundleError, Pack, closure, join_modules, parse_module
from tests.support.browser.browser_tools import NODE

MODULES = {
    "js/page.js": """
        // Begins last.
        import { tell } from "./told.js";
        import { one, two as second, DOUBLE } from "./all.js";
        import * as shapes from "./shapes.js";
        import "./side.js";
        export const page = "page";
        tell(`${one} ${second} /* no comment */ // nor this ${shapes.round({ r: `${DOUBLE}` })}`);
        later();
        function later() { tell(new shapes.Corner().text, typeof document); }
    """,
    "js/all.js": """
        import { tell } from "./told.js";
        export { one, three as two } from "./few.js";
        export * from "./shapes.js";
        export const DOUBLE = 2, TREBLE = 3;
        tell("all");
    """,
    "js/few.js": 'const one = 1, three = 3;export{one,three};import{tell}from"./told.js";tell("few");',
    "js/shapes.js": """
        const text = "corner";
        export const round = ({ r }) => r * 2;
        export function square() { return 4; }
        export class Corner { text = text; }
    """,
    "js/side.js": 'import { tell } from "./told.js";\nconst text = "side";\ntell(text);',
    "js/told.js": 'export const tell = (...words) => console.log(words.join(" "));',
}


def reading(modules: dict[str, str]) -> dict[str, bytes]:
    return {place: text.encode() for place, text in modules.items()}


def said(file: Path) -> str:
    return subprocess.run([NODE, file], check=True, capture_output=True, text=True).stdout


def test_joined_modules_say_what_they_say_one_by_one(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    (tmp_path / "package.json").write_text('{"type": "module"}')
    for place, text in MODULES.items():
        (tmp_path / place).write_text(text)
    modules = closure(["js/page.js"], reading(MODULES).__getitem__)
    (tmp_path / "joined.js").write_text(join_modules(modules, "js/page.js"))

    assert said(tmp_path / "js/page.js") == said(tmp_path / "joined.js")
    assert said(tmp_path / "joined.js").splitlines() == [
        "few",
        "all",
        "side",
        "1 3 /* no comment */ // nor this 4",
        "corner undefined",
    ]


def test_a_file_finds_the_modules_of_another_and_brings_none_of_them_along(tmp_path: Path) -> None:
    read = reading(MODULES).__getitem__
    shared = closure(["js/told.js", "js/shapes.js"], read)
    own = closure(["js/page.js"], read, [Pack(shared, "./shared.js")])
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "shared.js").write_text(join_modules(shared, None))
    (tmp_path / "page.js").write_text(join_modules(own, "js/page.js", [Pack(shared, "./shared.js")]))
    (tmp_path / "drawn.js").write_text('import { page } from "./page.js"; console.log(page);')

    assert not own.keys() & shared.keys()
    assert said(tmp_path / "drawn.js").splitlines()[-2:] == ["corner undefined", "page"]


def test_what_is_loaded_later_keeps_a_file_of_its_own() -> None:
    there = reading({"js/a.js": 'export const more = () => import("./late/b.js");', "js/late/b.js": ""})
    modules = closure(["js/a.js"], there.__getitem__)

    assert [*modules] == ["js/a.js"]
    assert 'import("/static/js/late/b.js")' in modules["js/a.js"].code


def test_comments_go_but_for_those_of_a_licence() -> None:
    source = b"/* @license: theirs */\nconst a = 1; // ours\n/** ours too */\nexport { a as b };"

    assert parse_module("js/a.js", source).code == "/* @license: theirs */\nconst a = 1;"
    assert parse_module("js/a.js", source).exports == ("b: a",)


def test_lines_lose_their_indentation_outside_of_texts() -> None:
    source = b"""
export const shape = {
    text: `a
      b ${[
        `c
          d`,
      ]}
      e`,
    size: 2,
};
"""
    text = "`a\n      b ${[\n        `c\n          d`,\n      ]}\n      e`"
    assert parse_module("js/page.js", source).code == f"const shape = {{\ntext: {text},\nsize: 2,\n}};"


def test_lines_of_markup_lose_their_indentation_too() -> None:
    source = b"const b = html`<p>\n    ${`c\n  d`}\n    </p>`;"

    assert parse_module("js/page.js", source).code == "const b = html`<p>\n${`c\n  d`}\n</p>`;"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ('import { b } from "./gone.js";', "there is no module js/gone.js"),
        ('import { b } from "react";', "js/a.js imports 'react': neither a file beside it"),
        ('import { self } from "./a.js";\nexport const self = 1;', "in a circle: js/a.js, js/a.js"),
        ("export default 1;", "js/a.js: export default 1; is no export by name"),
        ('export * as b from "./told.js";', "is no export by name"),
        ('import b from "./told.js";', "is more than names"),
        ("export let b = 1;", "what is exported stays what it is"),
    ],
)
def test_what_cannot_be_joined_is_named(source: str, why: str) -> None:
    there = reading(MODULES | {"js/a.js": source})

    with pytest.raises(BundleError, match=re.escape(why)):
        closure(["js/a.js"], there.__getitem__)


def test_the_types_of_the_browser_half_know_the_same_names() -> None:
    """tsconfig.json names `stadion/kit/` too; the packages are found in node_modules."""
    paths = json.loads((Path(__file__).parents[3] / "tsconfig.json").read_text())["compilerOptions"]["paths"]

    assert paths == {"stadion/kit/*": [f"./app/static/{IMPORT_MAP['stadion/kit/']}*"]}
