"""The decisions of the game and the actions on timeout. The rules themselves have no clock."""

from app.engine.types import Decision, Seat, TimeControlPreset, TimeControlPresets
from app.games.hockey_game.actions import Action, Declare, EndTurn, FaceoffRoll, Restart, Roll
from app.games.hockey_game.legal import legal
from app.games.hockey_game.model import Move, Phase, State

# A turn is several decisions, most of which take a second: a larger increment fills the bank without end.
TIME_CONTROL_PRESETS = TimeControlPresets(
    relaxed=TimeControlPreset(minutes=15, increment=3, durations=(40,)),
    quick=TimeControlPreset(minutes=5, increment=2, durations=(20,)),
    days=TimeControlPreset(days=2, durations=(5,)),
)


def decision(state: State, seat: Seat) -> Decision:
    """Return the decision of a seat. A roll for the puck is a quick one, and another one after each tie."""
    if state.phase is Phase.FACEOFF:
        return Decision((state.phase, state.duel.number, state.bully.ties), 1 / 3)
    return Decision((state.phase, state.duel.number))


def timeout_action(state: State, seat: Seat) -> Action:
    """Return the action of a seat whose time is up: play goes on without cards.

    The declared move is strength to the first field; then the dice are rolled and the turn ends.
    """
    offered = legal(state, seat)
    return next((action for action in offered if _is_meant(action)), offered[0])


def _is_meant(action: Action) -> bool:
    match action:
        case Declare(move=Move.STRENGTH) | FaceoffRoll() | Roll() | EndTurn() | Restart(kind="goalkeeper"):
            return True
        case _:
            return False
