"""Sentences for players are in the catalogues, in three languages: none is in Python."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import errors
from app.engine.types import Objection, OptionsRefused
from app.errors import StadionError
from tests.support.servers.serving import ROOT

LAYERS = ("api", "table", "tournaments", "games", "engine")
"""The packages of `app` whose texts players see."""
FOR_PROGRAMS = {
    "api/results/luck_text.py": "stadion luck",
    "api/rulebook/specification.py": "the page of RULES.md, which is in English",
    "table/ratings/rating_check.py": "stadion ratings check",
    "table/replay/chain_check.py": "stadion verify",
    "table/replay/record.py": "stadion verify",
    "table/replay/record_parts.py": "stadion verify",
    "table/replay/rules_check.py": "stadion verify",
    "table/state/notice.py": "`notice` of a document, beside its code",
}
"""Modules with sentences for operators and programs, and where those are read."""
PROSE = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}")
MARKUP = re.compile(r"[<>={}@]|[a-z]/[a-z]|\);|\b(?:private|public|Cookie)\b")
"""Markup, scripts and headers are no prose."""
NAMES = {"Extraliga All-Stars", "Helvetia Cup", "Hockey Game", "Um Reifenbreite", "chart ground"}
"""Proper names, the same in all languages; and two classes of the stylesheet."""
READ_BY_PLAYERS = {
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, StadionError)
} | {Objection.__name__, OptionsRefused.__name__}
FOR_OPERATORS = {"AssertionError", "Counter", "Gauge", "Histogram", "abort"}
"""Calls whose words are in metrics or logs."""
IN_OPENAPI = {"response_schemas"}
"""Calls whose words are in the OpenAPI document."""


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The lines and texts of a module that a player could read."""
    tree = ast.parse(source)
    for node, above in _with_ancestors(tree, ()):
        text = _text(node)
        is_prose = PROSE.search(text) and not MARKUP.search(text) and text not in NAMES
        if is_prose and not _is_for_developers(node, above):
            yield node.lineno, text


def _with_ancestors(
    node: ast.AST, above: tuple[ast.AST, ...]
) -> Iterator[tuple[ast.expr, tuple[ast.AST, ...]]]:
    """Every text of the tree with the nodes that it stands in; the parts of an f-string are one text."""
    if isinstance(node, ast.JoinedStr | ast.Constant):
        yield node, above
    else:
        for child in ast.iter_child_nodes(node):
            yield from _with_ancestors(child, (*above, node))


def _text(node: ast.expr) -> str:
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return "".join(
        part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else "…"
        for part in parts
    )


def _is_for_developers(node: ast.expr, above: tuple[ast.AST, ...]) -> bool:
    if isinstance(above[-1], ast.Expr):
        return True  # a docstring
    calls = [_name(one) for one in above if isinstance(one, ast.Call)]
    if READ_BY_PLAYERS.intersection(calls):
        return False
    if any(isinstance(one, ast.Raise | ast.Assert) for one in above):
        return True
    return _is_described(node, above) or bool({*FOR_OPERATORS, *IN_OPENAPI}.intersection(calls))


def _is_described(node: ast.expr, above: tuple[ast.AST, ...]) -> bool:
    """Whether the text is a `description` of the OpenAPI document."""
    last = above[-1]
    if isinstance(last, ast.Dict):
        keys = [key for key, value in zip(last.keys, last.values, strict=True) if value is node]
        return any(isinstance(key, ast.Constant) and key.value == "description" for key in keys)
    return isinstance(last, ast.keyword) and last.arg == "description"


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


@pytest.mark.parametrize("layer", LAYERS)
def test_no_sentence_for_a_player_stands_outside_the_catalogues(layer: str) -> None:
    app = ROOT / "app"
    modules = sorted((app / layer).rglob("*.py"))

    found = [
        f"{place}:{line}: {text}"
        for path in modules
        if (place := str(path.relative_to(app))) not in FOR_PROGRAMS
        for line, text in sentences(path.read_text("utf-8"))
    ]

    assert found == []


def test_modules_with_sentences_for_programs_still_have_some() -> None:
    modules = [ROOT / "app" / place for place in FOR_PROGRAMS]

    assert [path for path in modules if not _raw_prose(path)] == []


def _raw_prose(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return [text for node, _ in _with_ancestors(tree, ()) if PROSE.search(text := _text(node))]


@pytest.mark.parametrize(
    "line",
    [
        'raise OptionsRefused("The play-off is for 4 seats.")',
        'raise OptionsRefused(f"A hand holds at most {most} different tactics cards.")',
        'raise BadRequest("This seat is taken.")',
        'table.notice = "This server no longer has this game."',
        'return {"detail": f"A request may hold {LARGEST_BODY} bytes."}',
        'WINDOWS = {"att": {"en": "action phase", "cs": "fáze akcí"}}',
    ],
)
def test_a_sentence_for_a_player_is_found(line: str) -> None:
    assert [*sentences(line)]


@pytest.mark.parametrize(
    "line",
    [
        'raise BadRequest("seat-taken")',
        'raise ValueError(f"{name} is no clause")',
        'log.warning("text_missing", text=message)',
        '"""What a seat knows."""',
        'COMMITTED = Counter("stadion_actions", "Actions committed")',
        'answer("<text class=plain>")',
    ],
)
def test_what_no_player_reads_is_let_be(line: str) -> None:
    assert not [*sentences(line)]
