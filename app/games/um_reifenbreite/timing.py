"""The length of decisions, and the action of a seat whose time is up. The rules know no clock."""

from app.engine.types import Decision, Seat, TimeControlPreset, TimeControlPresets
from app.games.um_reifenbreite.actions import Action, DeclineDraft, DeclineSwap, Move, Ride
from app.games.um_reifenbreite.legal import legal
from app.games.um_reifenbreite.model import (
    DIE,
    Drafting,
    Keeping,
    Moving,
    Pending,
    Riding,
    State,
    Trading,
)
from app.games.um_reifenbreite.road import road_of

WEIGHTS: dict[type[Pending], float] = {Keeping: 4, Drafting: 1 / 3, Trading: 1 / 3}

TIME_CONTROL_PRESETS = TimeControlPresets(
    relaxed=TimeControlPreset(seconds=60, durations=(30, 45, 60), yes_no=20),
    quick=TimeControlPreset(seconds=20, durations=(20, 25, 35), yes_no=10),
    days=TimeControlPreset(days=1, durations=(4, 6, 9)),
)


def decision(state: State, seat: Seat) -> Decision:
    """Return the decision: each turn of a rider is one, and so is the whole choice of cards."""
    rider = getattr(state.pending, "rider", None)
    question = (state.phase, state.race_number, state.round, rider)
    return Decision(question, WEIGHTS.get(type(state.pending), 1))


def timeout_action(state: State, seat: Seat) -> Action:
    """Return the safe action: two dice and the furthest move, in the lower lane, and no favours."""
    offered = legal(state, seat)
    match state.pending:
        case Drafting():
            return DeclineDraft()
        case Trading():
            return DeclineSwap()
        case Riding() if (dice := Ride((DIE, DIE), False)) in offered:
            return dice
        case Moving():
            return farthest(state, [action for action in offered if isinstance(action, Move)])
        case _:
            return offered[0]


def farthest(state: State, moves: list[Move]) -> Move:
    """Return the furthest move, in the lower lane if several lead equally far."""
    road = road_of(state.race)
    nodes = {road.index[move.space]: move for move in moves}
    return nodes[max(nodes, key=lambda node: (road.progress[node], -road.lane[node]))]
