"""Set up a match, call the rule of each action, end the match."""

from collections.abc import Callable
from typing import Any, TypeAlias

from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Outcome, Placement, Seat, Step
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup import taking_back
from app.games.helvetia_cup.model import Foul, Phase, State
from app.games.helvetia_cup.rules import (
    before,
    cards,
    defending,
    fouls,
    kickoff,
    movement,
    offside,
    passing,
    restarts,
    rounds,
    shooting,
    shootout,
    substitutions,
)

Rule: TypeAlias = Callable[[State, Seat, Any, Resolution], State]
setup = before.setup


def done(state: State, seat: Seat, action: a.Done, resolution: Resolution) -> State:
    """End the substitutions after a goal, or the movement."""
    rule = substitutions.done if state.phase is Phase.SUBS else movement.done
    return rule(state, seat, action, resolution)


def nearest(state: State, seat: Seat, action: a.Nearest, resolution: Resolution) -> State:
    """Choose the nearest footballer after an injury (HC-8.5), or after an offside (HC-14.4)."""
    rule = fouls.choose_nearest if isinstance(state.pending, Foul) else restarts.choose_nearest
    return rule(state, seat, action, resolution)


RULES: dict[type[a.Action], Rule] = {
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
    a.TakeBack: taking_back.take_back,
    a.Steal: defending.steal,
    a.Tackle: defending.tackle,
    a.Pressure: defending.keep_pressure,
    a.MoveOn: defending.move_on,
    a.PickKeeper: fouls.pick_keeper,
    a.InjurySub: fouls.injury_sub,
    a.Nearest: nearest,
    a.Withdraw: restarts.withdraw,
    a.PenaltyTaker: restarts.penalty_taker,
    a.PenaltyClear: restarts.penalty_clear,
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
    resolution = Resolution(chance)
    return resolution.result(RULES[type(action)](state, seat, action, resolution))


def forfeit(state: State, seat: Seat) -> Step[State]:
    """End the match: the seat that resigns loses (HC-18.2)."""
    resolution = Resolution()
    return resolution.result(rounds.finish(state, 1 - seat, "resigned", resolution))


def outcome(state: State) -> Outcome | None:
    """Return the outcome: in a draw both are first; a shoot-out does not count as goals (HC-18.1)."""
    if state.ended is None:
        return None
    winner = state.ended.winner
    placements = tuple(
        Placement(seat, 1 if winner in (seat, None) else 2, state.score[seat]) for seat in (0, 1)
    )
    return Outcome(placements, state.ended.reason)
