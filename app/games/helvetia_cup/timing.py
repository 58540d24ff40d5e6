"""What takes time, and what silence means when it is over. But for HC-14.3 the rules know no clock."""

from app.engine.types import Decision, Seat, TimeControlPreset, TimeControlPresets
from app.games.helvetia_cup.actions import Action, Decline, Done, EndRound, NoCall, Pressure
from app.games.helvetia_cup.data import OFFSIDE_WINDOW_SECONDS
from app.games.helvetia_cup.legal import legal
from app.games.helvetia_cup.model import Phase, State

LONG = frozenset((Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.PLACE, Phase.SQUAD, Phase.CARDS))

TIME_CONTROL_PRESETS = TimeControlPresets(
    relaxed=TimeControlPreset(minutes=20, increment=15, durations=(55,)),
    quick=TimeControlPreset(minutes=8, increment=6, durations=(30,)),
    days=TimeControlPreset(days=2, durations=(8,)),
)


def decision(state: State, seat: Seat) -> Decision:
    """A whole movement, or the placing of a team, is one. The offside call is open so long and no longer,
    whether it was offside or not (HC-14.3)."""
    seconds = OFFSIDE_WINDOW_SECONDS if state.phase is Phase.OFFSIDE_WINDOW else None
    return Decision((state.phase, state.half, state.round), 2 if state.phase in LONG else 1, seconds)


QUIET = (Done, Pressure, EndRound, Decline, NoCall)


def timeout_action(state: State, seat: Seat) -> Action | None:
    """The quiet action, which is always the first (HC-14.3). Where there is none the computer decides: the
    first sector each time would be no secret, and a shoot-out of two who say nothing would never end."""
    first = legal(state, seat)[0]
    return first if isinstance(first, QUIET) else None
