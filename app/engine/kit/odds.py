"""Probabilities as players read them."""

from collections.abc import Sequence
from fractions import Fraction
from math import floor


def percent(chance: float | Fraction) -> int:
    """Return a probability from 0 to 1 in whole percent."""
    return round(100 * chance)


def shared_percents(chances: Sequence[Fraction]) -> tuple[int, ...]:
    """Return whole percentages of probabilities that add up to 1; they add up to 100.

    All are rounded down, and the missing points go to the largest remainders, of equal ones to the larger
    probability. A possible outcome has at least 1, an impossible one has 0.
    """
    exact = [100 * Fraction(chance) for chance in chances]
    whole = [floor(share) for share in exact]
    order = sorted(range(len(exact)), key=lambda at: (exact[at] - whole[at], exact[at]), reverse=True)
    for at in order[: 100 - sum(whole)]:
        whole[at] += 1
    for at, share in enumerate(exact):
        if share and not whole[at]:
            whole[at] = 1
            whole[whole.index(max(whole))] -= 1
    return tuple(whole)
