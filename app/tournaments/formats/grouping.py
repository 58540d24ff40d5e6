"""The tables of a Swiss round for matches of more than two: a search for the best of all groupings.

To find the very best grouping is a hard problem, unlike the best pairs. This search begins with several
groupings and divides the entrants of two tables in the best way, for each two tables, as long as that makes
the whole better. The weights are those of `matching` without the ends. With two tables the result is the best
of all; with three it nearly always is (the tests try all groupings).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import lcm
from typing import TypeAlias

from app.tournaments.formats.field import Entrant
from app.tournaments.formats.matching import BYE, Members, Record, lot_of, packed

TRIES = 48
"""The most tables that are laid to begin with: few tables are tried in more ways than many."""

Table: TypeAlias = tuple[Entrant, ...]
"""The entrants of a table, ascending."""


def byes(records: Mapping[Entrant, Record], number: int, lot: int) -> Table:
    """Return the entrants that have a bye: those with the fewest so far, then with the fewest points."""
    ranked = sorted(
        records, key=lambda one: (records[one].met.get(BYE, 0), records[one].points, lot_of(lot, one))
    )
    return tuple(ranked[:number])


def grouped(records: Mapping[Entrant, Record], sizes: Sequence[int], lot: int) -> list[Table]:
    """Return tables of these sizes, which have room for all of `records`."""
    search = Search(pair_weights(records, sizes, lot))
    tries = TRIES // len(sizes) if len(sizes) > 2 else 1
    found = [search.improved(_cut(start, sizes)) for start in _starts(records, tries, lot)]
    return min(found, key=search.total)


def pair_weights(records: Mapping[Entrant, Record], sizes: Sequence[int], lot: int) -> dict[Members, int]:
    """Return how bad it is that two entrants share a table, for all of them."""
    unit = lcm(*(record.points.denominator for record in records.values()))
    faults = {}
    for one, other in combinations(sorted(records), 2):
        difference = int((records[one].points - records[other].points) * unit)
        faults[one, other] = (records[one].met.get(other, 0), difference**2)
    return packed(faults, sum(size * (size - 1) // 2 for size in sizes), lot)


def _starts(records: Mapping[Entrant, Record], tries: int, lot: int) -> Iterator[list[Entrant]]:
    """Yield the orders with which the search begins: by points, and some that follow from the lot."""
    yield sorted(records, key=lambda one: (-records[one].points, lot_of(lot, one)))
    for number in range(1, tries):
        yield sorted(records, key=lambda one: lot_of(lot, number, one))


def _cut(order: Sequence[Entrant], sizes: Sequence[int]) -> list[Table]:
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return [tuple(sorted(order[end - size : end])) for size, end in zip(sizes, ends, strict=True)]


class Search:
    """A search among groupings with these weights of pairs. It remembers what it has computed."""

    def __init__(self, weights: Mapping[Members, int]) -> None:
        self._weights = weights
        self._weight = cache(self._sum)
        self._divided = cache(self._best_division)

    def total(self, tables: Sequence[Table]) -> int:
        """Return the weight of a grouping: the sum over all pairs that share a table."""
        return sum(self._weight(table) for table in tables)

    def improved(self, tables: list[Table]) -> list[Table]:
        """Return the tables after dividing each two of them in the best way, until that changes nothing."""
        is_better = True
        while is_better:
            is_better = False
            for left, right in combinations(range(len(tables)), 2):
                before = tables[left], tables[right]
                after = self._divided(tuple(sorted(before[0] + before[1])), len(before[0]))
                if self.total(after) < self.total(before):
                    tables[left], tables[right] = after
                    is_better = True
        return tables

    def _sum(self, table: Table) -> int:
        return sum(map(self._weights.__getitem__, combinations(table, 2)))

    def _best_division(self, everybody: Table, size: int) -> tuple[Table, Table]:
        """Return the best division of entrants into a table of this size and one of the others."""
        others = reversed(
            [*combinations(everybody, len(everybody) - size)]
        )  # Complements come in this order.
        divisions = zip(combinations(everybody, size), others, strict=True)
        return min(divisions, key=lambda two: self._weight(two[0]) + self._weight(two[1]))
