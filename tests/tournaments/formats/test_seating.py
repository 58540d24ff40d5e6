"""The number of tables, and the seat of each entrant."""

import pytest

from app.engine.capabilities.tournament_formats import Format, FormatKind
from app.tournaments.formats.seating import burden, seated, table_sizes


def of_tables(*sizes: int) -> Format:
    return Format(FormatKind.SWISS, 8, 32, tables=sizes)


@pytest.mark.parametrize(
    ("entrants", "sizes"),
    [
        (2, (2,)),
        (3, (3,)),
        (5, (4,)),
        (6, (3, 3)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (3, 3, 3)),
        (10, (4, 3, 3)),
        (31, (4, 4, 4, 4, 4, 4, 4, 3)),
    ],
)
def test_tables_are_of_four_and_the_rest_of_three(entrants: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(entrants, of_tables(4, 3)) == sizes


def test_five_entrants_share_a_table_rather_than_one_of_them_waits() -> None:
    assert table_sizes(5, of_tables(4, 3, 5)) == (5,)
    assert table_sizes(9, of_tables(4, 3, 5)) == (3, 3, 3)


def test_one_of_an_odd_number_has_no_match_of_two() -> None:
    assert table_sizes(7, of_tables(2)) == (2, 2, 2)
    assert table_sizes(1, of_tables(2)) == ()


def test_the_ends_alternate() -> None:
    assert seated((7, 4), {7: (0,), 4: (1,)}) == (4, 7)
    assert seated((7, 4), {7: (1, 0), 4: (0, 1)}) == (4, 7)
    assert seated((7, 4), {}) == (7, 4)


def test_every_seat_of_a_table_is_had_before_one_is_had_twice() -> None:
    had = {0: (0, 1, 2), 1: (1, 2, 3), 2: (2, 3, 0), 3: (3, 0, 1)}

    assert seated((0, 1, 2, 3), had) == (1, 2, 3, 0)
    assert [burden(had[one], seat) for seat, one in enumerate((1, 2, 3, 0))] == [0, 0, 0, 0]
