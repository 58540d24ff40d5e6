"""The look of each game on the site's pages: `look.yaml` becomes a stylesheet and a mark.

Inside `.g-<id>` the stylesheet sets `--accent` (text), `--accent-tint` (a surface behind such text),
`--accent-fill` (a filled surface) and `--on-accent` (text on that).
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated
from xml.etree import ElementTree

import msgspec
from markupsafe import Markup
from msgspec import Meta, Struct

from app.engine.catalog import catalog

Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Shades(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour in the light theme and in the dark one."""

    light: Colour
    dark: Colour


class GameTheme(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours and the mark of a game.

    `mark`: SVG elements in a 32-unit square, drawn as lines; without one the title's first letter is shown.
    """

    accent: Shades
    tint: Shades
    fill: Colour
    ink: Colour
    mark: str | None = None

    @property
    def mark_svg(self) -> Markup | None:
        """The mark, safe to be put into a page."""
        return None if self.mark is None else Markup(self.mark)  # noqa: S704 - a file of ours, and checked


NEUTRAL_THEME = GameTheme(
    accent=Shades("#4a5a52", "#a5b4ab"),
    tint=Shades("#e7eae1", "#1f2d27"),
    fill="#4a5a52",
    ink="#ffffff",
)
"""The theme of a game without a `look.yaml`."""


class InvalidTheme(ValueError):
    """A `look.yaml` is invalid; the text says which one and why."""


@cache
def game_themes() -> dict[str, GameTheme]:
    """Return the themes of all games by id. Raises InvalidTheme."""
    return {id_: _theme(id_) for id_ in catalog()}


def _theme(game: str) -> GameTheme:
    file = files("app.games") / game / "look.yaml"
    return parse_theme(file.read_bytes(), f"app/games/{game}/look.yaml") if file.is_file() else NEUTRAL_THEME


def parse_theme(text: bytes, name: str) -> GameTheme:
    """Read the text of a `look.yaml` called `name`. Raises InvalidTheme."""
    try:
        look = msgspec.yaml.decode(text, type=GameTheme)
        if look.mark is not None:
            ElementTree.fromstring(f"<svg>{look.mark}</svg>")  # noqa: S314 - a file of ours
    except (msgspec.MsgspecError, ElementTree.ParseError) as error:
        raise InvalidTheme(f"{name}: {error}") from None
    return look


@cache
def stylesheet() -> str:
    """Return a stylesheet with the accents of all games, in the light and the dark theme."""
    light = "\n".join(_rule(f".g-{id_}", look, dark=False) for id_, look in game_themes().items())
    system = "\n".join(
        _rule(f":root:not([data-theme=light]) .g-{id_}", look, dark=True)
        for id_, look in game_themes().items()
    )
    chosen = "\n".join(
        _rule(f":root[data-theme=dark] .g-{id_}", look, dark=True) for id_, look in game_themes().items()
    )
    return f"@layer tokens {{\n{light}\n@media (prefers-color-scheme: dark) {{\n{system}\n}}\n{chosen}\n}}\n"


def _rule(selector: str, look: GameTheme, dark: bool) -> str:
    return f"{selector} {{ {'; '.join(_properties(look, dark))} }}"


def _properties(look: GameTheme, dark: bool) -> Iterator[str]:
    yield f"--accent: {look.accent.dark if dark else look.accent.light}"
    yield f"--accent-tint: {look.tint.dark if dark else look.tint.light}"
    if not dark:
        yield f"--accent-fill: {look.fill}"
        yield f"--on-accent: {look.ink}"
