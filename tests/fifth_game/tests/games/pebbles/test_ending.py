"""Chapter 3 of Pebbles: the end of a match."""

import pytest

from app.engine.operations import play
from app.engine.types import Resign
from app.games.pebbles import GAME
from app.games.pebbles.actions import Take
from app.games.pebbles.model import Side
from tests.games.pebbles.build import heap
from tests.support.matches.scripted_chance import Scripted, clause


@clause("PB-3.1", "PB-3.2")
@pytest.mark.parametrize(("theirs", "places"), [(3, [1, 2]), (8, [1, 1]), (9, [2, 1])])
def test_the_last_stone_brings_the_token_and_more_points_win(theirs: int, places: list[int]) -> None:
    state = heap(2).with_side(1, Side(3, theirs))
    over = GAME.apply(state, 0, Take(2), Scripted()).state

    outcome = GAME.outcome(over)
    assert outcome is not None
    assert [placed.score for placed in outcome.placements] == [4 + 2 + 2, theirs]
    assert [placed.place for placed in outcome.placements] == places
    assert [GAME.public(over)["sides"][seat]["token"] for seat in "01"] == [2, 3]


@clause("PB-3.3")
def test_a_player_who_resigns_is_second() -> None:
    over = play(GAME, heap(5), 2, 0, Resign(), Scripted()).state

    outcome = GAME.outcome(over)
    assert outcome is not None and outcome.reason == "resigned"
    assert [placed.place for placed in outcome.placements] == [2, 1]
