"""The rounds of a round robin."""

from collections import Counter

import pytest

from app.engine.capabilities.tournament_formats import Format, FormatKind
from app.tournaments.formats.field import Field
from app.tournaments.formats.round_robin import circle, rounds


@pytest.mark.parametrize("entrants", range(3, 9))
def test_all_meet_once_and_have_both_ends_equally_often(entrants: int) -> None:
    days = circle(tuple(range(entrants)))

    matches = [pair for day in days for pair in day if len(pair) == 2]
    first, second = Counter(pair[0] for pair in matches), Counter(pair[1] for pair in matches)
    assert Counter(frozenset(pair) for pair in matches) == Counter(
        {frozenset((one, other)): 1 for one in range(entrants) for other in range(one)}
    )
    assert {abs(first[one] - second[one]) for one in range(entrants)} == {1 - entrants % 2}
    assert len(days) == entrants - 1 + entrants % 2


@pytest.mark.parametrize("entrants", [3, 5, 7])
def test_of_an_odd_number_everybody_is_free_once(entrants: int) -> None:
    free = [pair for day in circle(tuple(range(entrants))) for pair in day if len(pair) == 1]

    assert sorted(free) == [(one,) for one in range(entrants)]


def test_a_season_is_one_match_of_all() -> None:
    season = Format(FormatKind.ROUND_ROBIN, 5, 5, tables=(5,))

    assert rounds(Field(season, (3, 1, 4, 0, 2), rounds=1)) == [[(3, 1, 4, 0, 2)]]
