"""The best tables of a Swiss round, compared with all groupings of small fields."""

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from app.tournaments.formats.grouping import Search, byes, grouped, pair_weights
from app.tournaments.formats.matching import BYE, Record
from app.tournaments.formats.seating import table_sizes
from tests.tournaments.formats.test_course import SWISS_TABLES
from tests.tournaments.formats.test_matching import LOT, random_records


def groupings(entrants: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to seat entrants at tables of these sizes, some of them more than once."""
    if not sizes:
        yield []
        return
    for table in combinations(entrants, sizes[0]):
        if sizes.count(sizes[0]) == len(sizes) and table[0] != entrants[0]:
            return  # tables of one size in another order
        rest = tuple(one for one in entrants if one not in table)
        for more in groupings(rest, sizes[1:]):
            yield [table, *more]


@pytest.mark.parametrize("entrants", [5, 6, 7, 8, 9, 10])
def test_the_tables_of_a_small_field_are_the_best_of_all(entrants: int) -> None:
    source = random.Random(entrants)
    sizes = table_sizes(entrants, SWISS_TABLES.format)
    for _ in range(6):
        records = random_records(source, entrants)
        search = Search(pair_weights(records, sizes, LOT))

        best = min(search.total(tables) for tables in groupings(tuple(range(entrants)), sizes))

        assert search.total(grouped(records, sizes, LOT)) == best


def test_everybody_sits_at_one_table_and_each_table_is_full() -> None:
    records = random_records(random.Random(1), 32)

    tables = grouped(records, [4] * 8, LOT)

    assert sorted(one for table in tables for one in table) == list(range(32))
    assert [len(table) for table in tables] == [4] * 8


def test_level_entrants_who_have_not_met_share_a_table() -> None:
    records = {one: Record(Fraction(one // 4)) for one in range(12)}

    assert sorted(grouped(records, [4, 4, 4], LOT)) == [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11)]


def test_the_bye_goes_to_the_fewest_points_that_have_not_had_one() -> None:
    records = {one: Record(Fraction(points)) for one, points in enumerate((6, 0, 3, 2))}
    records[1] = Record(Fraction(0), {BYE: 1})

    assert byes(records, 1, LOT) == (3,)
