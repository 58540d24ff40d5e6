"""The computer does nothing in vain: no card of a line-up is placed and placed again."""

import random

from app.engine.chance import FairChance
from app.engine.computer import decided
from app.engine.contract import complete_options
from app.engine.testing import clause
from app.games.extraliga import GAME
from app.games.extraliga.actions import Auto, Place
from app.games.extraliga.model import Editing


@clause("EX-5.5")
def test_a_line_up_is_set_without_a_needless_placement() -> None:
    """Card by card, where the helper may not do it at once."""
    luck = random.Random(5)
    chance = FairChance(luck.randbytes(32))
    options = complete_options(GAME, {"lineup_helper": False}, 2)
    state = GAME.setup(options, 2, chance).state
    placed, editings = set[tuple[object, ...]](), 0
    while GAME.outcome(state) is None:
        seat = GAME.to_act(state)[0]
        action = decided(GAME, GAME.computer, "normal", state, seat, luck, 0)
        if isinstance(state.asked, Editing):
            editings += 1
            assert not isinstance(action, Auto)
            if isinstance(action, Place):
                again = (GAME.decision(state, seat).question, seat, action.card)
                assert again not in placed
                placed.add(again)
        state = GAME.apply(state, seat, action, chance).state

    assert editings > 20
