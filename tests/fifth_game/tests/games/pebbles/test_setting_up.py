"""Chapter 1 of Pebbles: the heap, the first seat to act, the tokens."""

import pytest

from app.games.pebbles import GAME
from app.games.pebbles.options import Options
from tests.support.matches.scripted_chance import Scripted, clause, kinds


@clause("PB-1.1", "PB-1.2", "PB-1.3")
@pytest.mark.parametrize("stones", [9, 12, 15])
def test_a_match_begins_with_a_heap_a_first_seat_and_two_tokens(stones: int) -> None:
    chance = Scripted(1, 0, 2)
    step = GAME.setup(Options(stones), 2, chance)

    assert (step.state.heap, step.state.turn) == (stones, 1)
    assert [side.token for side in step.state.sides] == [1, 3] and chance.spent
    assert kinds(step.events) == ["token_dealt", "token_dealt"]


@clause("PB-1.3")
def test_a_token_is_shown_to_its_owner_alone() -> None:
    step = GAME.setup(Options(), 2, Scripted(1, 0, 2))

    assert GAME.own(step.state, 0) == {"token": 1}
    assert [GAME.shown(step.events[0], viewer) for viewer in (None, 0, 1)] == [None, step.events[0], None]
