"""The two functions by which a game gets Stadion's own tournaments.

- `formats(seats)` returns the formats whose matches have that many seats.
- `points(outcome)` returns what a finished match is worth to each of its seats.

A game puts both into its file `tournament_formats.py`. Most games need no more than the functions of this
module: a game of two seats takes `duels` and `by_result`, a game of more seats takes `tables_of(...)` and
`by_place`. Everything else (pairing, standings, byes, walkovers) is the same for every game.

An **entrant** is a player or computer that takes part: a number from 0. A **table** is where a match is
played, and its size is the number of seats.
"""

from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from app.engine.types import Outcome

WIN, DRAW = Fraction(3), Fraction(1)
"""The points of a match of two; a defeat has none."""


class FormatKind(StrEnum):
    """The values are part of a tournament's options: they must not change."""

    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"
    SWISS = "swiss"


class Format(Struct, frozen=True):
    """A format that a game offers, with the numbers of entrants that it is for."""

    kind: FormatKind
    min_entrants: int
    max_entrants: int
    tables: tuple[int, ...] = (2,)
    """The numbers of seats that its matches can have, the preferred one first."""
    fewest: int = 2
    """The fewest seats with which a match can still be played when entrants do not come."""
    go_on: int = 1
    """The entrants of each table that a knockout takes to its next round."""


FormatsOf: TypeAlias = Callable[[int], tuple[Format, ...]]
"""(seats of a match) -> the formats with such matches; none if there are no tournaments of them."""
PointsOf: TypeAlias = Callable[[Outcome], tuple[Fraction, ...]]
"""(outcome of a match) -> the points of each seat, in the order of the seats."""


def duels(seats: int) -> tuple[Format, ...]:
    """Return the formats of a game of two seats."""
    if seats != 2:
        return ()
    return (
        Format(FormatKind.ROUND_ROBIN, 3, 8),
        Format(FormatKind.KNOCKOUT, 4, 16),
        Format(FormatKind.SWISS, 8, 32),
    )


def tables_of(*sizes: int) -> FormatsOf:
    """Return the function `formats` of a game whose matches have more than two seats.

    sizes: The numbers of seats that a match can have, the preferred one first.

    A round robin is one match of all entrants, because they all meet in it: a season, a tour. A knockout has
    tables of the first two sizes, from which two go on.
    """

    def formats(seats: int) -> tuple[Format, ...]:
        if seats not in sizes:
            return ()
        season = Format(FormatKind.ROUND_ROBIN, seats, seats, tables=(seats,))
        if seats != sizes[0]:
            return (season,)
        return (
            season,
            Format(FormatKind.KNOCKOUT, 4, 16, tables=sizes[:2], go_on=2),
            Format(FormatKind.SWISS, 8, 32, tables=sizes),
        )

    return formats


def by_result(outcome: Outcome) -> tuple[Fraction, ...]:
    """Return the points of a match of two: 3 for the winner, 1 each for a draw."""
    first, second = (one.place for one in outcome.placements)
    if first == second:
        return DRAW, DRAW
    return (WIN, Fraction(0)) if first < second else (Fraction(0), WIN)


def by_place(outcome: Outcome) -> tuple[Fraction, ...]:
    """Return 2 (n - place) / (n - 1) points for each seat of a match of n.

    Seats that share a place get the mean of the places that they cover. So a match is worth n points in all,
    and one point per seat on average, with any number of seats and any ties.
    """
    places = [one.place for one in outcome.placements]
    return tuple(_share(place, places) for place in places)


def _share(place: int, places: list[int]) -> Fraction:
    last = place + places.count(place) - 1
    seats = len(places)
    return Fraction(2 * seats - place - last, seats - 1)
