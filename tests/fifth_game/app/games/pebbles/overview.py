"""The heap in lists, on cards and behind links."""

from app.engine.contract import View
from app.engine.overview import Afar, Picture, Point, Standing, shapes

BOX = (0.0, 0.0, 320.0, 180.0)
MIDDLE: Point = (160.0, 90.0)
ROW = 5
LEFT, TOP, ACROSS, DOWN = 60.0, 50.0, 50.0, 40.0
"""The first stone, and the distance to the next one and to the next row."""
TURN: tuple[Point, Point] = ((24.0, 90.0), (296.0, 90.0))
"""The marker of the seat whose turn it is."""


def ground() -> str:
    return (
        '<rect width="320" height="180" fill="var(--board)"/>'
        '<ellipse cx="160" cy="90" rx="128" ry="82" fill="var(--board-2)"/>'
    )


def picture(view: View) -> Picture:
    stones = "".join(_stone(number) for number in range(view["heap"]))
    turn = view["turn"]
    marker = "" if turn is None else shapes(turn, [TURN[turn]], 28)
    return Picture(BOX, MIDDLE, f'<g fill="var(--chalk)">{stones}</g>{marker}')


def _stone(number: int) -> str:
    x, y = LEFT + number % ROW * ACROSS, TOP + number // ROW * DOWN
    return f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="18" ry="13"/>'


def standing(view: View) -> Standing:
    scores = tuple(side["stones"] + side["bonus"] for side in view["sides"].values())
    if view["phase"] == "over":
        return Standing(scores, "ui-over")
    return Standing(scores, "ui-left", {"count": view["heap"]})


AFAR = Afar(ground=ground, picture=picture, standing=standing)
