"""A computer player decides at once where its decision is forced, or known without a search."""

import random
from collections.abc import Iterator
from typing import Any

from app.engine.capabilities.computer import HARD
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice, immediate_choice
from app.engine.contract import Game
from app.engine.operations import complete_options, legal_actions
from tests.games.matches import GAMES

MOST_THOUGHTS = {"um_reifenbreite": 80, "extraliga": 24}
"""Seconds by game for both seats of a match of two: one per decision, pick or move."""


def match(game: Game, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield every state of a match of `normal`, and the seat to act."""
    rng = random.Random(seed)
    chance = FairChance(rng.randbytes(32))
    state = game.setup(complete_options(game, {}, 2), 2, chance).state
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        yield state, seat
        action = final_choice(game, game.computer, "normal", state, seat, rng)
        state = game.apply(state, seat, action, chance).state


def test_who_thinks_ahead_does_so_where_it_pays_and_never_about_what_is_forced() -> None:
    for game in GAMES:
        if not game.computer.search:
            continue
        thoughts = 0
        for state, seat in match(game, 2):
            choice = immediate_choice(game, game.computer, HARD, state, seat, random.Random(1))
            if len(legal_actions(game, state, seat)) == 1:
                assert choice is not None
            thoughts += choice is None
        assert 0 < thoughts <= MOST_THOUGHTS[game.id]
