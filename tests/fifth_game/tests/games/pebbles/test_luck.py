"""The luck of Pebbles."""

import pytest

from app.games.pebbles import GAME
from app.games.pebbles.actions import Grab, Take
from app.games.pebbles.luck import LUCK, draws
from tests.games.pebbles.build import heap
from tests.support.matches.scripted_chance import Scripted


def test_a_take_is_no_luck() -> None:
    assert GAME.luck is LUCK
    assert [*draws(heap(9), GAME.apply(heap(9), 0, Take(3), Scripted()))] == []


def test_the_luck_of_a_grab_is_its_points_less_their_mean() -> None:
    (plenty,) = draws(heap(9), GAME.apply(heap(9), 0, Grab(), Scripted(3)))
    (few,) = draws(heap(2), GAME.apply(heap(2), 0, Grab(), Scripted(1)))

    assert plenty.gain == pytest.approx(3 - 2)
    assert few.gain == pytest.approx(1 - (1 + (2 + 2) + (2 + 2)) / 3)  # the token with the last stone
