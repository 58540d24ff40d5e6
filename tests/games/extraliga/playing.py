"""Whole matches at random, for properties that must hold in every position."""

from collections.abc import Iterator
from random import Random
from typing import Any

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions
from app.engine.types import Step
from app.games.extraliga import GAME
from app.games.extraliga.actions import Auto, Done
from app.games.extraliga.data import season_table
from app.games.extraliga.model import Phase, State


def some_options(seats: int, rng: Random) -> dict[str, Any]:
    most = season_table().options.extra_opponents[seats]
    return {
        "overtime": rng.choice(["duel", "defence"]),
        "extra_opponents": rng.randint(0, most),
        "tiebreak": rng.choice(["strength", "goal_difference"]),
        "deciding_match": rng.random() < 0.5,
        "playoff": seats == 4 and rng.random() < 0.5,
        "lineup_helper": rng.random() < 0.8,
    }


def walk(seats: int, options: dict[str, Any], rng: Random) -> Iterator[tuple[State, int, Step[State]]]:
    """Yield every step of one random match: the state before, the seat that acted, and the result.

    A third of the moves in editors are `auto` or `done`, so that editing ends.
    """
    chance = FairChance(rng.randbytes(32))
    state: State = GAME.setup(complete_options(GAME, options, seats), seats, chance).state
    while seats_to_act := GAME.to_act(state):
        seat = rng.choice(seats_to_act)
        offered = legal_actions(GAME, state, seat)
        assert offered, f"{seat} is to act in {state.phase} and has nothing to do"
        action = rng.choice(offered)
        if state.phase is Phase.EDIT and rng.random() < 0.33:
            action = next((one for one in reversed(offered) if isinstance(one, Auto | Done)), action)
        step = GAME.apply(state, seat, action, chance)
        yield state, seat, step
        state = step.state
