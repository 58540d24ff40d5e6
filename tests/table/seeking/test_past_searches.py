"""Sentences about waiting come from a plain count, and are not said of a few."""

from datetime import UTC, datetime, timedelta, timezone

from app.table.seeking.past_searches import PastSearch, busy_hours, found_share

FRIDAY = datetime(2026, 3, 6, 20, 30, tzinfo=UTC)
GAMES, PACES = frozenset({"hockey_game"}), frozenset({"quick"})


def search(
    since: datetime, waits: int | None = None, lasts: int = 30, games: frozenset[str] = GAMES
) -> PastSearch:
    """Return a search that began then; `waits` is after how many minutes it found an opponent."""
    found = None if waits is None else since + timedelta(minutes=waits)
    return PastSearch(games, PACES, since, found or since + timedelta(minutes=lasts), found)


def test_forty_searches_of_this_time_of_day_are_counted() -> None:
    evening = [FRIDAY - timedelta(weeks=week, minutes=20 * n) for week in (1, 2) for n in range(-2, 3)]
    past = [search(since, waits) for since in evening for waits in (2, 6, None, None)]

    said = found_share(past, GAMES, PACES, FRIDAY)

    assert said is not None
    assert (said.found, said.of, said.half_within) == (20, 40, 4)


def test_other_games_hours_and_days_are_not_counted() -> None:
    week = timedelta(weeks=1)
    others = [
        *[search(FRIDAY - week, 1, games=frozenset({"extraliga"}))] * 30,
        *[search(FRIDAY - week - timedelta(hours=3), 1)] * 30,
        *[search(FRIDAY - week + timedelta(days=1), 1)] * 30,
    ]

    assert found_share(others, GAMES, PACES, FRIDAY) is None
    assert found_share([*others, *[search(FRIDAY, 3)] * 19], GAMES, PACES, FRIDAY) is None
    said = found_share([*others, *[search(FRIDAY, 3)] * 20], GAMES, PACES, FRIDAY)
    assert said is not None and (said.found, said.of) == (20, 20)


def test_hours_are_those_of_the_reader_and_a_long_search_counts_in_each() -> None:
    late = FRIDAY.replace(hour=22, minute=50)
    past = [*[search(late, lasts=75)] * 30, *[search(FRIDAY.replace(hour=9))] * 20]

    here, there = busy_hours(past, UTC), busy_hours(past, timezone(timedelta(hours=2)))

    assert here is not None and there is not None
    assert [here.by_hour[hour] for hour in (9, 21, 22, 23, 0)] == [20, 0, 30, 30, 30]
    assert [there.by_hour[hour] for hour in (11, 0, 1, 2)] == [20, 30, 30, 30]
    assert (here.peak_from, here.peak_to) == (22, 1)
    assert busy_hours(past[1:], UTC) is None
