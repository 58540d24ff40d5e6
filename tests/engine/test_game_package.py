"""A game is assembled from the modules of its package."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.catalog import catalog
from app.engine.game_package import OPTIONAL, REQUIRED, assemble


def test_a_game_has_what_its_files_hold() -> None:
    for game in catalog().values():
        folder = Path(sys.modules[f"app.games.{game.id}"].__file__ or "").parent
        for module, fields in OPTIONAL.items():
            there = (folder / f"{module.replace('.', '/')}.py").is_file()
            assert all((getattr(game, field) is not None) is there for field in fields), (game.id, module)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of all required modules, without anything in them."""
    folder = tmp_path / "a_game_for_one_test"
    folder.mkdir()
    for module in ("__init__", *REQUIRED):
        (folder / f"{module}.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def test_a_missing_name_is_named(package: Path) -> None:
    with pytest.raises(RuntimeError, match=r"a_game_for_one_test\.options has no Options"):
        assemble(package.name, title="A Game", rules_version=1, seats=(2, 2))


def test_a_missing_module_is_named(package: Path) -> None:
    (package / "options.py").unlink()

    with pytest.raises(RuntimeError, match=r"a_game_for_one_test\.options is missing"):
        assemble(package.name, title="A Game", rules_version=1, seats=(2, 2))
