"""Who may act, and what the rules know for him to do; `objections.py` says what may not be."""

from collections.abc import Iterator

from app.engine.contract import Seat
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.data import box
from app.games.pebbles.model import State


def to_act(state: State) -> tuple[Seat, ...]:
    """PB-2.1"""
    return () if state.ended else (state.turn,)


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    for count in range(1, box().most + 1):
        yield Take(count)
    yield Grab()
