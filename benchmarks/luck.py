"""Whether luck is luck: over many matches of random play its mean is 0, and its spread what the odds say.

    nice -n 19 python -m benchmarks.luck [--matches 2000] [--minutes 60] [--players easy] [GAME ...]

For each kind of luck of each game: the matches in which it came, the mean of seat 0's sums with its standard
error, the standard deviation of z (should be 1), and of single draws, and of the sums of a match, the squares
of the gains against the variances (should be 1).

What ends as soon as it is decided, as a shoot-out does, has few draws where they were lucky: the squares of
its sums agree with their variances, each z by itself is too large. Play by lot hardly ever shoots at a goal
of Helvetia Cup; `--players easy` lets computers play.
"""

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise, takewhile
from math import inf
from statistics import fmean, pstdev, stdev
from typing import Any

from app.engine.catalog import catalog
from app.engine.contract import Game, Step, legal_actions, play
from app.engine.luck import Account, Draw, accounts
from tests.games.matches import Moment, begun, moments


def played(game: Game[Any, Any], seed: int, players: str | None) -> tuple[list[Draw], list[Account]]:
    """The draws of a match, and its accounts; `players`: the strength of its computers, None: by lot."""
    assert game.luck is not None
    seen = moments(game, seed) if players is None else by_computers(game, seed, players)
    draws: list[Draw] = []
    seats = 0
    for before, after in pairwise(seen):
        draws += game.luck.draws(before.state, Step(after.state, after.events))
        seats = before.seats
    return draws, accounts(draws, game.luck.kinds, seats)


def by_computers(game: Game[Any, Any], seed: int, strength: str) -> Iterator[Moment]:
    assert game.computer is not None
    luck = random.Random(seed)
    step, seats, chance = begun(game, luck)
    yield Moment(step.state, step.events, seats)
    while game.outcome(step.state) is None:
        seat = luck.choice(game.to_act(step.state))
        offered = legal_actions(game, step.state, seat)
        known = game.computer.imagined(step.state, seat, luck)
        action = game.computer.strengths[strength](known, seat, offered, luck)
        step = play(game, step.state, seats, seat, action, chance)
        yield Moment(step.state, step.events, seats)


def measured(game: Game[Any, Any], seeds: Iterable[int], players: str | None) -> Iterator[str]:
    sums: defaultdict[str, list[Account]] = defaultdict(list)
    squares: defaultdict[str, float] = defaultdict(float)
    expected: defaultdict[str, float] = defaultdict(float)
    for seed in seeds:
        draws, found = played(game, seed, players)
        for draw in draws:
            squares[draw.kind] += draw.gain**2
            expected[draw.kind] += draw.variance
        for account in found:
            if account.seat == 0 and account.deviation:
                sums[account.kind].append(account)
    for kind, mine in sums.items():
        gains = [account.gain for account in mine]
        error = stdev(gains) / len(gains) ** 0.5
        yield (
            f"{game.id:16} {kind:7} {len(gains):5} matches"
            f"  mean {fmean(gains):+.4f} = {fmean(gains) / error:+.2f} standard errors"
            f"  sd of z {pstdev(account.z for account in mine):.3f}"
            f"  squares {squares[kind] / expected[kind]:.3f}"
            f", of sums {sum(gain**2 for gain in gains) / sum(one.deviation**2 for one in mine):.3f}"
        )


def within(minutes: float, matches: int) -> Iterator[int]:
    """Seeds, until the time is up."""
    end = time.monotonic() + 60 * minutes
    return takewhile(lambda _: time.monotonic() < end, range(matches))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=inf, help="of each game, however many that are")
    parser.add_argument("--players", help="the strength of computers that play; without it by lot")
    parser.add_argument("games", nargs="*", default=[id for id, game in catalog().items() if game.luck])
    chosen = parser.parse_args()
    for id in chosen.games:
        for line in measured(catalog()[id], within(chosen.minutes, chosen.matches), chosen.players):
            print(line, flush=True)


if __name__ == "__main__":
    main()
