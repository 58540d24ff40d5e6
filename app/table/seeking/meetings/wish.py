"""The wishes of people who look for an opponent, and whether two wishes fit."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from msgspec import Struct

from app.table.ratings.skill import Skill


class Pace(StrEnum):
    """The clocks that a wish can name: presets of each game. The values are stored."""

    QUICK = "quick"
    RELAXED = "relaxed"
    DAYS = "days"


PREFERRED = (Pace.RELAXED, Pace.QUICK, Pace.DAYS)
"""Of several common paces the first one is taken: nobody is hurried, and a live match goes before days."""
LIVE = frozenset({Pace.QUICK, Pace.RELAXED})


class RatedWish(StrEnum):
    """Whether the match may be rated. The values are stored."""

    RATED = "rated"
    EITHER = "either"
    FRIENDLY = "friendly"


class Rating(Struct, frozen=True):
    """A rating in a game, in points, with its deviation; one that is not settled is within any range."""

    points: int = Skill().points
    is_settled: bool = False
    spread: int = Skill().spread


UNKNOWN = Rating()


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's wish. `games` has the numbers of players by game; none are all that a game allows.

    `within` is the range in points, None for anyone; `fills`: Empty seats may go to the computer.
    """

    games: dict[str, frozenset[int]]
    paces: frozenset[Pace]
    rated: RatedWish = RatedWish.EITHER
    within: int | None = None
    fills: bool = False


class Search(Struct, frozen=True):
    """A search that takes part in pairing.

    `games` has the numbers of players by game, and `ratings` the player's rating by game, without those of
    a new player. `fills`: Empty seats may go to the computer. `within` is the range in points; it is None for
    anyone, and always with another wish than `rated`.
    """

    id: str
    games: Mapping[str, frozenset[int]]
    paces: frozenset[Pace]
    rated: RatedWish = RatedWish.EITHER
    within: int | None = None
    fills: bool = False
    ratings: Mapping[str, Rating] = {}

    def rating(self, game: str) -> Rating:
        return self.ratings.get(game, UNKNOWN)


class Bars(Struct, frozen=True):
    """The searches that must not meet, by id and both ways: at all, and in one game."""

    always: Mapping[str, frozenset[str]] = {}
    in_game: Mapping[str, Mapping[str, frozenset[str]]] = {}


def fit(one: Search, other: Search, game: str, bars: Bars) -> bool:
    """Return whether two people may meet in a game that both have ticked, at a pace that both have ticked."""
    theirs = other.id
    if one.paces.isdisjoint(other.paces) or theirs in bars.always.get(one.id, ()):
        return False
    apart = bars.in_game.get(game)
    if apart and theirs in apart.get(one.id, ()):
        return False
    if one.within is None and other.within is None:
        return True
    here, there = one.rating(game), other.rating(game)
    if not (here.is_settled and there.is_settled):
        return True
    distance = abs(here.points - there.points)
    return (one.within is None or distance <= one.within) and (
        other.within is None or distance <= other.within
    )


@cache
def common_pace(paces: frozenset[Pace]) -> Pace:
    """Return the pace that is played of those that are common."""
    return next(pace for pace in PREFERRED if pace in paces)
