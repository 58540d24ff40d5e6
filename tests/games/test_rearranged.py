"""Computer players, hints and previews in positions that no match has to lead to.

A game's own `rearranged(rng)`, if it has tests/games/<id>/rearranged.py, puts pieces, cards, score and clock
anywhere. With `--hypothesis-profile=seeking` the examples are new each time and many more.
"""

import random
from importlib import import_module
from typing import Any

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions
from tests.games.matches import GAMES, folder_of_tests

REARRANGED = [game for game in GAMES if (folder_of_tests(game.id) / "rearranged.py").exists()]
"""The games with computer players; a new game may have none yet."""
EXAMPLES, MANY = 6, 1000
ACTIONS = 12
"""The number of actions that are played on from a position."""


def examples() -> int:
    return MANY if hypothesis.settings.get_current_profile_name() == "seeking" else EXAMPLES


@pytest.mark.parametrize("game", REARRANGED, ids=lambda game: game.id)
@given(seed=st.integers(0, 2**32))
@hypothesis.settings(max_examples=examples())
def test_every_strength_hint_and_preview_knows_what_to_do_in_any_position(game: AnyGame, seed: int) -> None:
    rng = random.Random(seed)
    state: Any = import_module(f"tests.games.{game.id}.rearranged").rearranged(rng)
    chance = FairChance(rng.randbytes(32))
    for _ in range(ACTIONS):
        if game.outcome(state) is not None:
            return
        seat = rng.choice(game.to_act(state))
        state = game.apply(state, seat, decided(game, state, seat, rng), chance).state


def decided(game: AnyGame, state: Any, seat: int, rng: random.Random) -> Any:
    """Ask every strength, each with its hint; return the action of one of them."""
    offered = legal_actions(game, state, seat)
    assert game.computer is not None and game.advice is not None and game.preview is not None
    game.preview(state, seat)
    chosen = []
    for strength in game.computer.names:
        action = final_choice(game, game.computer, strength, state, seat, rng, worlds=1)
        assert action in offered, strength
        assert game.advice(game.computer.determinized(state, seat, rng), seat, action)
        chosen.append(action)
    return rng.choice(chosen)
