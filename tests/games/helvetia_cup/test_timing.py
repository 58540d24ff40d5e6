"""How long a decision takes, and what silence means."""

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.actions import Done
from app.games.helvetia_cup.model import Phase
from tests.games.matches import moments

SEEN = [
    (state, seat) for seed in range(4) for state, _, _ in moments(GAME, seed) for seat in GAME.to_act(state)
]


def test_movements_and_placing_take_twice_as_long() -> None:
    weights = {state.phase: GAME.decision(state, seat).weight for state, seat in SEEN}

    long = (Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.PLACE)
    assert {weights.pop(phase) for phase in long} == {2}
    assert weights[Phase.ACT_ATT] == 1


def test_who_says_nothing_chooses_no_secret() -> None:
    """Otherwise the guard would be known, and a shoot-out of two silent players would never end."""
    assert {GAME.timeout_action(state, seat) for state, seat in SEEN if state.phase is Phase.SHOT} == {None}


def test_a_movement_is_one_decision_and_silence_ends_it() -> None:
    for state, seat in SEEN:
        if state.phase in (Phase.MOVE_ATT, Phase.MOVE_DEF):
            assert GAME.timeout_action(state, seat) == Done()
            assert GAME.decision(state, seat).seconds is None
