"""The overview of a match: the footballers and the ball on the pitch."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from app.engine.capabilities.overview import (
    BoardPicture,
    Box,
    Overview,
    Point,
    ScoreLine,
    seat_labels,
    seat_shapes,
)
from app.engine.types import View
from app.games.helvetia_cup.pitch import CENTRES

BOX: Box = (0, 4, 800, 488)
PIECE = 40
GOALS: dict[int, Point] = {0: (790, 248), 1: (10, 248)}
"""The goal that each seat attacks."""
APART = (14, 11)
"""The offset from the centre of a hex that two footballers share."""
HEX = "m0-34.6l30 17.3v34.6l-30 17.3-30-17.3v-34.6z"
"""The outline of a hex around its centre."""


@cache
def background() -> str:
    """Return the grass with its hexes, the two goals and the halfway line."""
    hexes = "".join(f"M{x} {y}{HEX}" for x, y in CENTRES.values())
    goals = "".join(
        f'<rect x="{x}" y="206" width="12" height="84" rx="4" fill="var(--chalk)"/>' for x in (0, 788)
    )
    return (
        '<rect x="-400" y="-300" width="1600" height="1096" fill="var(--grass)"/>'
        f'<path d="{hexes}" fill="none" stroke="var(--grass-2)" stroke-width="2.5"/>'
        '<g fill="none" stroke="var(--chalk)" stroke-width="4">'
        '<rect x="10" y="8" width="780" height="480" rx="6"/><path d="M400 8v480"/>'
        '<circle cx="400" cy="248" r="70"/><path d="M10 128h140v240H10M790 128H650v240h140"/></g>' + goals
    )


def picture(view: View) -> BoardPicture:
    hexes = {id: one["hex"] for id, one in view["footballers"].items() if one["hex"] is not None}
    places = {id: _place(id, hex, hexes) for id, hex in hexes.items()}
    players = "".join(_team(seat, places) for seat in (0, 1))
    holder, ball = view["holder"], view["ball"]
    if holder not in places and ball is None:
        return BoardPicture(BOX, (400, 248), players)
    x, y = places[holder] if holder in places else _centre(ball)
    beside = 16 if holder in places else 0
    drawn = (
        f'<circle cx="{x + beside}" cy="{y + beside}" r="11" fill="var(--chalk)"'
        ' stroke="var(--board-ink)" stroke-width="4"/>'
    )
    to = _aimed_at(view) or (x, y)
    way = (
        f'<path d="M{x} {y}L{to[0]} {to[1]}" stroke="var(--board-ink)" stroke-width="7"'
        ' stroke-dasharray="1 15" stroke-linecap="round"/>'
    )
    return BoardPicture(BOX, ((x + to[0]) / 2, (y + to[1]) / 2), way + players + drawn)


def _aimed_at(view: View) -> Point | None:
    """Return the place of the goal during a shot; None otherwise."""
    shoots = view["decision"] and view["decision"].get("shooter")
    return GOALS[int(shoots.split(":")[0])] if shoots else None


def _place(id: str, hex: str, hexes: Mapping[str, str]) -> Point:
    """Return the place of a footballer; of two on a hex, seat 0 is to the upper left, as on the board."""
    x, y = _centre(hex)
    if [*hexes.values()].count(hex) == 1:
        return (x, y)
    side = -1 if id.startswith("0:") else 1
    return (x + side * APART[0], y + side * APART[1])


def _team(seat: int, places: Mapping[str, Point]) -> str:
    own = {id.split(":")[1]: at for id, at in places.items() if id.startswith(f"{seat}:")}
    return seat_shapes(seat, own.values(), PIECE) + seat_labels(seat, own, PIECE)


def _centre(hex: str) -> Point:
    return CENTRES[hex]


def place(action: Any) -> Point | None:
    """Return the centre of the hex that an action names."""
    hex = getattr(action, "to", None)
    return None if hex is None else _centre(hex)


def score_line(view: View) -> ScoreLine:
    scores = tuple(view["score"])
    if in_shootout(view):
        left, right = (_kicked(view, seat) for seat in (0, 1))
        return ScoreLine(scores, "ui-line-shootout", {"left": left, "right": right})
    if not view["half"]:
        return ScoreLine(scores, "ui-before")
    return ScoreLine(scores, "ui-half", {"half": view["half"], "clock": view["clock"]})


def in_shootout(view: View) -> bool:
    """Return whether the shoot-out has begun, also before its first kick (HC-15.2)."""
    kicking = (view["decision"] or {}).get("shot") == "shootout"
    return kicking or view["phase"] == "so_taker" or bool(view["kicks"])


def _kicked(view: View, seat: int) -> int:
    """Return the goals of a shoot-out, which do not count in the match."""
    return sum(kick["scored"] and kick["f"].startswith(f"{seat}:") for kick in view["kicks"].values())


OVERVIEW = Overview(background=background, picture=picture, score_line=score_line, place=place)
