"""The computer makes no useless action: no card of a line-up is placed and placed again."""

import random
from itertools import chain

import pytest

from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.operations import complete_options
from app.games.extraliga import GAME
from app.games.extraliga.actions import Auto, Place, Play
from app.games.extraliga.data import ExtraBonus, Substitute, Transfer, effect_card
from app.games.extraliga.model import Editing
from app.games.extraliga.rules.trainer import strengths, with_card
from tests.games.matches import decisions
from tests.support.matches.scripted_chance import clause


@clause("EX-5.5")
def test_a_line_up_is_set_without_a_needless_placement() -> None:
    """Card by card, where the helper may not do it at once."""
    rng = random.Random(5)
    chance = FairChance(rng.randbytes(32))
    options = complete_options(GAME, {"lineup_helper": False}, 2)
    state = GAME.setup(options, 2, chance).state
    placed, editings = set[tuple[object, ...]](), 0
    while GAME.outcome(state) is None:
        seat = GAME.to_act(state)[0]
        action = final_choice(GAME, GAME.computer, "normal", state, seat, rng, 0)
        if isinstance(state.asked, Editing):
            editings += 1
            assert not isinstance(action, Auto)
            if isinstance(action, Place):
                again = (GAME.decision(state, seat).question, seat, action.card)
                assert again not in placed
                placed.add(again)
        state = GAME.apply(state, seat, action, chance).state

    assert editings > 20


@clause("EX-9.4")
@pytest.mark.parametrize("strength", GAME.computer.names)
def test_no_trainer_card_is_played_that_does_nothing(strength: str) -> None:
    """Each changes a strength, brings a bonus or a player, or opens the line-up."""
    played = 0
    for state, seat, action, _ in chain(*(decisions(GAME, strength, seed) for seed in range(6))):
        if not isinstance(action, Play):
            continue
        team, effects = state.teams[seat], effect_card(action.card).effects
        if not any(isinstance(op, ExtraBonus | Substitute | Transfer) for op in effects):
            assert strengths(with_card(team, action.card, action.target)) != strengths(team)
        played += 1

    assert played > 20
