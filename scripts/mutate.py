"""Which changes of a game's rules does no test of that game notice?

    python -m scripts.mutate hockey_game value          # one chapter: app/games/hockey_game/rules/value.py
    python -m scripts.mutate hockey_game                # all of them
    python -m scripts.mutate hockey_game value --seconds 300 --sample 40 --seed 1

In a copy of the project one thing at a time is changed: a comparison, a sum, and/or, a number, a condition,
a statement left out. After each, the game's own tests run until the first that fails. A surviving change is
listed with its line: a test is missing there, or the line says nothing.
"""

import argparse
import ast
import copy
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("app", "tests", "pyproject.toml")

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


@dataclass(frozen=True)
class Mutant:
    line: int
    was: str
    now: str
    tree: ast.Module

    def __str__(self) -> str:
        return f"{self.line}: {self.was}  ->  {self.now}"


def mutants(source: str) -> Iterator[Mutant]:
    """Yield every change of one thing, in the order of the lines."""
    plain = ast.parse(source)
    declared = set(_declarations(plain))
    found: list[Mutant] = []
    for number, node in enumerate(ast.walk(plain)):
        if node in declared:
            continue
        for variant in range(len(list(_changed(node)))):
            tree = copy.deepcopy(plain)
            twin = next(one for at, one in enumerate(ast.walk(tree)) if at == number)
            was = ast.unparse(twin)
            changed = list(_changed(twin))[variant]
            _put(tree, twin, changed)
            now = "nothing" if isinstance(changed, ast.Pass) else ast.unparse(changed)
            found.append(Mutant(getattr(node, "lineno", 0), _short(was), _short(now), tree))
    yield from sorted(found, key=lambda one: one.line)


def _declarations(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield annotations, decorators, and a class's statements about itself."""
    for node in ast.walk(tree):
        said = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        said += getattr(node, "decorator_list", ())
        said += [*getattr(node, "keywords", ()), *node.bases] if isinstance(node, ast.ClassDef) else []
        for one in said:
            yield from ast.walk(one) if one is not None else ()


def _short(code: str) -> str:
    first, *more = code.splitlines()
    return first[:90] + (" ..." if more or len(first) > 90 else "")


def _changed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the replacements of a node, each with one thing changed."""
    match node:
        case ast.Compare(ops=[op], left=left, comparators=right) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], right)
        case ast.BinOp(op=op) if type(op) in COUNTED:
            yield ast.BinOp(node.left, COUNTED[type(op)](), node.right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.If(test=test) if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.NamedExpr):
            yield ast.If(ast.UnaryOp(ast.Not(), test), node.body, node.orelse)
        case ast.Expr(value=ast.Call()) | ast.Assign(value=ast.Call()) | ast.AugAssign() | ast.Continue():
            if not (isinstance(node, ast.Assign) and not _again(node)):
                yield ast.Pass()


def _again(node: ast.Assign) -> bool:
    """Return whether a statement is `state = change(state)`; without it the earlier value goes on."""
    names = {target.id for target in node.targets if isinstance(target, ast.Name)}
    return any(isinstance(one, ast.Name) and one.id in names for one in ast.walk(node.value))


def _put(tree: ast.Module, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list) and any(one is old for one in value):
                setattr(parent, name, [new if one is old else one for one in value])
    ast.fix_missing_locations(tree)


def survives(root: Path, game: str) -> bool:
    """Return whether the game's own tests pass; those that failed last are tried first."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--ff", "-m", "not browser and not db"]
    try:
        run = subprocess.run([*command, f"tests/games/{game}"], cwd=root, capture_output=True, timeout=300)
    except subprocess.TimeoutExpired:
        return False  # a mutant that never ends is noticed
    return run.returncode == 0


def chapter(root: Path, game: str, path: Path, chosen: argparse.Namespace) -> None:
    """Try the changes of one module, and print those that no test notices."""
    source = path.read_text("utf-8")
    every = list(mutants(source))
    tried = random.Random(chosen.seed).sample(every, min(chosen.sample or len(every), len(every)))
    until, count, left = time.monotonic() + chosen.seconds, 0, 0
    try:
        for one in sorted(tried, key=lambda mutant: mutant.line):
            if time.monotonic() > until:
                break
            path.write_text(ast.unparse(one.tree), "utf-8")
            count += 1
            if survives(root, game):
                left += 1
                print(f"  survives  {path.stem}.py:{one}", flush=True)
    finally:
        path.write_text(source, "utf-8")
    print(f"{game} {path.stem}: {count} of {len(every)} changes tried, {left} survive", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("chapter", nargs="*", help="modules of rules/, without .py; none: all")
    parser.add_argument("--seconds", type=float, default=600, help="at most so long for each chapter")
    parser.add_argument("--sample", type=int, default=0, help="so many changes of each chapter, by lot")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in COPIED:
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, root / name)
        rules = root / "app" / "games" / chosen.game / "rules"
        paths = [rules / f"{name}.py" for name in chosen.chapter] or sorted(rules.glob("[a-z]*.py"))
        if not survives(root, chosen.game):
            print("The tests fail before anything is changed.")
            return 1
        for path in paths:
            chapter(root, chosen.game, path, chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
