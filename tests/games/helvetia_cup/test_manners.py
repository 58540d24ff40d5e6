"""The computer moves nobody in vain: no footballer comes back to where he has stood in a movement."""

import random

import pytest

from app.engine.chance import FairChance
from app.engine.computer import decided
from app.engine.contract import complete_options
from app.engine.testing import clause
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.actions import Move, Overtake
from app.games.helvetia_cup.model import State


@clause("HC-6.1")
@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_nobody_comes_back_to_a_hex_that_he_has_left_in_the_same_movement(strength: str) -> None:
    luck = random.Random(4)
    chance = FairChance(luck.randbytes(32))
    state: State = GAME.setup(complete_options(GAME, {}, 2), 2, chance).state
    stood = set[tuple[object, ...]]()
    while GAME.outcome(state) is None:
        seat = GAME.to_act(state)[0]
        action = decided(GAME, GAME.computer, strength, state, seat, luck)
        if isinstance(action, Move | Overtake):
            movement = (GAME.decision(state, seat).question, action.f)
            stood.add((*movement, state.footballers[action.f].hex))
            assert (*movement, action.to) not in stood
        state = GAME.apply(state, seat, action, chance).state

    assert len(stood) > 100
