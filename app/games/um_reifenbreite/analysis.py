"""The analysis of a race: the chance to win by the expected points, and two rounds of play.

The sums were fitted on races of the computer against itself (benchmarks/analysis/fit.py). None is a rule.
"""

from collections.abc import Sequence
from math import sqrt

from app.engine.capabilities.analysis import Analysis, Chances, Sums, Worlds
from app.engine.kit.data_files import load_as
from app.engine.types import Seat
from app.games.um_reifenbreite.actions import Action
from app.games.um_reifenbreite.bot import far, normal, occasion
from app.games.um_reifenbreite.model import Keeping, Moving, Placing, Rider, State
from app.games.um_reifenbreite.prospect import points_with, turns_of_riders
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.rules.scoring import seat_points
from app.games.um_reifenbreite.turns import turns_left, turns_left_here

TENS = 10.0
LEAST_TURNS = 0.3


def sums(state: State) -> Sequence[Sums]:
    """Return the expected points, as they are and by how long the race still lasts."""
    turns = max(LEAST_TURNS, mean_turns(state))
    return [(points / TENS, points / TENS / sqrt(turns), points / TENS / turns) for points in scores(state)]


def scores(state: State) -> Sequence[float]:
    """Return the expected points of each seat; before the start of a race those of the races before."""
    if isinstance(state.pending, Keeping | Placing):
        return seat_points(state)
    return points_with(state, turns_now(state))


def turns_now(state: State) -> dict[int, float]:
    """Return the turns to the finish of each rider on the road.

    A rider whose turn of this round is over needs one more than one who still has it. One who is about to
    move counts from the best space in reach.
    """
    turns = turns_of_riders(state)
    if isinstance(state.pending, Moving):
        moving = state.pending
        table, at = turns_left_here(state), state.rider(moving.rider).node
        best = min(table[node] for node in (at, *destinations(state, moving)))
        turns[moving.rider] += best - table[at]
    for number in (*state.played, *(rider.number for rider in state.riders if _has_moved(state, rider))):
        if number in turns:
            turns[number] += 1
    return turns


def _has_moved(state: State, rider: Rider) -> bool:
    moving = state.pending
    return isinstance(moving, Moving) and rider.number == moving.rider and rider.number not in state.played


def mean_turns(state: State) -> float:
    """Return the turns left per rider, with all of the races to come."""
    later = sum(_whole(str(race), state) for race in state.options.races[state.race_number + 1 :])
    if isinstance(state.pending, Keeping | Placing):
        return later + _whole(str(state.race), state)
    turns = turns_of_riders(state)
    return later + (sum(turns.values()) / len(turns) if turns else 0.0)


def _whole(race: str, state: State) -> float:
    """Return the turns of a whole race, which are those of its farthest space."""
    return max(turns_left(race, bool(state.options.terrain))[: len(road_of(race).ids)])


def is_judged(state: State, seat: Seat) -> bool:
    """Return whether the decision may be marked: the computer places and keeps cards by a rule of thumb."""
    return not isinstance(state.pending, Keeping | Placing)


ANALYSIS: Analysis[State, Action] = Analysis(
    sums=sums,
    weights=load_as("app.games.um_reifenbreite", "chances", Chances).weights,
    scores=scores,
    unit="points",
    policy=normal,
    policy_strength="normal",
    at_horizon=far,
    occasion=occasion,
    is_judged=is_judged,
    worlds=Worlds(screened=16, batch=30, most=240, decisions=90),
)
