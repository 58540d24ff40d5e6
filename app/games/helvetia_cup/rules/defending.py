"""The defensive decision: steal, tackle or pressure (HC-7)."""

from typing import Literal

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import MoveOn, Pressure, Steal, Tackle
from app.games.helvetia_cup.data import FOUL_THRESHOLD
from app.games.helvetia_cup.events import BallTaken, Fell, MovedOn, PressureKept
from app.games.helvetia_cup.model import Footballer, FootballerId, ForcedMove, Phase, State, seat_of
from app.games.helvetia_cup.pitch import Hex
from app.games.helvetia_cup.rules import fouls, rounds
from app.games.helvetia_cup.rules.skills import passes_test, roll_test, succeeds, sum_for


def challenger(state: State) -> Footballer | None:
    """Return the standing defender on the holder's hex; None if there is none (HC-7.1)."""
    return None if state.ball is None else state.standing_on(state.ball, state.defender)


def duellists(state: State) -> tuple[Footballer, Footballer]:
    """Return the defender and the holder of a defensive decision."""
    defender = challenger(state)
    assert defender is not None
    return defender, state.carrier


def start_actions(state: State) -> State:
    """Start the action phase: at most one defensive decision, then the attacker (HC-4.1, HC-7.1)."""
    contested = challenger(state) is not None
    return structs.replace(state, phase=Phase.ACT_DEF if contested else Phase.ACT_ATT)


def steal(state: State, seat: Seat, action: Steal, resolution: Resolution) -> State:
    """Test steal against dribble; the footballer with the ball must then move with it (HC-7.3)."""
    defender, holder = duellists(state)
    state = state.with_footballer(defender.id, acted=True)
    if not passes_test(state, defender, "steal", resolution):
        return must_move_on(state, holder.id, wins=False, how="dribble", resolution=resolution)
    if passes_test(state, holder, "dribble", resolution):
        state = state.counting(holder.seat, dribbles=1)
        return must_move_on(state, holder.id, wins=False, how="dribble", resolution=resolution)
    return must_move_on(
        state.counting(seat, steals=1), defender.id, wins=True, how="steal", resolution=resolution
    )


def tackle(state: State, seat: Seat, action: Tackle, resolution: Resolution) -> State:
    """Test a tackle, which brings the ball, a fall, or a foul (HC-7.5)."""
    defender, holder = duellists(state)
    parts = sum_for(state, defender, "tackle")
    rolled = roll_test(defender, "tackle", parts, resolution)
    state = state.with_footballer(defender.id, acted=True)
    if succeeds(parts, rolled):
        resolution.record(BallTaken(seat, defender.id, holder.id))
        state = state.counting(seat, tackles=1).with_footballer(holder.id, fallen=True)
        return rounds.turnover(state, defender.id, resolution)
    if is_foul(state, seat, rolled):
        return fouls.commit(state, state.footballers[defender.id], holder, resolution)
    resolution.record(Fell(seat, defender.id))
    return structs.replace(state.with_footballer(defender.id, fallen=True), phase=Phase.ACT_ATT)


def is_foul(state: State, seat: Seat, rolled: int) -> bool:
    """Return whether a failed tackle is a foul: 16 or less (HC-7.5), unless a card prevents it (HC-16.3)."""
    return rolled <= FOUL_THRESHOLD and not state.coaches[seat].effects.no_foul


def keep_pressure(state: State, seat: Seat, action: Pressure, resolution: Resolution) -> State:
    """Do neither: the pressure applies by itself to the next rolled action (HC-7.6)."""
    resolution.record(PressureKept(seat))
    return structs.replace(state, phase=Phase.ACT_ATT)


def must_move_on(
    state: State,
    id_: FootballerId,
    *,
    wins: bool,
    how: Literal["steal", "dribble", "intercept"],
    resolution: Resolution,
) -> State:
    """Ask for a free step with the ball to a neighbouring hex; without a legal one there is none (HC-7.4)."""
    asked = ForcedMove(id_, wins, how)
    state = structs.replace(state, pending=asked, holder=id_, phase=Phase.FORCED_MOVE)
    footballer = state.footballers[id_]
    if state.free_neighbours(footballer):
        return state
    return step_on(state, asked, footballer.at, resolution)


def move_on(state: State, seat: Seat, action: MoveOn, resolution: Resolution) -> State:
    return step_on(state, state.asked(ForcedMove), action.to, resolution)


def step_on(state: State, forced: ForcedMove, to: Hex, resolution: Resolution) -> State:
    """Make the step; then the winner of the ball attacks, or the attacker goes on (HC-7.3, HC-9.3)."""
    resolution.record(MovedOn(seat_of(forced.f), forced.f, to))
    state = structs.replace(state.with_footballer(forced.f, hex=to), ball=to, pending=None)
    if forced.wins:
        return rounds.turnover(state, forced.f, resolution)
    return structs.replace(state, phase=Phase.ACT_ATT)
