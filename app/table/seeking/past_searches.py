"""Figures about waiting, counted from searches that are over. Of a few searches nothing is said."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from math import ceil
from statistics import median

from msgspec import Struct

COUNTED_FOR = timedelta(days=28)
LEAST_FOR_SHARE = 20
"""The searches below which nothing is said."""
LEAST_FOR_HOURS = 50
"""The searches below which nothing is said of the hours of the day."""
HOURS = 24
WEEK = timedelta(days=7)
SATURDAY = 5


class PastSearch(Struct, frozen=True):
    """A search of the past: `person` keeps people distinct, `found_at` is None if it found no opponent.

    `ended_at` is None while it is open.
    """

    games: frozenset[str]
    paces: frozenset[str]
    since: datetime
    ended_at: datetime | None = None
    found_at: datetime | None = None
    person: bytes = b""


class FoundShare(Struct, frozen=True):
    """How many of the searches found an opponent, and within how many minutes half of those did."""

    found: int
    of: int
    half_within: int


def people_of(past: Iterable[PastSearch], games: frozenset[str], reader: bytes) -> int:
    """Return how many people other than the reader have looked for one of these games."""
    return len({one.person for one in past if one.games & games} - {reader})


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
        if one.ended_at
        and one.games & games
        and one.paces & paces
        and _is_time_of_day(one.since.astimezone(now.tzinfo), now)
    ]
    waits = [one.found_at - one.since for one in alike if one.found_at is not None]
    if len(alike) < LEAST_FOR_SHARE or not waits:
        return None
    minutes = median(wait.total_seconds() / 60 for wait in waits)
    return FoundShare(len(waits), len(alike), max(1, ceil(minutes)))


def people_by_hour(past: Iterable[PastSearch]) -> list[int] | None:
    """Return how many people began to look by hour of UTC, each once a day; None if too few."""
    began = {(one.person, one.since.date(), one.since.hour) for one in past}
    if len(began) < LEAST_FOR_HOURS:
        return None
    hours = [0] * HOURS
    for _, _, hour in began:
        hours[hour] += 1
    return hours


def people_of_week(past: Iterable[PastSearch], now: datetime) -> list[int]:
    """Return how many people began to look in the last 7 days by hour of UTC, each once an hour."""
    began = {(one.person, one.since.hour) for one in past if one.since > now - WEEK}
    hours = [0] * HOURS
    for _, hour in began:
        hours[hour] += 1
    return hours


def _is_time_of_day(time: datetime, now: datetime) -> bool:
    apart = (time.hour - now.hour) % HOURS
    return apart in (0, 1, HOURS - 1) and (time.weekday() >= SATURDAY) == (now.weekday() >= SATURDAY)
