"""How much an operator gains who knows the server's seed, sits down last and searches their word.

    python -m benchmarks.attacks.word_search [TABLES] [CANDIDATES]

It prints the mean worth of the first hand above chance, with its standard error: as in version 1 of fair
chance, where the other player's share is known by then, and as in version 2, where only its commitment is.
"""

import sys

from tests.support.fairness.word_search import FAIR_WORTH, gain_by_search


def main(tables: int = 200, candidates: int = 3000) -> None:
    print(f"{tables} tables, {candidates} candidates, a fair hand is worth {FAIR_WORTH}")
    for version, knows in ((1, True), (2, False)):
        gain = gain_by_search(tables, candidates, knows_the_other=knows)
        print(f"version {version}: {gain.mean:+.2f} (standard error {gain.error:.2f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
