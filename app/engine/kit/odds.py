"""Probabilities as players read them."""

from fractions import Fraction


def percent(chance: float | Fraction) -> int:
    """Return a probability from 0 to 1 in whole percent."""
    return round(100 * chance)
