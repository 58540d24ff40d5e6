"""The functions of every game have the types that the contract asks for.

`assemble` finds them by name, so mypy cannot see them there. Here it reads the same assembly, written out.
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from app.engine.catalog import catalog
from app.engine.game_package import OPTIONAL, REQUIRED

ROOT = Path(__file__).parents[2]


def test_every_game_fits_the_contract(tmp_path: Path) -> None:
    written_out = tmp_path / "assembled.py"
    written_out.write_text("".join(map(assembly, catalog())), "utf-8")

    checked = mypy(written_out)

    assert checked.returncode == 0, checked.stdout


def test_a_function_of_other_types_is_found(tmp_path: Path) -> None:
    written_out = tmp_path / "assembled.py"
    game = next(iter(catalog()))
    written_out.write_text(assembly(game).replace("legal.to_act", "legal.candidates"), "utf-8")

    checked = mypy(written_out)

    assert checked.returncode == 1 and "incompatible type" in checked.stdout


def mypy(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mypy", "--strict", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def assembly(game_id: str) -> str:
    """Return the assembly of a game as source text."""
    package = f"app.games.{game_id}"
    modules = {**REQUIRED, **{name: OPTIONAL[name] for name in OPTIONAL if has(package, name)}}
    imports = "".join(f"import {package}.{module}\n" for module in modules)
    fields = "".join(f"    {line},\n" for line in assignments(package, modules))
    types = f"{package}.model.State, {package}.actions.Action"
    return (
        f"import app.engine.contract\n{imports}"
        f"_{game_id}: app.engine.contract.Game[{types}] = app.engine.contract.Game(\n"
        f'    id="", title="", rules_version=1, min_seats=2, max_seats=2,\n{fields})\n'
    )


def assignments(package: str, modules: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    for module, fields in modules.items():
        for field, name in fields.items():
            yield f"{field}={package}.{module}.{name}"


def has(package: str, module: str) -> bool:
    parent = f"{package}.{module}".rpartition(".")[0]
    return find_spec(parent) is not None and find_spec(f"{package}.{module}") is not None
