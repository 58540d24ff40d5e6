"""The table of a round robin (HC-17.1)."""

from collections.abc import Sequence

from msgspec import Struct

from app.engine.chance import Chance
from app.games.helvetia_cup.data import DRAW_POINTS, FORFEIT_GOALS, WIN_POINTS
from app.games.helvetia_cup.report import MatchReport
from app.games.helvetia_cup.tournament.schedule import Coach

FORFEIT = (FORFEIT_GOALS, 0)
"""The score of a forfeit, unless the real score is better for the winner (HC-17.1)."""
GIVEN_UP = ("forfeit", "resigned")


class Result(Struct, frozen=True):
    """A match as the table counts it; `winner` None means a draw."""

    left: Coach
    right: Coach
    goals: tuple[int, int]
    winner: Coach | None


class Row(Struct, frozen=True):
    coach: Coach
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    goals: int = 0
    conceded: int = 0

    @property
    def points(self) -> int:
        return WIN_POINTS * self.won + DRAW_POINTS * self.drawn

    @property
    def difference(self) -> int:
        return self.goals - self.conceded


def result(left: Coach, right: Coach, report: MatchReport) -> Result:
    """Return the result of a match; a forfeit counts 3:0, or the real score if better for the winner."""
    goals = (report.teams[0].goals, report.teams[1].goals)
    winner = None if report.winner is None else (left, right)[report.winner]
    if report.reason in GIVEN_UP and report.winner is not None:
        goals = _forfeited(goals, report.winner)
    return Result(left, right, goals, winner)


def _forfeited(goals: tuple[int, int], winner: int) -> tuple[int, int]:
    if goals[winner] - goals[1 - winner] >= FORFEIT[0] - FORFEIT[1]:
        return goals
    return FORFEIT if winner == 0 else (FORFEIT[1], FORFEIT[0])


def rows(coaches: int, results: Sequence[Result]) -> tuple[Row, ...]:
    """Return one row per coach, by coach."""
    return tuple(_row(coach, results) for coach in range(coaches))


def _row(coach: Coach, results: Sequence[Result]) -> Row:
    mine = [one for one in results if coach in (one.left, one.right)]
    own = sum(one.goals[one.right == coach] for one in mine)
    against = sum(one.goals[one.left == coach] for one in mine)
    won = sum(one.winner == coach for one in mine)
    drawn = sum(one.winner is None for one in mine)
    return Row(coach, len(mine), won, drawn, len(mine) - won - drawn, own, against)


def ranking(coaches: int, results: Sequence[Result], chance: Chance) -> tuple[Row, ...]:
    """Return the table by points, goal difference, goals, matches among the level, and a random draw."""
    table = rows(coaches, results)
    levels: dict[tuple[int, int, int], list[Row]] = {}
    for row in table:
        levels.setdefault((row.points, row.difference, row.goals), []).append(row)
    ordered: list[Row] = []
    for key in sorted(levels, reverse=True):
        ordered += _among(levels[key], results, chance)
    return tuple(ordered)


def _among(level: list[Row], results: Sequence[Result], chance: Chance) -> list[Row]:
    """Order level coaches by their head-to-head points, and at random if these are level too."""
    if len(level) == 1:
        return level
    coaches = {row.coach for row in level}
    inner = [one for one in results if {one.left, one.right} <= coaches]
    points = {row.coach: _row(row.coach, inner).points for row in level}
    if len(set(points.values())) == len(level):
        lots = {row.coach: 0 for row in level}
    else:
        lots = {level[index].coach: place for place, index in enumerate(chance.shuffle(len(level)))}
    return sorted(level, key=lambda row: (-points[row.coach], lots[row.coach]))


def merits(coaches: int, results: Sequence[Result]) -> dict[Coach, tuple[int, int, int, int]]:
    """Return the sort keys before any random draw: points, difference, goals, points among the level."""
    table = rows(coaches, results)
    keys = {row.coach: (row.points, row.difference, row.goals) for row in table}
    return {coach: (*key, _inner_points(coach, keys, results)) for coach, key in keys.items()}


def _inner_points(coach: Coach, keys: dict[Coach, tuple[int, int, int]], results: Sequence[Result]) -> int:
    level = {other for other, key in keys.items() if key == keys[coach]}
    return _row(coach, [one for one in results if {one.left, one.right} <= level]).points
