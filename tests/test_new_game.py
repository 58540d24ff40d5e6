"""`python -m scripts.new_game` lays out a game that can be played at once."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.new_game import CAPABILITIES
from tests.support.servers.project_copy import copy_project
from tests.support.servers.serving import ROOT

LONGEST = "a_game_with_a_long_name_"
TITLE = "The Game with the Longest Title of Them"
PLAYED = f"""
from tests.support.matches.recording import recorded
for stones in (9, 12, 15):
    *_, last = recorded({LONGEST!r}, 2, {{"stones": stones}}, stones)
    assert last["outcome"]["reason"] == "heap_empty"
"""
CUP = """
from app.api.tournaments.offered_formats import offered_formats
from app.engine.capabilities.tournament import Entered
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.types import Outcome, Placement
from app.tournaments.formats.rules import rules_of
game = catalog()["with_cups"]
offered = offered_formats(game)
assert [one.key for one in offered] == ["round_robin-2", "knockout-2", "swiss-2"]
for one in offered:
    rules, chance = rules_of(game, one.options), FairChance(bytes(32))
    state = rules.setup(one.options, (Entered(strength=0),) * 8, chance).state
    while not rules.over(state):
        due = next(fixture for fixture in rules.fixtures(state) if fixture.state == "due")
        outcome = Outcome((Placement(0, 1, 3), Placement(1, 2, 0)), "score")
        state = rules.settle(state, due.number, outcome, chance).state
    assert len(rules.standings(state)) == 8
"""
CUP_FORMATS = """from app.engine.capabilities.tournament_formats import by_result, duels

formats = duels
points = by_result
"""
TESTS_OF_A_GAME = [
    *(
        f"tests/games/test_{name}.py"
        for name in ("clauses", "contract_types", "files", "play_through", "texts")
    ),
    "tests/repository/test_browser_code.py",
]
"""Without the glossary: the words are those of the template, which test_fifth_game.py tries."""
CHOSEN = f"{LONGEST} or fits_the_contract"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a new game that has the longest names allowed."""
    root = copy_project(tmp_path_factory.mktemp("stadion"))
    answer = new_game(root, LONGEST, TITLE, "ZZ")
    assert answer.returncode == 0, answer.stderr
    return root


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=root, capture_output=True, text=True)


def new_game(root: Path, *names: str) -> subprocess.CompletedProcess[str]:
    return run(root, "-m", "scripts.new_game", *names)


def test_matches_of_it_are_played_to_their_end(copy: Path) -> None:
    played = run(copy, "-c", PLAYED)

    assert played.returncode == 0, played.stderr


def test_its_own_tests_and_those_of_every_game_pass(copy: Path) -> None:
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    tested = run(copy, *command, f"tests/games/{LONGEST}", *TESTS_OF_A_GAME, "-k", CHOSEN)

    assert tested.returncode == 0, tested.stdout[-6000:]
    assert "skipped" not in tested.stdout


@pytest.mark.parametrize(
    "check",
    [
        ["ruff", "format", "--check", "--quiet"],
        ["ruff", "check", "--quiet"],
        ["mypy", "--no-incremental", "-p", f"app.games.{LONGEST}"],
    ],
    ids=" ".join,
)
def test_it_passes_the_static_checks(copy: Path, check: list[str]) -> None:
    folders = [] if check[0] == "mypy" else [f"app/games/{LONGEST}", f"tests/games/{LONGEST}"]
    checked = run(copy, "-m", *check, *folders)

    assert checked.returncode == 0, checked.stdout


def test_it_has_the_capabilities_that_were_asked_for(copy: Path) -> None:
    answer = new_game(copy, "with_a_bot", "With a Bot", "WB", "--with", "bot", "advice")
    plain, more = (files_of(copy / "app/games" / name) for name in (LONGEST, "with_a_bot"))

    assert answer.returncode == 0, answer.stderr
    hints = {f"text/hint.{lang}.ftl" for lang in ("en", "cs", "ru")}
    assert more - plain == {"bot.py", "prospect.py", "advice.py"} | hints
    assert plain - more == set()


def test_two_functions_give_it_tournaments(copy: Path) -> None:
    answer = new_game(copy, "with_cups", "With Cups", "WC")
    assert answer.returncode == 0, answer.stderr
    (copy / "app/games/with_cups/tournament_formats.py").write_text(CUP_FORMATS, "utf-8")

    played = run(copy, "-c", CUP)

    assert played.returncode == 0, played.stderr


def files_of(folder: Path) -> set[str]:
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(folder).as_posix() for path in files}


def test_the_tutorial_has_every_capability_in_an_order_in_which_each_can_be_added(copy: Path) -> None:
    """With every step the types still hold, so no file imports one of a later step."""
    tutorial = (ROOT / "docs/tutorials/first-game.md").read_text("utf-8")
    steps = re.findall(r"^\| \d \| `(\w+)` \|", tutorial, re.M)
    packages = [f"step_{number}" for number in range(1, len(steps) + 1)]

    for number, package in enumerate(packages, 1):
        answer = new_game(copy, package, "Step", f"S{chr(64 + number)}", "--with", *steps[:number])
        assert answer.returncode == 0, answer.stderr
    checked = run(copy, "-m", "mypy", *(f"-papp.games.{package}" for package in packages))

    assert steps == list(CAPABILITIES)
    assert checked.returncode == 0, checked.stdout


def test_nothing_of_it_has_the_name_of_its_template(copy: Path) -> None:
    folders = [copy / "app/games" / LONGEST, copy / "tests/games" / LONGEST, copy / "tests/js" / LONGEST]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]

    assert len(files) > 30
    for path in files:
        if path.suffix != ".pyc":
            assert not {name for name in ("pebbles", "PB-") if name in path.read_text("utf-8").lower()}, path


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("Dice", "Dice", "DI"), "ID"),
        (("dice", 'Dice "9"', "DI"), "TITLE"),
        (("dice", "Dice", "dice"), "PREFIX"),
        ((LONGEST, "Dice", "DI"), "exists already"),
        (("dice", "Dice", "UR"), "another game"),
    ],
)
def test_names_that_are_malformed_or_taken_are_refused(copy: Path, names: tuple[str, ...], why: str) -> None:
    refused = new_game(copy, *names)

    assert refused.returncode == 2 and why in refused.stderr
    assert not (copy / "app/games/dice").exists()
