"""The chance of a win, as spectators can compute it: both seats take at random, all tokens are possible."""

from functools import cache

from app.engine.types import View
from app.games.pebbles.data import box


def chance_of_first(view: View) -> float:
    """Return the probability that seat 0 ends with more points than seat 1, before the match is over."""
    first, second = view["sides"]["0"], view["sides"]["1"]
    return _wins(view["heap"], view["turn"], first["stones"] - second["stones"])


@cache
def _wins(heap: int, turn: int, lead: int) -> float:
    """`lead`: the stones of seat 0 less those of seat 1. A grab takes like a random take."""
    sign = 1 if turn == 0 else -1
    counts = range(1, min(box().most, heap) + 1)
    return sum(_after(heap - count, turn, lead + sign * count) for count in counts) / len(counts)


def _after(heap: int, turn: int, lead: int) -> float:
    if heap:
        return _wins(heap, 1 - turn, lead)
    sign = 1 if turn == 0 else -1
    tokens = box().tokens
    return sum(lead + sign * token > 0 for token in tokens) / len(tokens)  # PB-3.1
