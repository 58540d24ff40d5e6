"""The same match with another secret: the token that the viewer cannot see (PB-1.3)."""

from random import Random

from msgspec import structs

from app.engine.types import Seat
from app.games.pebbles.data import box
from app.games.pebbles.model import State


def twin(state: State, viewer: Seat | None, rng: Random) -> State:
    """Return `state` with other hidden tokens; when the match is over nothing is hidden."""
    for seat, side in enumerate(state.sides):
        if seat != viewer and not state.ended:
            state = state.with_side(seat, structs.replace(side, token=rng.choice(box().tokens)))
    return state
