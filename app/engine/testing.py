"""What the games' tests share: scripted chance, the clause marker, the clause of a refusal."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import Struct

from app.engine.chance import Die, Draw, Int, Shuffle
from app.engine.contract import Game, Seat, legal_actions


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rule clauses that it is about."""
    return pytest.mark.clause(*ids)


class Scripted:
    """Chance that draws what the test says, in order: an int for a die or index, a tuple for a shuffle.

    A draw beyond the script, or a value that cannot be drawn, fails; `spent` tells whether all were used.
    """

    def __init__(self, *values: int | tuple[int, ...]) -> None:
        self._left = list(values)
        self.draws: list[Draw] = []

    @property
    def spent(self) -> bool:
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


def refused_by(game: Game[Any, Any], state: Struct, seat: Seat, action: Struct) -> str | None:
    """The clause of the first objection, None for a legal action."""
    objection = next(game.objections(state, seat, action), None)
    assert (objection is None) == (action in legal_actions(game, state, seat)), "offers and objections differ"
    return None if objection is None else objection.clause


def kinds(events: Iterable[Struct]) -> list[str]:
    """The names of events, for a test that cares about what happened and in which order."""
    return [str(event.__struct_config__.tag) for event in events]
