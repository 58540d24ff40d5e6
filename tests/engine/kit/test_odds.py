"""Percentages that share 100."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.kit.odds import shared_percents


@given(st.lists(st.integers(0, 400), min_size=1, max_size=6).filter(any))
def test_they_add_up_to_100_and_only_the_impossible_has_none(ways: list[int]) -> None:
    told = shared_percents([Fraction(one, sum(ways)) for one in ways])

    assert sum(told) == 100
    assert [bool(share) for share in told] == [bool(one) for one in ways]
    assert all(
        abs(share - Fraction(100 * one, sum(ways))) < len(ways) for share, one in zip(told, ways, strict=True)
    )


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        ((7, 1, 0), (88, 12, 0)),  # 87.5 and 12.5: the point goes to the larger one
        ((1, 1, 1), (34, 33, 33)),
        ((399, 1, 0), (99, 1, 0)),
        ((997, 2, 1), (98, 1, 1)),
        ((0, 5, 0), (0, 100, 0)),
    ],
)
def test_the_largest_remainders_get_the_missing_points(ways: tuple[int, ...], told: tuple[int, ...]) -> None:
    assert shared_percents([Fraction(one, sum(ways)) for one in ways]) == told
