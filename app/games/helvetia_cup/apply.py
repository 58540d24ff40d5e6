"""From an action to the rule that carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Outcome, Placement, Seat, Step
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.events import MatchEnded
from app.games.helvetia_cup.model import Ended, Phase, State
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import (
    before,
    cards,
    defending,
    fouls,
    kickoff,
    movement,
    offside,
    passing,
    shooting,
    shootout,
    substitutions,
)


def done(play: Play, seat: Seat, action: a.Done) -> None:
    """Of substitutions after a goal, or of movement."""
    rule = substitutions.done if play.state.phase is Phase.SUBS else movement.done
    rule(play, seat, action)


RULES: dict[type[a.Action], Callable[[Play, Seat, Any], None]] = {
    a.Discard: before.discard,
    a.Pick: before.pick,
    a.ChooseKickoff: before.choose_kickoff,
    a.Sub: substitutions.substitute,
    a.SubExit: substitutions.exit_for_substitute,
    a.Done: done,
    a.PlaceFootballer: kickoff.place,
    a.Kicker: kickoff.choose_kicker,
    a.Move: movement.move,
    a.Overtake: movement.overtake,
    a.Stand: movement.stand,
    a.Steal: defending.steal,
    a.Tackle: defending.tackle,
    a.Pressure: defending.keep_pressure,
    a.MoveOn: defending.move_on,
    a.PickKeeper: fouls.pick_keeper,
    a.InjurySub: fouls.injury_sub,
    a.Nearest: fouls.choose_nearest,
    a.Withdraw: offside.withdraw,
    a.PenaltyTaker: fouls.penalty_taker,
    a.PenaltyClear: fouls.penalty_clear,
    a.ShortPass: passing.short_pass,
    a.LongPass: passing.long_pass,
    a.Shoot: shooting.shoot,
    a.OneTouch: shooting.shoot,
    a.Header: shooting.shoot,
    a.EndRound: passing.end_by_choice,
    a.Intercept: passing.intercept,
    a.Clear: passing.clear,
    a.Decline: passing.decline,
    a.Aim: shooting.aim,
    a.Guard: shooting.guard,
    a.CallOffside: offside.call,
    a.NoCall: offside.no_call,
    a.ShootoutTaker: shootout.take,
    a.PlayCard: cards.play_card,
}


def apply(state: State, seat: Seat, action: a.Action, chance: Chance) -> Step[State]:
    play = Play(state, chance)
    RULES[type(action)](play, seat, action)
    return play.step()


def forfeit(state: State, seat: Seat) -> Step[State]:
    """Who resigns loses (HC-18.2)."""
    over = structs.replace(state, phase=Phase.OVER, pending=None, ended=Ended(1 - seat, "forfeit"))
    return Step(over, (MatchEnded(1 - seat, "forfeit"),))


def outcome(state: State) -> Outcome | None:
    """HC-18.1: both first in a draw; the score is the goals, without those of a shoot-out."""
    if state.ended is None:
        return None
    winner = state.ended.winner
    placements = tuple(
        Placement(seat, 1 if winner in (seat, None) else 2, state.score[seat]) for seat in (0, 1)
    )
    return Outcome(placements, state.ended.reason)
