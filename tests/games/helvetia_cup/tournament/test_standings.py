"""HC-17.1: the table of a round robin."""

import pytest

from app.games.helvetia_cup.tournament.standings import Result, ranking, result
from tests.games.helvetia_cup.clubs import score
from tests.support.matches.scripted_chance import Scripted, clause


@clause("HC-17.1")
@pytest.mark.parametrize(
    ("goals", "counted"), [((0, 0), (0, 3)), ((2, 1), (0, 3)), ((0, 5), (0, 5)), ((1, 4), (1, 4))]
)
def test_a_forfeit_counts_three_nil_or_better(goals: tuple[int, int], counted: tuple[int, int]) -> None:
    told = result(5, 6, score(*goals, "forfeit", winner=1))

    assert (told.goals, told.winner) == (counted, 6)


@clause("HC-17.1")
def test_the_table_ranks_by_points_difference_goals_direct_match_and_lot() -> None:
    def won(left: int, right: int, goals: tuple[int, int]) -> Result:
        return result(left, right, score(*goals))

    plain = ranking(3, [won(0, 1, (1, 0)), won(1, 2, (2, 2)), won(0, 2, (0, 0))], Scripted())
    assert [(row.coach, row.points) for row in plain] == [(0, 3 + 1), (2, 1 + 1), (1, 0 + 1)]

    direct = [won(0, 1, (0, 1)), won(0, 2, (3, 2)), won(1, 2, (1, 1)), won(1, 3, (1, 2)), won(0, 3, (0, 0))]
    rows = ranking(4, direct, Scripted())
    level = [row.coach for row in rows if (row.points, row.difference, row.goals) == (4, 0, 3)]
    assert level == [1, 0]  # 1 beat 0

    circle = [won(0, 1, (1, 0)), won(1, 2, (1, 0)), won(2, 0, (1, 0))]
    assert [row.coach for row in ranking(3, circle, Scripted((2, 0, 1)))] == [2, 0, 1]  # at random
