"""How a match looks from afar, to those who do not sit at it: in lists, on cards, behind a link.

A game may bring an `Afar`, in its `afar.py`. Everything here is made of the public view, never of a state, so
that a picture can tell nothing which a spectator may not know.

Colours are the custom properties of tokens.css (`var(--ice)`), so that a picture follows the theme of its
page; where no page is around it, whoever draws it puts their values in.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from typing import TypeAlias

from msgspec import Struct, field

from app.engine.types import View

Box: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height, in the units of the game's ground."""

Point: TypeAlias = tuple[float, float]

MAX_PICTURE_BYTES = 3000
"""Bytes of the pieces of a position: it goes over the wire with each change."""
MAX_BACKGROUND_BYTES = 40_000
"""Bytes of the ground, which a page carries once for all its pictures."""


class BoardPicture(Struct, frozen=True):
    """A position: which part of the ground is looked at, and the SVG elements that lie on it.

    `focus`: where something is going on (x, y), for frames that cannot show the whole box. `least`: so much
    of its width every frame shows, and where that is higher than the box, what lies around it.
    """

    box: Box
    focus: Point
    pieces: str
    min_width: float = field(default=0, name="least")


class ScoreLine(Struct, frozen=True):
    """Who has what, and how far the match is.

    `scores`: by seat, as the game counts. `phase`: the id of a sentence in the game's texts, `params` its
    variables. `when`: a shorter one with the same variables, for who looks back.
    """

    scores: tuple[int, ...]
    phase: str
    params: dict[str, str | int] = {}
    short_phase: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    background: Callable[[], str]
    """SVG elements below every position of the game."""
    picture: Callable[[View], BoardPicture]
    score_line: Callable[[View], ScoreLine]
    detailed_background: Callable[[], str] | None = None
    """Instead of the ground, where one picture is as large as a board: it may be heavy, and have the colours
    of the game's own tokens.css too."""

    @property
    def largest_background(self) -> Callable[[], str]:
        return self.detailed_background or self.background


def crop_box(picture: BoardPicture, width: float, height: float) -> Box:
    """What of a picture is seen in a frame of these proportions: as much of the box as fills it, around the
    focus, and nothing beyond the box, unless the picture is to be seen in a least width: then more below it,
    where words lie."""
    x, y, wide, high = picture.box
    scale = max(min(wide / width, high / height), picture.min_width / width)
    w, h = width * scale, height * scale
    left, top = (
        min(max(at - size / 2, start), start + whole - size) if size <= whole else start + (whole - size) / 4
        for at, size, start, whole in zip(picture.focus, (w, h), (x, y), (wide, high), strict=True)
    )
    return (round(left, 1), round(top, 1), round(w, 1), round(h, 1))


SIGNS, TRIANGLE, DIAMOND = 5, 3, 4
"""Circle, square, triangle, diamond, star: the shapes of the seats on the whole site."""


def seat_shapes(sign: int, places: Iterable[Point], size: float) -> str:
    """The sign of a seat at these places, each `size` across."""
    colour = sign % SIGNS + 1
    outlines = "".join(_outline(colour, x, y, size / 2) for x, y in places)
    return (
        f'<path d="{outlines}" fill="var(--seat-{colour})" stroke="var(--board-ink)"'
        f' stroke-width="{size / 9:.1f}" stroke-linejoin="round"/>'
    )


def seat_labels(sign: int, places: Mapping[str, Point], size: float) -> str:
    """A short text on each of these shapes."""
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
    """From its top round its ten corners, every other one inside."""
    corners = [
        (far * sin(turn * pi / 5), -far * cos(turn * pi / 5))
        for turn in range(10)
        for far in (r * (0.6 if turn % 2 else 1.2),)
    ]
    sides = (f"{_n(x - was_x)} {_n(y - was_y)}" for (was_x, was_y), (x, y) in pairwise(corners))
    return f"l{' '.join(sides)}z"


def _n(number: float) -> str:
    """A tenth is exact enough."""
    return f"{number:.1f}".removesuffix(".0")
