"""The bracket, and the tables of a knockout."""

import pytest

from app.engine.capabilities.tournament_formats import Format, FormatKind
from app.tournaments.formats.field import Field
from app.tournaments.formats.knockout import bracket, rounds, tables


def field_of(entrants: int, *sizes: int) -> Field:
    format_ = Format(FormatKind.KNOCKOUT, 4, 16, tables=sizes, go_on=2 if max(sizes) > 2 else 1)
    return Field(format_, tuple(range(entrants)), rounds=1)


def test_the_best_seeds_have_the_byes() -> None:
    first, *_ = bracket((0, 1, 2, 3, 4))

    assert first == [(0,), (3, 4), (1,), (2,)]


@pytest.mark.parametrize("entrants", range(4, 17))
def test_the_best_of_each_part_of_the_bracket_meet_in_the_order_of_the_seeds(entrants: int) -> None:
    """If the better seed always wins, the best two meet in the final, the best four in the semi-finals."""
    left = [min(pair) for pair in bracket(tuple(range(entrants)))[0] if pair]
    while len(left) > 1:
        assert sorted(left) == list(range(len(left)))
        left = [min(left[place : place + 2]) for place in range(0, len(left), 2)]
    assert left == [0]


@pytest.mark.parametrize("entrants", range(4, 17))
def test_a_bracket_has_a_meeting_less_than_entrants_beside_the_byes(entrants: int) -> None:
    meetings = [pair for day in bracket(tuple(range(entrants))) for pair in day]

    assert sum(len(pair) == 2 for pair in meetings) == entrants - 1
    assert rounds(field_of(entrants, 2)) == len(bracket(tuple(range(entrants))))


def test_tables_are_of_equal_strength() -> None:
    assert tables(tuple(range(8)), field_of(8, 4, 3)) == [(0, 3, 4, 7), (1, 2, 5, 6)]


def test_the_best_seed_waits_if_no_tables_fit() -> None:
    assert tables(tuple(range(5)), field_of(5, 4, 3)) == [(0,), (1, 2, 3, 4)]


@pytest.mark.parametrize("entrants", range(4, 17))
def test_a_knockout_of_tables_comes_to_its_final(entrants: int) -> None:
    assert rounds(field_of(entrants, 4, 3)) == (1 if entrants == 4 else 2 if entrants <= 8 else 3)
