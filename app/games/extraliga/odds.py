"""The exact probabilities of a match before any bonus is used (EX-10.7)."""

from fractions import Fraction
from functools import cache, lru_cache
from math import comb
from typing import TypeAlias

from msgspec import Struct

from app.engine.kit.odds import shared_percents
from app.engine.types import Seat
from app.games.extraliga.data import opponents
from app.games.extraliga.model import Match, Pairing, State
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules import trainer


class Forecast(Struct, frozen=True):
    """The probabilities that side 0 has more goals in regular time, as many, or fewer. They add up to 1."""

    ahead: Fraction
    level: Fraction
    behind: Fraction

    def for_side(self, side: int = 0) -> list[int]:
        """Return the percentages as this side reads them: ahead, level, behind. They add up to 100."""
        told = [*shared_percents((self.ahead, self.level, self.behind))]
        return told if side == 0 else told[::-1]


def forecast(match: Match) -> Forecast:
    """Return the probabilities of a match, with the dice that are still to be rolled."""
    one, other = match.sides
    return _forecast(
        _goals(one.attack, other.defence, one.dice), _goals(other.attack, one.defence, other.dice)
    )


Dice: TypeAlias = tuple[int, ...] | None
Ways: TypeAlias = tuple[int, ...]
"""The number of equally likely ways in which a side's dice give each number of goals."""


def forecast_after_reroll(match: Match, side: int, dice: tuple[int, ...]) -> Forecast:
    """Return the probabilities if these dice of a side are rolled again and all others stay (EX-10.5)."""
    lying = match.sides[side].dice or ()
    kept = tuple(face for die, face in enumerate(lying) if die not in dice)
    target, other = match.sides[1 - side].defence, match_rules.goals(match)[1 - side]
    more = _goals(len(dice), target, None)
    mine = (*(0,) * match_rules.goals_from(kept, target), *more)
    yours = (*(0,) * other, 1)
    return _forecast(mine, yours) if side == 0 else _forecast(yours, mine)


def opposing_strengths(state: State, seat: Seat) -> tuple[int, int] | None:
    """Return attack and defence of this seat's opponent in the round; None on a bye."""
    for pairing in state.the_round.pairings:
        if seat in (pairing.a, pairing.b):
            mine, yours = strengths_of(state, pairing)
            return yours if pairing.a == seat else mine
    return None


def strengths_of(state: State, pairing: Pairing) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return attack and defence of both sides of a match that has not begun."""
    one = trainer.strengths(state.teams[pairing.a])
    if pairing.b is not None:
        return one, trainer.strengths(state.teams[pairing.b])
    assert pairing.opponent is not None
    card = opponents()[pairing.opponent]
    return one, (card.attack, card.defence)


def forecast_of(
    one: tuple[int, int], other: tuple[int, int], dice: Dice = None, others: Dice = None
) -> Forecast:
    """Return the probabilities for the attack and defence of two teams and their dice, None if not rolled."""
    return _forecast(_goals(one[0], other[1], dice), _goals(other[0], one[1], others))


@cache
def _goals(attack: int, defence: int, dice: tuple[int, ...] | None) -> Ways:
    if dice is not None:
        return (*(0,) * match_rules.goals_from(dice, defence), 1)
    hits = match_rules.goals_from(match_rules.FACES, defence)
    missed = match_rules.SIDES - hits
    return tuple(
        comb(attack, goals) * hits**goals * missed ** (attack - goals) for goals in range(attack + 1)
    )


@lru_cache(maxsize=4096)
def _forecast(mine: Ways, yours: Ways) -> Forecast:
    every = sum(mine) * sum(yours)
    ahead = sum([ways * sum(yours[:goals]) for goals, ways in enumerate(mine)])
    level = sum([one * two for one, two in zip(mine, yours, strict=False)])
    return Forecast(Fraction(ahead, every), Fraction(level, every), Fraction(every - ahead - level, every))
