"""The worth of a goal by the score and the rounds that are left, for the computer players.

Goals are taken to fall at random, as often for either side. None of the constants is a rule.
"""

from functools import lru_cache

from app.games.hockey_game.data import box
from app.games.hockey_game.model import State

ROUNDS = 12
"""The number of rounds in a period, as the computer players play it."""
SCORING = 0.065
"""The probability that one side scores in a round."""
LEAST = 0.25
"""The least worth of a goal, compared with one of a level match, however the score stands."""
STEPS = 8
"""The steps to a whole in which the worth is rounded, so that computed periods can be kept."""


def rounds_left(state: State) -> float:
    """Return how many rounds the period still has, by its referee cards and its idle clock (HG-13.1)."""
    flips = box().constants.flips_per_period
    limit = state.options.idle_rounds
    idle = min(state.idle / limit, 1.0) if limit else 0.0
    return ROUNDS * max(0.0, flips - state.flips - idle) / flips


def goals_worth(state: State) -> tuple[float, float]:
    """Return what a goal of seat 0 and one of seat 1 changes, on average 1.

    Behind near the end the next goal counts more and a further one against less; ahead it is the reverse.
    """
    if state.overtime:
        return 1.0, 1.0
    periods = box().constants.periods - state.period
    return _worth(state.goals[0] - state.goals[1], round(rounds_left(state)) + ROUNDS * periods)


@lru_cache(maxsize=4096)
def _worth(lead: int, rounds: int) -> tuple[float, float]:
    up = winning(lead + 1, rounds) - winning(lead, rounds)
    down = winning(lead, rounds) - winning(lead - 1, rounds)
    share = round(STEPS * min(max(2 * up / (up + down), LEAST), 2 - LEAST)) / STEPS if up + down else 1.0
    return share, 2 - share


@lru_cache(maxsize=4096)
def winning(lead: int, rounds: int) -> float:
    """Return the probability that a side with this lead wins; a tie at the end is half a win."""
    if abs(lead) > rounds:
        return 1.0 if lead > 0 else 0.0
    if rounds == 0:
        return 0.5
    even = (1 - 2 * SCORING) * winning(lead, rounds - 1)
    return even + SCORING * (winning(lead + 1, rounds - 1) + winning(lead - 1, rounds - 1))
