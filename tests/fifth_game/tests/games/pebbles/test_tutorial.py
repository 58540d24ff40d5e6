"""Every number of the quick start of Pebbles is what the rules give."""

import pytest

from app.games.pebbles import GAME
from app.games.pebbles.actions import Grab, Take
from tests.games.learning import numbers, picture, played, said
from tests.support.matches.scripted_chance import Scripted

GAME_ID = GAME.id


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_take_leaves_the_stones_that_its_answer_names(count: int) -> None:
    name, sentence = said(GAME_ID, "p1", Take(count))

    assert name == f"take{count}"
    assert numbers(sentence) == [played(GAME_ID, "p1", Take(count)).state.heap]


def test_the_grab_takes_two() -> None:
    _, sentence = said(GAME_ID, "p2", Grab())
    before, after = picture(GAME_ID, "p2").state, played(GAME_ID, "p2", Grab()).state

    assert numbers(sentence) == [2, before.heap - after.heap, after.heap]


def test_the_last_stone_wins_with_its_token_and_otherwise_the_opponent_has_it() -> None:
    won, left = (played(GAME_ID, "p3", Take(count)).state for count in (2, 1))
    theirs = GAME.apply(left, 1, Take(1), Scripted()).state

    assert numbers(said(GAME_ID, "p3", Take(2))[1])[-2:] == [side.points for side in won.sides]
    assert numbers(said(GAME_ID, "p3", Take(1))[1])[-2:] == [theirs.sides[1].points, theirs.sides[0].points]
