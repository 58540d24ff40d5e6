"""How a match looks outside its table: in lists, on cards and behind links.

A game defines `OVERVIEW` in its `overview.py`. Everything is computed from the public view, never from a
state, so that a picture cannot show anything that a spectator may not know.

Colours are the custom properties of tokens.css (`var(--ice)`), so that a picture follows the theme of its
page. For a picture without a page, the code that draws it replaces them by their values.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from app.engine.types import View

Box: TypeAlias = tuple[float, float, float, float]
"""x, y, width and height, in the units of the game's background."""

Point: TypeAlias = tuple[float, float]
"""x and y, in the units of the game's background."""

MAX_PICTURE_BYTES = 3000
"""The limit for the pieces of a position, which are sent with each change."""
MAX_BACKGROUND_BYTES = 40_000
"""The limit for the background, which a page holds once for all its pictures."""


class BoardPicture(Struct, frozen=True):
    """The picture of a position.

    box: The part of the background to show.
    focus: The centre of the action, for frames that cannot show the whole box.
    pieces: SVG elements on top of the background.
    min_width: The width that every frame shows, even if its height then exceeds the box.
    """

    box: Box
    focus: Point
    pieces: str
    min_width: float = field(default=0, name="least")


class ScoreLine(Struct, frozen=True):
    """The scores, and how far the match is.

    scores: By seat, in the game's own unit.
    phase: The id of a message of the game's texts, with the variables `params`.
    short_phase: A shorter message with the same variables, for looking back at the match.
    """

    scores: tuple[int, ...]
    phase: str
    params: dict[str, str | int] = {}
    short_phase: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """How a game draws and sums up a position."""

    background: Callable[[], str]
    """() -> the SVG elements below every position of the game."""
    picture: Callable[[View], BoardPicture]
    score_line: Callable[[View], ScoreLine]
    detailed_background: Callable[[], str] | None = None
    """() -> the background of a picture that is as large as a board.

    It may have more bytes, and may also use the colours of the game's own tokens.css.
    """
    place: Callable[[Any], Point | None] | None = None
    """(action) -> the place on the board that it names; None for one that names none."""

    @property
    def largest_background(self) -> Callable[[], str]:
        """The detailed background, or else the usual one."""
        return self.detailed_background or self.background


def crop_box(picture: BoardPicture, width: float, height: float) -> Box:
    """Return the part of a picture that fills a frame of these proportions.

    It lies around the focus and within the box. Only where the picture's `min_width` makes it higher than
    the box does it show more, most of it below the box, where captions cover it.
    """
    x, y, wide, high = picture.box
    scale = max(min(wide / width, high / height), picture.min_width / width)
    w, h = width * scale, height * scale
    left, top = (
        min(max(at - size / 2, start), start + whole - size) if size <= whole else start + (whole - size) / 4
        for at, size, start, whole in zip(picture.focus, (w, h), (x, y), (wide, high), strict=True)
    )
    return (round(left, 1), round(top, 1), round(w, 1), round(h, 1))


def widened(picture: BoardPicture, places: Sequence[Point], margin: float) -> BoardPicture:
    """Return the picture with a box that holds these places too, with a margin around them."""
    x, y, wide, high = picture.box
    across, down = [at[0] for at in places], [at[1] for at in places]
    left, right = min([x, *(at - margin for at in across)]), max([x + wide, *(at + margin for at in across)])
    top, low = min([y, *(at - margin for at in down)]), max([y + high, *(at + margin for at in down)])
    return replace(picture, box=(left, top, right - left, low - top))


SIGNS, TRIANGLE, DIAMOND = 5, 3, 4
"""The number of shapes of seats (circle, square, triangle, diamond, star), and the numbers of two of them."""


def seat_shapes(sign: int, places: Iterable[Point], size: float) -> str:
    """Return the shape of a seat as SVG, once at each place, each `size` wide."""
    colour = sign % SIGNS + 1
    outlines = "".join(_outline(colour, x, y, size / 2) for x, y in places)
    return (
        f'<path d="{outlines}" fill="var(--seat-{colour})" stroke="var(--board-ink)"'
        f' stroke-width="{size / 9:.1f}" stroke-linejoin="round"/>'
    )


def seat_labels(sign: int, places: Mapping[str, Point], size: float) -> str:
    """Return short texts as SVG, to be drawn on shapes of this size at these places."""
    colour = sign % SIGNS + 1
    high = size * (0.4 if colour in (TRIANGLE, DIAMOND) else 0.5)
    below = high * 0.36 + (size * 0.12 if colour == TRIANGLE else 0)
    texts = (f'<text x="{x:.0f}" y="{y + below:.1f}">{text}</text>' for text, (x, y) in places.items())
    return f'<g font-size="{high:.1f}" fill="var(--on-seat-{colour})">{"".join(texts)}</g>'


def _outline(colour: int, x: float, y: float, r: float) -> str:
    match colour:
        case 1:
            arc = f"a{_n(r)} {_n(r)} 0 1 0"
            return f"M{_n(x - r)} {_n(y)}{arc} {_n(2 * r)} 0{arc}-{_n(2 * r)} 0z"
        case 2:
            side = _n(r * 1.8)
            return f"M{_n(x - r * 0.9)} {_n(y - r * 0.9)}h{side}v{side}h-{side}z"
        case 3:
            return f"M{_n(x)} {_n(y - r * 1.1)}l{_n(r * 1.1)} {_n(r * 2)}h-{_n(r * 2.2)}z"
        case 4:
            far = _n(r * 1.2)
            return f"M{_n(x)} {_n(y - r * 1.2)}l{far} {far}-{far} {far}-{far}-{far}z"
        case _:
            return f"M{_n(x)} {_n(y - r * 1.2)}{_star(r)}"


@cache
def _star(r: float) -> str:
    """Return the path of a star, from its top around its ten corners."""
    corners = [
        (far * sin(turn * pi / 5), -far * cos(turn * pi / 5))
        for turn in range(10)
        for far in (r * (0.6 if turn % 2 else 1.2),)
    ]
    sides = (f"{_n(x - was_x)} {_n(y - was_y)}" for (was_x, was_y), (x, y) in pairwise(corners))
    return f"l{' '.join(sides)}z"


def _n(number: float) -> str:
    """Return a coordinate, rounded to a tenth."""
    return f"{number:.1f}".removesuffix(".0")
