"""What takes time, and what silence means when it is over. But for HC-14.3 the rules know no clock."""

from app.engine.contract import Decision, Pace, Paces, Seat
from app.games.helvetia_cup.actions import Action, Decline, Done, EndRound, NoCall, Pressure
from app.games.helvetia_cup.data import OFFSIDE_WINDOW_SECONDS
from app.games.helvetia_cup.legal import legal
from app.games.helvetia_cup.model import Phase, State

LONG = frozenset((Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.PLACE, Phase.SQUAD, Phase.CARDS))

PACES = Paces(
    relaxed=Pace(minutes=20, increment=15, lasts=(55,)),
    quick=Pace(minutes=8, increment=6, lasts=(30,)),
    days=Pace(days=2, lasts=(8,)),
)


def decision(state: State, seat: Seat) -> Decision:
    """A whole movement, or the placing of a team, is one. The offside call is open so long and no longer,
    whether it was offside or not (HC-14.3)."""
    seconds = OFFSIDE_WINDOW_SECONDS if state.phase is Phase.OFFSIDE_WINDOW else None
    return Decision((state.phase, state.half, state.round), 2 if state.phase in LONG else 1, seconds)


QUIET = (Done, Pressure, EndRound, Decline, NoCall)


def silence(state: State, seat: Seat) -> Action | None:
    """The quiet action, which is always the first (HC-14.3). Where there is none the computer decides: the
    first sector each time would be no secret, and a shoot-out of two who say nothing would never end."""
    first = legal(state, seat)[0]
    return first if isinstance(first, QUIET) else None
