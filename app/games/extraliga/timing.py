"""What takes time, and what silence means when it is over. The rules themselves know no clock."""

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
    """A line-up is one decision, a pick is another each time."""
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
    """What is done is done, else as the helper would; the dice are thrown, all else is passed. Where the
    helper is not allowed the computer arranges the line."""
    offered = legal(state, seat)
    for quiet in (Done(), Auto(), Pass(), Roll()):
        if quiet in offered:
            return quiet
    return None if isinstance(state.asked, Editing) else offered[0]
