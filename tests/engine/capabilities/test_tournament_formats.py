"""The formats and the points that games take."""

from fractions import Fraction

import pytest

from app.engine.capabilities.tournament_formats import FormatKind, by_place, by_result, duels, tables_of
from app.engine.types import Outcome, Placement


def placed(*places: int) -> Outcome:
    return Outcome(tuple(Placement(seat, place, 0) for seat, place in enumerate(places)), "score")


def test_a_game_of_two_seats_has_three_formats() -> None:
    assert [(one.kind, one.min_entrants, one.max_entrants) for one in duels(2)] == [
        (FormatKind.ROUND_ROBIN, 3, 8),
        (FormatKind.KNOCKOUT, 4, 16),
        (FormatKind.SWISS, 8, 32),
    ]
    assert duels(3) == ()


def test_a_game_of_tables_has_a_season_for_each_number_of_seats() -> None:
    formats = tables_of(4, 3, 5)

    assert [[one.kind for one in formats(seats)] for seats in (2, 3, 5)] == [
        [],
        [FormatKind.ROUND_ROBIN],
        [FormatKind.ROUND_ROBIN],
    ]
    season, knockout, swiss = formats(4)
    assert (season.tables, knockout.tables, swiss.tables) == ((4,), (4, 3), (4, 3, 5))
    assert knockout.go_on == 2


def test_a_win_is_worth_three_points_and_a_draw_one() -> None:
    assert by_result(placed(1, 2)) == (3, 0)
    assert by_result(placed(2, 1)) == (0, 3)
    assert by_result(placed(1, 1)) == (1, 1)


def test_the_places_of_a_table_are_worth_two_points_to_none() -> None:
    assert by_place(placed(3, 1, 2, 4)) == (Fraction(2, 3), 2, Fraction(4, 3), 0)
    assert by_place(placed(1, 2, 3)) == (2, 1, 0)
    assert by_place(placed(1, 2)) == (2, 0)


@pytest.mark.parametrize("places", [(1, 1, 3, 4), (1, 2, 2, 4), (1, 1, 1), (1, 2, 3, 3, 3), (1, 1)])
def test_a_match_is_worth_a_point_per_seat_whatever_the_ties(places: tuple[int, ...]) -> None:
    points = by_place(placed(*places))

    assert sum(points) == len(places)
    assert all(
        points[one] == points[other]
        for one in range(len(places))
        for other in range(len(places))
        if places[one] == places[other]
    )
