"""Lay out a new game: a small game that can be played at once, under another name.

    python -m scripts.new_game dice_race "Dice Race" DR
    python -m scripts.new_game dice_race "Dice Race" DR --with bot overview

The template is the game in `tests/fifth_game`, which the tests play: two players, a heap of stones, a die, a
secret. The command writes `app/games/dice_race`, `tests/games/dice_race` and `tests/js/dice_race` with its
rules, data, texts in three languages, drawing and tests. `DR` begins the ids of the clauses (`DR-2.1`).
`--with` adds optional capabilities of the template. The next steps are in docs/tutorials/first-game.md.
"""

import argparse
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "tests" / "fifth_game"
ID, TITLE, PREFIX = "pebbles", "Pebbles", "PB-"
"""The names of the template, in its files and their paths. Its rules and texts avoid these words."""

CAPABILITIES = {
    "bot": ("bot", "prospect"),
    "overview": ("overview",),
    "advice": ("advice", "hint"),
    "luck": ("luck",),
    "statistics": ("statistics",),
    "highlights": ("highlights", "forecast"),
    "lesson": ("lesson",),
    "tutorial": ("tutorial", "learn"),
}
"""By optional capability, in the order of the tutorial: the names of its files, without `test_` and without
what follows the first dot."""


class Unusable(ValueError):
    """The arguments cannot name a game; the text says why."""


def check_names(game_id: str, title: str, prefix: str) -> None:
    """Raise Unusable if the names are malformed or taken."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,23}", game_id):
        raise Unusable("ID: at most 24 lower-case letters, digits and underscores, a letter first")
    if not re.fullmatch(r"""[^\\"'`*<>{}$#:\n]{1,40}""", title):
        raise Unusable("TITLE: at most 40 characters, without quotes, brackets and other marks of a language")
    if not re.fullmatch(r"[A-Z]{2}", prefix):
        raise Unusable("PREFIX: two capital letters")
    for folder in folders(game_id):
        if folder.exists():
            raise Unusable(f"{folder.relative_to(ROOT)} exists already")
    if prefix in prefixes():
        raise Unusable(f"the clauses of another game begin with {prefix}-")


def folders(game_id: str) -> tuple[Path, ...]:
    """Return the folders of the game's code, of its tests, and of the tests of its drawing."""
    return ROOT / "app" / "games" / game_id, *(ROOT / "tests" / kind / game_id for kind in ("games", "js"))


def prefixes() -> set[str]:
    """Return the prefixes of the clauses of all games."""
    rules = (ROOT / "app" / "games").glob("*/RULES.md")
    return {match for path in rules for match in re.findall(r"\b([A-Z]{2})-\d", path.read_text("utf-8"))}


def sources(capabilities: Collection[str]) -> Iterator[Path]:
    """Yield the files of the template that belong to every game or to one of `capabilities`."""
    left_out = {name for one, names in CAPABILITIES.items() if one not in capabilities for name in names}
    for path in TEMPLATE.rglob("*"):
        name = path.name.partition(".")[0].removeprefix("test_")
        if path.is_file() and "__pycache__" not in path.parts and name not in left_out:
            yield path


def lay_out(game_id: str, title: str, prefix: str, capabilities: Collection[str]) -> int:
    """Write the files of the game, and return how many there are."""
    files = [*sources(capabilities)]
    for source in files:
        path = ROOT / str(source.relative_to(TEMPLATE)).replace(ID, game_id)
        text = source.read_text("utf-8").replace(ID, game_id).replace(TITLE, title)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace(PREFIX, f"{prefix}-"), "utf-8")
    return len(files)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.new_game", description=__doc__.splitlines()[0])
    parser.add_argument("id", metavar="ID", help="the name of its folder, e.g. dice_race")
    parser.add_argument("title", metavar="TITLE", help='what players call it, e.g. "Dice Race"')
    parser.add_argument("prefix", metavar="PREFIX", help="how the ids of its clauses begin, e.g. DR")
    more = parser.add_argument_group("optional capabilities")
    more.add_argument("--with", dest="capabilities", nargs="+", default=[], choices=CAPABILITIES)
    chosen = parser.parse_args()
    try:
        check_names(chosen.id, chosen.title, chosen.prefix)
    except Unusable as why:
        parser.error(str(why))
    count = lay_out(chosen.id, chosen.title, chosen.prefix, chosen.capabilities)
    print(f"{chosen.title}: {count} files in")
    for folder in folders(chosen.id):
        print(f"  {folder.relative_to(ROOT)}")
    print(f"Try it:  ./check tests/games -k {chosen.id}   and   ./play")
    return 0


if __name__ == "__main__":
    sys.exit(main())
