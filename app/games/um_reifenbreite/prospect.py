"""Evaluates a running race for a seat, in points, where the search of the computer stops."""

from collections.abc import Mapping
from math import exp, log, sqrt

from app.engine.types import Seat
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Over, State
from app.games.um_reifenbreite.rules.scoring import seat_points
from app.games.um_reifenbreite.turns import CARD_PRICE, GREEN_PRICE, turns_left_here

CLOSE_RACE = 0.15
"""The gap, in turns, that makes a rider with one turn left win three times out of four.

It grows with the square root of the turns left. Fitted on races of the computer against itself."""
RIVALRY = 8.0
"""The points by which one opponent must lead another to be the only one that counts."""


def prospect(state: State, seat: Seat) -> float:
    """Return the expected lead over the others, of whom the best counts most."""
    points = expected_points(state)
    others = [point for other, point in enumerate(points) if other != seat]
    best = max(others)
    return points[seat] - best - RIVALRY * log(sum(exp((other - best) / RIVALRY) for other in others))


def expected_points(state: State) -> list[float]:
    """Return the expected points of each seat: its points, and those of the places that are left."""
    return points_with(state, {} if isinstance(state.pending, Over) else turns_of_riders(state))


def points_with(state: State, turns: Mapping[int, float]) -> list[float]:
    """Return the expected points if the riders on the road need these turns to the finish."""
    points = [float(earned) for earned in seat_points(state)]
    home = sum(rider.place > 0 for rider in state.riders)
    for number, mine in turns.items():
        rank = home + sum(_before(other, mine) for one, other in turns.items() if one != number)
        points[state.owner(number)] += _place_points(rank)
    return points


def turns_of_riders(state: State) -> dict[int, float]:
    """Return, for each rider on the road, the turns to the finish less those saved by the team's cards."""
    table, found = turns_left_here(state), {}
    for rider in state.riders:
        if rider.place == 0 and rider.node >= 0:
            found[rider.number] = table[rider.node]
    for index, team in enumerate(state.teams):
        mine = [rider for rider in state.riders[4 * index : 4 * index + 4] if rider.number in found]
        for card in team.hand:
            kind = box().kinds[card]
            for rider in mine:
                if kind.rider == rider.digit:
                    found[rider.number] -= _saved(CARD_PRICE[kind.value], table[rider.node])
                elif kind.rider is None:
                    saved = CARD_PRICE[kind.value] + GREEN_PRICE
                    found[rider.number] -= _saved(saved / len(mine), table[rider.node])
    return found


def _saved(price: float, turns: float) -> float:
    """Return the turns that a card saves: fewer near the finish, where it may find no turn any more."""
    return price * min(1.0, turns / 2)


def _before(other: float, mine: float) -> float:
    """Return the chance that another rider finishes first."""
    scale = CLOSE_RACE * sqrt(max(0.3, (other + mine) / 2))
    return 1 / (1 + exp(max(-30.0, min(30.0, (other - mine) / scale))))


def _place_points(rank: float) -> float:
    """Return the points of a fractional rank, interpolated; rank 0 is the first place."""
    places, below = box().places, int(rank)
    after = places[min(below + 1, len(places) - 1)]
    return places[below] + (rank - below) * (after - places[below])
