"""The reference pages of settings, commands and games say what the program says, in both directions."""

import argparse
import re
from collections.abc import Iterator, Mapping

import pytest

from app.cli.main import build_parser
from app.engine.game_package import OPTIONAL, REQUIRED
from app.settings import Settings
from tests.support.servers.serving import ROOT

REFERENCE = ROOT / "docs/reference"


def rows(page: str) -> Iterator[list[str]]:
    """Yield the cells of every row of the tables of a reference page."""
    for line in (REFERENCE / page).read_text().splitlines():
        if line.startswith("| "):
            yield [cell.strip() for cell in line.strip("|").split(" | ")]


def documented_settings() -> dict[str, str]:
    return {cells[0].strip("`"): cells[1] for cells in rows("configuration.md") if "STADION_" in cells[0]}


def test_every_setting_has_its_row_and_every_row_its_setting() -> None:
    settings = [f"STADION_{name.upper()}" for name in Settings.model_fields]

    assert sorted(documented_settings()) == sorted(settings)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_the_default_of_a_setting_is_as_documented(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    default = documented_settings()[f"STADION_{name.upper()}"]
    built_in = Settings.model_fields[name].default
    if default == "none":
        assert not built_in
        return
    monkeypatch.setenv(f"STADION_{name.upper()}", default.strip("`"))

    assert getattr(Settings(), name) == built_in


def commands() -> dict[str, argparse.ArgumentParser]:
    (subparsers,) = (
        action for action in build_parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    return dict(subparsers.choices)


def test_every_command_has_its_row_with_its_usage() -> None:
    shown = {cells[0].strip("`") for cells in rows("cli.md") if cells[0].startswith("`stadion")}
    usages = {
        re.sub(r"\s+", " ", re.sub(r"\[-h\] ?", "", command.format_usage().removeprefix("usage: "))).strip()
        for command in commands().values()
    }

    assert {usage.lower() for usage in shown} == {usage.lower() for usage in usages}


def test_every_option_of_a_command_has_its_row_and_default() -> None:
    documented = {
        cells[0].strip("`"): cells[1].strip("`") for cells in rows("cli.md") if cells[0].startswith("`--")
    }
    options = {
        option: "none" if action.default is None else str(action.default)
        for command in commands().values()
        for action in command._actions
        for option in action.option_strings
        if option not in ("-h", "--help")
    }

    assert documented == options


@pytest.mark.parametrize("modules", [REQUIRED, OPTIONAL], ids=["required", "optional"])
def test_every_module_of_a_game_has_its_row_with_its_names(modules: Mapping[str, Mapping[str, str]]) -> None:
    documented = {
        cells[0].strip("`"): set(re.findall(r"`(\w+)`", cells[1]))
        for cells in rows("game-contract.md")
        if cells[0].endswith(".py`")
    }

    undocumented = {
        f"{module}.{name}"
        for module, fields in modules.items()
        for name in fields.values()
        if name not in documented.get(f"{module.replace('.', '/')}.py", set())
    }
    assert undocumented == set()
