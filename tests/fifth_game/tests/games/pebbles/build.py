"""Positions for the tests of Pebbles."""

from app.games.pebbles.model import Side, State
from app.games.pebbles.options import Options


def heap(stones: int, grabs: bool = True) -> State:
    """Seat 0 is to act and has 4 stones and the token 2; seat 1 has 3 stones and the token 3."""
    return State(Options(grabs=grabs), stones, 0, (Side(2, 4), Side(3, 3)))
