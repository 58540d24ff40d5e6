"""The worth of a goal: more for the side behind, and the more so the nearer the end is."""

import pytest

from app.games.hockey_game.data import box
from app.games.hockey_game.options import Options
from app.games.hockey_game.scoreline import ROUNDS, goals_worth, rounds_left, winning
from tests.games.hockey_game.table import table

PERIODS, FLIPS = box().constants.periods, box().constants.flips_per_period


def test_a_goal_of_either_side_is_worth_the_same_while_the_score_is_level() -> None:
    for period in range(1, PERIODS + 1):
        assert goals_worth(table(period=period, flips=2)) == (1.0, 1.0)


def test_behind_near_the_end_the_own_goal_is_worth_more_and_a_further_one_against_less() -> None:
    worth = [goals_worth(table(goals=(1, 2), period=period, flips=3))[0] for period in (1, PERIODS)]

    assert 1 < worth[0] < worth[1]
    assert goals_worth(table(goals=(2, 1), period=PERIODS, flips=3)) == (2 - worth[1], worth[1])


def test_in_overtime_every_goal_ends_the_match() -> None:
    assert goals_worth(table(goals=(2, 2), period=PERIODS, overtime=1)) == (1.0, 1.0)


@pytest.mark.parametrize("limit", [0, 10])
def test_referee_cards_and_the_idle_clock_shorten_the_period(limit: int) -> None:
    options = Options(idle_rounds=limit)
    left = [rounds_left(table(options=options, flips=flips, idle=5)) for flips in range(FLIPS + 1)]

    assert left == sorted(left, reverse=True)
    assert left[-1] == 0
    assert left[0] == (ROUNDS if limit == 0 else ROUNDS * (FLIPS - 0.5) / FLIPS)


def test_a_lead_is_safer_the_fewer_rounds_are_left() -> None:
    assert 0.5 < winning(1, 20) < winning(1, 5) < winning(2, 5) < 1
    assert winning(1, 0) == 1 and winning(0, 7) == pytest.approx(0.5) and winning(-1, 0) == 0
