"""The same file names in every game: a reader of one finds their way in all."""

from app.engine.game_package import REQUIRED
from tests.games.matches import every_game, folder_of_code, folder_of_tests

MODULES = ["__init__", "data", "events", *REQUIRED]
FILES = [*(f"{name}.py" for name in MODULES), "rules/__init__.py", "RULES.md", "look.yaml"]
FILES += ["static/table.js", "static/table.css", "static/view.d.ts", "static/cover.svg"]
FILES += [f"text/{lang}.ftl" for lang in ("en", "cs", "ru")]
TESTS = ["twin.py", "play_through.txt"]


@every_game
def test_every_game_has_the_same_files(game) -> None:
    code, tests = folder_of_code(game.id), folder_of_tests(game.id)

    assert [name for name in FILES if not (code / name).is_file()] == []
    assert [name for name in TESTS if not (tests / name).is_file()] == []
    assert list((code / "data").glob("*.yaml"))
    assert list((tests / "records").glob("*.ndjson"))
    assert list(tests.glob("test_*.py"))


@every_game
def test_the_package_holds_the_game_and_nothing_else(game) -> None:
    lines = (folder_of_code(game.id) / "__init__.py").read_text("utf-8").splitlines()

    assert not [line for line in lines if line.startswith(("def ", "class ", "@"))]
    assert sum(line.startswith("GAME") for line in lines) == 1
