"""Everything about a game's appearance is in its folder; the shared files name no game."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from app.api.assets.game_themes import NEUTRAL_THEME, InvalidTheme, game_themes, parse_theme, stylesheet
from app.engine.catalog import catalog
from tests.support.servers.serving import ROOT

SHORT = {"reifen", "hockey", "helvetia"}
"""Words by which the shared files named the games before."""
TEXTS = {".py", ".html", ".css", ".js", ".ts", ".svg", ".ftl", ".yaml"}
RIGHT = """
accent: {light: "#0a639c", dark: "#6cbdf2"}
tint: {light: "#ddecf6", dark: "#11293a"}
fill: "#0a639c"
ink: "#ffffff"
mark: <path d="M0 0h32"/>
"""


def shared_files() -> list[Path]:
    """Return all files of the app that do not belong to one game."""
    found = (path for path in (ROOT / "app").rglob("*") if path.suffix in TEXTS)
    return [path for path in found if not {"games", "vendor"} & set(path.relative_to(ROOT / "app").parts[:2])]


def test_no_shared_file_names_a_game() -> None:
    named = re.compile("|".join([*catalog(), *SHORT]), re.IGNORECASE)

    assert len(shared_files()) > 100
    assert {str(path) for path in shared_files() if named.search(path.read_text())} == set()


@pytest.mark.parametrize("game", list(catalog()))
def test_every_game_has_a_look_of_its_own_and_a_cover(game: str) -> None:
    assert game_themes()[game] != NEUTRAL_THEME
    assert game_themes()[game].mark_svg
    assert (files("app.games") / game / "static" / "cover.svg").is_file()


@pytest.mark.parametrize("game", list(catalog()))
def test_an_accent_can_be_read_on_its_surfaces(game: str) -> None:
    look = game_themes()[game]

    assert contrast(look.accent.light, look.tint.light) >= 4.5
    assert contrast(look.accent.dark, look.tint.dark) >= 4.5
    assert contrast(look.ink, look.fill) >= 4.5


def test_the_stylesheet_has_each_accent_in_both_themes() -> None:
    sheet = stylesheet()

    for game, look in game_themes().items():
        assert sheet.count(f".g-{game} {{ --accent: {look.accent.light}") == 1
        assert (
            sheet.count(f".g-{game} {{ --accent: {look.accent.dark}") == 2
        )  # These are the system's preference and the reader's choice.


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (RIGHT.replace("#0a639c", "blue"), "app/games/x/look.yaml: .*matching regex"),
        (RIGHT.replace("fill:", "full:"), "app/games/x/look.yaml: .*full"),
        (RIGHT.replace('ink: "#ffffff"', ""), "app/games/x/look.yaml: .*`ink`"),
        (RIGHT.replace("/>", ">"), "app/games/x/look.yaml: mismatched tag"),
        ("accent: [", "app/games/x/look.yaml: "),
    ],
)
def test_a_wrong_look_is_named(wrong: str, said: str) -> None:
    assert parse_theme(RIGHT.encode(), "x").fill == "#0a639c"

    with pytest.raises(InvalidTheme, match=said):
        parse_theme(wrong.encode(), "app/games/x/look.yaml")


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG 2, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
