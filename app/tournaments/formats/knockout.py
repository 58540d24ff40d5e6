"""Knockout: an entrant that loses is out.

With matches of two it is a bracket, which is drawn once. The best seeds have byes, and the best two can meet
only in the final. With more seats, two go on from each table, and every round is dealt out afresh until one
table is enough for all who are left: the final.
"""

from app.tournaments.formats.field import Entrant, Field, Meeting
from app.tournaments.formats.seating import table_sizes

Seating = tuple[Entrant | None, ...]


def is_bracket(field: Field) -> bool:
    return max(field.format.tables) == 2


def rounds(field: Field) -> int:
    """Return the number of rounds for all entrants."""
    left = len(field.order)
    if is_bracket(field):
        return (left - 1).bit_length()
    number = 1
    while left > max(field.format.tables):
        sizes = table_sizes(left, field.format)
        left = left - sum(sizes) + field.format.go_on * len(sizes)
        number += 1
    return number


# --- the bracket ------------------------------------------------------------------------------


def bracket(order: tuple[Entrant, ...]) -> list[list[Seating]]:
    """Return the meetings of each round; those of later rounds are open."""
    size = 1 << (len(order) - 1).bit_length()
    seeds = [1]
    while len(seeds) < size:
        seeds = [seed for one in seeds for seed in (one, 2 * len(seeds) + 1 - one)]
    places = [order[seed - 1] if seed <= len(order) else None for seed in seeds]
    first: list[Seating] = [
        tuple(one for one in pair if one is not None) for pair in zip(places[::2], places[1::2], strict=True)
    ]
    later: list[list[Seating]] = []
    meetings = len(first) // 2
    while meetings:
        later.append([(None, None)] * meetings)
        meetings //= 2
    return [first, *later]


def feeders(field: Field, number: int) -> tuple[Meeting, Meeting]:
    """Return the two meetings whose winners meet in a meeting of a later round."""
    first = 2 * (number - len(field.of_round(0)))
    return field.meetings[first], field.meetings[first + 1]


def comers(field: Field, meeting: Meeting) -> tuple[Seating, bool]:
    """Return the entrants of a meeting of a later round as far as they are known, and whether that is all.

    An earlier meeting without a winner leaves no place.
    """
    before = feeders(field, meeting.number)
    is_all = all(one.is_settled for one in before)
    winners = [one.through[0] if one.through else None for one in before]
    if is_all:
        return tuple(one for one in winners if one is not None), True
    return tuple(winners), False


# --- tables -----------------------------------------------------------------------------------


def through(field: Field) -> tuple[Entrant, ...]:
    """Return the entrants of the next round of tables: by their places in this one, then by seed."""
    placed = [
        (place, field.order.index(entrant), entrant)
        for meeting in field.of_round(field.round)
        for place, entrant in enumerate(meeting.through)
        if entrant not in field.left
    ]
    return tuple(entrant for _, _, entrant in sorted(placed))


def tables(entrants: tuple[Entrant, ...], field: Field) -> list[Seating]:
    """Deal entrants, the best first, out to tables of equal strength; the best have the byes, if any."""
    sizes = table_sizes(len(entrants), field.format)
    byes = len(entrants) - sum(sizes)
    dealt: list[list[Entrant]] = [[] for _ in sizes]
    row = list(range(len(sizes)))
    rest = list(entrants[byes:])
    while rest:
        for table in row:
            if rest and len(dealt[table]) < sizes[table]:
                dealt[table].append(rest.pop(0))
        row.reverse()
    return [*((one,) for one in entrants[:byes]), *(tuple(table) for table in dealt)]
