"""Whether luck is luck: over many matches of random play its mean is 0, and its spread what the odds say.

    nice -n 19 python -m benchmarks.luck [--matches 2000] [GAME ...]

For each kind of luck of each game: the matches in which it came, the mean of seat 0's sums with its standard
error, the standard deviation of z (should be 1), and of single draws the squares of their gains against their
variances (should be 1).
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean, pstdev, stdev
from typing import Any

from app.engine.catalog import catalog
from app.engine.contract import Game, Step
from app.engine.luck import Account, Draw, accounts
from tests.games.matches import moments


def played(game: Game[Any, Any], seed: int) -> tuple[list[Draw], list[Account]]:
    """The draws of a match of random play, and its accounts."""
    assert game.luck is not None
    match = [*moments(game, seed)]
    steps = ((before.state, Step(after.state, after.events)) for before, after in pairwise(match))
    draws = [draw for before, step in steps for draw in game.luck.draws(before, step)]
    return draws, accounts(draws, game.luck.kinds, match[0].seats)


def measured(game: Game[Any, Any], matches: int) -> Iterator[str]:
    sums: defaultdict[str, list[Account]] = defaultdict(list)
    squares: defaultdict[str, float] = defaultdict(float)
    expected: defaultdict[str, float] = defaultdict(float)
    for seed in range(matches):
        draws, found = played(game, seed)
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
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("games", nargs="*", default=[id for id, game in catalog().items() if game.luck])
    chosen = parser.parse_args()
    for id in chosen.games:
        for line in measured(catalog()[id], chosen.matches):
            print(line, flush=True)


if __name__ == "__main__":
    main()
