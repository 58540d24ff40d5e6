"""Sentences about waiting come from a plain count, and are not said of a few."""

import random
from datetime import UTC, datetime, timedelta
from math import ceil

from app.table.seeking.past_searches import (
    LEAST_FOR_HOURS,
    PastSearch,
    found_share,
    people_by_hour,
    people_of,
    people_of_week,
)

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


def test_people_are_counted_once_and_without_the_reader() -> None:
    past = [
        PastSearch(games, PACES, FRIDAY, person=person)
        for person, games in [
            *[(b"ann", GAMES)] * 2,
            (b"ben", GAMES | {"extraliga"}),
            (b"eva", frozenset({"extraliga"})),
            (b"me", GAMES),
        ]
    ]

    assert people_of(past, GAMES, b"me") == 2


def test_the_sentence_equals_a_plain_count_over_28_days() -> None:
    rng = random.Random(28)
    past = [
        search(
            FRIDAY - timedelta(minutes=rng.randrange(28 * 24 * 60)),
            rng.choice((None, *range(1, 30))),
            games=frozenset(rng.sample(["hockey_game", "extraliga", "helvetia_cup"], 2)),
        )
        for _ in range(4000)
    ]
    waits = []
    of = 0
    for one in past:
        if "hockey_game" in one.games and one.since.hour in (19, 20, 21) and one.since.isoweekday() < 6:
            of += 1
            if one.found_at:
                waits.append((one.found_at - one.since).total_seconds() / 60)
    waits.sort()

    said = found_share(past, GAMES, PACES, FRIDAY)

    assert said is not None and said.of == of > 100
    assert said.found == len(waits)
    assert said.half_within == ceil((waits[(len(waits) - 1) // 2] + waits[len(waits) // 2]) / 2)


def test_hours_count_each_person_once_a_day_and_are_not_said_of_a_few() -> None:
    days = [FRIDAY - timedelta(days=day) for day in range(LEAST_FOR_HOURS)]
    past = [PastSearch(GAMES, PACES, since, person=b"one") for since in days]

    hours = people_by_hour([*past, *past])

    assert hours is not None
    assert (hours[20], sum(hours)) == (LEAST_FOR_HOURS, LEAST_FOR_HOURS)
    assert people_by_hour([*past[1:], *past[1:]]) is None


def test_of_a_week_each_person_counts_once_an_hour_of_the_day() -> None:
    evenings = [FRIDAY - timedelta(days=days) for days in (1, 2, 8)]
    past = [search(since + timedelta(hours=hour)) for since in evenings for hour in (0, 1)]

    hours = people_of_week(past, FRIDAY)

    assert (hours[20], hours[21], sum(hours)) == (1, 1, 2)
