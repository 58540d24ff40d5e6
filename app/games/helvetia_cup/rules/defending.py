"""The defensive decision: steal, tackle or pressure (HC-7)."""

from typing import Literal

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import MoveOn, Pressure, Steal, Tackle
from app.games.helvetia_cup.data import FOUL_THRESHOLD
from app.games.helvetia_cup.events import BallTaken, Fell, MovedOn, PressureKept
from app.games.helvetia_cup.model import Footballer, FootballerId, ForcedMove, Phase, State
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import fouls, rounds
from app.games.helvetia_cup.rules.skills import skill_sum, tested


def challenger(state: State) -> Footballer | None:
    """The standing defender on the holder's hex (HC-7.1)."""
    return None if state.ball is None else state.standing_on(state.ball, state.defender)


def start_actions(play: Play) -> None:
    """The action phase: at most one defensive decision, then the attacker (HC-4.1, HC-7.1)."""
    contested = challenger(play.state) is not None
    play.now(phase=Phase.ACT_DEF if contested else Phase.ACT_ATT)


def both(play: Play) -> tuple[Footballer, Footballer]:
    """(defender, holder), the defender's action used up."""
    defender = challenger(play.state)
    assert defender is not None and play.state.holder is not None
    play.footballer(defender.id, acted=True)
    return defender, play.state.footballers[play.state.holder]


def steal(play: Play, seat: Seat, action: Steal) -> None:
    """HC-7.3: steal against dribble; whoever has the ball then must move with it."""
    defender, holder = both(play)
    success, _ = tested(play, defender.id, "steal", skill_sum(play.state, defender, "steal"))
    if not success:
        must_move_on(play, holder.id, wins=False, how="dribble")
        return
    kept, _ = tested(play, holder.id, "dribble", skill_sum(play.state, holder, "dribble"))
    if kept:
        play.count(holder.seat, dribbles=1)
        must_move_on(play, holder.id, wins=False, how="dribble")
    else:
        play.count(seat, steals=1)
        must_move_on(play, defender.id, wins=True, how="steal")


def tackle(play: Play, seat: Seat, action: Tackle) -> None:
    """HC-7.5: the ball, a fall, or a foul."""
    defender, holder = both(play)
    success, rolled = tested(play, defender.id, "tackle", skill_sum(play.state, defender, "tackle"))
    if success:
        play.count(seat, tackles=1)
        play.footballer(holder.id, fallen=True)
        play.tell(BallTaken(defender.id, holder.id))
        rounds.turnover(play, defender.id)
    elif rolled > FOUL_THRESHOLD or play.state.coaches[seat].effects.no_foul:
        play.footballer(defender.id, fallen=True)
        play.tell(Fell(defender.id))
        play.now(phase=Phase.ACT_ATT)
    else:
        fouls.commit(play, play.state.footballers[defender.id], holder)


def keep_pressure(play: Play, seat: Seat, action: Pressure) -> None:
    """Neither: the pressure works by itself on the next rolled action (HC-7.6)."""
    play.tell(PressureKept(seat))
    play.now(phase=Phase.ACT_ATT)


def must_move_on(
    play: Play, id_: FootballerId, *, wins: bool, how: Literal["steal", "dribble", "intercept"]
) -> None:
    """A free step with the ball to a neighbour hex; with no legal one he stays (HC-7.4)."""
    footballer = play.state.footballers[id_]
    play.now(pending=ForcedMove(id_, wins, how), holder=id_, phase=Phase.FORCED_MOVE)
    if not play.state.free_neighbours(footballer):
        assert footballer.hex is not None
        move_on(play, footballer.seat, MoveOn(id_, footballer.hex))


def move_on(play: Play, seat: Seat, action: MoveOn) -> None:
    """Then the winner of the ball attacks, or the attacker goes on (HC-7.3, HC-9.3)."""
    forced = play.state.pending
    assert isinstance(forced, ForcedMove)
    play.footballer(action.f, hex=action.to)
    play.now(ball=action.to, pending=None)
    play.tell(MovedOn(action.f, action.to))
    if forced.wins:
        rounds.turnover(play, action.f)
    else:
        play.now(phase=Phase.ACT_ATT)
