"""Figures about waiting, counted from searches that are over. Of a few searches nothing is said."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta, tzinfo
from math import ceil
from statistics import median

from msgspec import Struct

COUNTED_FOR = timedelta(days=28)
LEAST_FOR_SHARE = 20
LEAST_FOR_HOURS = 50
"""The searches below which nothing is said."""
HOURS = 24
PEAK_HOURS = 3
HOUR = timedelta(hours=1)
SATURDAY = 5


class PastSearch(Struct, frozen=True):
    """A search that is over; `found_at` is None if it found no opponent."""

    games: frozenset[str]
    paces: frozenset[str]
    since: datetime
    ended_at: datetime
    found_at: datetime | None = None


class FoundShare(Struct, frozen=True):
    """How many of the searches found an opponent, and within how many minutes half of those did."""

    found: int
    of: int
    half_within: int


class BusyHours(Struct, frozen=True):
    """How many searches were open in each hour of the day, and the busiest hours from one to another."""

    by_hour: tuple[int, ...]
    peak_from: int
    peak_to: int


def found_share(
    past: Iterable[PastSearch], games: frozenset[str], paces: frozenset[str], now: datetime
) -> FoundShare | None:
    """Return the share of those who began at this time of day with a common game and pace; None if too few.

    `now` is in the reader's zone. The time of day is this hour, the one before and the one after, on working
    days or at the weekend.
    """
    alike = [
        one
        for one in past
        if one.games & games and one.paces & paces and _is_time_of_day(one.since.astimezone(now.tzinfo), now)
    ]
    waits = [one.found_at - one.since for one in alike if one.found_at is not None]
    if len(alike) < LEAST_FOR_SHARE or not waits:
        return None
    minutes = median(wait.total_seconds() / 60 for wait in waits)
    return FoundShare(len(waits), len(alike), max(1, ceil(minutes)))


def busy_hours(past: Sequence[PastSearch], zone: tzinfo) -> BusyHours | None:
    """Return how many searches were open by hour, in the reader's zone; None if they are too few."""
    if len(past) < LEAST_FOR_HOURS:
        return None
    by_hour = [0] * HOURS
    for one in past:
        for hour in _hours_of(one, zone):
            by_hour[hour] += 1

    def around(hour: int) -> int:
        return sum(by_hour[(hour + n) % HOURS] for n in range(PEAK_HOURS))

    peak = max(range(HOURS), key=around)
    return BusyHours(tuple(by_hour), peak, (peak + PEAK_HOURS) % HOURS)


def _is_time_of_day(time: datetime, now: datetime) -> bool:
    apart = (time.hour - now.hour) % HOURS
    return apart in (0, 1, HOURS - 1) and (time.weekday() >= SATURDAY) == (now.weekday() >= SATURDAY)


def _hours_of(search: PastSearch, zone: tzinfo) -> set[int]:
    """Return the hours of the day in which a search was open."""
    hour = search.since.astimezone(zone).replace(minute=0, second=0, microsecond=0)
    hours: set[int] = set()
    while hour <= search.ended_at and len(hours) < HOURS:
        hours.add(hour.hour)
        hour += HOUR
    return hours
