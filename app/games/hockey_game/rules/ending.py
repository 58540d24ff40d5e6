"""HG-2.7 to HG-2.10: goals, the winner and the end of the game."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Outcome, Placement, Seat
from app.games.hockey_game.events import GameEnded, GoalScored
from app.games.hockey_game.model import Phase, Reason, Result, State, other


def score(state: State, seat: Seat, resolution: Resolution) -> State:
    home, away = state.goals
    goals = (home + 1, away) if seat == 0 else (home, away + 1)
    resolution.record(GoalScored(seat, goals))
    return structs.replace(state, goals=goals)


def finish(state: State, winner: Seat, reason: Reason, resolution: Resolution) -> State:
    resolution.record(GameEnded(winner, state.goals, reason))
    return structs.replace(state, phase=Phase.OVER, result=Result(winner, reason))


def resign(state: State, seat: Seat, resolution: Resolution) -> State:
    """End the game: the other seat wins, and the goals stay as they are (HG-2.10)."""
    return finish(state, other(seat), "resigned", resolution)


def outcome(state: State) -> Outcome | None:
    """Return the outcome; None while the game goes on. There is no draw, and scores are goals (HG-2.10)."""
    if state.result is None:
        return None
    winner = state.result.winner
    return Outcome(
        tuple(Placement(seat, 1 if seat == winner else 2, state.goals[seat]) for seat in (0, 1)),
        state.result.reason,
    )
