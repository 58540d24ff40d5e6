"""What the dice of a match may bring (EX-10.7), exactly, before anybody uses a bonus."""

from fractions import Fraction
from functools import cache
from math import comb
from typing import TypeAlias

from msgspec import Struct

from app.games.extraliga.model import Match
from app.games.extraliga.rules import match as match_rules


class Forecast(Struct, frozen=True):
    """The chances that side 0 has more goals in regular time, as many, or fewer. They add up to 1."""

    ahead: Fraction
    level: Fraction
    behind: Fraction


def forecast(match: Match) -> Forecast:
    """With the dice that are still to be rolled; those that lie are counted as they lie."""
    one, other = match.sides
    return _forecast(
        _goals(one.attack, other.defence, one.dice), _goals(other.attack, one.defence, other.dice)
    )


Dice: TypeAlias = tuple[int, ...] | None


def forecast_of(
    one: tuple[int, int], other: tuple[int, int], dice: Dice = None, others: Dice = None
) -> Forecast:
    """Of two teams, each with its attack and defence, and the dice that lie; None: still to be rolled."""
    return _forecast(_goals(one[0], other[1], dice), _goals(other[0], one[1], others))


@cache
def _goals(attack: int, defence: int, dice: tuple[int, ...] | None) -> tuple[Fraction, ...]:
    """By number of goals, how likely a side scores so many."""
    if dice is not None:
        fallen = match_rules.scored(dice, defence)
        return tuple(Fraction(goals == fallen) for goals in range(len(dice) + 1))
    hit = Fraction(match_rules.scored(match_rules.FACES, defence), match_rules.SIDES)
    return tuple(
        comb(attack, goals) * hit**goals * (1 - hit) ** (attack - goals) for goals in range(attack + 1)
    )


def _forecast(mine: tuple[Fraction, ...], yours: tuple[Fraction, ...]) -> Forecast:
    pairs = [(a - b, one * two) for a, one in enumerate(mine) for b, two in enumerate(yours)]
    ahead = sum((chance for lead, chance in pairs if lead > 0), Fraction())
    level = sum((chance for lead, chance in pairs if lead == 0), Fraction())
    return Forecast(ahead, level, 1 - ahead - level)
