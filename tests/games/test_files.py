"""The same names in every game: who knows one finds his way in all."""

from tests.games.matches import every_game, folder_of_code, folder_of_tests

MODULES = ["__init__", "actions", "apply", "components", "data", "events", "legal", "model", "objections"]
MODULES += ["options", "preview", "view"]
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
