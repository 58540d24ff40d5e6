"""HC-17.1: the coaches meet in a round robin, or in a knockout with byes."""

from itertools import combinations

import pytest

from app.games.helvetia_cup.tournament.schedule import (
    knockout,
    match_options,
    next_round,
    round_robin,
)
from tests.support.matches.scripted_chance import Scripted, clause


@clause("HC-17.1")
@pytest.mark.parametrize("coaches", range(3, 9))
def test_in_a_round_robin_everybody_meets_everybody_once(coaches: int) -> None:
    days = round_robin(coaches)

    met = [frozenset(pair) for day in days for pair in day if pair[1] is not None]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(coaches), 2)]  # type: ignore[type-var]
    for day in days:
        busy = [coach for pair in day for coach in pair if coach is not None]
        assert sorted(busy) == list(range(coaches))  # one has a bye if they are odd


@clause("HC-17.1")
@pytest.mark.parametrize("coaches", [2, 9])
def test_a_tournament_is_for_three_to_eight(coaches: int) -> None:
    with pytest.raises(ValueError, match="3 to 8"):
        round_robin(coaches)


@clause("HC-17.1")
def test_a_knockout_of_five_gives_three_byes() -> None:
    first = knockout(5, Scripted((4, 2, 0, 1, 3)))

    assert first == ((4, None), (2, None), (0, None), (1, 3))
    assert next_round((4, 2, 0, 3)) == ((4, 2), (0, 3))
    assert next_round((2, 0)) == ((2, 0),)
    assert next_round((2,)) == ()


@clause("HC-17.1")
def test_a_knockout_is_played_to_a_decision_and_a_round_robin_is_not() -> None:
    assert match_options("knockout") == {"extra_time": True, "shootout": True}
    assert match_options("round_robin") == {"extra_time": False, "shootout": False}
