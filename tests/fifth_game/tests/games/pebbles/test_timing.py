"""The clock of Pebbles."""

from app.games.pebbles import GAME
from app.games.pebbles.actions import Take
from app.games.pebbles.timing import decision, timeout_action
from tests.games.pebbles.build import heap
from tests.support.matches.scripted_chance import Scripted


def test_each_turn_is_a_decision_and_a_silent_seat_takes_one_stone() -> None:
    state = heap(9)
    after = GAME.apply(state, 0, timeout_action(state, 0), Scripted()).state

    assert timeout_action(state, 0) == Take(1)
    assert decision(state, 0) != decision(after, 1)
