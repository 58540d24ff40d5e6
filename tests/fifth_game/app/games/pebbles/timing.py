"""How long a decision takes, and what happens when the time is up. The rules know no clock."""

from app.engine.types import Decision, Seat, TimeControlPreset, TimeControlPresets
from app.games.pebbles.actions import Take
from app.games.pebbles.model import State

TIME_CONTROL_PRESETS = TimeControlPresets(
    relaxed=TimeControlPreset(minutes=5, increment=5, durations=(5,)),
    quick=TimeControlPreset(minutes=1, increment=2, durations=(2,)),
    days=TimeControlPreset(days=1, durations=(1,)),
)


def decision(state: State, seat: Seat) -> Decision:
    """Return the decision of this turn: every turn of a match is one of its own."""
    return Decision((state.heap, seat))


def timeout_action(state: State, seat: Seat) -> Take:
    """Return the action of a seat whose time is up: it takes one stone (PB-2.2)."""
    return Take(1)
