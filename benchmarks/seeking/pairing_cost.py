"""Measures one run of pairing with many people who search.

    python -m benchmarks.seeking.pairing_cost [--people 2000] [--times 9]

Printed are the milliseconds of processor time of a run in the median, for two pools of people who all come
at once: with the wishes that the form proposes, and with wishes of which every part is drawn. One pair in a
hundred must not meet.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from statistics import median

from app.table.seeking.meetings.pairing import meetings
from app.table.seeking.meetings.wish import LIVE, Bars, Rating, Search
from tests.support.seeking.searches import SEATS, random_bars, random_search

SPREAD = 150
"""The deviation of ratings, in points."""


def usual_search(rng: random.Random, name: str) -> Search:
    """Return a search for two games in any number, quick or relaxed, rated or not."""
    games = rng.sample(sorted(SEATS), 2)
    ratings = {game: Rating(round(rng.gauss(1500, SPREAD)), is_settled=True) for game in games}
    return Search(name, {game: frozenset(SEATS[game]) for game in games}, LIVE, ratings=ratings)


def pool(make: Callable[[random.Random, str], Search], people: int) -> list[Search]:
    rng = random.Random(people)
    return [make(rng, f"s{number}") for number in range(people)]


def report(name: str, waiting: Sequence[Search], bars: Bars, times: int) -> None:
    took = []
    for _ in range(times):
        since = time.process_time()
        found = meetings(waiting, bars)
        took.append(1000 * (time.process_time() - since))
    print(f"{name}: {len(waiting)} people, {len(found)} meetings, {median(took):.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--times", type=int, default=9)
    chosen = parser.parse_args()
    rng = random.Random(1)
    usual, drawn = pool(usual_search, chosen.people), pool(random_search, chosen.people)
    report("usual wishes", usual, random_bars(rng, usual, 0.01), chosen.times)
    report("drawn wishes", drawn, random_bars(rng, drawn, 0.01), chosen.times)


if __name__ == "__main__":
    main()
