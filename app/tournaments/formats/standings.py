"""The order of the entrants.

Round robin and Swiss: points, the average of the opponents' points, the points among those that are level,
the game's score, and at the end a random draw. Knockout: how far an entrant has come; those that are out in
the same round and at the same place share theirs.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct, structs

from app.engine.capabilities.tournament_formats import FormatKind, PointsOf
from app.engine.types import Outcome
from app.tournaments.formats.field import Entrant, Field, Meeting

Merit: TypeAlias = tuple[Fraction | int, ...]
"""The greater tuple is the better one."""


class Row(Struct, frozen=True):
    """The row of an entrant. Matches that were not played count for the points alone."""

    entrant: Entrant
    place: int = 0
    """1 is the best. Entrants that are level in everything share a place until the tournament is over."""
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    score: int = 0
    """The sum of the game's own scores, for example goals."""
    difference: Fraction = Fraction(0)
    """By how much the score is above the others' at the table, on average: with two seats the difference."""
    points: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)
    """The average of the points of all opponents; one that was met twice counts twice."""


def standings(field: Field, points_of: PointsOf) -> tuple[Row, ...]:
    """Return the rows, the best first."""
    rows = _rows(field)
    is_knockout = field.format.kind is FormatKind.KNOCKOUT
    keys = _reached(field) if is_knockout else _merits(field, rows, points_of)
    if field.ranking is not None and not is_knockout:
        places = {entrant: place for place, entrant in enumerate(field.ranking, 1)}
    else:
        places = {one: 1 + sum(other > key for other in keys.values()) for one, key in keys.items()}
    ordered = sorted(field.order, key=lambda one: (places[one], field.order.index(one)))
    return tuple(structs.replace(rows[one], place=places[one]) for one in ordered)


def level(rows: Iterable[Row]) -> list[tuple[Entrant, ...]]:
    """Return the entrants of each place that is shared, the best place first."""
    shared: dict[int, list[Entrant]] = {}
    for row in rows:
        shared.setdefault(row.place, []).append(row.entrant)
    return [tuple(shared[place]) for place in sorted(shared) if len(shared[place]) > 1]


def _rows(field: Field) -> dict[Entrant, Row]:
    rows = {one: _row(one, field.of(one)) for one in field.order}
    met = {one: _opponents(one, field) for one in field.order}
    return {
        one: structs.replace(row, opponents=_mean([rows[other].points for other in met[one]]))
        for one, row in rows.items()
    }


def _row(entrant: Entrant, meetings: tuple[Meeting, ...]) -> Row:
    row = Row(entrant)
    for meeting in meetings:
        if meeting.points:
            seat = meeting.entrants.index(entrant)
            row = structs.replace(row, points=row.points + meeting.points[seat])
        if meeting.state == "played" and meeting.outcome is not None:
            row = _with_match(row, meeting.outcome, seat)
    return row


def _with_match(row: Row, outcome: Outcome, seat: int) -> Row:
    mine = outcome.placements[seat]
    others = [one.score for one in outcome.placements if one.seat != seat]
    firsts = sum(one.place == 1 for one in outcome.placements)
    return structs.replace(
        row,
        played=row.played + 1,
        won=row.won + (mine.place == 1 and firsts == 1),
        drawn=row.drawn + (mine.place == 1 and firsts > 1),
        lost=row.lost + (mine.place > 1),
        score=row.score + mine.score,
        difference=row.difference + mine.score - _mean(others),
    )


def _mean(numbers: list[Fraction] | list[int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers)) if numbers else Fraction(0)


def _opponents(entrant: Entrant, field: Field) -> list[Entrant]:
    return [
        other
        for meeting in field.of(entrant)
        if meeting.state == "played"
        for other in meeting.present
        if other != entrant
    ]


# --- round robin and Swiss --------------------------------------------------------------------


def _merits(field: Field, rows: dict[Entrant, Row], points_of: PointsOf) -> dict[Entrant, Merit]:
    groups: dict[Merit, set[Entrant]] = {}
    for one, row in rows.items():
        groups.setdefault((row.points, row.opponents), set()).add(one)
    among = {
        one: points for group in groups.values() for one, points in _among(field, group, points_of).items()
    }
    return {
        one: (row.points, row.opponents, among[one], row.difference, row.score) for one, row in rows.items()
    }


def _among(field: Field, group: set[Entrant], points_of: PointsOf) -> dict[Entrant, Fraction]:
    """Return the points of each entrant of a group if only the places among them counted."""
    found = dict.fromkeys(group, Fraction(0))
    for meeting in field.meetings if len(group) > 1 else ():
        inside = [(one, placement) for one, placement in meeting.results() if one in group]
        if len(inside) < 2:
            continue
        places = [placement.place for _, placement in inside]
        placements = tuple(
            structs.replace(placement, seat=seat, place=1 + sum(other < placement.place for other in places))
            for seat, (_, placement) in enumerate(inside)
        )
        points = points_of(Outcome(placements, "among"))
        for (one, _), gained in zip(inside, points, strict=True):
            found[one] += gained
    return found


# --- knockout ---------------------------------------------------------------------------------


def _reached(field: Field) -> dict[Entrant, Merit]:
    return {one: _reach(one, field) for one in field.order}


def _reach(entrant: Entrant, field: Field) -> Merit:
    """Return how far an entrant has come: the last round, whether it survived that, and its place there."""
    mine = [one for one in field.meetings if entrant in (*one.entrants, *one.absent)]
    last = max(mine, key=lambda meeting: meeting.round)
    is_through = entrant in last.through
    is_waited_for = not last.is_settled and entrant not in last.absent
    is_in = entrant not in field.left and (is_through or is_waited_for)
    if entrant in (field.ranking or ())[:1] or (field.ranking is None and is_in):
        return (field.rounds,)
    places = [placement.place for one, placement in last.results() if one == entrant]
    return (last.round, is_through, -min(places, default=len(field.order)))
