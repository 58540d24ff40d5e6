"""How long a decision takes, and what silence means."""

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.actions import Done
from app.games.helvetia_cup.model import Phase
from tests.games.matches import Asked, asked


@pytest.fixture(scope="module")
def seen() -> Asked:
    return asked(GAME, 4)


def test_movements_and_placing_take_twice_as_long(seen: Asked) -> None:
    weights = {state.phase: GAME.decision(state, seat).weight for state, seat in seen}

    long = (Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.PLACE)
    assert {weights.pop(phase) for phase in long} == {2}
    assert weights[Phase.ACT_ATT] == 1


def test_who_says_nothing_chooses_no_secret(seen: Asked) -> None:
    """Otherwise the guard would be known, and a shoot-out of two silent players would never end."""
    assert {GAME.timeout_action(state, seat) for state, seat in seen if state.phase is Phase.SHOT} == {None}


def test_a_movement_is_one_decision_and_silence_ends_it(seen: Asked) -> None:
    for state, seat in seen:
        if state.phase in (Phase.MOVE_ATT, Phase.MOVE_DEF):
            assert GAME.timeout_action(state, seat) == Done()
            assert GAME.decision(state, seat).seconds is None
