"""EX-13: the final table and its ties. EX-14: the seeds and the ranking of the play-off."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TypeAlias

from app.engine.kit.resolution import Resolution
from app.engine.types import places
from app.games.extraliga.events import Seeded
from app.games.extraliga.model import Result, Stage, State, Team, Tiebreak

Ranking: TypeAlias = tuple[tuple[int, ...], ...]
"""The seats of each place, the best first."""
Criterion: TypeAlias = tuple[str, Callable[[Team], int]]

POINTS: Criterion = ("points", lambda team: team.points)  # EX-13.2
DIFFERENCE: Criterion = ("goal_difference", lambda team: team.goals_for - team.goals_against)  # EX-13.5
GOALS: Criterion = ("goals", lambda team: team.goals_for)  # EX-13.5
LAST_STRENGTH: Criterion = ("strength", lambda team: team.last_strength)  # EX-13.3


def criteria(state: State) -> tuple[Criterion, ...]:
    """Return the criteria in the order in which they separate equal teams."""
    if state.options.tiebreak is Tiebreak.GOAL_DIFFERENCE:
        return POINTS, DIFFERENCE, GOALS, LAST_STRENGTH
    return POINTS, LAST_STRENGTH


def table(state: State) -> Ranking:
    """Return the ranking by all criteria (EX-13.2). Equal seats share a place (EX-13.6)."""

    def values(seat: int) -> tuple[int, ...]:
        return tuple(value(state.teams[seat]) for _, value in criteria(state))

    ordered = sorted(range(state.seats), key=values, reverse=True)
    return tuple(tuple(sorted(group)) for _, group in groupby(ordered, key=values))


def places_now(teams: tuple[Team, ...], final: Ranking | None) -> list[int]:
    """Return the current place of each seat (EX-13.2); at the end by all criteria."""
    if final is None:
        return places([team.points for team in teams])
    return places([-at for seat in range(len(teams)) for at, group in enumerate(final) if seat in group])


def deciding_criterion(state: State) -> str:
    """Return the criterion that left one team on top; `shared` if none did."""
    top = tuple(range(state.seats))
    for name, value in criteria(state):
        best = max(value(state.teams[seat]) for seat in top)
        top = tuple(seat for seat in top if value(state.teams[seat]) == best)
        if len(top) == 1:
            return name
    return "shared"  # without the deciding match of EX-13.4


def contenders(state: State) -> tuple[int, ...]:
    """Return the seats that play deciding matches, in order from the first player (EX-13.4); () for none."""
    level = table(state)[0]
    if len(level) == 1 or not state.options.deciding_match:
        return ()
    return tuple(seat for seat in state.seats_from(state.the_season.first) if seat in level)


def after_deciding(state: State, champion: int, beaten: Iterable[int]) -> Ranking:
    """Return the ranking after the deciding matches. Beaten seats rank by how long they lasted (EX-13.4)."""
    return ((champion,), *((seat,) for seat in reversed(tuple(beaten))), *table(state)[1:])


def seeds(state: State, resolution: Resolution) -> tuple[int, ...]:
    """Draw the seeds by the criteria of the table, and at random among equal teams (EX-14.1)."""
    order: list[int] = []
    lots: list[tuple[int, ...]] = []
    for level in table(state):
        if len(level) > 1:
            lots.append(level)
        while len(level) > 1:
            index = resolution.below(len(level))
            order.append(level[index])
            level = (*level[:index], *level[index + 1 :])
        order.extend(level)
    resolution.record(Seeded(tuple(order), tuple(lots)))
    return tuple(order)


def semifinals(seeds: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the semifinals: 1st against 4th, 2nd against 3rd (EX-14.1)."""
    return (seeds[0], seeds[3]), (seeds[1], seeds[2])


def finalists(state: State) -> tuple[int, int]:
    """Return the winners of the semifinals, the better seed first."""
    season = state.the_season
    winners = {result.winner for result in _of(season.results, Stage.SEMIFINALS)}
    one, other = (seat for seat in season.seeds if seat in winners)
    return one, other


def after_playoff(state: State) -> Ranking:
    """Return the ranking of the play-off: champion, finalist, the others by their seeds (EX-14.3)."""
    (final,) = _of(state.the_season.results, Stage.FINAL)
    both = finalists(state)
    champion, finalist = both if final.winner == both[0] else both[::-1]
    rest = (seat for seat in state.the_season.seeds if seat not in both)
    return ((champion,), (finalist,), *((seat,) for seat in rest))


def _of(results: tuple[Result, ...], stage: Stage) -> list[Result]:
    return [result for result in results if result.stage is stage]
