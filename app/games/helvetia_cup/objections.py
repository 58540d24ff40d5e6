"""Why an action is not among the legal ones: the clause in the way, and a sentence for the player."""

from collections.abc import Callable, Iterator
from typing import Any

from app.engine.contract import Objection, Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.data import CARDS, LONG_PASS_MIN, SECTORS, SHORT_PASS_RANGE
from app.games.helvetia_cup.goal import contiguous
from app.games.helvetia_cup.legal import legal
from app.games.helvetia_cup.model import Footballer, ForcedMove, Phase, State, Withdrawal, goal_of_attack
from app.games.helvetia_cup.pitch import (
    ACCELERATION,
    CIRCLE,
    DISTANCE,
    GOAL,
    GOAL_HEXES,
    HALF,
    NEIGHBOURS,
    ROW,
    Hex,
)
from app.games.helvetia_cup.rules import before, cards, kickoff, passing, shooting, steps, substitutions

PHASES: dict[type[a.Action], tuple[str, tuple[Phase, ...]]] = {
    a.Discard: ("HC-2.2", (Phase.CARDS,)),
    a.Pick: ("HC-2.4", (Phase.SQUAD,)),
    a.ChooseKickoff: ("HC-2.8", (Phase.TOSS,)),
    a.Sub: ("HC-13.1", (Phase.SUBS,)),
    a.SubExit: ("HC-13.1", (Phase.MOVE_ATT, Phase.MOVE_DEF)),
    a.Done: ("HC-6.1", (Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.SUBS)),
    a.PlaceFootballer: ("HC-3.1", (Phase.PLACE,)),
    a.Kicker: ("HC-3.2", (Phase.KICKER,)),
    a.Move: ("HC-6.1", (Phase.MOVE_ATT, Phase.MOVE_DEF)),
    a.Overtake: ("HC-6.4", (Phase.MOVE_ATT,)),
    a.Stand: ("HC-6.7", (Phase.MOVE_ATT, Phase.MOVE_DEF)),
    a.Steal: ("HC-7.1", (Phase.ACT_DEF,)),
    a.Tackle: ("HC-7.1", (Phase.ACT_DEF,)),
    a.Pressure: ("HC-7.1", (Phase.ACT_DEF,)),
    a.MoveOn: ("HC-7.3", (Phase.FORCED_MOVE,)),
    a.PickKeeper: ("HC-8.10", (Phase.PICK_KEEPER,)),
    a.InjurySub: ("HC-8.4", (Phase.INJURY_SUB,)),
    a.Nearest: ("HC-8.5", (Phase.NEAREST,)),
    a.Withdraw: ("HC-8.7", (Phase.WITHDRAW,)),
    a.PenaltyTaker: ("HC-8.9", (Phase.PENALTY_TAKER,)),
    a.PenaltyClear: ("HC-8.9", (Phase.PENALTY_CLEAR,)),
    a.ShortPass: ("HC-9.1", (Phase.ACT_ATT,)),
    a.LongPass: ("HC-9.1", (Phase.ACT_ATT,)),
    a.Shoot: ("HC-9.1", (Phase.ACT_ATT,)),
    a.OneTouch: ("HC-11.7", (Phase.ACT_ATT,)),
    a.Header: ("HC-10.3", (Phase.AFTER_LONG,)),
    a.EndRound: ("HC-9.1", (Phase.ACT_ATT, Phase.AFTER_LONG)),
    a.Intercept: ("HC-9.3", (Phase.INTERCEPT,)),
    a.Clear: ("HC-10.6", (Phase.CLEAR,)),
    a.Decline: ("HC-7.7", (Phase.INTERCEPT, Phase.CLEAR)),
    a.Aim: ("HC-11.2", (Phase.SHOT,)),
    a.Guard: ("HC-11.2", (Phase.SHOT,)),
    a.CallOffside: ("HC-14.3", (Phase.OFFSIDE_WINDOW,)),
    a.NoCall: ("HC-14.3", (Phase.OFFSIDE_WINDOW,)),
    a.ShootoutTaker: ("HC-15.3", (Phase.SO_TAKER,)),
}


def objections(state: State, seat: Seat, action: a.Action) -> Iterator[Objection]:
    """Nothing for a legal action; otherwise the most telling reason first, and at least one."""
    if action in legal(state, seat):
        return
    if isinstance(action, a.PlayCard):
        yield from _card(state, seat, action)
        return
    clause, phases = PHASES[type(action)]
    if state.phase in phases:
        yield from _footballer(state, seat, action)
        yield from REASONS.get(type(action), _none)(state, seat, action)
        yield Objection(clause, "not_possible")
    else:
        yield Objection(clause, "not_now")


def _none(state: State, seat: Seat, action: a.Action) -> Iterator[Objection]:
    yield from ()


def _footballer(state: State, seat: Seat, action: a.Action) -> Iterator[Objection]:
    """Nobody commands the other team."""
    id_ = getattr(action, "f", None)
    if id_ is not None and not id_.startswith(f"{seat}:"):
        yield Objection("HC-2.1", "not_your_footballer")


def _named(state: State, seat: Seat, id_: str) -> Footballer | None:
    """A footballer of this seat on the pitch."""
    found = state.footballers.get(id_)
    return found if found is not None and found.seat == seat and found.hex is not None else None


def _discard(state: State, seat: Seat, action: a.Discard) -> Iterator[Objection]:
    yield Objection("HC-2.2", "card_not_in_hand")


def _pick(state: State, seat: Seat, action: a.Pick) -> Iterator[Objection]:
    numbers = {f"{seat}:{number}": number for number in before.available(state.options, seat)}
    number = numbers.get(action.f)
    if number is None:
        yield Objection("HC-2.6", "not_available")
    elif number in before.squad(state, seat):
        yield Objection("HC-2.4", "picked_already")
    elif before.is_captain(state, seat, number):
        yield Objection("HC-2.4", "one_captain")


def _place(state: State, seat: Seat, action: a.PlaceFootballer) -> Iterator[Objection]:
    due = kickoff.to_place(state)
    if due is not None and action.f != due.id:
        yield Objection("HC-3.1", "in_shirt_order", {"number": due.number})
    elif action.to in GOAL_HEXES:
        yield Objection("HC-6.6", "goal_area")
    elif action.to not in HALF[seat]:
        yield Objection("HC-3.1", "own_half")
    elif action.to in CIRCLE and seat == state.defender:
        yield Objection("HC-3.1", "not_in_circle")
    else:
        yield Objection("HC-6.5", "hex_taken")


def _kicker(state: State, seat: Seat, action: a.Kicker) -> Iterator[Objection]:
    yield Objection("HC-3.2", "field_footballer_kicks")


def _move(state: State, seat: Seat, action: a.Move) -> Iterator[Objection]:
    footballer = _named(state, seat, action.f)
    if footballer is None:
        yield Objection("HC-6.1", "not_on_pitch")
        return
    yield from _cannot_step(state, footballer)
    yield from _cannot_enter(state, footballer, action.to)


def _cannot_step(state: State, footballer: Footballer) -> Iterator[Objection]:
    if footballer.fallen:
        yield Objection("HC-6.7", "fallen")
    elif footballer.settled:
        yield Objection("HC-6.4", "settled")
    elif steps.bound_keeper(state, footballer):
        yield Objection("HC-6.9", "keeper_with_ball_stays")
    elif steps.boosts_stuck(state, footballer.seat) and not steps.has_step(state, footballer):
        yield Objection("HC-16.3", "muddy")
    elif not steps.has_step(state, footballer):
        yield Objection("HC-6.2", "no_step_left")


def _cannot_enter(state: State, footballer: Footballer, to: Hex) -> Iterator[Objection]:
    if footballer.hex is not None and to not in NEIGHBOURS[footballer.hex]:
        yield Objection("HC-6.1", "one_hex")
    elif to in GOAL_HEXES and not (footballer.keeper and to == GOAL[footballer.seat]):
        yield Objection("HC-6.6", "goal_area")
    elif to in state.taken(footballer.seat):
        yield Objection("HC-6.5", "hex_taken")


def _overtake(state: State, seat: Seat, action: a.Overtake) -> Iterator[Objection]:
    footballer = _named(state, seat, action.f)
    if footballer is None or not footballer.steps:
        yield Objection("HC-6.4", "overtake_after_step")
    elif footballer.spent:
        yield Objection("HC-6.4", "overtake_without_boost")
    elif footballer.settled:
        yield Objection("HC-6.4", "settled")
    elif footballer.hex not in ACCELERATION or ROW.get(action.to) != ROW[footballer.hex]:
        yield Objection("HC-6.4", "overtake_along_line")
    else:
        yield from _cannot_enter(state, footballer, action.to)


def _stand(state: State, seat: Seat, action: a.Stand) -> Iterator[Objection]:
    yield Objection("HC-6.7", "stand_with_free_step")


def _sub_exit(state: State, seat: Seat, action: a.SubExit) -> Iterator[Objection]:
    footballer = _named(state, seat, action.f)
    if footballer is None or action.in_ not in {f.id for f in state.bench(seat)}:
        yield Objection("HC-13.3", "no_such_substitute")
    elif footballer.id == state.holder:
        yield Objection("HC-13.2", "holder_stays")
    elif not substitutions.may_exit(state, footballer):
        yield Objection("HC-13.1", "from_the_edge")
    else:
        yield from _cannot_step(state, footballer)


def _substitute(state: State, seat: Seat, action: a.Sub) -> Iterator[Objection]:
    yield Objection("HC-13.3", "no_such_substitute")


def _injury_sub(state: State, seat: Seat, action: a.InjurySub) -> Iterator[Objection]:
    yield Objection("HC-8.4", "no_such_substitute")


def _forced(state: State, seat: Seat, action: a.MoveOn | a.Withdraw) -> Iterator[Objection]:
    """With the ball after a steal, or away from it after a foul."""
    pending = state.pending
    assert isinstance(pending, ForcedMove | Withdrawal)
    if action.f != pending.f:
        yield Objection("HC-7.4" if isinstance(pending, ForcedMove) else "HC-8.7", "another_moves")
    else:
        yield from _cannot_enter(state, state.footballers[pending.f], action.to)


def _nearest(state: State, seat: Seat, action: a.Nearest) -> Iterator[Objection]:
    yield Objection("HC-8.5", "not_the_nearest")


def _penalty_taker(state: State, seat: Seat, action: a.PenaltyTaker) -> Iterator[Objection]:
    yield Objection("HC-8.9", "no_swap_into_goal")


def _penalty_clear(state: State, seat: Seat, action: a.PenaltyClear) -> Iterator[Objection]:
    yield Objection("HC-8.9", "nearest_hex_outside")


def _short_pass(state: State, seat: Seat, action: a.ShortPass) -> Iterator[Objection]:
    assert state.ball is not None
    away = DISTANCE[state.ball].get(action.to)
    if state.passes >= state.options.short_pass_cap:
        yield Objection("HC-9.6", "passes_used_up", {"cap": state.options.short_pass_cap})
    elif away is None or not SHORT_PASS_RANGE[0] <= away <= SHORT_PASS_RANGE[1]:
        yield Objection("HC-9.2", "short_pass_range")
    elif action.to in GOAL_HEXES:
        yield Objection("HC-9.2", "goal_area")
    else:
        yield Objection("HC-9.2", "no_receiver")


def _long_pass(state: State, seat: Seat, action: a.LongPass) -> Iterator[Objection]:
    assert state.ball is not None
    away = DISTANCE[state.ball].get(action.to)
    if away is not None and away < LONG_PASS_MIN:
        yield Objection("HC-10.1", "long_pass_range")
    elif action.to == goal_of_attack(seat):
        yield Objection("HC-10.1", "goal_area")
    elif action.to in GOAL_HEXES:
        yield Objection("HC-10.1", "keeper_not_home")


def _shoot(state: State, seat: Seat, action: a.Shoot) -> Iterator[Objection]:
    yield from _bound(state)
    if state.passes:
        yield Objection("HC-9.4", "no_shot_after_pass")
    elif not shooting.in_range(state):
        yield Objection("HC-11.1", "not_in_zone")


def _one_touch(state: State, seat: Seat, action: a.OneTouch) -> Iterator[Objection]:
    yield from _bound(state)
    if not state.passes:
        yield Objection("HC-11.7", "only_after_short_pass")
    elif not shooting.in_range(state):
        yield Objection("HC-11.1", "not_in_zone")


def _end_round(state: State, seat: Seat, action: a.EndRound) -> Iterator[Objection]:
    if state.phase is Phase.ACT_ATT:
        yield from _bound(state)
    if state.mandatory:
        yield Objection("HC-9.1", "action_is_due")


def _bound(state: State) -> Iterator[Objection]:
    if passing.bound_to_pass(state):
        yield Objection("HC-12.2", "keeper_must_pass")


def _aim(state: State, seat: Seat, action: a.Aim) -> Iterator[Objection]:
    yield Objection("HC-11.2", "aim_at_a_sector")


def _guard(state: State, seat: Seat, action: a.Guard) -> Iterator[Objection]:
    shot = shooting.pending_shot(state)
    if seat == state.footballers[shot.shooter].seat:
        yield Objection("HC-11.2", "shooter_aims")
    elif len(action.sectors) != shot.n:
        yield Objection("HC-11.2", "guard_exactly", {"n": shot.n})
    elif not set(action.sectors) <= SECTORS.keys() or not contiguous(action.sectors):
        yield Objection("HC-1.12", "guard_together")


def _shootout_taker(state: State, seat: Seat, action: a.ShootoutTaker) -> Iterator[Objection]:
    yield Objection("HC-15.3", "everybody_kicks_first")


def _pick_keeper(state: State, seat: Seat, action: a.PickKeeper) -> Iterator[Objection]:
    yield Objection("HC-8.10", "not_on_pitch")


def _card(state: State, seat: Seat, action: a.PlayCard) -> Iterator[Objection]:
    if action.card not in cards.hand(state, seat):
        yield Objection("HC-16.1", "card_not_in_hand")
    elif CARDS[action.card].window not in cards.windows(state, seat):
        yield Objection("HC-16.2", "card_not_now")
    else:
        yield Objection("HC-16.3", "card_target")


REASONS: dict[type[a.Action], Callable[[State, Seat, Any], Iterator[Objection]]] = {
    a.Discard: _discard,
    a.Pick: _pick,
    a.Sub: _substitute,
    a.SubExit: _sub_exit,
    a.PlaceFootballer: _place,
    a.Kicker: _kicker,
    a.Move: _move,
    a.Overtake: _overtake,
    a.Stand: _stand,
    a.MoveOn: _forced,
    a.PickKeeper: _pick_keeper,
    a.InjurySub: _injury_sub,
    a.Nearest: _nearest,
    a.Withdraw: _forced,
    a.PenaltyTaker: _penalty_taker,
    a.PenaltyClear: _penalty_clear,
    a.ShortPass: _short_pass,
    a.LongPass: _long_pass,
    a.Shoot: _shoot,
    a.OneTouch: _one_touch,
    a.EndRound: _end_round,
    a.Aim: _aim,
    a.Guard: _guard,
    a.ShootoutTaker: _shootout_taker,
}
