"""The overview of Pebbles."""

from app.games.pebbles import GAME
from app.games.pebbles.overview import OVERVIEW, picture, score_line
from tests.games.pebbles.build import heap


def test_the_picture_has_a_stone_for_each_that_is_left() -> None:
    view = GAME.public(heap(7))

    assert GAME.overview is OVERVIEW
    assert picture(view).pieces.count("<ellipse") == 7
    assert (score_line(view).scores, score_line(view).params) == ((4, 3), {"count": 7})
