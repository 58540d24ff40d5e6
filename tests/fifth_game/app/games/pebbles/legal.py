"""Which seat is to act, and its candidate actions. `objections.py` rules out the illegal ones."""

from collections.abc import Iterator

from app.engine.types import Seat
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.data import box
from app.games.pebbles.model import State


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is; no seat when the match is over (PB-2.1)."""
    return () if state.ended else (state.turn,)


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """Yield every action that a turn knows, legal or not, in a fixed order."""
    for count in range(1, box().most + 1):
        yield Take(count)
    yield Grab()
