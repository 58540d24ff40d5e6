"""The computer coaches choose something legal, whatever is at stake."""

import random
from functools import partial
from itertools import cycle, islice, product
from typing import Any

import hypothesis
import pytest

from app.engine.capabilities.decider import Decide
from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME, bot
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.data import CARDS, D20, HALF_MINUTES, TEAMS, TIME_FACES
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, GOAL_HEXES, SHOOTING_ZONE
from tests.games.helvetia_cup.build import on
from tests.games.helvetia_cup.test_goal_chance import Rolled

DISTANCES = sorted(
    {DISTANCE[hex_][GOAL[1]]: hex_ for hex_ in sorted(SHOOTING_ZONE[1]) if hex_ not in GOAL_HEXES}.values()
)
"""A hex at each distance from which there is a shot."""
STRENGTHS = {"easy": bot.easy, "normal": bot.normal, "hard": bot.hard}
MINUTES = (0, 20, *range(HALF_MINUTES - max(TIME_FACES), HALF_MINUTES))
"""Minutes after which the half goes on for certain, and all in which it may end."""


@pytest.mark.parametrize("card", sorted(CARDS))
def test_attack_defence_and_shot_are_decided_with_every_card_distance_and_minute(card: str) -> None:
    """With the profile `seeking` every strength, half and holder is asked, else they take turns."""
    choices = list(product(STRENGTHS, (1, 2), (0, 1)))
    at_once = len(choices) if hypothesis.settings.get_current_profile_name() == "seeking" else 1
    turn = cycle(choices)
    for hex_, minute in product(DISTANCES, MINUTES):
        for strength, half, holder in islice(turn, at_once):
            hands: tuple[tuple[str, ...], tuple[str, ...]] = ((card,), ()) if holder == 0 else ((), (card,))
            rng = random.Random(f"{hex_}{minute}{half}{holder}")
            places = {"0:4": hex_, "1:4": hex_}
            more: Any = {"holder": "0:4", "hands": hands, "clock": minute, "half": half}
            choose = partial(chosen, STRENGTHS[strength], rng=rng)
            choose(on(Phase.ACT_DEF, places, **more))
            state = on(Phase.ACT_ATT, places, **more)
            choose(state)
            state = GAME.apply(state, 0, a.Shoot(), Rolled(1)).state
            while state.phase is Phase.SHOT:
                seat = GAME.to_act(state)[0]
                state = GAME.apply(state, seat, choose(state), Rolled(1)).state


def chosen(choose: Decide[State, a.Action], state: State, rng: random.Random) -> a.Action:
    """Return what a strength decides in a position, which must be on offer."""
    seat = GAME.to_act(state)[0]
    offered = legal_actions(GAME, state, seat)
    action = choose(state, seat, offered, rng)
    assert action in offered
    return action


@pytest.mark.parametrize("team", sorted(TEAMS))
def test_nobody_steals_below_the_odds_of_pressing(team: str) -> None:
    """A steal that fails frees the holder, whose shot pressing would have made worse."""
    for holders, hex_ in product(sorted(set(TEAMS) - {team}), ("e16", "e20")):
        places = {"0:4": hex_, "1:4": hex_}
        state = on(Phase.ACT_DEF, places, holder="0:4", given={"teams": [holders, team]})
        action = bot.normal(state, 1, legal_actions(GAME, state, 1), random.Random(1))
        odds = GAME.public(state)["odds"]
        chances, pressing = odds["chances"], 100 * odds["pressure"] / D20
        assert not isinstance(action, a.Steal) or chances["steal"] >= pressing, (holders, hex_, odds)
