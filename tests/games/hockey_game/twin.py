"""Exchanges the secrets of a match: the other hand, and the cards that are still in its pile (HG-8.4)."""

from random import Random

from msgspec import structs

from app.engine.types import Seat
from app.games.hockey_game.model import Side, State


def twin(state: State, viewer: Seat | None, rng: Random) -> State:
    for seat, side in enumerate(state.sides):
        if seat != viewer:
            state = state.with_side(seat, _dealt_otherwise(side, rng))
    return state


def _dealt_otherwise(side: Side, rng: Random) -> Side:
    unknown = [*side.hand, *side.draw]
    rng.shuffle(unknown)
    hand, draw = unknown[: len(side.hand)], unknown[len(side.hand) :]
    return structs.replace(side, hand=tuple(sorted(hand)), draw=tuple(sorted(draw)))
