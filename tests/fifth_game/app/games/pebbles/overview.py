"""The heap in lists, on cards and behind links."""

from app.engine.capabilities.overview import BoardPicture, Overview, Point, ScoreLine, seat_shapes
from app.engine.types import View

BOX = (0.0, 0.0, 320.0, 180.0)
MIDDLE: Point = (160.0, 90.0)
ROW = 5
LEFT, TOP, ACROSS, DOWN = 60.0, 50.0, 50.0, 40.0
"""The first stone, and the distance to the next one and to the next row."""
TURN: tuple[Point, Point] = ((24.0, 90.0), (296.0, 90.0))
"""The marker of the seat whose turn it is."""


def background() -> str:
    return (
        '<rect width="320" height="180" fill="var(--board)"/>'
        '<ellipse cx="160" cy="90" rx="128" ry="82" fill="var(--board-2)"/>'
    )


def picture(view: View) -> BoardPicture:
    stones = "".join(_stone(number) for number in range(view["heap"]))
    turn = view["turn"]
    marker = "" if turn is None else seat_shapes(turn, [TURN[turn]], 28)
    return BoardPicture(BOX, MIDDLE, f'<g fill="var(--chalk)">{stones}</g>{marker}')


def _stone(number: int) -> str:
    x, y = LEFT + number % ROW * ACROSS, TOP + number // ROW * DOWN
    return f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="18" ry="13"/>'


def score_line(view: View) -> ScoreLine:
    scores = tuple(side["stones"] + side["bonus"] for side in view["sides"].values())
    if view["phase"] == "over":
        return ScoreLine(scores, "ui-over")
    return ScoreLine(scores, "ui-left", {"count": view["heap"]})


OVERVIEW = Overview(background=background, picture=picture, score_line=score_line)
