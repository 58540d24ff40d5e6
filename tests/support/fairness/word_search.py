"""An operator who knows the server's seed, sits down last, and searches a word that deals a good hand."""

import random
from statistics import mean, stdev

from msgspec import Struct

from app.engine.chance import FairChance, stream_key

PILE, HAND = 52, 5
FAIR_WORTH = HAND * (PILE - 1) / 2
"""The mean worth of a hand of HAND different cards worth 0 to PILE - 1."""


class Gain(Struct, frozen=True):
    """What the search gained: the mean worth of the hands above chance, and its standard error."""

    mean: float
    error: float

    @property
    def is_none(self) -> bool:
        return abs(self.mean) < 2 * self.error


def worth(seed: bytes, match: str, words: list[str]) -> int:
    """Return the worth of the first hand that is dealt."""
    return sum(FairChance(stream_key(seed, match, words)).shuffle(PILE)[:HAND])


def gain_by_search(tables: int, candidates: int, *, knows_the_other: bool, seed: int = 1) -> Gain:
    """Return the gain of an operator at so many tables with one honest player.

    `knows_the_other`: the operator knows the honest player's word when choosing theirs, as in version 1. In
    version 2 they know its commitment and must guess the word.
    """
    rng = random.Random(seed)

    def word() -> str:
        return rng.randbytes(32).hex()

    hands = []
    for number in range(tables):
        server_seed, match, honest = rng.randbytes(32), f"match{number}", word()
        known = honest if knows_the_other else word()
        tried = (word() for _ in range(candidates))
        _, chosen = max((worth(server_seed, match, [known, own]), own) for own in tried)
        hands.append(worth(server_seed, match, [honest, chosen]))
    return Gain(mean(hands) - FAIR_WORTH, stdev(hands) / tables**0.5)
