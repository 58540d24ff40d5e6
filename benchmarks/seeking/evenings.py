"""Simulates evenings of people who look for an opponent, and counts those who are paired.

    python -m benchmarks.seeking.evenings [--evenings 400] [--hours 4] [--yes 1]

People arrive at random, tick games and paces at random, and leave at random without an opponent: how long
they stay is exponential, with a mean of some minutes. A person who is called says yes with this probability;
two of whom one says no are not offered to each other again. Printed are the shares in per cent with their
standard errors, by arrivals per hour, and by the numbers of games and paces and how long people stay; in
brackets the share that theory gives if everybody says yes.
"""

import argparse
import random
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from app.table.seeking.meetings.pairing import meetings
from app.table.seeking.meetings.wish import Bars, Pace, Search
from tests.support.seeking.searches import SEATS

ARRIVALS = (3, 6, 12)
LIVE = (Pace.QUICK, Pace.RELAXED)


class Habit(Struct, frozen=True):
    """The numbers of games and paces that everybody ticks, and for how many minutes they stay on average."""

    games: int
    paces: int
    stays: float


HABITS = (Habit(1, 1, 5), Habit(2, 2, 5), Habit(1, 1, 25), Habit(2, 2, 25))


def evening(rng: random.Random, habit: Habit, arrivals: int, hours: float, yes: float) -> tuple[int, int]:
    """Return how many people came, and how many of them were paired.

    Those of the hour before and the hour after are there, but are not counted.
    """
    came: set[str] = set()
    paired: set[str] = set()
    apart: dict[str, frozenset[str]] = {}
    waiting: list[tuple[float, Search]] = []
    minute, number = rng.expovariate(arrivals / 60), 0
    while minute < 60 * (hours + 2):
        number += 1
        newcomer = search(rng, habit, str(number))
        if 60 <= minute < 60 * (hours + 1):
            came.add(newcomer.id)
        waiting = [one for one in waiting if one[0] > minute]
        waiting.append((minute + rng.expovariate(1 / habit.stays), newcomer))
        while found := meetings([one for _, one in waiting], Bars(apart)):
            for meeting in found:
                called = {one.id for one in meeting.members}
                if not sum(rng.random() >= yes for _ in called):
                    paired |= called
                    waiting = [one for one in waiting if one[1].id not in called]
                else:
                    apart |= {one: apart.get(one, frozenset()) | called - {one} for one in called}
        minute += rng.expovariate(arrivals / 60)
    return len(came), len(came & paired)


def search(rng: random.Random, habit: Habit, name: str) -> Search:
    """Return a search for two players with random games and paces."""
    games = {game: frozenset({2}) for game in rng.sample(sorted(SEATS), habit.games)}
    return Search(name, games, frozenset(rng.sample(LIVE, habit.paces)))


def expected_share(habit: Habit, arrivals: int) -> float:
    """Return the share of those who are paired if everybody says yes, in per cent.

    At most two wait at once. With one game and one pace each of the 8 kinds is a line of its own, where one
    waits or nobody. With two of four games and both paces 5 of 6 newcomers fit one who waits, and all fit one
    of two who do not fit each other. Arrivals at random see the shares of time (PASTA).
    """
    together = arrivals * habit.stays / 60
    if habit.games == 1:
        return 200 * together / (2 * together + len(SEATS) * len(LIVE))
    fits = 5 / 6
    one = together / (fits * together + 1)
    two = one * (1 - fits) * together / (together + 2)
    return 200 * (fits * one + two) / (1 + one + two)


def share(evenings: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Return the share of those who were paired, in per cent, and its standard error over evenings."""
    everybody = sum(came for came, _ in evenings)
    paired = sum(paired for _, paired in evenings) / everybody
    size = mean(came for came, _ in evenings)
    error = stdev(found - paired * came for came, found in evenings) / size / sqrt(len(evenings))
    return 100 * paired, 100 * error


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--evenings", type=int, default=400)
    parser.add_argument("--hours", type=float, default=4)
    parser.add_argument("--yes", type=float, default=1)
    chosen = parser.parse_args()
    rng = random.Random(1)
    for habit in HABITS:
        line = []
        for arrivals in ARRIVALS:
            found = [
                evening(rng, habit, arrivals, chosen.hours, yes=chosen.yes) for _ in range(chosen.evenings)
            ]
            paired, error = share(found)
            line.append(f"{paired:.1f} ± {error:.1f} ({expected_share(habit, arrivals):.1f}) %")
        print(f"{habit.games} games, {habit.paces} paces, {habit.stays} min: {' / '.join(line)}")


if __name__ == "__main__":
    main()
