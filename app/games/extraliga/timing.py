"""The decisions of the game and the actions on timeout. The rules themselves have no clock."""

from app.engine.types import Decision, Seat, TimeControlPreset, TimeControlPresets
from app.games.extraliga.actions import Action, Auto, Done, Pass, Roll
from app.games.extraliga.legal import legal
from app.games.extraliga.model import Editing, Match, OpenDraft, PassDraft, State

FIRST_LINE_UP = 4
LINE_UP = 2
THROW = 1 / 3

TIME_CONTROL_PRESETS = TimeControlPresets(
    relaxed=TimeControlPreset(seconds=45, durations=(20, 25, 30, 35)),
    quick=TimeControlPreset(seconds=15, durations=(15, 15, 20, 25)),
    days=TimeControlPreset(days=2, durations=(4, 5, 6, 7)),
)


def decision(state: State, seat: Seat) -> Decision:
    """Return the decision of a seat. A whole line-up is one decision, each pick another."""
    match state.asked:
        case OpenDraft(round=round_, picks=picks):
            return Decision(("pick", round_, picks))
        case PassDraft(number=number, hands=hands):
            return Decision(("pick", number, len(hands[seat])))
        case Editing():
            kind, number = state.asked.of(seat).kind, _round(state)
            return Decision(("line-up", kind, number), FIRST_LINE_UP if state.season is None else LINE_UP)
        case Match() as asked:
            question = (state.phase, _round(state), asked.pairing, asked.attempt)
            return Decision(question, THROW if asked.rolling else 1)
        case _:
            return Decision((state.phase, _round(state)))


def _round(state: State) -> int:
    return state.round.number if state.round else 0


def timeout_action(state: State, seat: Seat) -> Action | None:
    """Return the action of a seat whose time is up.

    A finished line-up is confirmed, else the helper sets it; dice are rolled; everything else is passed.
    Where the helper is not allowed, the computer arranges the line-up.
    """
    offered = legal(state, seat)
    for quiet in (Done(), Auto(), Pass(), Roll()):
        if quiet in offered:
            return quiet
    return None if isinstance(state.asked, Editing) else offered[0]
