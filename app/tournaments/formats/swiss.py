"""Swiss system: everybody plays every round, against entrants with about as many points."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache

from app.tournaments.formats.field import Entrant, Field
from app.tournaments.formats.grouping import byes, grouped
from app.tournaments.formats.matching import BYE, Record, lot_of, pairs
from app.tournaments.formats.seating import seated, seats_had, table_sizes

LOT = 2**32
"""A round's lot is a number below this."""
PAIRINGS_KEPT = 512
"""The rounds whose pairings are kept in memory."""


def rounds(entrants: int) -> int:
    """Return the number of rounds: one more than a knockout of matches of two would take."""
    return (entrants - 1).bit_length() + 1


@lru_cache(maxsize=PAIRINGS_KEPT)
def next_round(field: Field, lot: int) -> tuple[tuple[Entrant | None, ...], ...]:
    """Return the tables of the next round, with the most points first; tables of one are byes.

    lot: A random number. It decides among pairings that are equally good, and about the ends.

    Pairings are kept, because a tournament is replayed for every reader.
    """
    found = records(field)
    had = {one: record.seats for one, record in found.items()}
    tables = _pairs(found, lot) if max(field.format.tables) == 2 else _tables(field, found, lot)
    ordered = [seated(sorted(table, key=lambda one: lot_of(lot, one)), had) for table in tables]
    ordered.sort(key=lambda table: (-len(table), _by_points(table, found), lot_of(lot, *table)))
    return tuple(ordered)


def _by_points(table: tuple[Entrant, ...], found: dict[Entrant, Record]) -> list[Fraction]:
    return sorted(-found[one].points for one in table)


def _pairs(found: dict[Entrant, Record], lot: int) -> list[tuple[Entrant, ...]]:
    return [tuple(one for one in pair if one != BYE) for pair in pairs(found, lot)]


def _tables(field: Field, found: dict[Entrant, Record], lot: int) -> list[tuple[Entrant, ...]]:
    sizes = table_sizes(len(found), field.format)
    free = byes(found, len(found) - sum(sizes), lot)
    playing = {one: record for one, record in found.items() if one not in free}
    return [*grouped(playing, sizes, lot), *((one,) for one in free)]


def records(field: Field) -> dict[Entrant, Record]:
    """Return what the next pairing needs to know of each entrant that stays."""
    had = seats_had(field.meetings)
    return {one: _record(field, one, had.get(one, ())) for one in field.staying}


def _record(field: Field, entrant: Entrant, had: tuple[int, ...]) -> Record:
    met: Counter[Entrant] = Counter()
    points = Fraction(0)
    for meeting in field.of(entrant):
        if meeting.points:
            points += meeting.points[meeting.entrants.index(entrant)]
        if meeting.state == "played":
            met.update(one for one in meeting.present if one != entrant)
        elif meeting.state in ("bye", "walkover"):
            met[BYE] += 1
    return Record(points, dict(met), had)
