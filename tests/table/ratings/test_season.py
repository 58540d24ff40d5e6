"""Seasons are the quarters of a year."""

from datetime import UTC, datetime, timedelta

import pytest

from app.table.ratings.season import Season, season_at, season_of


def test_a_season_is_a_quarter_in_utc() -> None:
    autumn = season_at(datetime(2026, 11, 29, tzinfo=UTC))

    assert (autumn, autumn.key) == (Season(2026, 4), "2026-4")
    assert (autumn.starts_at, autumn.ends_at) == (
        datetime(2026, 10, 1, tzinfo=UTC),
        datetime(2027, 1, 1, tzinfo=UTC),
    )
    assert season_at(autumn.starts_at) == autumn
    assert season_at(autumn.starts_at - timedelta(microseconds=1)) == Season(2026, 3)


def test_seasons_are_counted_across_years() -> None:
    assert Season(2027, 1).since(Season(2026, 3)) == 2
    assert season_of("2026-3") == Season(2026, 3)


@pytest.mark.parametrize("wrong", ["2026", "2026-5", "26-1", "2026-01"])
def test_what_is_no_season_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        season_of(wrong)
