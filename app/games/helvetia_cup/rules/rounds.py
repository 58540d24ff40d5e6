"""Rounds, possession and the clock (HC-4, HC-5), and the end of a match (HC-18)."""

from typing import Literal

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.data import EXTRA_MINUTES, HALF_MINUTES, TIME_FACES
from app.games.helvetia_cup.events import (
    BallLoose,
    HalfEnded,
    MatchEnded,
    RoundEnded,
    TimeRolled,
    TurnedOver,
)
from app.games.helvetia_cup.model import (
    NO_EFFECTS,
    Ended,
    Footballer,
    FootballerId,
    Phase,
    Reason,
    State,
)
from app.games.helvetia_cup.pitch import DISTANCE, HEXES, Hex
from app.games.helvetia_cup.rules import kickoff, shootout, steps

NOBODY = len(HEXES)  # the distance of a team with nobody standing: farther than any hex


def refresh(footballer: Footballer) -> Footballer:
    """Return the footballer at the start of a round (HC-4.8); the same object if nothing was used."""
    if footballer.acted or footballer.steps or footballer.free != 1 or footballer.settled:
        return structs.replace(footballer, acted=False, steps=0, free=1, spent=0, settled=False)
    return footballer


def start_round(state: State, restart: bool = False) -> State:
    """Start a round with the attacker's movement (HC-4.1); `restart` after an offside (HC-14.4).

    Steps, defensive actions and the effects of cards have ended with the last round (HC-4.8).
    """
    coaches = tuple(
        coach if coach.effects is NO_EFFECTS else structs.replace(coach, effects=NO_EFFECTS)
        for coach in state.coaches
    )
    started = structs.replace(
        state,
        phase=Phase.MOVE_ATT,
        restart=restart,
        mandatory=False,
        footballers={id_: refresh(f) for id_, f in state.footballers.items()},
        coaches=coaches,
        passes=0,
        round=state.round + 1,
        pending=None,
    )
    return steps.begin(started)


def end_round(state: State, resolution: Resolution) -> State:
    """End a round: the attacker attacks again (HC-4.2); many quiet rounds lead to a time roll (HC-4.9)."""
    resolution.record(RoundEnded(state.attacker))
    state = structs.replace(state, quiet=state.quiet + 1)
    if state.quiet >= state.options.stall_rounds:
        state = roll_time(state, "stall", resolution)
        if half_over(state):
            return end_half(state, resolution)
    return start_round(state)


def turnover(
    state: State, holder: FootballerId | None, resolution: Resolution, restart: bool = False
) -> State:
    """Give control to the defending side: time roll, swapped roles, a new round (HC-4.4)."""
    gainer = state.defender
    resolution.record(TurnedOver(gainer, holder))
    ball = state.ball if holder is None else state.footballers[holder].hex
    state = structs.replace(state, holder=holder, ball=ball, at_pass=None, pending=None)
    state = roll_time(state, "turnover", resolution)
    if half_over(state):
        return end_half(state, resolution)  # HC-5.2: the rest is dropped
    return start_round(structs.replace(state, attacker=gainer), restart)


def settle_loose_ball(state: State, resolution: Resolution) -> State:
    """Let the owner of a free ball attack in the next round (HC-4.5)."""
    attackers, defenders = loose_distances(state, state.ball_hex)
    owner = loose_owner(state, state.ball_hex)
    resolution.record(BallLoose(owner, state.ball_hex, attackers, defenders))
    state = structs.replace(state, holder=None)
    return end_round(state, resolution) if owner == state.attacker else turnover(state, None, resolution)


def loose_owner(state: State, hex_: Hex) -> Seat:
    """Return the side with the nearest standing footballer; a tie goes to the attacker (HC-4.5)."""
    attackers, defenders = loose_distances(state, hex_)
    return state.attacker if attackers <= defenders else state.defender


def loose_distances(state: State, hex_: Hex) -> tuple[int, int]:
    """Return the distances of the nearest standing attacker and defender, without the fallen (HC-4.7)."""
    return nearest_distance(state, state.attacker, hex_), nearest_distance(state, state.defender, hex_)


def nearest_distance(state: State, seat: Seat, hex_: Hex) -> int:
    return min((DISTANCE[f.hex][hex_] for f in state.of(seat) if f.hex and not f.fallen), default=NOBODY)


def roll_time(state: State, why: Literal["turnover", "goal", "stall"], resolution: Resolution) -> State:
    """Roll the time for the attacking coach (HC-5.1)."""
    fixed = state.time_fixed
    minutes = TIME_FACES[resolution.below(len(TIME_FACES))] if fixed is None else fixed  # HC-5.4
    clock = min(state.clock + minutes, half_length(state.half))  # HC-5.2: surplus minutes are lost
    resolution.record(TimeRolled(state.attacker, minutes, clock, fixed is not None, why))
    return structs.replace(state, clock=clock, quiet=0, time_fixed=None)


def half_over(state: State) -> bool:
    return state.clock >= half_length(state.half)


def half_length(half: int) -> int:
    """Return the minutes of a half: 45, in extra time 15 (HC-5.2)."""
    return HALF_MINUTES if half <= 2 else EXTRA_MINUTES


def end_half(state: State, resolution: Resolution) -> State:
    """Go on to the next half, to extra time, to the shoot-out, or to the result (HC-5.3, HC-15.1)."""
    left, right = state.score
    resolution.record(HalfEnded(state.half, left, right))
    if state.half == 1:
        for seat in (0, 1):
            state = state.counting(seat, lead_half=int(state.score[seat] > state.score[1 - seat]))
    if state.half in (1, 3):
        return kickoff.start_half(state, state.half + 1, resolution)
    if left != right:
        return finish(state, 0 if left > right else 1, "score", resolution)
    if state.half == 2 and state.options.extra_time:
        return kickoff.start_half(state, 3, resolution)
    if state.options.shootout:
        return shootout.start(state, resolution)
    return finish(state, None, "score", resolution)


def finish(state: State, winner: Seat | None, reason: Reason, resolution: Resolution) -> State:
    """End the match (HC-18.1)."""
    resolution.record(MatchEnded(winner, reason))
    return structs.replace(state, phase=Phase.OVER, pending=None, movement=None, ended=Ended(winner, reason))
