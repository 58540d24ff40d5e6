"""The tables of a Swiss round for matches of more than two: a search for the best of all groupings.

To find the very best grouping is a hard problem, unlike the best pairs. This search begins with several
groupings and swaps two entrants of different tables as long as that makes the whole better. Its weights are
those of `matching` without the ends. On small fields it finds the best grouping (the tests try all of them).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import lcm

from app.tournaments.formats.field import Entrant
from app.tournaments.formats.matching import BYE, Members, Record, lot_of, packed

STARTS = 8
"""The groupings with which the search begins. The first one is by points, the others follow from the lot."""

Tables = list[list[Entrant]]


def byes(records: Mapping[Entrant, Record], number: int, lot: int) -> tuple[Entrant, ...]:
    """Return the entrants that have a bye: those with the fewest so far, then with the fewest points."""
    ranked = sorted(
        records, key=lambda one: (records[one].met.get(BYE, 0), records[one].points, lot_of(lot, one))
    )
    return tuple(ranked[:number])


def grouped(records: Mapping[Entrant, Record], sizes: Sequence[int], lot: int) -> Tables:
    """Return the tables of these sizes, which have room for all of `records`."""
    if len(sizes) == 1:
        return [sorted(records)]
    weights = _weights(records, sum(size * (size - 1) // 2 for size in sizes), lot)
    found = (_improved(_cut(start, sizes), weights) for start in _starts(records, lot))
    best = min(found, key=lambda tables: weight(tables, weights))
    return [sorted(table) for table in best]


def weight(tables: Sequence[Sequence[Entrant]], weights: Mapping[Members, int]) -> int:
    """Return the weight of a grouping: the sum over all pairs that share a table."""
    return sum(
        weights[pair] for table in tables for pair in combinations(sorted(table), 2)
    )


def _weights(records: Mapping[Entrant, Record], addends: int, lot: int) -> dict[Members, int]:
    unit = lcm(*(record.points.denominator for record in records.values()))
    faults = {}
    for one, other in combinations(sorted(records), 2):
        difference = int((records[one].points - records[other].points) * unit)
        faults[one, other] = (records[one].met.get(other, 0), difference**2)
    return packed(faults, addends, lot)


def _starts(records: Mapping[Entrant, Record], lot: int) -> list[list[Entrant]]:
    by_points = sorted(records, key=lambda one: (-records[one].points, lot_of(lot, one)))
    others = [sorted(records, key=lambda one: lot_of(lot, number, one)) for number in range(1, STARTS)]
    return [by_points, *others]


def _cut(order: Sequence[Entrant], sizes: Sequence[int]) -> Tables:
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return [list(order[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def _improved(tables: Tables, weights: Mapping[Members, int]) -> Tables:
    """Return the tables after the best swaps, one after the other, until none is left."""
    between = {**weights, **{(other, one): number for (one, other), number in weights.items()}}
    while True:
        gain, swap = min(_swaps(tables, between))
        if gain >= 0:
            return tables
        (left, place), (right, other) = swap
        tables[left][place], tables[right][other] = tables[right][other], tables[left][place]


def _swaps(
    tables: Tables, between: Mapping[Members, int]
) -> list[tuple[int, tuple[tuple[int, int], tuple[int, int]]]]:
    """Return each swap of two entrants of different tables, and by how much it changes the weight."""
    pull = [
        {one: sum(between[one, mate] for mate in table if mate != one) for other in tables for one in other}
        for table in tables
    ]
    found = []
    for left, right in combinations(range(len(tables)), 2):
        for place, one in enumerate(tables[left]):
            for spot, other in enumerate(tables[right]):
                after = pull[right][one] + pull[left][other] - 2 * between[one, other]
                change = after - pull[left][one] - pull[right][other]
                found.append((change, ((left, place), (right, spot))))
    return found
