"""The length of decisions, and the action when the time is up. Only HC-14.3 knows a clock."""

from app.engine.types import Decision, Seat, TimeControlPreset, TimeControlPresets
from app.games.helvetia_cup.actions import Action, Decline, Done, EndRound, NoCall, Pressure
from app.games.helvetia_cup.data import OFFSIDE_WINDOW_SECONDS
from app.games.helvetia_cup.legal import legal
from app.games.helvetia_cup.model import Phase, State

LONG = frozenset((Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.PLACE, Phase.SQUAD, Phase.CARDS))

TIME_CONTROL_PRESETS = TimeControlPresets(
    relaxed=TimeControlPreset(minutes=20, increment=15, delay=True, durations=(55,)),
    quick=TimeControlPreset(minutes=8, increment=6, delay=True, durations=(30,)),
    days=TimeControlPreset(days=2, durations=(8,)),
)


def decision(state: State, seat: Seat) -> Decision:
    """Return the decision: a whole movement is one, and so is the placing of a team.

    The offside call is open for a fixed time, whether it was offside or not (HC-14.3).
    """
    seconds = OFFSIDE_WINDOW_SECONDS if state.phase is Phase.OFFSIDE_WINDOW else None
    return Decision((state.phase, state.half, state.round), 2 if state.phase in LONG else 1, seconds)


QUIET = (Done, Pressure, EndRound, Decline, NoCall)


def timeout_action(state: State, seat: Seat) -> Action | None:
    """Return the quiet action, which is always the first (HC-14.3); None lets the computer decide.

    The first sector each time would be no secret, and a shoot-out of two silent coaches would never end.
    """
    first = legal(state, seat)[0]
    return first if isinstance(first, QUIET) else None
