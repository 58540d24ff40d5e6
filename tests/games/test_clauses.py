"""The clauses of RULES.md, those that the code cites, and those that tests are marked with, are the same."""

import ast
import re
from functools import cache

from tests.games.matches import every_game, folder_of_code, folder_of_tests

CLAUSE = r"[A-Z]{2,}-\d+[A-Z]?\.\d+[a-z]?"
DEFINED = re.compile(rf"^(?:[-*|]\s*)?\*{{0,2}}({CLAUSE})\b", re.M)
CITED = re.compile(rf"\b{CLAUSE}(?![\w-])")
READ = (".py", ".js", ".ts", ".css", ".ftl", ".yaml", ".md")


@cache
def defined(game_id: str) -> frozenset[str]:
    found = DEFINED.findall((folder_of_code(game_id) / "RULES.md").read_text("utf-8"))
    assert len(found) == len(set(found)), "each clause once"
    return frozenset(found)


def cited(game_id: str, *endings: str) -> set[str]:
    texts = [path.read_text("utf-8") for path in folder_of_code(game_id).rglob("*") if path.suffix in endings]
    return {clause for text in texts for clause in CITED.findall(text)}


def marked(game_id: str) -> set[str]:
    """Return the clauses of all `@clause(...)` in the game's tests."""
    return {
        argument.value
        for path in folder_of_tests(game_id).rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "clause"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@every_game
def test_the_rules_have_clauses_of_one_kind(game) -> None:
    assert len({clause.split("-")[0] for clause in defined(game.id)}) == 1


@every_game
def test_nothing_cites_a_clause_that_there_is_not(game) -> None:
    assert cited(game.id, *READ) - defined(game.id) == set()
    assert marked(game.id) - defined(game.id) == set()


@every_game
def test_every_clause_stands_beside_the_code_that_keeps_it(game) -> None:
    assert defined(game.id) - cited(game.id, ".py") == set()


@every_game
def test_every_clause_has_a_test(game) -> None:
    assert defined(game.id) - marked(game.id) == set()
