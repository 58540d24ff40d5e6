"""The computer spends no card that changes nothing."""

import random
from collections.abc import Iterator
from itertools import chain

import pytest

from app.engine.chance import FairChance
from app.engine.computer import decided
from app.engine.contract import complete_options
from app.engine.testing import clause
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Action, EndTurn
from app.games.hockey_game.data import box
from app.games.hockey_game.model import State
from app.games.hockey_game.rules.resolution import beats
from app.games.hockey_game.rules.value import tally


def ends_of_defence(strength: str, seed: int) -> Iterator[State]:
    """Right before a defender announces his sum."""
    luck = random.Random(seed)
    chance = FairChance(luck.randbytes(32))
    state: State = GAME.setup(complete_options(GAME, {}, 2), 2, chance).state
    while GAME.outcome(state) is None:
        seat = GAME.to_act(state)[0]
        action: Action = decided(GAME, GAME.computer, strength, state, seat, luck)
        if isinstance(action, EndTurn) and seat == state.duel.defender:
            yield state
        state = GAME.apply(state, seat, action, chance).state


@clause("HG-6.1")
@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_a_defender_lays_no_bonus_card_more_than_he_needs_and_none_in_vain(strength: str) -> None:
    """But for a card with the referee's symbol: what it turns is not known before."""
    saved = 0
    for state in chain(*(ends_of_defence(strength, seed) for seed in (3, 4))):
        laid = [box().bonus[card] for card in state.duel.turns[state.duel.defender].bonus]
        if not laid or any(card.symbol for card in laid):
            continue
        attack, defence = tally(state, state.duel.attacker).total, tally(state, state.duel.defender).total
        assert not beats(attack, defence)
        assert beats(attack, defence - min(card.value for card in laid))
        saved += 1
    assert saved > 2
