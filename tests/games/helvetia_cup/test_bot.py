"""The computer coaches choose something legal, whatever is at stake."""

import random
from itertools import product

import pytest

from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME, bot
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.bot import HELPING
from app.games.helvetia_cup.data import CARDS, D20, TEAMS
from app.games.helvetia_cup.model import Phase
from tests.games.helvetia_cup.build import on
from tests.games.helvetia_cup.test_goal_chance import Rolled

HEXES = {1: "e22", 2: "e20", 3: "c20", 4: "e16"}
STRENGTHS = {"easy": bot.easy, "normal": bot.normal, "hard": bot.hard}
MINUTES = (0, 20, 40, 44)


@pytest.mark.parametrize("strength", sorted(STRENGTHS))
@pytest.mark.parametrize("card", sorted(id_ for id_, card in CARDS.items() if card.kind in HELPING))
def test_a_shot_is_decided_with_every_card_at_every_distance_and_minute(card: str, strength: str) -> None:
    choose = STRENGTHS[strength]
    for hex_, minute, half, holder in product(HEXES.values(), MINUTES, (1, 2), (0, 1)):
        hands: tuple[tuple[str, ...], tuple[str, ...]] = ((card,), ()) if holder == 0 else ((), (card,))
        state = on(Phase.ACT_ATT, {"0:4": hex_}, holder="0:4", hands=hands, clock=minute, half=half)
        rng = random.Random(f"{hex_}{minute}{half}{holder}")
        state = GAME.apply(state, 0, a.Shoot(), Rolled(1)).state
        while state.phase is Phase.SHOT:
            seat = GAME.to_act(state)[0]
            offered = legal_actions(GAME, state, seat)
            action = choose(state, seat, offered, rng)
            assert action in offered
            state = GAME.apply(state, seat, action, Rolled(1)).state


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
