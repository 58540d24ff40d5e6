"""The computer players."""

from collections.abc import Sequence

from msgspec import structs

from app.engine.capabilities.computer import Computer
from app.engine.capabilities.decider import RandomSource
from app.engine.types import Seat
from app.games.pebbles.actions import Action
from app.games.pebbles.data import box
from app.games.pebbles.model import State
from app.games.pebbles.prospect import worth


def determinize(state: State, seat: Seat, rng: RandomSource) -> State:
    """Return the state with a random token in place of the hidden one (PB-1.3)."""
    other = state.sides[1 - seat]
    return state.with_side(1 - seat, structs.replace(other, token=rng.choice(box().tokens)))


def easy(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Choose at random."""
    return rng.choice(offered)


def normal(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Choose the action that is worth most; the first of several."""
    return max(offered, key=lambda action: worth(state, seat, action))


COMPUTER = Computer(determinized=determinize, strengths={"easy": easy, "normal": normal})
