"""Tools for tests of rules: scripted chance, all outcomes of a draw, the clause of an objection."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import prod
from typing import TypeVar

import pytest
from msgspec import Struct

from app.engine.chance import Chance, Die, Draw, Int, Shuffle
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions
from app.engine.types import Seat

T = TypeVar("T")


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses of the rules that it is about."""
    return pytest.mark.clause(*ids)


class Scripted:
    """Chance that draws the given values in order: an integer for a die or an index, a tuple for a shuffle.

    A draw after the last value, or a value that cannot be drawn, raises AssertionError.
    """

    def __init__(self, *values: int | tuple[int, ...]) -> None:
        self._left = list(values)
        self.draws: list[Draw] = []

    @property
    def spent(self) -> bool:
        """Whether all values have been drawn."""
        return not self._left

    def die(self, sides: int) -> int:
        value = self._next()
        assert isinstance(value, int) and 1 <= value <= sides, f"a die of {sides} cannot show {value}"
        self.draws.append(Die(sides, value))
        return value

    def below(self, n: int) -> int:
        value = self._next()
        assert isinstance(value, int) and 0 <= value < n, f"{value} is not below {n}"
        self.draws.append(Int(n, value))
        return value

    def shuffle(self, n: int) -> tuple[int, ...]:
        order = self._next()
        assert isinstance(order, tuple) and sorted(order) == list(range(n)), f"{order} is no order of {n}"
        self.draws.append(Shuffle(n, order))
        return order

    def _next(self) -> int | tuple[int, ...]:
        assert self._left, "one draw more than the test expects"
        return self._left.pop(0)


class Branch:
    """Chance that follows a path of indices and then always draws the first value.

    `widths` has the number of possible values of each draw.
    """

    def __init__(self, way: list[int]) -> None:
        self._way = way
        self.widths: list[int] = []

    def die(self, sides: int) -> int:
        return 1 + self.below(sides)

    def below(self, n: int) -> int:
        self.widths.append(n)
        place = len(self.widths)
        return self._way[place - 1] if place <= len(self._way) else 0

    def shuffle(self, n: int) -> tuple[int, ...]:
        raise AssertionError(f"too many orders of {n} to try them all")


def every_way(play: Callable[[Chance], T]) -> Iterator[tuple[Fraction, T]]:
    """Yield all results that chance can give a play, each with its probability. These add up to 1."""
    way: list[int] = []
    while True:
        branch = Branch(way)
        played = play(branch)
        yield Fraction(1, prod(branch.widths)), played
        way = way + [0] * (len(branch.widths) - len(way))
        while way and way[-1] == branch.widths[len(way) - 1] - 1:
            way.pop()
        if not way:
            return
        way[-1] += 1


def refused_by(game: AnyGame, state: Struct, seat: Seat, action: Struct) -> str | None:
    """Return the clause of the first objection to an action; None if it is legal."""
    objection = next(game.objections(state, seat, action), None)
    assert (objection is None) == (action in legal_actions(game, state, seat)), "offers and objections differ"
    return None if objection is None else objection.clause


def kinds(events: Iterable[Struct]) -> list[str]:
    """Return the names of events, in their order."""
    return [str(event.__struct_config__.tag) for event in events]
