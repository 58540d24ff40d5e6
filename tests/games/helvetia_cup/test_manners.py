"""The computer makes no useless move and plays no useless card."""

from itertools import chain

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.actions import Move, Overtake, PlayCard
from app.games.helvetia_cup.odds import odds
from tests.games.matches import decisions
from tests.support.matches.scripted_chance import clause


@clause("HC-6.1")
@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_nobody_comes_back_to_a_hex_left_in_the_same_movement(strength: str) -> None:
    stood = set[tuple[object, ...]]()
    for state, seat, action, _ in decisions(GAME, strength, 4):
        if isinstance(action, Move | Overtake):
            movement = (GAME.decision(state, seat).question, action.f)
            stood.add((*movement, state.footballers[action.f].hex))
            assert (*movement, action.to) not in stood

    assert len(stood) > 100


@clause("HC-16.3")
@pytest.mark.parametrize("strength", GAME.computer.names)
def test_every_card_that_is_played_changes_the_odds(strength: str) -> None:
    """But for a beginner, who plays none."""
    played = 0
    for before, _, action, after in chain(*(decisions(GAME, strength, seed) for seed in range(3))):
        if isinstance(action, PlayCard):
            assert odds(after) != odds(before), action
            played += 1

    assert played > 3 or strength == "easy"
