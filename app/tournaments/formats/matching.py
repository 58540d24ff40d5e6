"""The pairs of a Swiss round for matches of two: the best of all pairings, found by a perfect matching.

The entrants are the vertices of a complete graph; an odd number is filled up with the bye. The weight of an
edge says what is wrong with the pair. It has four parts, each of which outweighs all later ones together.

1. Meetings: how often the two have met, or the entrant has had a win without a match.
2. Points: the square of the difference, so that many small differences are better than a large one.
3. Ends: those that the two would have to take once more.
4. The lot: a number that follows from the round's, so that no two pairings are equally good.

The last part makes the best pairing unique. So it follows from the tournament's entries alone, whatever the
library or its version, and anybody can check it.
"""

import hashlib
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import lcm
from typing import TypeAlias

import networkx as nx
from msgspec import Struct

from app.tournaments.formats.field import Entrant
from app.tournaments.formats.seating import burden

BYE: Entrant = -1
"""The opponent of an entrant that has a bye."""
LOTS = 2**64
"""Of the order of a lot. Two of the pairings of 32 entrants are level with a probability of about 10^-17."""

Members: TypeAlias = tuple[Entrant, Entrant]
"""The two of a pair, the lower number first."""


class Record(Struct, frozen=True):
    """The facts about an entrant on which its next pairing depends."""

    points: Fraction = Fraction(0)
    met: Mapping[Entrant, int] = {}
    """How often it has met each opponent; with `BYE`, how often it has won without a match."""
    seats: tuple[int, ...] = ()
    """The seats that it has had, in the order of the rounds."""


def pairs(records: Mapping[Entrant, Record], lot: int) -> list[Members]:
    """Return the best pairs, each with its lower number first; the opponent of a bye is `BYE`."""
    graph: nx.Graph[Entrant] = nx.Graph()
    for (one, other), weight in weights(records, lot).items():
        graph.add_edge(one, other, weight=weight)
    return sorted((min(pair), max(pair)) for pair in nx.min_weight_matching(graph))


def weights(records: Mapping[Entrant, Record], lot: int) -> dict[Members, int]:
    """Return the weight of each possible pair, as described above."""
    entrants = sorted(records)
    if len(entrants) % 2:
        entrants = [BYE, *entrants]
        lowest = min(record.points for record in records.values())
        records = {**records, BYE: Record(lowest)}
    unit = lcm(*(record.points.denominator for record in records.values()))
    faults = {pair: _faults(*pair, records, unit) for pair in combinations(entrants, 2)}
    return packed(faults, len(entrants) // 2, lot)


def packed(faults: Mapping[Members, Sequence[int]], addends: int, lot: int) -> dict[Members, int]:
    """Return one number for the faults and the lot of each pair, such that sums are ordered like tuples.

    addends: The most numbers that are added up.
    """
    scales = [1 + addends * max(column) for column in zip(*faults.values(), strict=True)]
    found = {}
    for members, parts in faults.items():
        number = 0
        for part, scale in zip(parts, scales, strict=True):
            number = number * scale + part
        found[members] = number * addends * LOTS + lot_of(lot, *members)
    return found


def _faults(one: Entrant, other: Entrant, records: Mapping[Entrant, Record], unit: int) -> tuple[int, ...]:
    first, second = records[one], records[other]
    met = second.met.get(one, 0)
    difference = int((first.points - second.points) * unit)
    return met, difference**2, 0 if one == BYE else _ends(first.seats, second.seats)


def _ends(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    """Return the burden of two entrants with the better of the two ways to seat them."""
    return min(burden(first, end) + burden(second, 1 - end) for end in (0, 1))


def lot_of(lot: int, *members: Entrant) -> int:
    """Return the share of a pair or a table in a round's lot: 64 bits of SHA-256 over all these numbers."""
    text = " ".join(str(number) for number in (lot, *members))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
