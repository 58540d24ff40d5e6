"""The highlights of Pebbles, and the chance of a win."""

import pytest

from app.engine.operations import play
from app.engine.types import Resign
from app.games.pebbles import GAME
from app.games.pebbles.actions import Grab, Take
from app.games.pebbles.forecast import chance_of_first
from app.games.pebbles.highlights import (
    HIGHLIGHTS,
    attempt_result,
    comment,
    current_attempt,
    detect_highlights,
)
from app.games.pebbles.model import Side
from tests.games.pebbles.build import heap
from tests.support.matches.scripted_chance import Scripted


def test_the_last_stone_and_a_full_grab_are_told() -> None:
    last = GAME.apply(heap(2), 0, Take(2), Scripted()).events
    grab = GAME.apply(heap(9), 0, Grab(), Scripted(3)).events

    assert GAME.highlights is HIGHLIGHTS
    assert [one.says for one in detect_highlights(last, {}, {}, None)] == ["mo-last"]
    assert [one.says for one in detect_highlights(grab, {}, {}, None)] == ["mo-grab"]
    assert [len(comment(event, last) or ()) for event in last] == [0, 1, 1]


def test_the_chance_is_the_share_of_tokens_that_win() -> None:
    view = GAME.public(heap(1).with_side(1, Side(token=3, stones=6)))

    assert chance_of_first(view) == pytest.approx(2 / 3)  # 4 + 1 + token against 6: 2 and 3 win


def test_a_win_decides_the_chance_and_a_resignation_does_not() -> None:
    stood = current_attempt(GAME.public(heap(2)))
    assert stood is not None

    won = GAME.apply(heap(2), 0, Take(2), Scripted())
    resigned = play(GAME, heap(2), 2, 0, Resign(), Scripted())

    assert attempt_result(won.events, stood) is True
    assert attempt_result(resigned.events, stood) is None
    assert current_attempt(GAME.public(won.state)) is None
