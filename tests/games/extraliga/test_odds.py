"""The forecast of a match against every throw that can fall, rolled by the rules themselves."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from app.engine.testing import Scripted, clause
from app.games.extraliga import GAME
from app.games.extraliga.actions import Roll
from app.games.extraliga.model import State
from app.games.extraliga.odds import forecast
from app.games.extraliga.rules.match import goals
from tests.games.extraliga.build import new_round

ROLL = Roll()


def rolling(attack: tuple[int, int], defence: tuple[int, int]) -> State:
    """A match before its dice, both teams with bonuses still to use."""
    state = new_round(2, "LOT-1", "EV-coach_banned#1", deck=("LOT-2",)).state
    one, other = state.the_match.sides
    sides = (
        replace(one, attack=attack[0], defence=defence[0]),
        replace(other, attack=attack[1], defence=defence[1]),
    )
    return replace(state, asked=replace(state.the_match, sides=sides))


def lead(state: State) -> int:
    mine, yours = goals(state.the_match)
    return (mine > yours) - (mine < yours)


@clause("EX-10.7")
@pytest.mark.parametrize(
    ("attack", "defence"), [((2, 2), (4, 4)), ((3, 1), (5, 0)), ((1, 3), (2, 6)), ((4, 1), (3, 5))]
)
def test_the_forecast_is_what_all_throws_come_to(attack, defence) -> None:
    state, counted = rolling(attack, defence), Counter[int]()
    for dice in product(range(1, 7), repeat=sum(attack)):
        first = GAME.apply(state, 0, ROLL, Scripted(*dice[: attack[0]])).state
        counted[lead(GAME.apply(first, 1, ROLL, Scripted(*dice[attack[0] :])).state)] += 1

    told = forecast(state.the_match)

    assert told.ahead == Fraction(counted[1], counted.total())
    assert told.level == Fraction(counted[0], counted.total())
    assert told.behind == Fraction(counted[-1], counted.total())


@clause("EX-10.7")
def test_dice_that_lie_are_counted_as_they_lie() -> None:
    state = GAME.apply(rolling((2, 2), (4, 4)), 0, ROLL, Scripted(4, 1)).state
    counted = Counter(
        lead(GAME.apply(state, 1, ROLL, Scripted(*dice)).state) for dice in product(range(1, 7), repeat=2)
    )

    assert forecast(state.the_match).ahead == Fraction(counted[1], 36)
    assert forecast(state.the_match).level == Fraction(counted[0], 36)
