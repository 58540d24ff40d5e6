"""Rounds, possession and the clock (HC-4, HC-5), and how a match ends (HC-18)."""

from typing import Literal

from msgspec import structs

from app.engine.contract import Seat
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
    State,
)
from app.games.helvetia_cup.pitch import DISTANCE, Hex
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import kickoff, shootout

FAR = 99  # farther than any hex: a team with nobody standing


def refreshed(footballer: Footballer) -> Footballer:
    """As he begins a round (HC-4.8); the same object where nothing was used."""
    if footballer.acted or footballer.steps or footballer.free != 1 or footballer.settled:
        return structs.replace(footballer, acted=False, steps=0, free=1, spent=0, settled=False)
    return footballer


def start_round(play: Play, restart: bool = False) -> None:
    """The attacker's movement comes first (HC-4.1). `restart`: after an offside (HC-14.4)."""
    refresh(play)
    play.now(phase=Phase.MOVE_ATT, restart=restart, mandatory=False)


def refresh(play: Play) -> None:
    """Steps, defensive actions and the effects of cards end with the round (HC-4.8)."""
    state = play.state
    coaches = tuple(
        coach if coach.effects is NO_EFFECTS else structs.replace(coach, effects=NO_EFFECTS)
        for coach in state.coaches
    )
    play.now(
        footballers={id_: refreshed(f) for id_, f in state.footballers.items()},
        coaches=coaches,
        passes=0,
        round=state.round + 1,
        pending=None,
    )


def end_round(play: Play) -> None:
    """The attacker stays attacker (HC-4.2); after too many quiet rounds the time die falls (HC-4.9)."""
    play.tell(RoundEnded(play.state.attacker))
    play.now(quiet=play.state.quiet + 1)
    stalled = play.state.quiet >= play.state.options.stall_rounds
    if not (stalled and time_ends_half(play, "stall")):
        start_round(play)


def turnover(play: Play, holder: FootballerId | None, restart: bool = False) -> None:
    """The defending side gets control: time roll, roles swap, a new round (HC-4.4)."""
    state = play.state
    gainer = state.defender
    play.tell(TurnedOver(gainer, holder))
    ball = state.ball if holder is None else state.footballers[holder].hex
    play.now(holder=holder, ball=ball, at_pass=None, pending=None)
    if time_ends_half(play, "turnover"):
        return  # HC-5.2: the rest is dropped
    play.now(attacker=gainer)
    start_round(play, restart)


def settle_loose_ball(play: Play) -> None:
    """HC-4.5: the side with the nearest standing footballer owns a ball that nobody holds."""
    state = play.state
    assert state.ball is not None
    attackers = nearest_distance(state, state.attacker, state.ball)
    defenders = nearest_distance(state, state.defender, state.ball)
    owner = state.attacker if attackers <= defenders else state.defender
    play.tell(BallLoose(state.ball, attackers, defenders, owner))
    play.now(holder=None)
    if owner == state.attacker:
        end_round(play)
    else:
        turnover(play, None)


def nearest_distance(state: State, seat: Seat, hex_: Hex) -> int:
    """From the nearest standing footballer of a team; fallen ones do not count (HC-4.7)."""
    return min((DISTANCE[f.hex][hex_] for f in state.of(seat) if f.hex and not f.fallen), default=FAR)


def time_ends_half(play: Play, why: Literal["turnover", "goal", "stall"]) -> bool:
    """The time roll of the attacking coach (HC-5.1); True when it ends the half, which it then has done."""
    state = play.state
    fixed = state.time_fixed
    minutes = TIME_FACES[play.chance.below(len(TIME_FACES))] if fixed is None else fixed  # HC-5.4
    clock = min(state.clock + minutes, half_length(state.half))  # HC-5.2: surplus minutes are lost
    play.tell(TimeRolled(state.attacker, minutes, clock, fixed is not None, why))
    play.now(clock=clock, quiet=0, time_fixed=None)
    if clock < half_length(state.half):
        return False
    end_half(play)
    return True


def half_length(half: int) -> int:
    """HC-5.2: 45 minutes, in extra time 15."""
    return HALF_MINUTES if half <= 2 else EXTRA_MINUTES


def end_half(play: Play) -> None:
    """To the next half, to extra time, to the shoot-out, or to the result (HC-5.3, HC-15.1)."""
    state = play.state
    left, right = state.score
    play.tell(HalfEnded(state.half, left, right))
    if state.half == 1:
        for seat in (0, 1):
            play.count(seat, lead_half=int(state.score[seat] > state.score[1 - seat]))
    if state.half in (1, 3):
        kickoff.start_half(play, state.half + 1)
    elif left != right:
        finish(play, 0 if left > right else 1, "score")
    elif state.half == 2 and state.options.extra_time:
        kickoff.start_half(play, 3)
    elif state.options.shootout:
        shootout.start(play)
    else:
        finish(play, None, "score")


def finish(play: Play, winner: Seat | None, reason: Literal["score", "shootout", "forfeit"]) -> None:
    """HC-18.1."""
    play.tell(MatchEnded(winner, reason))
    play.now(phase=Phase.OVER, pending=None, ended=Ended(winner, reason))
