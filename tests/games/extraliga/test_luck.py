"""The value of the dice of a throw, of a second throw and of overtime."""

import pytest
from msgspec.structs import replace

from app.engine.types import Step
from app.games.extraliga.events import BonusUsed, OvertimeRolled, Rolled
from app.games.extraliga.luck import draws, hit_probability
from app.games.extraliga.model import Match, Overtime, Pairing, Side, State
from tests.games.extraliga.build import before_round
from tests.support.matches.scripted_chance import clause


def state(attempt: int = 0, dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())) -> State:
    """A match of seat 0 (attack 3, defence 5) against seat 1 (attack 2, defence 4)."""
    sides = Side(0, 3, 5, dice=dice[0] or None), Side(1, 2, 4, dice=dice[1] or None)
    return replace(before_round(2), asked=Match(Pairing(0, 1), sides, first=0, attempt=attempt))


@clause("EX-4.9")
def test_a_die_reaches_a_defence_or_not() -> None:
    assert [hit_probability(defence) for defence in (0, 1, 4, 6, 7)] == pytest.approx([1, 1, 1 / 2, 1 / 6, 0])


@clause("EX-10.7")
def test_the_luck_of_a_throw_is_its_goals_less_their_mean() -> None:
    (luck,) = draws(state(), Step(state(), (Rolled(0, None, 0, (4, 5, 1), 4),)))

    assert (luck.owner, luck.other) == (0, 1)
    assert luck.gain == pytest.approx(2 - 3 / 2)
    assert luck.variance == pytest.approx(3 / 4)


@clause("EX-10.5")
def test_a_die_rolled_again_counts_for_whom_it_belongs_to_and_turning_it_is_no_luck() -> None:
    before = state(dice=((4, 5, 1), (6, 6)))
    again = BonusUsed(1, "x", "reroll_opp", False, (0,), (4,), (2,))
    turned = BonusUsed(1, "x", "minus1", False, (0,), (4,), (3,))

    (luck,) = draws(before, Step(before, (again,)))

    assert (luck.owner, luck.gain, luck.variance) == (0, -1 / 2, 1 / 4)
    assert [*draws(before, Step(before, (turned,)))] == []


@clause("EX-10.8")
def test_a_duel_is_even_until_the_dice_differ() -> None:
    before = state()
    throws = [OvertimeRolled(None, 1, Overtime.DUEL, dice, None) for dice in ((3, 3), (5, 2), (1, 2))]

    found = [*draws(before, Step(before, tuple(throws)))]

    assert [luck.gain for luck in found] == pytest.approx([0, 1 / 2, -1 / 2])
    assert [luck.variance for luck in found] == pytest.approx([30 / 36 / 4] * 3)


@clause("EX-10.9")
def test_a_level_attempt_is_worth_what_the_attempts_and_the_duel_after_it_are() -> None:
    before = state()
    mine, yours = 1 / 2, 1 / 3
    level = mine * yours + (1 - mine) * (1 - yours)
    third = mine * (1 - yours) + level / 2
    (luck,) = draws(before, Step(before, (OvertimeRolled(None, 2, Overtime.DEFENCE, (1, 1), (4, 5)),)))
    second = mine * (1 - yours) + level * third

    assert luck.gain == pytest.approx(third - second)
