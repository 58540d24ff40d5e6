"""The computer spends no card that changes nothing."""

from collections.abc import Iterator
from itertools import chain

import pytest

from app.games.hockey_game import GAME
from app.games.hockey_game.actions import EndTurn, PlaySpecial
from app.games.hockey_game.data import box
from app.games.hockey_game.model import State
from app.games.hockey_game.rules.resolution import beats
from app.games.hockey_game.rules.turns import dice_count
from app.games.hockey_game.rules.value import effect_of, tally
from tests.games.matches import Decided, decisions
from tests.support.matches.scripted_chance import clause

every_strength = pytest.mark.parametrize("strength", GAME.computer.names)


def ends_of_defence(strength: str, seed: int) -> Iterator[State]:
    """Yield positions right before a defender announces a sum."""
    for state, seat, action, _ in decisions(GAME, strength, seed):
        if isinstance(action, EndTurn) and seat == state.duel.defender:
            yield state


@clause("HG-8.2")
@every_strength
def test_no_special_card_is_laid_that_does_nothing(strength: str) -> None:
    played = 0
    for one in chain(*(decisions(GAME, strength, seed) for seed in range(4))):
        if isinstance(one.action, PlaySpecial):
            assert does_something(one), one.action
            played += 1
    assert played > 15


def does_something(one: Decided) -> bool:
    """A hero leaves, a sum or the dice change, cards come, the opponent must keep some, a symbol is free."""
    effect, hand = effect_of(one.after.duel.turns[one.seat]), one.before.sides[1 - one.seat].hand
    if effect.symbols_free:
        return any(id in box().bonus and box().bonus[id].symbol for id in one.after.sides[one.seat].hand)
    return bool(
        one.after.sides[1 - one.seat].heroes != one.before.sides[1 - one.seat].heroes
        or any(tally(one.after, seat) != tally(one.before, seat) for seat in (0, 1))
        or dice_count(effect) != box().dice.per_roll
        or len(one.after.sides[one.seat].hand) >= len(one.before.sides[one.seat].hand)
        or 0 < effect.opponent_bonus_limit < len(hand)
        or effect.win_restart_centre
    )


@clause("HG-6.1")
@every_strength
def test_a_defender_plays_no_bonus_card_beyond_need_and_none_without_effect(strength: str) -> None:
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
