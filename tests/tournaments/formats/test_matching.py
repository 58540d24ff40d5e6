"""The best pairing of a Swiss round, compared with all pairings of small fields."""

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction

import pytest

from app.tournaments.formats.matching import BYE, Members, Record, lot_of, packed, pairs
from app.tournaments.formats.seating import burden

LOT = 12345


def random_records(source: random.Random, entrants: int) -> dict[int, Record]:
    """Return records with symmetric meetings, as after some rounds."""
    met: dict[int, dict[int, int]] = {one: {} for one in range(entrants)}
    for one in met:
        for other in source.sample(range(entrants), min(3, entrants - 1)):
            if one != other:
                met[one][other] = met[other][one] = source.choice((1, 1, 2))
        if source.random() < 0.2:
            met[one][BYE] = 1
    return {
        one: Record(
            Fraction(source.randrange(8), source.choice((1, 1, 3))),
            met[one],
            tuple(source.randrange(2) for _ in range(source.randrange(4))),
        )
        for one in met
    }


def pairings(entrants: list[int]) -> Iterator[list[Members]]:
    """Yield all pairings."""
    if not entrants:
        yield []
        return
    one, *rest = entrants
    for other in rest:
        for more in pairings([left for left in rest if left != other]):
            yield [(one, other), *more]


def faults(pairing: list[Members], records: Mapping[int, Record]) -> tuple[Fraction | int, ...]:
    """Return what is wrong with a pairing, the worst first, without any packing."""
    lowest = min(record.points for record in records.values())
    met, points, ends, lots = 0, Fraction(0), 0, 0
    for one, other in pairing:
        second = records[other]
        first = records.get(one, Record(lowest))
        met += second.met.get(one, 0)
        points += (first.points - second.points) ** 2
        if one != BYE:
            ends += min(
                burden(first.seats, 0) + burden(second.seats, 1),
                burden(first.seats, 1) + burden(second.seats, 0),
            )
        lots += lot_of(LOT, one, other)
    return met, points, ends, lots


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6, 7, 8])
def test_the_pairing_is_the_best_of_all(entrants: int) -> None:
    source = random.Random(entrants)
    for _ in range(40):
        records = random_records(source, entrants)
        everybody = [*([BYE] if entrants % 2 else []), *range(entrants)]

        best = min(pairings(everybody), key=lambda pairing: faults(pairing, records))

        assert pairs(records, LOT) == sorted(best)


def test_nobody_meets_twice_even_if_the_points_differ_much() -> None:
    points = (9, 9, 0, 0)
    met = ({1: 1}, {0: 1}, {3: 1}, {2: 1})
    records = {one: Record(Fraction(points[one]), met[one]) for one in range(4)}

    assert {frozenset(pair) for pair in pairs(records, LOT)}.isdisjoint(
        {frozenset((0, 1)), frozenset((2, 3))}
    )


def test_many_small_differences_are_better_than_a_large_one() -> None:
    records = {one: Record(Fraction(points)) for one, points in enumerate((6, 3, 3, 0))}
    records[1] = Record(Fraction(3), {2: 1})
    records[2] = Record(Fraction(3), {1: 1})

    assert {frozenset(pair) for pair in pairs(records, LOT)} & {frozenset((0, 3))} == set()


def test_the_bye_goes_to_the_fewest_points_that_have_not_had_one() -> None:
    records = {one: Record(Fraction(points)) for one, points in enumerate((6, 6, 3, 3, 0))}

    assert (BYE, 4) in pairs(records, LOT)
    records[4] = Record(Fraction(3), {BYE: 1})
    assert (BYE, 4) not in pairs(records, LOT)


def test_who_had_the_same_end_is_not_paired_if_that_can_be_avoided() -> None:
    seats = ((0,), (0,), (1,), (1,))
    records = {one: Record(seats=had) for one, had in enumerate(seats)}

    assert {frozenset(pair) for pair in pairs(records, LOT)}.isdisjoint(
        {frozenset((0, 1)), frozenset((2, 3))}
    )


def test_each_fault_outweighs_all_later_ones_together() -> None:
    weights = packed({(0, 1): (1, 0, 0), (2, 3): (0, 5, 0), (0, 3): (0, 0, 9), (1, 2): (0, 0, 0)}, 2, LOT)

    assert weights[0, 1] + weights[1, 2] > 2 * weights[2, 3]
    assert weights[2, 3] + weights[1, 2] > 2 * weights[0, 3]
    assert weights[0, 3] > 2 * weights[1, 2]


def test_another_lot_gives_other_pairs() -> None:
    records = {one: Record() for one in range(32)}

    assert pairs(records, 1) != pairs(records, 2)
    assert pairs(records, 1) == pairs(records, 1)
